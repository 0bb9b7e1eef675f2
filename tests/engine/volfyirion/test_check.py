"""No card or point is lost, doubled or made up without being noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import Dice, Setup
from engine.games.volfyirion import GAME
from engine.games.volfyirion.check import check
from engine.games.volfyirion.state import Volfyirion
from tests.engine.volfyirion.kit import FOE, ME, SEED


def lose_an_asset(s: Volfyirion) -> None:
    s.markets[0].deck.cards.pop()


def double_a_wonder(s: Volfyirion) -> None:
    s.removed.append(s.markets[0].lair[0])


def exchange_a_card(s: Volfyirion) -> None:
    s.markets[0].row[0] = "prospector"


def lose_a_ploy(s: Volfyirion) -> None:
    s.houses[FOE].ploy.cards.clear()


def double_a_ploy(s: Volfyirion) -> None:
    s.ploys.cards += s.houses[ME].ploy.cards


def forget_a_card_of_the_deck(s: Volfyirion) -> None:
    s.houses[ME].unseen.pop()


def owe_a_point(s: Volfyirion) -> None:
    s.houses[ME].points.battle = -1


@pytest.mark.parametrize(
    "harm",
    [
        lose_an_asset,
        double_a_wonder,
        exchange_a_card,
        lose_a_ploy,
        double_a_ploy,
        forget_a_card_of_the_deck,
        owe_a_point,
    ],
    ids=lambda harm: harm.__name__,
)
def test_what_is_lost_or_doubled_is_noticed(harm: Callable[[Volfyirion], None]) -> None:
    s = GAME.new(Setup("duel", 2, settings={"ploys": "on"}), Dice(SEED, 0)).s
    check(s)

    harm(s)

    with pytest.raises(AssertionError):
        check(s)
