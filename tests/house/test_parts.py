"""`worth` in named parts: what a hint tells of a move is what bot players go by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from engine.core import Dice, Game, Setup, State
from engine.games import GAMES
from engine.house import HOUSES
from engine.house.playing_out import decide

SEED = b"parts of worth.."
MOVES = 60
MODES = [(key, mode.key) for key, game in GAMES.items() if game.parts for mode in game.modes]


@cache
def tables(key: str, mode: str) -> Sequence[State]:
    """Along a play by chance, in which every sixth choice is a wise one. They are shared: never
    change one."""
    game = GAMES[key]
    return [game.copy(s) for s in played(game, mode)]


def played(game: Game[Any], mode: str) -> Iterator[State]:
    seats = game.mode(mode).seats[0]
    settings = {one.key: one.default for one in game.settings_of(mode)}
    campaign = game.campaign() if game.campaign else None
    s = game.new(Setup(mode, seats, (False,) * seats, settings, campaign), Dice(SEED, 0)).s
    for number in range(1, MOVES):
        yield s
        if s.result is not None:
            return
        house = HOUSES["random" if number % 6 else "beginner"]
        seat = game.actors(s)[0]
        action = decide(game, s, seat, house, Dice.house(SEED, number))
        game.step(s, seat, action, Dice(SEED, number))


@pytest.mark.slow
@pytest.mark.parametrize(("key", "mode"), MODES)
def test_the_parts_sum_up_to_the_worth(key: str, mode: str) -> None:
    game, seen = GAMES[key], 0
    assert game.parts is not None
    for s in tables(key, mode):
        for seat in range(s.seats):
            found = game.parts(s, seat)
            assert sum(found.values()) == pytest.approx(game.worth(s, seat), abs=1e-6)
            seen += len(found) > 3
    assert seen >= MOVES // 3
