"""Guesses at what is hidden fit what is seen."""

from __future__ import annotations

import pytest

from engine.core import Dice, Setup
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder.board import LANDS, SPACES
from engine.games.realm_of_wonder.check import check
from engine.games.realm_of_wonder.house.imagine import imagine
from engine.games.realm_of_wonder.state import Realm
from tests.engine.realm_of_wonder.kit import FOE, ME, do, laid, side


def opened() -> Realm:
    return GAME.new(Setup("race", 3, settings={"quest": "pages"}), Dice(bytes(16), 0)).s


@pytest.mark.parametrize("number", range(8))
def test_a_guess_has_every_card_once_and_pages_where_they_may_lie(number: int) -> None:
    world = GAME.view(opened(), ME).s

    imagine(world, Dice(b"guess", number))

    check(world)
    for land, page in zip(LANDS, world.pages, strict=True):
        assert len(set(page.cards)) == 3
        assert all(space in world.towers and SPACES[space].land == land for space in page.cards)


def test_guesses_differ() -> None:
    hands = set[tuple[str, ...]]()

    for number in range(8):
        world = GAME.view(opened(), ME).s
        imagine(world, Dice(b"guess", number))
        hands.add(tuple(world.characters[FOE].magic.cards))

    assert len(hands) > 1


def test_a_guess_lets_the_others_have_chosen_a_card_of_theirs() -> None:
    s = laid(side(), side(moves=["move-1", "move-2", "move-3"]), step="cards")
    s = do(s, a.ChooseMove("move-2"), by=FOE)

    world = GAME.view(s, ME).s
    imagine(world, Dice(b"guess", 0))

    foe = world.characters[FOE]
    assert foe.chosen.value in foe.moves.cards
    assert foe.orders.counter.value == "aimed"


def test_a_spell_being_aimed_is_guessed_too() -> None:
    s = do(laid(side(magic=["plus"]), side(), step="spells"), a.Cast("plus"))

    world = GAME.view(s, FOE).s
    imagine(world, Dice(b"guess", 0))

    check(world)
