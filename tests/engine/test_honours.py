from __future__ import annotations

from typing import Any

import pytest

from engine.core import Game
from engine.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_eight_honours_of_which_two_or_three_are_hidden(game: Game[Any]) -> None:
    ids = [honour.id for honour in game.honours.all]

    assert len(ids) == len(set(ids)) == 8
    assert sum(honour.hidden for honour in game.honours.all) in (2, 3)
