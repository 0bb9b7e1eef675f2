"""Strokes of the drawings in the areas: thin ink behind the figures, shared by all sheets."""

from math import cos, pi, sin
from random import Random

from rendering.canvas import Pen
from rendering.lines import Point
from rendering.wonder_book.maps import Box


def planks(pen: Pen, box: Box, rows: int, seed: int) -> None:
    """Rows from top to bottom of the box, with three joints each at random; the same seed gives the
    same."""
    dice, (x0, y0, x1, y1) = Random(seed), box
    for row in range(rows):
        y = y0 + (y1 - y0) * row / rows
        pen.line([(x0, y), (x1, y)], 1.5, 200)
        for _ in range(3):
            x = dice.uniform(x0, x1)
            pen.line([(x, y), (x, y + (y1 - y0) / rows)], 1.5, 200)


def bricks(pen: Pen, box: Box, brick: tuple[int, int], seed: int, share: float) -> None:
    """A few bricks here and there: a whole wall would be too loud."""
    dice, (x0, y0, x1, y1) = Random(seed), box
    for row in range((y1 - y0) // brick[1]):
        for column in range((x1 - x0) // brick[0] + 1):
            x = x0 + column * brick[0] + row % 2 * brick[0] // 2
            y = y0 + row * brick[1]
            if dice.random() < share:
                right, bottom = x + brick[0], y + brick[1]
                pen.line([(x, y), (right, y), (right, bottom), (x, bottom), (x, y)], 1.2, 200)


def arch(pen: Pen, foot: Point, half: int, high: int) -> None:
    """`foot` is the middle of its foot, `half` half its width, in units of the sheet."""
    x, y = foot
    top = [
        (x - half * cos(pi * i / 12), y - high + half - half * sin(pi * i / 12)) for i in range(13)
    ]
    pen.line([(x - half, y), *top, (x + half, y)], 2.5)


def shelf(pen: Pen, box: Box, seed: int) -> None:
    """A row of books of uneven height, some leaning."""
    dice, (x0, y0, x1, y1) = Random(seed), box
    pen.line([(x0, y1), (x1, y1)], 2)
    x = float(x0 + 4)
    while x < x1 - 16:
        wide, high = dice.uniform(8, 17), dice.uniform(0.6, 1) * (y1 - y0)
        lean = dice.choice((0, 0, 0, 6))
        book = [(x, y1), (x + lean, y1 - high), (x + wide + lean, y1 - high), (x + wide, y1)]
        pen.line(book, 1.5)
        pen.line([(x + lean, y1 - high * 0.8), (x + wide + lean, y1 - high * 0.8)], 1, 180)
        x += wide + lean + dice.choice((1, 1, 1, 12))


def hinge(pen: Pen, middle: Point) -> None:
    """Two leaves with a dot each and a pin between them, 30 units wide."""
    x, y = middle
    for side in (-1, 1):
        edge = x + side * 15
        pen.line([(x, y - 9), (edge, y - 9), (edge, y + 9), (x, y + 9)], 1.8)
        pen.dot((x + side * 9, y), 2)
    pen.line([(x, y - 12), (x, y + 12)], 3)


def tuft(pen: Pen, foot: Point) -> None:
    x, y = foot
    for lean in (-7, -2, 4, 8):
        pen.line([(x + lean * 0.3, y), (x + lean, y - 11)], 1.5)


def drop(pen: Pen, tip: Point) -> None:
    """A drop that falls upwards."""
    x, y = tip
    pen.line([(x, y + 16), (x - 5, y + 6)], 1.6)
    pen.line([(x, y + 16), (x + 5, y + 6)], 1.6)
    pen.ring((x, y + 5), (5, 6), 1.6, arc=(170, 370))
