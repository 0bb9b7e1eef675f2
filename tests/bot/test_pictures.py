"""Drawing and encoding, apart from any game."""

from __future__ import annotations

import io
from collections.abc import Iterator
from weakref import ref

import pytest
from PIL import Image

from bot.screens import pictures as module
from bot.screens.pictures import Pictures
from rendering.encode import png


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    pictures = Pictures()
    yield pictures
    pictures.close()


def painted(colour: str) -> Image.Image:
    return Image.new("RGB", (8, 8), colour)


def colour_of(raw: bytes | None) -> tuple[int, ...]:
    assert raw is not None
    colour = Image.open(io.BytesIO(raw)).convert("RGB").getpixel((0, 0))
    assert isinstance(colour, tuple)
    return colour


async def test_a_picture_that_is_still_the_same_is_encoded_once(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoded: list[Image.Image] = []

    def counted(image: Image.Image) -> bytes:
        encoded.append(image)
        return png(image)

    monkeypatch.setattr(module, "png", counted)
    hand, other = painted("red"), painted("red")

    drawn = [await pictures.draw(lambda image=image: image) for image in (hand, hand, other)]

    assert [id(image) for image in encoded] == [id(hand), id(other)]
    assert drawn[0] == drawn[1] == drawn[2] == png(hand)


async def test_a_picture_is_not_taken_for_one_that_has_gone(pictures: Pictures) -> None:
    """A new picture often has the address of an old one."""
    colours = ("#ff0000", "#00ff00", "#0000ff") * 5

    drawn = [await pictures.draw(lambda colour=colour: painted(colour)) for colour in colours]

    assert [colour_of(raw) for raw in drawn] == [(255, 0, 0), (0, 255, 0), (0, 0, 255)] * 5


async def test_a_picture_is_not_kept_for_its_bytes(pictures: Pictures) -> None:
    kept = [painted("red")]
    await pictures.draw(lambda: kept[0])
    alive = ref(kept[0])

    kept.clear()
    await pictures.draw(lambda: painted("blue"))  # the thread lets go of its last job

    assert alive() is None


async def test_nothing_to_see_and_a_drawing_that_fails(
    pictures: Pictures, caplog: pytest.LogCaptureFixture
) -> None:
    def fails() -> Image.Image:
        raise ZeroDivisionError

    assert await pictures.draw(lambda: None) is None
    assert await pictures.draw(fails) is None
    assert "a picture could not be drawn" in caplog.text
