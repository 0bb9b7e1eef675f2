"""Guesses at what is hidden fit what is seen."""

from __future__ import annotations

from engine.core import Dice, View
from engine.games.volfyirion import GAME
from engine.games.volfyirion.state import Volfyirion
from tests.engine.volfyirion.kit import ME, SEED, table


def test_a_guess_deals_what_is_hidden_and_keeps_what_is_seen() -> None:
    s = table(hand=["captain", "diviner"], foe={"hand": ["captain"]})
    view: View[Volfyirion] = GAME.view(s, ME)
    guesses = [GAME.load(GAME.dump(view.s)) for _ in range(8)]
    for number, guess in enumerate(guesses):
        GAME.imagine(guess, Dice(SEED, number))

    for guess in guesses:
        GAME.check(guess)
        assert guess.houses[ME].hand == s.houses[ME].hand
        assert guess.markets[0].row == s.markets[0].row
    assert len({tuple(guess.houses[1].hand.cards) for guess in guesses}) > 1
