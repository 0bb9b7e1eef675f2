"""Moves that a friend at the table would laugh at, counted."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core import Action, Choice, Dice, Game, Setup
from engine.house import HOUSES, play_out


def stupid(game: Game[Any], setup: Setup, house: str, seed: bytes) -> Counter[str]:
    """Of one table: the `decisions` between several choices, and the stupid ones by kind."""
    record = play_out(game, setup, [HOUSES[house]] * setup.seats, seed)
    s, found = game.new(setup, Dice(seed, 0)).s, Counter[str]()
    turns, done = dict[int, Any](), dict[int, list[Action]]()
    for number, (seat, action) in enumerate(record.moves, start=1):
        turn, legal = game.turn(s) if game.turn else None, game.legal(s, seat)
        if turns.get(seat) != turn:
            turns[seat], done[seat] = turn, []
        mine = done.setdefault(seat, [])
        found["decisions"] += len(legal) > 1
        found.update(game.follies(Choice(s, seat, action, legal, mine)))
        mine.append(action)
        game.step(s, seat, action, Dice(seed, number))
    return found
