"""The goal and what threatens, above a table's picture, for those who only look."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from rendering import rich
from rendering.fonts import Face
from rendering.palette import EYE, NIGHT, WHITE
from rendering.pieces import lay
from rendering.portraits import token
from rendering.text import Style, fitted, width, write

SIZE, SMALL = 36, 32  # pixels on a picture 1280 wide: 11 at 400, and where two lines are not enough
SIDE, ABOVE, BETWEEN, BADGE, NEXT, ACROSS = 18, 8, 4, 44, 10, 4
NAME, OWN = Style(Face.TEXT, SMALL), Style(Face.BOLD, SMALL)


class Sitting(NamedTuple):
    """Who sits where: the mark on the board, the person's name, and the key of a portrait."""

    letter: str
    name: str
    mine: bool = False
    face: str = ""


def headed(
    picture: Image.Image, stakes: Sequence[str], seats: Sequence[Sitting] = (), you: str = ""
) -> Image.Image:
    """The picture below the lines: first the goal, then what threatens, as bright as a warning;
    then who is who. `you` stands beside the reader's own seats."""
    if not stakes:
        return picture
    row = _row(seats, you, picture.width - 2 * SIDE)
    room = (picture.width - 2 * SIDE, round(2 * SIZE * rich.LEADING))
    blocks = [rich.fit(together(line), room, (SIZE, SMALL)) for line in stakes]
    high = sum(block.height + BETWEEN for block in blocks) + 2 * ABOVE - BETWEEN + row.height
    image = picture.crop((0, -high, *picture.size))
    image.paste(NIGHT, (0, 0, picture.width, high))
    y = ABOVE
    for block, colour in zip(blocks, (WHITE, EYE, EYE), strict=False):
        rich.paint(image, (SIDE, y), block, colour)
        y += block.height + BETWEEN
    image.paste(row, (SIDE, y), row)
    return image


def named(picture: Image.Image, seats: Sequence[Sitting]) -> Image.Image:
    """The picture below who is who."""
    row = _row(seats, "", picture.width - 2 * SIDE)
    image = Image.new("RGB", (picture.width, row.height + 2 * ABOVE + picture.height), NIGHT)
    image.paste(row, (SIDE, ABOVE), row)
    image.paste(picture, (0, row.height + 2 * ABOVE))
    return image


def together(line: str) -> str:
    """A count in brackets is on the same line as what it counts."""
    return re.sub(r" (?=\(\d+\))", "\N{NO-BREAK SPACE}", line)


def _row(seats: Sequence[Sitting], you: str, room: int) -> Image.Image:
    """All seats side by side, each with as much room as the others; many stand in two rows."""
    if not seats:
        return Image.new("RGBA", (1, 0))
    across = len(seats) if len(seats) <= ACROSS else -(-len(seats) // 2)
    image = Image.new("RGBA", (room, (BADGE + 4) * -(-len(seats) // across)))
    for seat, one in enumerate(seats):
        row, column = divmod(seat, across)
        at = (column * (room // across), row * (BADGE + 4) + BADGE // 2 + 2)
        _seat(image, at, seat, one, you, room // across)
    return image


def _seat(
    image: Image.Image, at: tuple[int, int], seat: int, one: Sitting, you: str, room: int
) -> None:
    x, middle = at
    lay(image, (x + BADGE // 2, middle), token(one.face, seat, one.letter, BADGE))
    left = room - BADGE - NEXT - 20
    if one.mine:
        left -= width(you, OWN) + 28
    text, style = fitted(one.name, NAME, left, SMALL)
    write(image, (x + BADGE + NEXT, middle), text, style, WHITE, "lm")
    if one.mine:
        _tag(image, x + BADGE + NEXT + 16 + width(text, style), middle, you)


def _tag(image: Image.Image, x: int, middle: int, you: str) -> None:
    wide, half = width(you, OWN) + 16, SIZE // 2 + 1
    ImageDraw.Draw(image).rounded_rectangle((x, middle - half, x + wide, middle + half), 8, EYE)
    write(image, (x + 8, middle), you, OWN, NIGHT, "lm")
