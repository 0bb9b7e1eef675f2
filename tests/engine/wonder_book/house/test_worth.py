"""Bot players leave undone what is optional only if that is better."""

from __future__ import annotations

from types import ModuleType

import pytest

from engine.core import Action, Dice
from engine.games.wonder_book import GAME
from engine.games.wonder_book.actions import Attack, Keep, Reroll, RollOn, Strike, UseItem
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.cards.kinds import Card, Goal, Special
from engine.games.wonder_book.state import WonderBook
from engine.house import beginner, greedy, search
from engine.house.playing_out import decide
from tests.engine.wonder_book.laid import at, laid, play

HOUSES = pytest.mark.parametrize(
    "house", [greedy, search, beginner], ids=["greedy", "search", "beginner"]
)
SEED = b"0123456789abcdef"
MACHINE = do.PushLuck(3, "letters", most=8, bust=(do.Spawn(2, "square"),))
WELL = do.Roll(
    2, ((do.Hearts("you", -1),), (do.Count("letters"),))
)  # one success is as good as two
SORTED = Goal(when.AtLeast("letters", 18), "bridge", ())


def chosen(s: WonderBook, house: ModuleType) -> Action:
    return decide(GAME, s, GAME.actors(s)[0], house.choose, Dice.house(SEED, 1))


def used(order: Effect, rolls: str) -> WonderBook:
    """Ken's item gives `order`."""
    item = Card("item", item="needle", specials=(Special("needle", (order,)),))
    s = laid(ken=at("square", items=[2]), turn="ken", sid=at("lane"), cards={2: item}, goal=SORTED)
    return play(s, UseItem("needle"), rolls=rolls)


@HOUSES
def test_what_is_left_over_is_dealt(house: ModuleType) -> None:
    acts = Goal(when.AtLeast("rounds", 9), "bridge", (do.Activate(1),))
    wyrms = {"A": "square", "B": "lane"}
    s = laid(sid=at("square"), ken=at("garden"), turn="sid", wyrms=wyrms, stunned="A", goal=acts)

    assert chosen(play(s, Attack(), Strike("A"), rolls="++"), house) == Strike("B")


@HOUSES
def test_six_letters_are_worth_a_heart(house: ModuleType) -> None:
    s = play(used(MACHINE, "+++"), RollOn(), RollOn(), rolls="+++---")

    assert chosen(s, house) == Reroll()


@HOUSES
def test_nothing_is_rolled_again_that_can_bring_no_more(house: ModuleType) -> None:
    assert chosen(used(WELL, "+-"), house) == Keep()
