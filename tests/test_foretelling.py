"""The danger on the table names who wins, a turn ahead; `tools.stakes` measures how often."""

from __future__ import annotations

import pytest

from bot.simulate.plan import seed_of
from engine.core import Dice, Msg, Setup
from engine.games import GAMES
from engine.games.wonder_book.state import Campaign
from tools.stakes import Foretold, foretell, is_alarm, report, seats_in, turn_of


@pytest.mark.landing
def test_it_names_the_winner_of_a_duel_a_turn_ahead() -> None:
    game, setup = GAMES["volfyirion"], Setup("duel", 2, (False, False))
    some = [foretell(game, setup, "greedy", seed_of("duel", number)) for number in range(3)]

    assert [one and one.last for one in some] == [True] * 3
    assert all(one and one.before < one.earlier for one in some)  # it does not always say so


def test_it_looks_at_rounds_where_heroes_share_them() -> None:
    game = GAMES["wonder_book"]
    setup = Setup("coop", 2, (False, False), {"difficulty": "standard"}, Campaign())
    s = game.new(setup, Dice(bytes(16), 0)).s

    assert turn_of(game, s) == s.round


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


@pytest.mark.parametrize(
    ("danger", "alarms"),
    [
        (Msg("wonder-book-danger", {"n": 1, "of": 10, "names": [], "count": 0}), False),
        (Msg("wonder-book-lost-soon", {"left": 1}), True),
        (Msg("volfyirion-sleeps", {"n": 1, "pile": 9, "deck": 0}), False),
        (Msg("volfyirion-threatens", {"city": "kyr", "falls": False}), False),
        (Msg("volfyirion-threatens", {"city": "kyr", "falls": True}), True),
    ],
)
def test_what_always_stands_there_is_no_alarm(danger: Msg, alarms: bool) -> None:
    assert is_alarm(danger) == alarms


def test_the_share_is_told_with_that_of_earlier_turns() -> None:
    told = report([Foretold(True, 2, 9), Foretold(False, 0, 5)])

    assert told == "1 of 2 games, 50% (9% to 91%); 2 of 14 earlier turns"
