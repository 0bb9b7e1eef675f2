"""Vortices: travel from one to the next on the same disc [RW-32]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Option
from engine.deeds import Deeds
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.details import landing
from engine.games.realm_of_wonder.magic import pay, priced
from engine.games.realm_of_wonder.state import Realm, Turn, standing_at
from engine.games.realm_of_wonder.walking import arrive
from engine.games.realm_of_wonder.ways import next_vortices

JUMP_COST = 3  # MP; no movement points [RW-32]


def offers(s: Realm, seat: int) -> Iterator[Option]:
    """A character may travel either way, again and again. If another stands there, a battle waits
    [RW-76]."""
    at = s.characters[seat].at
    if SPACES[at].feature == "vortex":
        for space in dict.fromkeys(next_vortices(at)):
            offer = priced(s, seat, a.Vortex(space), JUMP_COST, "rw-32-cost")
            met = standing_at(s, space) is not None and not offer.blocked
            yield Option(offer.action, detail=landing(s, seat, space)) if met else offer


def _perform(t: Turn, seat: int, action: a.Vortex) -> None:
    pay(t, seat, JUMP_COST)
    t.tell(e.VortexTaken(seat, action.space))
    arrive(t, seat, action.space)


VORTICES = Deeds(offers, (a.Vortex,), _perform)
