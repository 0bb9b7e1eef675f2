"""No game is endless: VF-64."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Result
from engine.games.volfyirion.actions import (
    Collide,
    EndTurn,
    KeepInHand,
    PlayAll,
    SealWonder,
    UnsealWonder,
)
from engine.games.volfyirion.ending import ROUNDS
from engine.games.volfyirion.events import TimeUp
from engine.games.volfyirion.state import Volfyirion
from tests.engine.volfyirion.kit import ME, do, done, end_turns, has, offered, table


def last_round(**laid: Any) -> Volfyirion:
    """The second player is about to end the very last turn."""
    s = table(turns=ROUNDS, **laid)
    return end_turns(s)


def places(s: Volfyirion) -> tuple[int, ...] | None:
    result: Result | None = end_turns(s).result
    return result.places if result else None


@pytest.mark.rule("VF-64")
def test_after_forty_rounds_more_standing_cities_win() -> None:
    assert places(last_round(fallen=("kyr",))) == (1, 2)
    assert places(last_round(fallen=("tylaris",), cities={"alantar": ["elite-trooper"]})) == (2, 1)
    assert TimeUp(ROUNDS, alone=False) in done(last_round(fallen=("kyr",)), EndTurn()).events


@pytest.mark.rule("VF-64")
def test_more_cities_win_over_more_defence() -> None:
    strong = {"akao-uket": ["armored-soldier"], "kyr": ["elite-trooper"]}

    assert ROUNDS == 40
    assert places(last_round(fallen=("yrdesh",), cities=strong)) == (1, 2)


@pytest.mark.rule("VF-64")
def test_of_as_many_cities_more_defence_wins_with_troops() -> None:
    assert places(last_round(fallen=("tylaris", "kyr"))) == (1, 2)
    assert places(last_round(cities={"kyr": ["novice"]})) == (2, 1)


@pytest.mark.rule("VF-64", "VF-36")
def test_a_claimed_lair_counts_as_a_city() -> None:
    assert places(last_round(claimed=0)) == (1, 2)


@pytest.mark.rule("VF-64")
def test_equal_in_both_nobody_wins() -> None:
    assert places(last_round()) == (1, 1)


@pytest.mark.rule("VF-64")
def test_both_have_had_as_many_turns_when_time_is_up() -> None:
    assert end_turns(table(turns=ROUNDS)).result is None
    assert places(end_turns(table(turns=ROUNDS - 1))) is None


@pytest.mark.rule("VF-64", "VF-19")
def test_keeping_cards_in_hand_does_not_offer_to_play_them_all_again() -> None:
    s = do(table(hand=["novice"]), PlayAll(), KeepInHand())

    assert not offered(s, PlayAll())


@pytest.mark.rule("VF-64", "VF-29")
def test_sealing_and_unsealing_runs_out_of_knowledge() -> None:
    s = table(play=["strange-box"], points=(0, 0, 9), perk="anomaly-collider")
    seal, unseal = SealWonder("strange-box", ME), UnsealWonder("strange-box", ME)

    s = do(s, seal, unseal, seal)
    assert has(s) == (0, 0, 0)
    assert not offered(s, unseal)
    assert not offered(s, Collide("strange-box"))
