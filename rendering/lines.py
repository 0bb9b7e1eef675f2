"""Lines as if inked by hand, with a slight, seeded wobble. Borders are dashed or double."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, hypot
from random import Random

from PIL import ImageDraw

from rendering.palette import Colour

Tone = Colour | int  # a colour on a picture, a strength on a mask

Point = tuple[float, float]
Path = Sequence[Point]
STEP = 14.0  # pixels between wobbled points


def inked(path: Path, seed: int, sway: float = 1.2, step: float = STEP) -> list[Point]:
    """The path in short steps, each a little off; the same seed wobbles the same way."""
    dice = Random(seed)
    points = list(_steps(path, step))
    return [(x + dice.uniform(-sway, sway), y + dice.uniform(-sway, sway)) for x, y in points]


def stroke(
    pen: ImageDraw.ImageDraw,
    path: Path,
    colour: Tone,
    wide: int,
    seed: int,
    sway: float = 1.2,
    step: float = STEP,
) -> None:
    pen.line(inked(path, seed, sway, step), colour, wide, joint="curve")


def dashed(
    pen: ImageDraw.ImageDraw,
    path: Path,
    colour: Tone,
    wide: int,
    seed: int,
    dash: float = 22,
    gap: float = 15,
) -> None:
    """A border that may be crossed. Dashes keep their length around corners."""
    for piece in _dashes(inked(path, seed), dash, gap):
        pen.line(piece, colour, wide, joint="curve")
        _round_ends(pen, piece, colour, wide)


def double(
    pen: ImageDraw.ImageDraw, path: Path, colour: Tone, fill: Tone, wide: int, seed: int
) -> None:
    """A wall: two solid lines with paper between them."""
    points = inked(path, seed, 0.8)
    for tone, thick in ((colour, wide), (fill, wide - 2 * max(3, wide // 4))):
        pen.line(points, tone, thick, joint="curve")
        if tone is colour:
            _round_ends(pen, points, tone, thick)


def closed(path: Path) -> list[Point]:
    return [*path, path[0]]


def _steps(path: Path, step: float) -> Iterator[Point]:
    yield path[0]
    for (x0, y0), (x1, y1) in pairwise(path):
        count = max(1, ceil(hypot(x1 - x0, y1 - y0) / step))
        for i in range(1, count + 1):
            yield x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count


def _dashes(points: list[Point], dash: float, gap: float) -> Iterator[list[Point]]:
    """Walk in small steps and lift the pen in the gaps."""
    fine = list(_steps(points, 2.0))
    walked, piece = 0.0, [fine[0]]
    for before, after in pairwise(fine):
        walked = (walked + hypot(after[0] - before[0], after[1] - before[1])) % (dash + gap)
        if walked <= dash:
            piece.append(after)
        elif len(piece) > 1:
            yield piece
            piece = []
        else:
            piece = []
    if len(piece) > 1:
        yield piece


def _round_ends(pen: ImageDraw.ImageDraw, path: Path, colour: Tone, wide: int) -> None:
    r = wide / 2
    for x, y in (path[0], path[-1]):
        pen.ellipse((x - r, y - r, x + r, y + r), colour)
