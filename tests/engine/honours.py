"""What moves through the real engine earn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core import Applied, Event, Game
from engine.honours import Earned

Moves = Iterable[tuple[Any, Applied[Any]]]  # the state before each, and what came of it


def in_a_moment(game: Game[Any], moves: Moves) -> set[Earned]:
    assert game.honours is not None
    return {
        earned
        for before, applied in moves
        for earned in game.honours.moment(before, applied.events, applied.s)
    }


def at_the_end(game: Game[Any], s: Any, *parts: Iterable[Event]) -> set[Earned]:
    """Of a game that has ended in `s`, of which the events of `parts` are told."""
    assert game.honours is not None
    return set(game.honours.ending([event for part in parts for event in part], s))
