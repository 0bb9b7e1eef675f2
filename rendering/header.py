"""The goal and what threatens, above a table's picture, for those who only look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from rendering import rich
from rendering.fonts import Face
from rendering.palette import EYE, NIGHT, WHITE
from rendering.pieces import lay
from rendering.portraits import token
from rendering.text import Style, fitted, width, write

SIZE = 30  # pixels on a picture 1280 wide: 9.4 at 400
SIDE, ABOVE, BETWEEN, BADGE = 18, 10, 4, 46
NAME, OWN = Style(Face.TEXT, SIZE), Style(Face.BOLD, SIZE)


class Sitting(NamedTuple):
    """Who sits where: the mark on the board, the person's name, and the key of a portrait."""

    letter: str
    name: str
    mine: bool = False
    face: str = ""


def headed(
    picture: Image.Image, stakes: Sequence[str], seats: Sequence[Sitting] = (), you: str = ""
) -> Image.Image:
    """The picture below the lines: first the goal, then the danger, as bright as a warning; then
    who is who. `you` stands beside the reader's own seats."""
    if not stakes:
        return picture
    row = _row(seats, you, picture.width - 2 * SIDE)
    blocks = [rich.layout(line, SIZE, picture.width - 2 * SIDE) for line in stakes]
    high = sum(block.height + BETWEEN for block in blocks) + 2 * ABOVE - BETWEEN + row.height
    image = Image.new("RGB", (picture.width, high + picture.height), NIGHT)
    y = ABOVE
    for block, colour in zip(blocks, (WHITE, EYE), strict=False):
        rich.paint(image, (SIDE, y), block, colour)
        y += block.height + BETWEEN
    image.paste(row, (SIDE, y), row)
    image.paste(picture, (0, high))
    return image


def _row(seats: Sequence[Sitting], you: str, room: int) -> Image.Image:
    """All seats side by side, each with as much room as the others."""
    if not seats:
        return Image.new("RGBA", (1, 0))
    image, each = Image.new("RGBA", (room, BADGE + 8)), room // len(seats)
    for seat, (letter, name, mine, face) in enumerate(seats):
        x, middle = seat * each, BADGE // 2 + 4
        lay(image, (x + BADGE // 2, middle), token(face, seat, letter, BADGE))
        left = each - BADGE - 24
        if mine:
            left -= width(you, OWN) + 28
        text, style = fitted(name, NAME, left, SIZE)
        write(image, (x + BADGE + 8, middle), text, style, WHITE, "lm")
        if mine:
            _tag(image, x + BADGE + 20 + width(text, style), middle, you)
    return image


def _tag(image: Image.Image, x: int, middle: int, you: str) -> None:
    wide, half = width(you, OWN) + 16, SIZE // 2 + 1
    ImageDraw.Draw(image).rounded_rectangle((x, middle - half, x + wide, middle + half), 8, EYE)
    write(image, (x + 8, middle), you, OWN, NIGHT, "lm")
