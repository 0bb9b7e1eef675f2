"""Every card of the box is played once: where it goes, what it gives, what its ability does.

Generated from the card table; `test_abilities.py` checks what each effect then does.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.volfyirion.actions import (
    Decline,
    Destroy,
    EndTurn,
    PlayCard,
    RemoveCard,
    SendDragon,
    UseChain,
    UseRemoval,
)
from engine.games.volfyirion.cards import CARDS, Bonus, Colour
from engine.games.volfyirion.state import Volfyirion
from tests.engine.volfyirion.kit import ME, blocked, do, has, in_play, offered, offers, on, table

PLACED = {"building", "troop", "mercenary"}
STAYS = PLACED | {"wonder", "ascension"}
CHAINS = [name for name, card in CARDS.items() if card.chain]
REMOVALS = [name for name, card in CARDS.items() if card.remove]
FRIENDS: dict[Colour, tuple[str, str]] = {  # Command cards that meet a colour
    "turquoise": ("harness-qoam", "barter"),
    "red": ("sabotage", "stab"),
    "purple": ("qoam-ritual", "hidden-cache"),
}
DECK = ["prospector"] * 3


def needs(name: str) -> tuple[Colour, ...]:
    chain = CARDS[name].chain
    return chain.needs if chain else ()


def friends(name: str, *, without: int = -1) -> list[str]:
    """Other cards, one for every colour of a chain; `without` leaves out the one at that place."""
    got = list[str]()
    for place, colour in enumerate(needs(name)):
        if place != without:
            got.append(next(each for each in FRIENDS[colour] if each not in (*got, name)))
    return got


def played(name: str, **more: Any) -> Volfyirion:
    """A card just played from the hand, on Tylaris if it needs a City."""
    city = "tylaris" if CARDS[name].kind in PLACED else ""
    target = {"kyr": ["guard" if name != "guard" else "soldier", "library"]}
    s = table(hand=[name], deck=DECK, discard=["prospector"], cities=target, **more)
    return do(s, PlayCard(name, city))


def place(name: str) -> str:
    return "tylaris" if CARDS[name].kind in PLACED else ""


@pytest.mark.rule("VF-09", "VF-11", "VF-12", "VF-19", "VF-20")
@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_played_to_its_place_and_gives_its_points(name: str) -> None:
    s = played(name)

    points = CARDS[name].points
    assert has(s) == (points.command, points.battle, points.knowledge)
    assert (on(s, "tylaris") if place(name) else in_play(s)) == [name]
    assert s.houses[ME].hand.cards == []


@pytest.mark.rule("VF-14", "VF-37")
@pytest.mark.parametrize("name", CARDS)
def test_only_buildings_troops_and_wonders_stay_and_give_their_points_again(name: str) -> None:
    s = do(played(name), EndTurn(), EndTurn())

    stays, points = CARDS[name].kind in STAYS, CARDS[name].points
    assert (name in in_play(s) + on(s, "tylaris")) is stays
    assert (name in s.houses[ME].discard + s.houses[ME].hand.cards) is not stays
    gained = (points.command, points.battle, points.knowledge)
    assert has(s) == (gained if stays else (0, 0, 0))


@pytest.mark.rule("VF-32", "VF-33")
@pytest.mark.parametrize("name", CHAINS)
def test_a_chain_triggers_once_a_turn_when_all_its_colours_are_there(name: str) -> None:
    card = CARDS[name]
    assert card.chain is not None
    s = played(name, play=friends(name))
    before = has(s)

    s = do(s, UseChain(name, place(name)))

    assert_given(s, before, card.chain.gives)
    s = answered(s)
    assert blocked(s, UseChain(name, place(name))) is None
    assert name in in_play(s) + on(s, "tylaris")


@pytest.mark.rule("VF-33")
@pytest.mark.parametrize(
    ("name", "missing"),
    [pytest.param(name, n, id=f"{name}-{n}") for name in CHAINS for n in range(len(needs(name)))],
)
def test_a_chain_does_not_trigger_when_a_colour_is_missing(name: str, missing: int) -> None:
    s = played(name, play=[*friends(name, without=missing), "pure-qoam", "prospector"])

    assert blocked(s, UseChain(name, place(name))) == "vf-33-colours"


@pytest.mark.rule("VF-34")
@pytest.mark.parametrize("name", REMOVALS)
def test_a_remove_ability_gives_its_bonus_and_the_card_leaves_the_game(name: str) -> None:
    gives = CARDS[name].remove
    assert gives is not None
    s = played(name)
    before, removed = has(s), s.removed.count(name)

    s = do(s, UseRemoval(name, place(name)))

    assert_given(s, before, gives)
    assert s.removed.count(name) == removed + 1
    assert name not in in_play(s) + on(s, "tylaris")


@pytest.mark.rule("VF-34")
@pytest.mark.parametrize("name", REMOVALS)
def test_a_remove_ability_works_from_play_only(name: str) -> None:
    s = table(hand=[name], discard=[name] if CARDS[name].copies > 1 else [])

    assert blocked(s, UseRemoval(name)) is None
    assert blocked(s, UseRemoval(name, "tylaris")) is None


def assert_given(s: Volfyirion, before: tuple[int, int, int], gives: Bonus) -> None:
    """Points and cards have come, and the question of the effect is asked."""
    bonus = (gives.command, gives.battle, gives.knowledge)
    assert has(s) == tuple(a + b for a, b in zip(before, bonus, strict=True))
    assert s.houses[ME].hand.cards == DECK[: gives.draw]
    kinds = {type(action) for action in offers(s)}
    assert (RemoveCard in kinds) == bool(gives.remove_card)
    assert (SendDragon in kinds and Decline in kinds) == bool(gives.move_volfyirion)
    targets = [action for action in offers(s) if isinstance(action, Destroy)]
    assert [CARDS[target.card].is_building for target in targets] == [
        True
    ] * gives.destroy_building + [False] * gives.destroy_troop


def answered(s: Volfyirion) -> Volfyirion:
    return do(s, Decline()) if offered(s, Decline()) else s
