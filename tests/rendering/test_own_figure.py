"""Readers find their own figure on the board, also in a crowd; somebody who only looks on has
none."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.text.say import say_in
from engine.core import View
from engine.games.realm_of_wonder.board import SPACES
from rendering.artist import artist_of
from rendering.palette import EYE
from rendering.realm_of_wonder.aside import aside
from rendering.realm_of_wonder.board import SIZE
from rendering.realm_of_wonder.easel import Stand, spot
from rendering.realm_of_wonder.figures import Standing, Token, picture
from rendering.realm_of_wonder.ground import MIDDLE
from tests.rendering import realm_of_wonder as realm
from tests.rendering import wonder_book as book
from tests.rendering import world_adventure as world

COLUMN = 900  # where the column beside the board begins
TABLES: dict[str, Any] = {
    "realm_of_wonder": realm.race(4),
    "wonder_book": book.table(),
    "world_adventure": world.month(3),
}


def board(game: str, seat: int | None) -> Image.Image:
    artist = artist_of(game)
    assert artist
    picture = artist.board(View(seat, TABLES[game]), say_in("en"), str)
    return picture.convert("RGB").crop((0, 0, COLUMN, picture.height))


def bright(image: Image.Image) -> int:
    """How many pixels are as bright as the pointer."""
    apart = ImageChops.difference(image, Image.new("RGB", image.size, EYE)).convert("L")
    return apart.histogram()[0]


@pytest.mark.parametrize("game", TABLES)
def test_a_pointer_shows_readers_their_own_figure(game: str) -> None:
    onlooker, first, second = (board(game, seat) for seat in (None, 0, 1))

    assert bright(first) > bright(onlooker) + 20
    assert bright(second) > bright(onlooker) + 20
    assert ImageChops.difference(first, second).getbbox() is not None


@pytest.mark.parametrize("code", [code for code, one in SPACES.items() if one.disc == "outer"])
@pytest.mark.parametrize("mine", [False, True])
def test_a_figure_at_the_rim_is_whole_in_the_picture(code: str, mine: bool) -> None:
    stand = Stand(0, 0)
    facts = Standing(code, figure=Token(0, "G", "gnome"), place=aside(code, stand), mine=mine)

    piece, (x, y) = picture(facts, 1), spot(code, stand)

    left, top = MIDDLE[0] + x + piece.corner[0], MIDDLE[1] + y + piece.corner[1]
    assert left >= 0
    assert top >= 0
    assert top + piece.image.height <= SIZE[1]
