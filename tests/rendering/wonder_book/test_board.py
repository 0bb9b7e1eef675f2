from collections.abc import Callable

import pytest
from PIL import Image, ImageChops

from bot.text.say import LANGUAGES, say_in
from engine.core import HIDDEN
from engine.games.wonder_book.players import HeroTurn
from engine.games.wonder_book.state import CHEST, Ally, Boss, Page, WonderBook
from rendering.wonder_book import draw
from rendering.wonder_book.sheets.chapter_1 import MAP as CHAPTER_1
from tests.rendering.wonder_book import before_the_fall, seen, table

EN = say_in("en")


def _picture(s: WonderBook) -> Image.Image:
    return draw(seen(s), EN)


def _changed(change: Callable[[WonderBook], object]) -> tuple[int, int, int, int] | None:
    """Where the picture differs after a change."""
    before, after = table(), table()
    change(after)
    return ImageChops.difference(_picture(before), _picture(after)).getbbox()


@pytest.mark.parametrize(("count", "least"), [(1, 20), (3, 20 * 3), (8, 100)])
def test_the_dice_are_seen_on_a_phone(count: int, least: int) -> None:
    """In pixels at 400: three dice of 24 with gaps between, and eight stay within the strip."""

    def roll(s: WonderBook) -> None:
        s.roll = [True] * count

    box = _changed(roll)

    assert box is not None
    assert (box[2] - box[0]) * 400 / 1280 >= least
    assert box[1] >= 0
    assert box[2] <= 1280
    assert box[3] <= 90


def _with(boss: Boss, ally: Ally) -> WonderBook:
    s = table()
    s.bosses, s.allies = [boss], [ally]
    return s


def _within(area: str, box: tuple[int, int, int, int] | None) -> bool:
    left, top, right, bottom = CHAPTER_1.areas[area].room
    return bool(box) and left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= bottom


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_is_drawn_in_every_language(lang: str) -> None:
    assert draw(seen(table()), say_in(lang)).size == (1280, 960)


def test_the_same_table_looks_the_same_and_drawing_changes_nothing() -> None:
    s = table()
    first = _picture(s).tobytes()
    assert s == table()
    assert _picture(s).tobytes() == first


def test_the_book_opens_part_by_part() -> None:
    pictures: list[bytes] = [_picture(before_the_fall()).tobytes()]
    for parts in range(1, 4):
        s = before_the_fall()
        s.areas = [area for part in CHAPTER_1.parts[:parts] for area in part]
        pictures.append(_picture(s).tobytes())
    assert len(set(pictures)) == 4


def test_a_stunned_wyrm_and_a_spark_change_their_area_only() -> None:
    assert _within("landing", _changed(lambda s: setattr(s.wyrms[0], "stunned", True)))
    assert _within("well", _changed(lambda s: s.sparks.update(well=2)))


def test_a_border_that_becomes_solid_is_drawn_anew() -> None:
    def wall(s: WonderBook) -> None:
        s.dashed.remove(("landing", "well"))
        s.solid.append(("landing", "well"))

    box = _changed(wall)
    assert box
    assert box[2] - box[0] < 60


@pytest.mark.parametrize(
    "change",
    [
        lambda s: setattr(s.heroes[1], "hearts", 0),
        lambda s: setattr(s.heroes[1], "hearts", 2),
        lambda s: setattr(s.heroes[1], "sparks", 2),
        lambda s: setattr(s.heroes[1], "done", True),
        lambda s: setattr(s.heroes[1], "area", "well"),
        lambda s: s.heroes[1].items.append(8),
        lambda s: s.heroes[1].shreds.append("mist"),
        lambda s: setattr(s.wyrms[1], "area", "seam"),
        lambda s: setattr(s, "vortex", "landing"),
        lambda s: setattr(s, "destiny", 4),
        lambda s: setattr(s, "round", 3),
        lambda s: setattr(s, "roll", [True, False]),
        lambda s: s.rules.append(11),
        lambda s: s.stacks.pop("bell"),
        lambda s: s.stack.append(HeroTurn(turn_of=2)),
        lambda s: setattr(s.wyrms[0], "aura", True),
        lambda s: s.bosses.append(Boss("gloss", "seam", 6, 9)),
        lambda s: s.allies.append(Ally("wick", "seam", 3, 5)),
        lambda s: s.keywords.append(CHEST),
    ],
)
def test_what_a_player_must_know_is_on_the_picture(change: Callable[[WonderBook], object]) -> None:
    assert _changed(change)


def test_how_many_hearts_bosses_and_allies_have_is_seen() -> None:
    pictures = [
        _picture(_with(Boss("obel", "seam", hearts, 9), Ally("nora", "well", left, 4)))
        for hearts, left in ((9, 4), (8, 4), (8, 3), (8, 0))
    ]
    assert len({picture.tobytes() for picture in pictures}) == 4


def test_between_goals_the_page_that_is_read_is_named() -> None:
    one, other = before_the_fall(), before_the_fall()
    other.page = Page(1, "back")
    assert _picture(one).tobytes() != _picture(other).tobytes()


def test_nothing_hidden_shows() -> None:
    one, other = table(), table()
    one.deck.cards, other.deck.cards = [HIDDEN, HIDDEN], ["8", "9"]
    one.wyrm_deck.cards, other.wyrm_deck.cards = [HIDDEN], ["frenzy"]
    assert draw(seen(one, 0), EN).tobytes() == draw(seen(other, 0), EN).tobytes()
