"""Games played at random, so that measurements see tables in mid-game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from engine.core import Action, Applied, Dice, Game, Setup, State


class Played(NamedTuple):
    seat: int
    action: Action
    applied: Applied[Any]


def table(game: Game[Any], luck: Random) -> State:
    """A full table in the game's first mode."""
    mode = game.modes[0]
    settings = {setting.key: setting.default for setting in game.settings}
    setup = Setup(mode.key, mode.seats[1], settings=settings)
    return game.new(setup, Dice(luck.randbytes(16), 0)).s


def play_out(game: Game[Any], luck: Random) -> int:
    """Play one table from setup to end, by `step` as in a playout. Returns the number of steps."""
    s, seed, steps = table(game, luck), luck.randbytes(16), 0
    while s.result is None:
        seat = game.actors(s)[0]
        steps += 1
        game.step(s, seat, luck.choice(game.legal(s, seat)), Dice(seed, steps))
    return steps


def moves(game: Game[Any], n: int, seed: int = 1) -> list[Played]:
    """`n` moves in a row, from one table after the other."""
    luck, played = Random(seed), list[Played]()
    while len(played) < n:
        played += _moves(game, luck)
    return played[:n]


def _moves(game: Game[Any], luck: Random) -> Iterator[Played]:
    s, seed, seq = table(game, luck), luck.randbytes(16), 0
    while s.result is None:
        seat, seq = game.actors(s)[0], seq + 1
        action = luck.choice(game.legal(s, seat))
        applied = game.apply(s, seat, action, Dice(seed, seq))
        yield Played(seat, action, applied)
        s = applied.s
