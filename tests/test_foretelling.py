"""The danger on the table names who wins, a turn ahead; `tools.stakes` measures how often."""

from __future__ import annotations

import pytest

from engine.core import Msg
from engine.games import GAMES
from tools.stakes import named, seats_in


@pytest.mark.slow
def test_it_names_the_winner_of_a_duel_a_turn_ahead() -> None:
    game = GAMES["volfyirion"]
    assert [named(game, "duel", 2, "greedy", number) for number in range(3)] == [True] * 3


@pytest.mark.parametrize(
    ("danger", "seats"),
    [
        (Msg("realm-of-wonder-may-enter", {"seat": 1, "road": "orbs", "n": 4}), [1]),
        (Msg("world-adventure-near", {"seats": [0, 2], "n": 1}), [0, 2]),
        (Msg("volfyirion-last", {"seats": [0], "winners": Msg("side", {"seats": [1]})}), [1]),
        (Msg("volfyirion-besieges", {"city": "kyr", "seats": [1]}), []),
        (Msg("volfyirion-late", {"rounds": 40}), []),
    ],
)
def test_only_those_who_would_win_count(danger: Msg, seats: list[int]) -> None:
    assert list(seats_in([danger])) == seats
