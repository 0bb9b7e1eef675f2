"""Dice are seen on a phone, in all games that have any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest
from PIL import Image

from bot.text.say import say_in
from engine.core import View
from engine.games import GAMES
from rendering import keeping
from rendering.artist import artist_of
from rendering.keeping import MAKERS, Store
from tests.rendering import realm_of_wonder as realm
from tests.rendering import wonder_book as book
from tests.rendering import world_adventure as world

WIDE, PHONE, LEAST = 1280, 400, 20  # pixels


def thrown() -> Any:
    s = book.table()
    s.roll = [True, False, True]
    return s


TABLES: list[tuple[str, str, Callable[[], Any]]] = [
    ("realm_of_wonder", "realm_of_wonder.corner", realm.race),
    ("realm_of_wonder", "realm_of_wonder.corner", realm.choosing),
    ("wonder_book", "pieces", thrown),
    ("world_adventure", "world_adventure.scene", world.month),
    ("world_adventure", "world_adventure.scene", world.hunt),
    ("world_adventure", "world_adventure.scene", world.clash),
]


def test_every_kind_of_die_is_looked_at() -> None:
    assert all(map(artist_of, GAMES))  # whose modules are read by this

    kinds = {maker.name for maker in MAKERS if maker.name.endswith(".die")}

    assert kinds == {f"{module}.die" for _, module, _ in TABLES}


@pytest.mark.parametrize(("game", "module", "table"), TABLES)
def test_each_die_is_wide_enough(
    game: str, module: str, table: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three dice of a throw, and every die of a battle."""
    monkeypatch.setattr(keeping, "STORE", Store(128 * 2**20))  # so that all is drawn
    artist = artist_of(game)
    assert artist

    artist.board(View(0, table()), say_in("en"), str)

    made = [(key[0].name, one.made) for key, one in keeping.STORE._kept.items()]
    widths = [cast("Image.Image", image).width for name, image in made if name == f"{module}.die"]
    assert widths
    assert min(widths) * PHONE / WIDE >= LEAST
