"""What may be freely taken back: nothing that drew or revealed cards, or that a Ploy could
answer."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action
from engine.games.volfyirion.actions import (
    Acquire,
    AcquireTop,
    AcquireWonder,
    Attack,
    Collide,
    Decline,
    DefeatDragon,
    Destroy,
    EndTurn,
    HireHeroes,
    PlayAll,
    PlayCard,
    Rebuild,
    Redeploy,
    Redraw,
    Refresh,
    RemoveCard,
    RepelDragon,
    Replace,
    SealWonder,
    SendDragon,
    Station,
    TakePath,
    UnsealWonder,
    UseChain,
    UseRemoval,
)
from engine.games.volfyirion.cards import PLOYS
from engine.games.volfyirion.state import Played, Volfyirion
from tests.engine.volfyirion.kit import FOE, ME, do, done, table

RICH = (30, 30, 30)


def laid(**more: Any) -> Volfyirion:
    """A table on which almost everything can be done."""
    given: dict[str, Any] = {
        "points": RICH,
        "hand": ["captain", "pure-qoam", "bank", "novice"],
        "play": ["barter", "strategic-attack", "sabotage", Played("strange-box", sealed=True)],
        "discard": ["diviner"],
        "row": ["guard", "mint"],
        "lair": ["sharp-qoam"],
        "cities": {"vahylea": ["soldier"], "kyr": ["library"]},
        "turns": 1,
        "variants": ["rebuilding", "ascension-path"],
        "fallen": ["alantar"],
    }
    given["foe"] = {"play": ["ascension-path"], **more.pop("foe", {})}
    return table(**{**given, **more})


ALWAYS_FREE: list[Action] = [
    PlayCard("captain"),
    UseRemoval("barter"),
    UseRemoval("soldier", "vahylea"),
    UseRemoval("sabotage"),
    Acquire("guard"),
    AcquireWonder("sharp-qoam"),
    UnsealWonder("strange-box", ME),
    Redeploy("soldier", "vahylea", "tylaris"),
    Rebuild("alantar"),
    DefeatDragon(),
    TakePath(),
]
NEVER_FREE: list[Action] = [
    UseChain("strategic-attack"),  # draws
    Replace("guard"),  # a new top card
    Refresh("guard"),
    Redraw(),
    EndTurn(),
]
ANSWERABLE: list[Action] = [
    PlayCard("pure-qoam"),
    PlayCard("bank", "tylaris"),
    PlayCard("novice", "tylaris"),
    PlayAll(),
    Attack("yrdesh"),
    Attack("kyr"),
    SendDragon("kyr"),
]


@pytest.mark.rule("VF-42")
@pytest.mark.parametrize("action", ALWAYS_FREE, ids=str)
@pytest.mark.parametrize("ploy", ["", "double-shift"])
def test_free_is_what_shows_nothing_and_no_ploy_answers(action: Action, ploy: str) -> None:
    assert done(laid(foe={"ploy": ploy}), action).free


@pytest.mark.rule("VF-42")
@pytest.mark.parametrize("action", NEVER_FREE, ids=str)
def test_what_drew_or_revealed_is_never_free(action: Action) -> None:
    assert not done(laid(), action).free


@pytest.mark.rule("VF-42")
@pytest.mark.parametrize("action", ANSWERABLE, ids=str)
def test_what_a_ploy_could_answer_is_free_only_where_nobody_holds_one(action: Action) -> None:
    assert done(laid(), action).free
    for ploy in PLOYS:
        s = laid(foe={"ploy": ploy}, variants=["rebuilding", "ascension-path", "ploys"])
        assert not done(s, action).free, f"{ploy}: it must not depend on what is hidden"


@pytest.mark.rule("VF-41")
def test_perks_reveal_what_they_draw_and_no_more() -> None:
    assert done(table(play=["pure-qoam"], perk="anomaly-collider"), Collide("pure-qoam")).free
    oracle = table(assets=["stab", "guard"], points=RICH, perk="qoam-oracle")
    assert not done(oracle, AcquireTop("stab")).free
    assert not done(table(points=RICH, perk="heroes-party"), HireHeroes()).free


@pytest.mark.rule("VF-31", "VF-42")
def test_driving_the_dragon_home_is_free() -> None:
    s = table(points=RICH, dragon="tylaris", foe={"ploy": "mirage-city"})

    assert done(s, RepelDragon()).free


@pytest.mark.rule("VF-35")
def test_answers_are_free() -> None:
    building = do(laid(), UseRemoval("sabotage"))
    removal = do(laid(), AcquireWonder("sharp-qoam"))

    assert done(building, Destroy("library", "kyr")).free
    assert done(building, Decline()).free
    assert done(removal, RemoveCard("diviner", "discard")).free


@pytest.mark.rule("VF-42")
@pytest.mark.parametrize("mine", ["", "mirage-city", "afterthought"])
def test_stationing_a_troop_is_free_only_where_the_attacker_holds_no_ploy(mine: str) -> None:
    cities = {"tylaris": ["guard"]}
    s = table(points=RICH, cities=cities, ploy=mine, foe={"ploy": "second-chance"})

    s = do(s, UseRemoval("guard", "tylaris"), Attack("yrdesh"))

    assert done(s, Station("guard", "kyr")).free is (mine == "")
    assert done(s, Decline()).free


@pytest.mark.rule("VF-29")
def test_sealing_an_enemy_wonder_is_free() -> None:
    s = table(points=RICH, foe={"play": ["pure-qoam"], "ploy": "crystallization"})

    assert done(s, SealWonder("pure-qoam", FOE)).free
