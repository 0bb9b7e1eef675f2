"""The first real decision of every game, mode and chapter stands on one screen of a phone with its
picture: from the upper edge of the picture to the last row of what can be chosen. Goal and danger
stand above, what is beside the game below.

Measured on screenshots of the page in Chromium: text of 16 points in lines of 22 (small print 14 in
19, headings more), buttons 32 high, menus 40.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
import pytest
from discord import ui

from bot.screens.layout import CLOSE_UP, HAND, PAGE, PICTURE, Scene, seat_message, table_message
from bot.screens.phone import GAP, INNER, SCREEN, row_height, text_height, wrapped
from bot.table import ids
from bot.table.ids import Pick
from bot.text.say import LANGUAGES, say_in
from engine.games import GAMES
from rendering.artist import artist_of
from rendering.rows import draw_rows, page_of
from tools.sittings import Moment, Sitting, moments, sittings

LATER, STEP = 60, 12  # decisions of a table, and every which My seat is looked at
CLICKS = 60  # before the first decision, at most

Sizes = Mapping[str, tuple[int, int]]


def first_decision(sitting: Sitting) -> Moment:
    """The first moment with more than one way to go on."""
    for moment in moments(sitting, CLICKS):
        if len(moment.table.game.legal(moment.table.state, moment.seat)) > 1:
            return moment
    raise AssertionError(f"nothing to decide in {CLICKS} clicks")


def shown(moment: Moment, lang: str) -> tuple[ui.LayoutView, Sizes]:
    """The message in which it is decided, and its pictures."""
    table, say = moment.table, say_in(lang)
    if table.only_reader is None and moment.option.secret:
        scene = moment.scene(say, moment.seat)
        sizes = drawn(scene, {CLOSE_UP: "close_up", HAND: "hand"})
        return seat_message(scene, list(sizes)), sizes
    scene = moment.scene(say, table.only_reader)
    wanted = {PICTURE: "table"} if scene.view.seat is None else {PICTURE: "table", HAND: "hand"}
    sizes = drawn(scene, wanted | ({PAGE: "page"} if scene.text.scene else {}))
    return table_message(scene, list(sizes)), sizes


def drawn(scene: Scene, wanted: Mapping[str, str]) -> Sizes:
    artist = artist_of(scene.table.game.key)
    draws = {name: getattr(artist, what) for name, what in wanted.items()}
    found = {name: draw(scene.view, scene.words.say) for name, draw in draws.items() if draw}
    if HAND in found:
        found[HAND] = draw_rows(page_of(found[HAND], 0))
    return {name: image.size for name, image in found.items() if image is not None}


def height(view: ui.LayoutView, sizes: Sizes) -> int:
    """In points, from the first picture's upper edge to the last row of the game."""
    (container,) = view.children
    assert isinstance(container, ui.Container)
    items: list[Any] = list(container.children)
    first = next(at for at, item in enumerate(items) if isinstance(item, ui.MediaGallery))
    last = max(at for at, item in enumerate(items) if is_choice(item))
    parts = [height_of(item, sizes) for item in items[first : last + 1]]
    return sum(parts) + GAP * (len(parts) - 1)


def is_choice(item: Any) -> bool:
    if not isinstance(item, ui.ActionRow):
        return False
    controls: list[Any] = list(item.children)
    values = {one.custom_id: _values(one) for one in controls}
    return any(isinstance(ids.parse(id, some), Pick) for id, some in values.items())


def _values(control: Any) -> list[str]:
    return [control.options[0].value] if isinstance(control, ui.Select) else []


def height_of(item: ui.Item[Any], sizes: Sizes) -> int:
    match item:
        case ui.TextDisplay():
            return text_height(item.content)
        case ui.MediaGallery():
            width, height = sizes[item.items[0].media.url.removeprefix("attachment://")]
            return round(height * INNER / width)
        case ui.ActionRow():
            return row_height(item)
        case _:
            return 1  # a line between two parts


@pytest.mark.slow
@pytest.mark.parametrize(
    "lang", [pytest.param(o, marks=[] if o == "fr" else pytest.mark.landing) for o in LANGUAGES]
)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_first_decision_stands_on_one_screen_with_its_picture(game: str, lang: str) -> None:
    found = {one.name: height(*shown(first_decision(one), lang)) for one in sitting_down(game)}

    assert {name: high for name, high in found.items() if high > SCREEN} == {}


@pytest.mark.slow
@pytest.mark.parametrize(
    "lang", [pytest.param(o, marks=[] if o == "fr" else pytest.mark.landing) for o in LANGUAGES]
)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_my_seat_is_one_screen_apart_from_its_pictures(game: str, lang: str) -> None:
    """What is to be decided and what is one's own, also when a game is well under way."""
    tables = [one for one in sitting_down(game) if not one.direct]
    found = {
        f"{one.name}, {number}": text_of_seat(moment, lang)
        for one in tables[:: len(tables) // 2]
        for number, moment in enumerate(moments(one, LATER))
        if number % STEP == STEP - 1
    }

    assert found
    assert {name: high for name, high in found.items() if high > SCREEN} == {}


def text_of_seat(moment: Moment, lang: str) -> int:
    """The height of My seat without its pictures, in points; where a page is read, from there to
    the last row of what can be chosen."""
    scene = moment.scene(say_in(lang), moment.seat)
    view = seat_message(scene, [CLOSE_UP, HAND])
    (container,) = view.children
    assert isinstance(container, ui.Container)
    items = [item for item in container.children if not isinstance(item, ui.MediaGallery)]
    if page := "\n".join(scene.page):
        read = [isinstance(one, ui.TextDisplay) and page in one.content for one in items]
        chosen = [at for at, one in enumerate(items) if is_choice(one)]
        items = items[read.index(True) : chosen[-1] + 1]
    return sum(height_of(item, {}) for item in items) + GAP * (len(items) - 1)


def sitting_down(game: str) -> list[Sitting]:
    return list(sittings([game], ["greedy"], 1))


class TestMeasure:
    def test_a_picture_is_as_wide_as_what_stands_in_the_message(self) -> None:
        assert height_of(gallery(), {"table.png": (1200, 900)}) == 225

    def test_long_lines_wrap(self) -> None:
        assert [text_height("x" * n) for n in (1, 39, 40, 79)] == [22, 22, 44, 66]
        assert text_height("-# " + "x" * 45) == 19

    def test_buttons_wrap(self) -> None:
        assert wrapped([100, 100]) == 1
        assert wrapped([100, 100, 90]) == 2
        assert wrapped([300, 300]) == 2


def gallery() -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png"))
