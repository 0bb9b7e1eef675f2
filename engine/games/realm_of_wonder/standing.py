"""Where characters stand, and how their turn ends, no matter what ends it."""

from __future__ import annotations

from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.state import Turn, on_island, touch


def place(t: Turn, seat: int, space: str) -> None:
    """Put a character on a space. On the castle island it gives up its balloon, and no special
    power lasts [RW-34]."""
    one = t.s.characters[seat]
    touch(t, one.at, space)
    one.at = space
    if on_island(t.s, seat):
        one.pace.fist, one.pace.vulture = False, ""
        if one.pace.balloon:
            one.pace.balloon = False
            t.tell(e.BalloonLeft(seat))


def end_turn(t: Turn, seat: int) -> None:
    """[RW-40, RW-41] End a seat's movement turn. Nothing happens if it is not the seat's turn: a
    beaten defender still has its own to come."""
    one = t.s.characters[seat]
    if t.s.turn_of == seat and not one.pace.moved:
        one.pace.moved, one.pace.left, one.seen = True, 0, t.s.clock
        t.tell(e.TurnEnded(seat))
