"""Nothing is lost, and guesses at what is hidden fit what is seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import Dice, Setup
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder.board import LANDS, SPACES
from engine.games.realm_of_wonder.cardboard import check, imagine
from engine.games.realm_of_wonder.state import Fort, Realm
from tests.engine.realm_of_wonder.kit import FOE, ME, do, laid, side


def opened(quest: str = "pages", seed: bytes = bytes(16)) -> Realm:
    return GAME.new(Setup("race", 3, settings={"quest": quest}), Dice(seed, 0)).s


def lose_a_move(s: Realm) -> None:
    s.deck.cards.pop()


def double_a_spell(s: Realm) -> None:
    s.gone.append(s.magic.cards[0])


def lose_a_tile(s: Realm) -> None:
    s.tiles.cards[0] = "orb" if s.tiles.cards[0] != "orb" else "chest"


def gain_a_fort(s: Realm) -> None:
    s.forts["H4"] = Fort(ME, 1)


def gain_a_shoe(s: Realm) -> None:
    s.characters[FOE].shoes += 1


def owe_a_point(s: Realm) -> None:
    s.characters[ME].mp = -1


def leave_the_board(s: Realm) -> None:
    s.characters[ME].at = "Z9"


def turn_too_far(s: Realm) -> None:
    s.middle = 6


@pytest.mark.parametrize(
    "harm",
    [
        lose_a_move,
        double_a_spell,
        lose_a_tile,
        gain_a_fort,
        gain_a_shoe,
        owe_a_point,
        leave_the_board,
        turn_too_far,
    ],
    ids=lambda harm: harm.__name__,
)
def test_what_is_lost_or_doubled_is_noticed(harm: Callable[[Realm], None]) -> None:
    s = opened()
    check(s)

    harm(s)

    with pytest.raises(AssertionError):
        check(s)


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
