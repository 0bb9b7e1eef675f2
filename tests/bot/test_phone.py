"""The first real decision of every game, mode and chapter stands on one screen of a phone with its
picture: from the upper edge of the picture to the last row of what can be chosen. Goal and danger
stand above, what is beside the game below.

Measured at screenshots of the page in Chromium: text of 16 points in lines of 22 (small print 14 in
19, headings more), buttons 32 high, menus 40.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Any

import discord
import pytest
from discord import ui

from bot.screens.layout import CLOSE_UP, HAND, PAGE, PICTURE, Scene, seat_message, table_message
from bot.screens.phone import GAP, INNER, rows_on_phone, wrapped
from bot.table import ids
from bot.table.ids import Pick
from bot.text.say import LANGUAGES, say_in
from engine.games import GAMES
from rendering.artist import artist_of
from tools.sittings import Moment, Sitting, moments, sittings

SCREEN = 860
BUTTON, MENU = 32, 40
LETTERS = {"## ": (10.0, 30), "### ": (8.6, 26), "-# ": (6.6, 19), "": (7.6, 22)}  # width, line
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
            return sum(map(text_height, item.content.split("\n")))
        case ui.MediaGallery():
            width, height = sizes[item.items[0].media.url.removeprefix("attachment://")]
            return round(height * INNER / width)
        case ui.ActionRow() if any(isinstance(one, ui.Select) for one in item.children):
            return MENU
        case ui.ActionRow():
            rows = rows_on_phone(item)
            return rows * BUTTON + (rows - 1) * GAP
        case _:
            return 1  # a line between two parts


def text_height(line: str) -> int:
    mark = next(mark for mark in LETTERS if line.startswith(mark))
    letter, high = LETTERS[mark]
    plain = line.removeprefix(mark).replace("**", "")
    return high * max(1, ceil(len(plain) * letter / INNER))


@pytest.mark.slow
@pytest.mark.parametrize(
    "lang", [pytest.param(o, marks=[] if o == "fr" else pytest.mark.landing) for o in LANGUAGES]
)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_first_decision_stands_on_one_screen_with_its_picture(game: str, lang: str) -> None:
    found = {one.name: height(*shown(first_decision(one), lang)) for one in sitting_down(game)}

    assert {name: high for name, high in found.items() if high > SCREEN} == {}


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
