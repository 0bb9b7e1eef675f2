"""Drawing and encoding, apart from any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from discord import ui
from PIL import Image

from bot.screens import pictures as module
from bot.screens.frame import attached, framed, picture
from bot.screens.pictures import Pictures
from bot.screens.screen import Screen
from rendering.cards import Card, Ground
from rendering.encode import form, png, webp
from rendering.palette import FOREST

CARD = Card("Rope", "Item", FOREST, "I", art="door", rule="Climb down.")


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    pictures = Pictures()
    yield pictures
    pictures.close()


def painted(colour: str) -> Image.Image:
    return Image.new("RGB", (8, 8), colour)


async def test_a_hand_that_is_still_the_same_is_drawn_and_encoded_once(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Sequence[Card]] = []

    def counted(cards: Sequence[Card], _: int) -> Image.Image:
        drawn.append(cards)
        return painted(f"#{len(drawn):06x}")

    monkeypatch.setattr(module, "draw_rows", counted)
    hand, other = [CARD], [CARD, CARD]

    sent = [await pictures.cards(cards) for cards in (hand, hand, other, hand)]

    assert [len(cards) for cards in drawn] == [1, 2]
    assert sent[0] == sent[1] == sent[3] != sent[2]


async def test_cards_before_a_scene_are_sent_without_bands(pictures: Pictures) -> None:
    lit = CARD._replace(ground=Ground("cities", "kyr", "evening"))

    flat, painted = [await pictures.cards([card]) for card in (CARD, lit)]

    assert flat
    assert painted
    assert (form(flat), form(painted)) == ("png", "webp")


@pytest.mark.parametrize(("encoded", "file"), [(png, "table.png"), (webp, "table.webp")])
def test_a_file_is_named_by_what_it_is_in_the_message_too(
    encoded: Callable[[Image.Image], bytes], file: str
) -> None:
    small = ui.Section[Any]("Wonder Book", accessory=ui.Thumbnail(attached("cover")))
    view = framed([picture("table", "a board"), small])

    screen = Screen(view, {"table": encoded(painted("red")), "cover": png(painted("blue"))})

    assert [one.filename for one in screen.files] == [file, "cover.png"]
    shown = [
        one for one in view.walk_children() if isinstance(one, (ui.MediaGallery, ui.Thumbnail))
    ]
    urls = [
        one.media.url if isinstance(one, ui.Thumbnail) else one.items[0].media.url for one in shown
    ]
    assert urls == [f"attachment://{file}", "attachment://cover.png"]
    assert Screen(view, screen.pictures).files[0].filename == file


async def test_nothing_to_see_and_a_drawing_that_fails(
    pictures: Pictures, caplog: pytest.LogCaptureFixture
) -> None:
    def fails() -> Image.Image:
        raise ZeroDivisionError

    assert await pictures.draw(lambda: None) is None
    assert await pictures.draw(fails) is None
    assert "a picture could not be drawn" in caplog.text
