"""Vortices: travel from one to the next on the same disc [RW-32]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Msg, Option
from engine.deeds import Deeds
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.details import landing
from engine.games.realm_of_wonder.magic import Priced, pay
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
            met = standing_at(s, space) is not None
            yield (_MEETING if met else _ALONE)[space].option(s, seat)


def _landing(s: Realm, seat: int, action: a.Vortex) -> Msg:
    return landing(s, seat, action.space)


_SPACES = [code for code, one in SPACES.items() if one.feature == "vortex"]
_ALONE = {code: Priced(a.Vortex(code), JUMP_COST, "rw-32-cost") for code in _SPACES}
_MEETING = {code: Priced(a.Vortex(code), JUMP_COST, "rw-32-cost", _landing) for code in _SPACES}


def _perform(t: Turn, seat: int, action: a.Vortex) -> None:
    pay(t, seat, JUMP_COST)
    t.tell(e.VortexTaken(seat, action.space))
    arrive(t, seat, action.space)


VORTICES = Deeds(offers, (a.Vortex,), _perform)
