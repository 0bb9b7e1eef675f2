"""Drawings made of strokes; places are percentages of the box around an area."""

from math import cos, pi, sin
from random import Random

from rendering.canvas import Pen
from rendering.lines import Point
from rendering.wonder_book.maps import Box, Painter
from rendering.wonder_book.strokes import arch, bricks, planks, shelf, tuft

Share = tuple[float, float]
Shares = tuple[float, float, float, float]


def drawn(*parts: Painter) -> Painter:
    def paint(pen: Pen, box: Box) -> None:
        for part in parts:
            part(pen, box)

    return paint


def icon(name: str, x: float, y: float, size: int, turn: float = 0) -> Painter:
    return lambda pen, box: pen.stamp(name, _at(box, x, y), size, turn)


def sketch(*points: Share, wide: float = 2) -> Painter:
    return lambda pen, box: pen.line([_at(box, x, y) for x, y in points], wide)


def rings(x: float, y: float, radii: Share, count: int = 1, wide: float = 1.8) -> Painter:
    """Rings inside rings; radii in pixels."""

    def paint(pen: Pen, box: Box) -> None:
        for i in range(count, 0, -1):
            share = i / count
            pen.ring(_at(box, x, y), (radii[0] * share, radii[1] * share), wide)

    return paint


def coil(x: float, y: float, radius: float, turns: float = 2.2) -> Painter:
    def paint(pen: Pen, box: Box) -> None:
        _coil(pen, _at(box, x, y), radius, turns)

    return paint


def stones(inside: Shares, count: int, seed: int) -> Painter:
    """Round stones: each is a coiled sleeper."""

    def paint(pen: Pen, box: Box) -> None:
        dice, (x0, y0, x1, y1) = Random(seed), _within(box, inside)
        for i in range(count):
            middle = (x0 + (x1 - x0) * (i + 0.5) / count, dice.uniform(y0, y1))
            _coil(pen, middle, dice.uniform(15, 22), 1.8)

    return paint


def print_lines(inside: Shares, rows: int, seed: int, wide: float = 3) -> Painter:
    """Lines of print that nobody can read: words as strokes."""

    def paint(pen: Pen, box: Box) -> None:
        dice, (x0, y0, x1, y1) = Random(seed), _within(box, inside)
        for row in range(rows):
            x, y = float(x0), y0 + (y1 - y0) * row / max(1, rows - 1)
            while x < x1 - 12:
                end = min(x1, x + dice.uniform(14, 46))
                pen.line([(x, y), (end, y)], wide, 190)
                x = end + 10

    return paint


def ruled(inside: Shares, rows: int, wide: float = 1.4) -> Painter:
    def paint(pen: Pen, box: Box) -> None:
        x0, y0, x1, y1 = _within(box, inside)
        for row in range(rows):
            y = y0 + (y1 - y0) * row / max(1, rows - 1)
            pen.line([(x0, y), (x1, y)], wide)

    return paint


def waves(inside: Shares, rows: int, high: float = 5) -> Painter:
    def paint(pen: Pen, box: Box) -> None:
        x0, y0, x1, y1 = _within(box, inside)
        for row in range(rows):
            y = y0 + (y1 - y0) * row / max(1, rows - 1)
            line = [(x, y + high * sin((x + 31 * row) / 13)) for x in range(x0, x1, 4)]
            pen.line(line, 1.6)

    return paint


def wall(inside: Shares, share: float, seed: int, brick: tuple[int, int] = (36, 20)) -> Painter:
    return lambda pen, box: bricks(pen, _within(box, inside), brick, seed, share)


def boards(inside: Shares, rows: int, seed: int) -> Painter:
    return lambda pen, box: planks(pen, _within(box, inside), rows, seed)


def books(inside: Shares, seed: int) -> Painter:
    return lambda pen, box: shelf(pen, _within(box, inside), seed)


def gate(x: float, y: float, half: int, high: int) -> Painter:
    return lambda pen, box: arch(pen, _at(box, x, y), half, high)


def tufts(y: float, count: int, start: float = 10, end: float = 90) -> Painter:
    def paint(pen: Pen, box: Box) -> None:
        for i in range(count):
            tuft(pen, _at(box, start + (end - start) * i / max(1, count - 1), y + i % 2 * 3))

    return paint


def stair(inside: Shares, steps: int) -> Painter:
    """Steps up from the left to the right (or down, if y0 lies below y1)."""

    def paint(pen: Pen, box: Box) -> None:
        (x0, y0), (x1, y1) = _at(box, *inside[:2]), _at(box, *inside[2:])
        line: list[Point] = [(x0, y0)]
        for i in range(1, steps + 1):
            x = x0 + (x1 - x0) * i / steps
            line += [(x, line[-1][1]), (x, y0 + (y1 - y0) * i / steps)]
        pen.line(line, 2)

    return paint


def grid(inside: Shares, columns: int, rows: int, seed: int = 0, letters: float = 0) -> Painter:
    """Panes, drawers or pigeonholes; a share of them with a letter in it."""

    def paint(pen: Pen, box: Box) -> None:
        dice, (x0, y0, x1, y1) = Random(seed), _within(box, inside)
        wide, high = (x1 - x0) / columns, (y1 - y0) / rows
        for i in range(columns + 1):
            pen.line([(x0 + i * wide, y0), (x0 + i * wide, y1)], 1.6)
        for i in range(rows + 1):
            pen.line([(x0, y0 + i * high), (x1, y0 + i * high)], 1.6)
        for i in range(columns * rows):
            if dice.random() < letters:
                x, y = x0 + i % columns * wide, y0 + i // columns * high
                pen.line([(x + 5, y + high - 2), (x + wide * 0.5, y + high * 0.45)], 1.4)
                pen.line([(x + wide * 0.5, y + high * 0.45), (x + wide - 5, y + high - 2)], 1.4)

    return paint


