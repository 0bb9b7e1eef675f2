"""What levels are measured by does not change when bot players learn."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Dice, Game, Setup
from engine.games import GAMES
from engine.house import HOUSES, play_out
from engine.house.playing_out import decide
from tests.toys import duel

SEED = b"0123456789abcdef"
MOVES = 120
# By version of the rules. If the rules change, a line is added; if `worth` does, the one of before
# becomes `Game.measure`, and the line stays.
WORTHS = {
    "wonder_book 6": "2c5946699973",
    "wonder_book 7": "2c5946699973",
    "realm_of_wonder 5": "a2bb14622bd7",
    "realm_of_wonder 6": "a2bb14622bd7",
    "realm_of_wonder 7": "a2bb14622bd7",
    "world_adventure 5": "ed34c37d0f0f",
    "world_adventure 6": "ed34c37d0f0f",
    "volfyirion 2": "1cbfb7390eb3",
    "volfyirion 3": "1cbfb7390eb3",
}
PLAYED = {"greedy": "842a7ebd64fe", "search": "baadc4767006"}


def digest(values: object) -> str:
    return hashlib.sha256(repr(values).encode()).hexdigest()[:12]


def worths(game: Game[Any]) -> list[float]:
    """Of both first seats, along a table that is played by chance."""
    worth, mode = game.measure or game.worth, game.modes[0]
    campaign = game.campaign() if game.campaign else None
    settings = {one.key: one.default for one in game.settings_of(mode.key)}
    setup = Setup(mode.key, 2, (False,) * 2, settings, campaign)
    s, found = game.new(setup, Dice(SEED, 0)).s, list[float]()
    for number in range(1, MOVES):
        found += [round(worth(s, seat), 6) for seat in (0, 1)]
        if s.result is not None:
            break
        dice = Dice.house(SEED, number)
        seat = game.actors(s)[0]
        game.step(s, seat, decide(game, s, seat, HOUSES["random"], dice), Dice(SEED, number))
    return found


@pytest.mark.parametrize("key", dict.fromkeys(line.split()[0] for line in WORTHS))
def test_its_worth_is_that_of_30_november_2026(key: str) -> None:
    game = GAMES[key]
    now = f"{game.key} {game.version}"
    assert {now: digest(worths(game))}.items() <= WORTHS.items(), "for new rules add that line"


@pytest.mark.parametrize("house", ["greedy", "search"])
def test_it_chooses_as_it_did(house: str) -> None:
    record = play_out(duel.GAME, Setup("duel", 2, (False,) * 2), [HOUSES[house]] * 2, SEED)

    assert digest(record.moves) == PLAYED[house]


@pytest.mark.parametrize(("house", "level"), [("greedy", "beginner"), ("search", "good")])
def test_levels_go_by_the_new_worth_and_what_they_are_measured_by_goes_by_the_old(
    house: str, level: str
) -> None:
    s = duel.GAME.new(Setup("duel", 2), Dice(SEED, 0)).s
    s.players[0].coins = 4
    game = replace(duel.GAME, worth=lambda s, seat: -castles(s, seat), measure=castles)

    for number in range(4):
        dice = Dice.house(SEED, number), Dice.house(SEED, number)
        assert decide(game, s, 0, HOUSES[house], dice[0]) == duel.Buy("castle")
        assert decide(game, s, 0, HOUSES[level], dice[1]) != duel.Buy("castle")


def castles(s: duel.Duel, seat: int) -> float:
    return float(s.players[seat].owned.count("castle"))
