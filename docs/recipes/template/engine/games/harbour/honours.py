"""What people can earn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import Event
from engine.games.harbour.cards import PURSE
from engine.games.harbour.events import Sailed, Sold
from engine.games.harbour.state import Harbour
from engine.honours import Earned, Honour, Honours

FLEET, THRIFTY = 3, 5  # ships; coins left


def _moment(_: Harbour, events: Sequence[Event], __: Harbour) -> Iterator[Earned]:
    for event in events:
        match event:
            case Sold(seat, coins=1):
                yield seat, "bargain"
            case Sold(seat, coins=coins) if coins == PURSE:
                yield seat, "all-in"
            case Sold(seat, ship="galleon"):
                yield seat, "flagship"
            case _:
                pass


def _ending(story: Sequence[Event], s: Harbour) -> Iterator[Earned]:
    sold = [event for event in story if isinstance(event, Sold)]
    deadlock = any(isinstance(event, Sailed) for event in story) and not sold
    for seat, one in enumerate(s.captains):
        if len(one.ships) >= FLEET:
            yield seat, "fleet"
        if sold and all(event.seat == seat for event in sold):
            yield seat, "monopoly"
        if s.result and s.result.places[seat] == 1 and one.coins >= THRIFTY:
            yield seat, "thrifty"
        if not one.ships:
            yield seat, "landlubber"
        if deadlock:
            yield seat, "deadlock"


HONOURS = Honours(
    (
        *map(Honour, ("bargain", "all-in", "flagship", "fleet", "monopoly", "thrifty")),
        Honour("landlubber", hidden=True),
        Honour("deadlock", hidden=True),
    ),
    _moment,
    _ending,
)