def stitches(start: Share, end: Share, count: int) -> Painter:
    """A seam: a line and the cross stitches over it."""

    def paint(pen: Pen, box: Box) -> None:
        (x0, y0), (x1, y1) = _at(box, *start), _at(box, *end)
        pen.line([(x0, y0), (x1, y1)], 2)
        for i in range(count):
            share = (i + 0.5) / count
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            pen.line([(x - 8, y - 9), (x + 8, y + 9)], 1.7)
            pen.line([(x + 8, y - 9), (x - 8, y + 9)], 1.7)

    return paint


def hail(inside: Shares, count: int, seed: int) -> Painter:
    """Slanting strokes with a grain at the end."""

    def paint(pen: Pen, box: Box) -> None:
        dice, (x0, y0, x1, y1) = Random(seed), _within(box, inside)
        for _ in range(count):
            x, y = dice.uniform(x0, x1), dice.uniform(y0, y1)
            pen.line([(x, y), (x - 8, y + 20)], 1.5)
            pen.dot((x - 9, y + 23), 3)

    return paint


def flakes(inside: Shares, count: int, seed: int, size: float = 8) -> Painter:
    def paint(pen: Pen, box: Box) -> None:
        dice, (x0, y0, x1, y1) = Random(seed), _within(box, inside)
        for _ in range(count):
            star(pen, (dice.uniform(x0, x1), dice.uniform(y0, y1)), dice.uniform(0.6, 1.1) * size)

    return paint


def star(pen: Pen, middle: Point, radius: float, points: int = 6, wide: float = 1.5) -> None:
    """A star of ice: so many arms, each with two barbs."""
    x, y = middle
    for i in range(points):
        angle = 2 * pi * i / points - pi / 2
        tip = (x + radius * cos(angle), y + radius * sin(angle))
        pen.line([(x, y), tip], wide)
        for turn in (-0.6, 0.6):
            knee = (x + radius * 0.6 * cos(angle), y + radius * 0.6 * sin(angle))
            barb = (
                knee[0] + radius * 0.32 * cos(angle + turn),
                knee[1] + radius * 0.32 * sin(angle + turn),
            )
            pen.line([knee, barb], wide)


def crumbs(inside: Shares, count: int, seed: int) -> Painter:
    """Curled crumbs of rubber or paper."""

    def paint(pen: Pen, box: Box) -> None:
        dice, (x0, y0, x1, y1) = Random(seed), _within(box, inside)
        for _ in range(count):
            middle = (dice.uniform(x0, x1), dice.uniform(y0, y1))
            turn = dice.randrange(360)
            pen.ring(middle, (dice.uniform(6, 12), dice.uniform(4, 7)), 2, (turn, turn + 220))

    return paint


def strings(inside: Shares, count: int, seed: int, name: str, size: int) -> Painter:
    """Things on strings from above."""

    def paint(pen: Pen, box: Box) -> None:
        dice, (x0, y0, x1, y1) = Random(seed), _within(box, inside)
        for i in range(count):
            x, y = x0 + (x1 - x0) * i / max(1, count - 1), dice.uniform((y0 + y1) / 2, y1)
            pen.line([(x, y0), (x, y)], 1.2)
            pen.stamp(name, (x, y + size * 0.4), size)

    return paint


def chain(start: Share, end: Share, count: int) -> Painter:
    def paint(pen: Pen, box: Box) -> None:
        (x0, y0), (x1, y1) = _at(box, *start), _at(box, *end)
        for i in range(count):
            share = i / max(1, count - 1)
            middle = (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)
            pen.ring(middle, (16, 9) if i % 2 else (9, 9), 2.4)

    return paint


def teeth(start: Share, end: Share, count: int) -> Painter:
    """A bitten edge."""

    def paint(pen: Pen, box: Box) -> None:
        (x0, y0), (x1, y1) = _at(box, *start), _at(box, *end)
        for i in range(count):
            middle = (x0 + (x1 - x0) * (i + 0.5) / count, y0 + (y1 - y0) * (i + 0.5) / count)
            half = abs(x1 - x0) / count / 2
            pen.ring(middle, (half, half * 0.9), 2, (0, 180))

    return paint


def _coil(pen: Pen, middle: Point, radius: float, turns: float) -> None:
    count = round(turns * 20)
    line: list[Point] = []
    for i in range(count + 1):
        reach, angle = radius * (0.15 + 0.85 * i / count), 2 * pi * turns * i / count
        line.append((middle[0] + reach * cos(angle), middle[1] + reach * 0.86 * sin(angle)))
    pen.line(line, 1.8)
    pen.ring(middle, (radius, radius * 0.86), 1.8)


def _at(box: Box, x: float, y: float) -> tuple[int, int]:
    return (
        round(box[0] + (box[2] - box[0]) * x / 100),
        round(box[1] + (box[3] - box[1]) * y / 100),
    )


def _within(box: Box, inside: Shares) -> Box:
    return (*_at(box, *inside[:2]), *_at(box, *inside[2:]))
