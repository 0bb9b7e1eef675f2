"""What bot players make of a table: better tables are worth more, and they act on it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action, Dice, Setup
from engine.games.volfyirion import GAME
from engine.games.volfyirion import actions as a
from engine.games.volfyirion.state import Played, Volfyirion
from engine.house import HOUSES, play_out
from engine.house.playing_out import decide
from tests.engine.volfyirion.kit import ME, SEED, table


def worth(**given: Any) -> float:
    return GAME.worth(table(**given), ME)


def choice(s: Volfyirion, house: str = "greedy") -> Action:
    return decide(GAME, s, GAME.actors(s)[0], HOUSES[house], Dice.house(SEED, 1))


BETTER: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"fallen": ["kyr"]}, {}),
    ({}, {"fallen": ["tylaris"]}),
    ({"dragon": "kyr"}, {}),
    ({}, {"dragon": "tylaris"}),
    ({"discard": ["endless-tactic"]}, {}),
    ({"play": ["primal-beast"]}, {"play": [Played("primal-beast", sealed=True)]}),
    ({"cities": {"tylaris": ["bank"]}}, {}),
    ({"cities": {"tylaris": ["guard"]}}, {"cities": {"kyr": ["guard"]}}),
    ({"points": (0, 10, 0)}, {"points": (0, 2, 0)}),
    ({"points": (0, 0, 8)}, {"points": (0, 0, 7)}),
]


@pytest.mark.parametrize(("better", "worse"), BETTER)
def test_what_is_better_is_worth_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert worth(**better) > worth(**worse)


@pytest.mark.parametrize(("better", "worse"), BETTER)
def test_what_one_side_gains_the_other_loses(better: dict[str, Any], worse: dict[str, Any]) -> None:
    for given in (better, worse):
        s = table(**given)
        assert GAME.worth(s, 0) == pytest.approx(-GAME.worth(s, 1))


@pytest.mark.parametrize("house", ["greedy", "search", "beginner"])
@pytest.mark.parametrize(
    ("given", "action"),
    [
        ({"points": (0, 8, 0), "fallen": ["akao-uket", "kyr"]}, a.Attack("yrdesh")),
        ({"points": (0, 9, 0), "lair": ["strange-box", "pure-qoam"]}, a.Attack("yrdesh")),
        ({"points": (0, 0, 8), "dragon": "tylaris"}, a.RepelDragon()),
        (
            {"points": (8, 0, 0), "row": ["endless-tactic", "qoam-ritual"]},
            a.Acquire("endless-tactic"),
        ),
        ({}, a.EndTurn()),
    ],
)
def test_great_things_come_first_and_nothing_is_done_for_nothing(
    house: str, given: dict[str, Any], action: Action
) -> None:
    assert choice(table(**given), house) == action


@pytest.mark.parametrize("currency", ["battle", "knowledge"])
def test_alone_it_beats_the_dragon_when_it_can(currency: str) -> None:
    points = (0, 16, 0) if currency == "battle" else (0, 0, 16)

    action = choice(table("solo", points=points))

    assert isinstance(action, a.AttackVolfyirion | a.Subjugate)


def test_the_searching_house_gathers_what_wins() -> None:
    """There are 10 B and two Troops that bring 3 each: with both removed, they beat the dragon."""
    s = table("solo", points=(0, 10, 0), cities={"tylaris": ["guard"], "vahylea": ["fighter"]})

    for number in range(3):
        action = decide(GAME, s, ME, HOUSES["search"], Dice.house(SEED, number))
        s = GAME.apply(s, ME, action, Dice(SEED, number)).s

    assert s.won


@pytest.mark.landing
@pytest.mark.parametrize("mode", ["duel", "solo", "coop", "team"])
def test_every_way_to_play_comes_to_an_end(mode: str) -> None:
    """Also where nobody plays by chance, as the plays that keep every law do."""
    seats = GAME.mode(mode).seats[0]

    record = play_out(GAME, Setup(mode, seats, (False,) * seats), [HOUSES["greedy"]] * seats, SEED)

    assert record.final.result is not None
    assert len(record.moves) < seats * record.final.round * 40
