"""Every game says what it has pictures of, and says so for all that it declares."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Dice, Game, Setup
from engine.games import GAMES
from rendering.artist import Artist, artist_of
from tests.toys import TOYS


def artist(game: Game[Any]) -> Artist[Any]:
    found = artist_of(game.key)
    assert isinstance(found, Artist)
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_that_has_piles_or_a_campaign_has_pictures_of_them(game: Game[Any]) -> None:
    mode = game.modes[0]
    s = game.new(Setup(mode.key, mode.seats[0]), Dice(bytes(16), 0)).s

    assert artist(game).pile or not game.piles(game.view(s, None))
    assert (artist(game).campaign is not None) == (game.campaign is not None)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_letters_mark_every_seat(game: Game[Any]) -> None:
    mode = game.modes[0]
    s = game.new(Setup(mode.key, mode.seats[1]), Dice(bytes(16), 0)).s

    letters = artist(game).letters

    assert letters is None or len(letters(s)) == s.seats


@pytest.mark.parametrize("key", TOYS)
def test_a_game_may_do_without_pictures(key: str) -> None:
    assert artist_of(key) is None
