"""What a sheet of the open book is: where areas lie on a board of 1280 x 960, and how they look.

Areas are rings of named corners. Two areas touch where they share an edge, so that a border is
drawn once; what lies between corners is bent a little, the same way from both sides.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import ceil, hypot
from random import Random
from typing import NamedTuple

from rendering.canvas import Pen
from rendering.lines import Point
from rendering.palette import PARCHMENT, Colour, Tint

Box = tuple[int, int, int, int]
Ring = tuple[str, ...]
Painter = Callable[[Pen, Box], None]  # draws in the box around an area

BEND = 0.05  # share of an edge's length, at most
SMOOTH = 12  # pixels between the points of a bent edge


class Area(NamedTuple):
    """`room` is the box in the ring that holds the name, the object, and what stands there."""

    corners: str
    room: Box
    wash: Colour

    @property
    def ring(self) -> Ring:
        return tuple(self.corners.split())


@dataclass(frozen=True, eq=False)
class Map:
    """One sheet. `parts` pop up one after the other, and `art` is the drawing in each area."""

    corners: dict[str, Point]
    areas: dict[str, Area]
    parts: tuple[tuple[str, ...], ...]
    art: dict[str, Painter]
    page: Tint = PARCHMENT


def edges(ring: Ring) -> list[tuple[str, str]]:
    return list(pairwise((*ring, ring[0])))


@cache
def edge(sheet: Map, start: str, end: str) -> tuple[Point, ...]:
    """The bent line between two corners, the same in both directions."""
    if start > end:
        return edge(sheet, end, start)[::-1]
    corners = sheet.corners
    (x0, y0), (x1, y1) = corners[start], corners[end]
    bend = Random(f"{start} {end}").uniform(-BEND, BEND) * 2
    middle = ((x0 + x1) / 2 + (y1 - y0) * bend, (y0 + y1) / 2 - (x1 - x0) * bend)
    count = max(1, ceil(hypot(x1 - x0, y1 - y0) / SMOOTH))
    return tuple(_bent((x0, y0), middle, (x1, y1), i / count) for i in range(count + 1))


@cache
def outline(sheet: Map, area: str) -> tuple[Point, ...]:
    """An area's polygon."""
    ring = edges(sheet.areas[area].ring)
    return tuple(point for start, end in ring for point in edge(sheet, start, end)[:-1])


def around(polygon: Sequence[Point]) -> Box:
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    return int(min(xs)), int(min(ys)), int(max(xs)), int(max(ys))


@cache
def border(sheet: Map, one: str, other: str) -> tuple[Point, ...]:
    """The line where two areas touch; empty if they do not."""
    areas = sheet.areas
    shared = {frozenset(e) for e in edges(areas[other].ring)}
    return next(runs(sheet, [e for e in edges(areas[one].ring) if frozenset(e) in shared]), ())


@cache
def rim(sheet: Map, areas: frozenset[str]) -> tuple[tuple[Point, ...], ...]:
    """The lines around all these areas together."""
    every = [e for name in sorted(areas) for e in edges(sheet.areas[name].ring)]
    times = Counter(frozenset(e) for e in every)
    return tuple(runs(sheet, [e for e in every if times[frozenset(e)] == 1]))


def runs(sheet: Map, loose: list[tuple[str, str]]) -> Iterator[tuple[Point, ...]]:
    """Edges joined end to end into as few lines as may be."""
    left = dict(loose)
    while left:
        start = next((s for s in left if s not in left.values()), next(iter(left)))
        points, here = [sheet.corners[start]], start
        while here in left:
            end = left.pop(here)
            points += edge(sheet, here, end)[1:]
            here = end
        yield tuple(points)


def _bent(start: Point, middle: Point, end: Point, share: float) -> Point:
    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
    return (
        a * start[0] + b * middle[0] + c * end[0],
        a * start[1] + b * middle[1] + c * end[1],
    )
