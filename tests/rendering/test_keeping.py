"""Pictures that are kept have one bound for all games, in bytes."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image

import rendering
from bot.text.say import say_in
from engine.core import View
from rendering import keeping
from rendering.artist import artist_of
from rendering.keeping import STORE, Kept, Key, Store, weight
from tests.rendering import every, realm_of_wonder, volfyirion, wonder_book, world_adventure
from tests.sources import nodes_of

MODULES = sorted(Path(rendering.__path__[0]).rglob("*.py"))
MEGABYTE = 2**20


class Pair(NamedTuple):
    mask: Image.Image
    at: tuple[int, int]


class Watched(Store):
    """Knows how each picture looked when it came, and who made it."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.seen: list[tuple[str, Image.Image, bytes]] = []

    def keep(self, key: Key, made: object, seconds: float) -> None:
        if isinstance(made, Image.Image):
            self.seen.append((key[0].name, made, made.tobytes()))
        super().keep(key, made, seconds)


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> Store:
    """Room for ten pictures of 100 x 100 in grey."""
    mine = Store(10 * weight(Image.new("L", (100, 100))))
    monkeypatch.setattr(keeping, "STORE", mine)
    return mine


def grey(n: int) -> Image.Image:
    return Image.new("L", (100, 100), n)


def test_what_is_made_again_soonest_goes_first(store: Store) -> None:
    """Of pictures that weigh alike."""
    for n in range(10):
        store.keep((n,), grey(n), seconds=1 + n % 5)
    store.keep((10,), grey(10), seconds=9)
    store.keep((11,), grey(11), seconds=9)

    assert [n for n in range(12) if store.find((n,)) is None] == [0, 5]
    assert store.held <= store.most
    assert len(store) == 10


def test_what_is_looked_at_again_stays(store: Store) -> None:
    """What nobody asks for goes in the end, however dear it was."""
    store.keep((0,), grey(0), seconds=1.1)
    store.keep((1,), grey(1), seconds=5)
    for n in range(2, 90):
        assert store.find((0,)) is not None, n
        store.keep((n,), grey(n), seconds=1)

    assert store.find((1,)) is None


def test_a_board_that_is_soon_made_drives_out_no_words(store: Store) -> None:
    for n in range(5):
        store.keep((n,), grey(n), seconds=0.001)
    store.keep(("board",), Image.new("L", (220, 220)), seconds=0.002)
    store.keep(("other board",), Image.new("L", (220, 220)), seconds=0.002)

    assert store.find(("board",)) is None
    assert all(store.find((n,)) for n in range(5))


def test_two_functions_share_the_room_and_never_their_pictures(store: Store) -> None:
    one, other = Kept(grey), Kept(lambda n: Image.new("L", (100, 100), 255 - n))
    for n in range(8):
        assert one(n).getpixel((0, 0)) != other(n).getpixel((0, 0))
    assert len(store) == 10


@pytest.mark.usefixtures("store")
def test_arguments_by_name_are_told_apart() -> None:
    square = Kept(lambda n, dim=False: Image.new("L", (10, 10), n * (not dim)))
    assert square(5).getpixel((0, 0)) == 5
    assert square(5, dim=True).getpixel((0, 0)) == 0
    assert square(n=5) is square(n=5)


def test_a_picture_larger_than_all_the_room_is_given_and_kept_alone(store: Store) -> None:
    large = Kept(lambda: Image.new("RGB", (500, 500)))
    Kept(grey)(1)
    assert large().size == (500, 500)
    assert len(store) == 1
    Kept(grey)(2)
    assert store.held <= store.most


@pytest.mark.usefixtures("store")
def test_one_function_is_forgotten_alone() -> None:
    one, other = Kept(grey), Kept(grey)
    first, second = one(1), other(1)
    one.cache_clear()
    assert other(1) is second
    assert one(1) is not first


def test_a_picture_weighs_what_pillow_takes_for_it() -> None:
    """Colours lie in four bytes a pixel."""
    assert weight(Image.new("RGB", (10, 10))) >= 400
    assert 100 <= weight(Image.new("L", (10, 10))) < 400
    pair = Pair(Image.new("RGBA", (10, 10)), (0, 0))
    assert weight(pair) >= 400


def test_no_picture_is_kept_beside_the_store() -> None:
    """`lru_cache` counts pictures, it does not weigh them."""
    found = [
        (path.name, node.name)
        for path in MODULES
        for node in nodes_of(path)
        if isinstance(node, ast.FunctionDef)
        and any("lru_cache" in ast.unparse(one) for one in node.decorator_list)
        and "Image" in ast.unparse(node.returns or ast.Constant(""))
    ]
    assert found == []


@pytest.mark.landing
def test_nobody_paints_on_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next who asks would get a face that fades with each look, or a second badge."""
    mine = Watched(STORE.most)
    monkeypatch.setattr(keeping, "STORE", mine)
    say = say_in("en")
    for game, name, s in every.tables():
        if not name.startswith("chapter"):
            artist = artist_of(game)
            assert artist
            every.board(artist, View(0, s), say)
            every.near(artist, View(0, s), say)

    assert len(mine.seen) > 500
    assert {maker for maker, made, raw in mine.seen if made.tobytes() != raw} == set()


@pytest.mark.landing
def test_however_many_tables_are_drawn_the_bound_holds() -> None:
    """With room for one board or two, all look as they do with much room."""
    tables = {
        "wonder_book": wonder_book.table(),
        "realm_of_wonder": realm_of_wonder.race(),
        "world_adventure": world_adventure.month(),
        "volfyirion": volfyirion.duel(),
    }
    say, most = say_in("en"), STORE.most

    def drawn(game: str) -> bytes:
        artist = artist_of(game)
        assert artist
        return artist.table(View(0, tables[game]), say).tobytes()

    before = {game: drawn(game) for game in tables}
    STORE.allow(16 * MEGABYTE)
    try:
        for game in (*tables, *tables):
            assert drawn(game) == before[game]
            assert STORE.held <= STORE.most
    finally:
        STORE.allow(most)
