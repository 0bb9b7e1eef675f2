"""What moves earn when they run through the real engine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core import Applied, Event, Game
from engine.honours import Earned

Moves = Iterable[tuple[Any, Applied[Any]]]  # the state before each move, and what came of it


def in_a_moment(game: Game[Any], moves: Moves) -> set[Earned]:
    found: set[Earned] = set()
    for before, applied in moves:
        found |= set(game.honours.moment(before, applied.events, applied.s))
    return declared(game, found)


def at_the_end(game: Game[Any], s: Any, *parts: Iterable[Event]) -> set[Earned]:
    """The honours of a game that has ended in `s`, for the events of `parts`."""
    return declared(game, game.honours.ending([event for part in parts for event in part], s))


def declared(game: Game[Any], found: Iterable[Earned]) -> set[Earned]:
    known = {honour.id for honour in game.honours.all}
    earned = set(found)
    assert {honour for _, honour in earned} <= known
    return earned
