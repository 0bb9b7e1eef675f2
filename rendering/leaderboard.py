"""A table of people or parties as a picture, 1280 wide, with room for 32 characters a name, and a
bar below each for the first of its values."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from rendering import icons
from rendering.canvas import SCALE, frame, ink, sheet
from rendering.fonts import Face
from rendering.lines import stroke
from rendering.palette import CARD_PAPER, FAINT_INK, GOLD, INK, WHITE, mix
from rendering.pieces import LEAST, lay
from rendering.portraits import portrait
from rendering.text import Style, fitted, write

WIDE, ROW, TOP, FOOT = 1280, 72, 214, 50
LEFT, RIGHT = 70, WIDE - 70
NAME_AT, NAME_ROOM = 170, 580
BAR, LEAST_BAR = 10, 0.06  # how high a bar is, and how long at least, of the room for a name
MEDALS = (GOLD, (140, 140, 146), (158, 98, 52))


class Standing(NamedTuple):
    """One row. The caller repeats equal places; `mine` lies on a gold bar."""

    place: int
    name: str
    values: tuple[str, ...]
    mine: bool = False


class Board(NamedTuple):
    """Up to ten rows with up to three columns of values; everything is in words already."""

    title: str
    subtitle: str
    columns: tuple[str, ...]
    rows: tuple[Standing, ...]
    face: str = ""  # the key of a portrait; else there is a laurel


def draw_leaderboard(board: Board) -> Image.Image:
    """WIDE pixels, and as high as its rows need."""
    high = TOP + ROW * max(1, len(board.rows)) + FOOT
    image = sheet((WIDE, high), CARD_PAPER, seed=41, edge=0.8)
    ink(image, INK, lambda pen, _: frame(pen, (18, 18, WIDE - 19, high - 19), 3, 3))
    _head(image, board)
    shares = bars([row.values[0] for row in board.rows])
    for i, (row, share) in enumerate(zip(board.rows, shares, strict=True)):
        _row(image, TOP + i * ROW, row, len(board.columns), share)
    ink(image, FAINT_INK, lambda pen, by: _rules(pen, by, len(board.rows)))
    return image


def bars(values: Sequence[str]) -> list[float]:
    """How long each bar is, 0 to 1: the largest number fills the room. Ratings are all large: of
    these the differences are shown. Nothing where not all are numbers."""
    if not all(value.isdecimal() for value in values):
        return [0] * len(values)
    numbers = [int(value) for value in values]
    most, least = max(numbers, default=0), min(numbers, default=0)
    base = least - (most - least) / 3 if most > least > most / 2 else 0
    return [max(LEAST_BAR, (n - base) / ((most - base) or 1)) if n else 0 for n in numbers]


def _head(image: Image.Image, board: Board) -> None:
    if board.face:
        lay(image, (LEFT + 32, 98), portrait(board.face, 124))
    else:
        icons.stamp(image, (LEFT + 44, 88), "laurel", 92, GOLD)
    title, style = fitted(board.title, Style(Face.TITLE, 56), RIGHT - NAME_AT, 36)
    write(image, (NAME_AT, 78), title, style, INK, "lm")
    text, style = fitted(board.subtitle, Style(Face.ITALIC, 38), RIGHT - NAME_AT, LEAST)
    write(image, (NAME_AT, 128), text, style, FAINT_INK, "lm")
    for x, text in zip(_columns(len(board.columns)), board.columns, strict=True):
        text, style = fitted(text, Style(Face.BOLD, 30), _room(len(board.columns)), LEAST)
        write(image, (x, 186), text, style, FAINT_INK, "rm")


def _row(image: Image.Image, top: int, row: Standing, columns: int, share: float) -> None:
    middle = top + ROW // 2
    if row.mine:
        image.paste(mix(GOLD, WHITE, 0.42), (LEFT - 24, top + 3, RIGHT + 24, top + ROW - 2))
        image.paste(INK, (LEFT - 24, top + 3, LEFT - 12, top + ROW - 2))
    if row.place <= len(MEDALS):
        ink(image, MEDALS[row.place - 1], lambda pen, by: _medal(pen, by, middle))
    tone = WHITE if row.place <= len(MEDALS) else INK
    write(image, (LEFT + 44, middle), str(row.place), Style(Face.BOLD, 36), tone, "mm")
    name, style = fitted(row.name, Style(Face.TEXT, 40), NAME_ROOM, LEAST)
    write(image, (NAME_AT, middle - BAR // 2), name, style, INK, "lm")
    tone = INK if row.mine else mix(GOLD, CARD_PAPER.light, 0.2)
    end = NAME_AT + round(NAME_ROOM * share)
    image.paste(tone, (NAME_AT, top + ROW - BAR - 8, max(NAME_AT, end), top + ROW - 8))
    for x, value in zip(_columns(columns), row.values, strict=True):
        value, style = fitted(value, Style(Face.BOLD, 40), _room(columns), LEAST)
        write(image, (x, middle), value, style, INK, "rm")


def _columns(count: int) -> list[int]:
    """The right edges of the columns, in pixels."""
    return [RIGHT - i * (_room(count) + 20) for i in reversed(range(count))]


def _room(count: int) -> int:
    return min(220, (RIGHT - NAME_AT - NAME_ROOM - 20) // max(1, count) - 20)


def _medal(pen: ImageDraw.ImageDraw, by: int, middle: int) -> None:
    x, y, r = (LEFT + 44) * by, middle * by, 28 * by
    pen.ellipse((x - r, y - r, x + r, y + r), 255)


def _rules(pen: ImageDraw.ImageDraw, by: int, rows: int) -> None:
    for i in range(rows + 1):
        y = (TOP + i * ROW) * by
        stroke(pen, [(LEFT * by, y), (RIGHT * by, y)], 255, SCALE, seed=i, sway=0.8, step=160)
