"""Tables at which discs can be turned in each of the four ways, with few and many in the race."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from engine.core import Option
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder.actions import Cast, PickDisc, SetDisc, TargetDisc, UseFrozenStone
from engine.games.realm_of_wonder.board import LANDS
from engine.games.realm_of_wonder.choosing import LiningUp
from engine.games.realm_of_wonder.state import Realm
from tests.engine.realm_of_wonder.kit import ME, Side, do, laid, side

Turning = PickDisc | SetDisc | TargetDisc | UseFrozenStone
ORBS = ["orb", "orb", "orb"]


def turnings() -> Iterator[tuple[Realm, Option]]:
    """Each with the state in which it is on offer to the first seat."""
    for s in _tables():
        offers = (one for one in GAME.options(s, ME) if isinstance(one.action, get_args(Turning)))
        yield from ((s, one) for one in offers if one.blocked is None)


def _tables() -> Iterator[Realm]:
    for at, far in (("H8", "O5"), ("H15", "K3")):
        for gates in ((), (1,), (0, 1, 2, 3)):
            spaces = (at, far, "O4", "K6")[: max(2, len(gates))]
            yield from _ways(
                [side(at=space, victory=seat in gates) for seat, space in enumerate(spaces)]
            )
    yield laid(side(at="H8", tiles=ORBS), side(at="Q13"), side(at="O11", forts={"Q15": 1}))


def _ways(sides: list[Side]) -> Iterator[Realm]:
    yield laid(*sides)
    sides[ME].magic = ["runestone"]
    yield do(laid(*sides, step="spells"), Cast("runestone"), by=ME)
    yield laid(*sides, step="spells", middle="dunes", top=[LiningUp(me=ME, land=LANDS[5])])
    sides[ME].key, sides[ME].magic = "yeti", ()
    yield laid(*sides, castle="orchard")
