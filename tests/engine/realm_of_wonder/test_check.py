"""No card, tile or token is lost or doubled without being noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import Dice, Setup
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder.check import check
from engine.games.realm_of_wonder.state import Fort, Realm
from tests.engine.realm_of_wonder.kit import FOE, ME


def opened() -> Realm:
    return GAME.new(Setup("race", 3, settings={"quest": "pages"}), Dice(bytes(16), 0)).s


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
