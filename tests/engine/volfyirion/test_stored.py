"""Tables stored under an older version of the rules open and go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import Dice
from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import Decline, Station
from engine.games.volfyirion.state import Volfyirion
from tests.engine.volfyirion.kit import FOE, SEED, do, offers, on

VERSION_1 = Path(__file__).with_name("version_1.json")  # Second Chance is just being asked


def stored() -> Volfyirion:
    return GAME.load(VERSION_1.read_bytes())


@pytest.mark.rule("VF-65")
def test_a_question_of_version_1_is_answered_as_it_was_asked() -> None:
    assert list(GAME.actors(stored())) == [FOE]
    assert offers(stored()) == [
        Station("guard", "akao-uket"),
        Station("guard", "kyr", "novice"),
        Decline(),
    ]

    assert on(do(stored(), Station("guard", "akao-uket")), "akao-uket") == ["guard"]


@pytest.mark.parametrize("seed", range(3))
def test_a_table_of_version_1_is_played_to_its_end(seed: int) -> None:
    s, choices, moves = stored(), Dice(SEED, seed), 0
    while s.result is None:
        actor = GAME.actors(s)[0]
        s = GAME.apply(s, actor, choices.pick(GAME.legal(s, actor)), Dice(SEED, s.now + 1)).s
        GAME.check(s)
        moves += 1

    assert moves > 100
