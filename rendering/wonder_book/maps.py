"""Where the areas of each chapter lie on the open book, on a board of 1280 x 960.

Areas are rings of named corners. Two areas touch where they share an edge, so that a border is
drawn once; what lies between corners is bent a little, the same way from both sides.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import ceil, hypot
from random import Random
from typing import NamedTuple

from rendering.lines import Point
from rendering.palette import Colour

Box = tuple[int, int, int, int]
Ring = tuple[str, ...]

BEND = 0.05  # of an edge's length, at most
SMOOTH = 12  # pixels between the points of a bent edge


class Area(NamedTuple):
    """`room` is the box in the ring that holds the name, its object and what stands there."""

    corners: str
    room: Box
    wash: Colour

    @property
    def ring(self) -> Ring:
        return tuple(self.corners.split())


class Map(NamedTuple):
    """`parts` pop up one after the other."""

    corners: dict[str, Point]
    areas: dict[str, Area]
    parts: tuple[tuple[str, ...], ...]


CHAPTER_1 = Map(
    corners={
        # bell stair, reading room, bakery, lamp court
        "stair-nw": (46, 124),
        "stair-ne": (212, 118),
        "stair-se": (212, 568),
        "stair-sw": (48, 546),
        "three-stair": (226, 318),
        "two-ovens": (222, 500),
        "room-ne": (562, 122),
        "room-se": (574, 318),
        "door": (552, 324),
        "three-ovens": (426, 336),
        "oven-se": (434, 490),
        "court-ne": (644, 376),
        "court-se": (636, 598),
        "court-sw": (446, 606),
        # paper bridge, seam, torn edge
        "bridge-ne": (884, 122),
        "bridge-se": (880, 276),
        "three-bridge": (704, 308),
        "bridge-sw": (664, 332),
        "seam-se": (878, 492),
        "seam-sw": (700, 500),
        "edge-se": (880, 786),
        "edge-sw": (682, 794),
        "edge-w": (668, 540),
        # well, hinge hill, gatehouse, landing
        "well-nw": (46, 588),
        "well-n": (216, 600),
        "well-ne": (440, 630),
        "hill-ne": (444, 667),
        "hill-nw": (238, 646),
        "hill-se": (446, 814),
        "hill-sw": (242, 808),
        "well-sw": (50, 926),
        "well-se": (238, 930),
        "gate-e": (652, 700),
        "gate-se": (656, 806),
        "landing-ne": (884, 824),
        "landing-se": (882, 928),
    },
    areas={
        "landing": Area(
            "hill-sw hill-se gate-se landing-ne landing-se well-se",
            (252, 817, 872, 926),
            (226, 196, 150),
        ),
        "well": Area(
            "well-nw well-n well-ne hill-ne hill-nw hill-sw well-se well-sw",
            (54, 606, 232, 920),
            (178, 208, 216),
        ),
        "hinge-hill": Area(
            "hill-nw hill-ne hill-se hill-sw", (248, 661, 438, 806), (190, 204, 146)
        ),
        "gatehouse": Area(
            "court-sw court-se gate-e gate-se hill-se hill-ne well-ne",
            (452, 616, 646, 800),
            (206, 186, 166),
        ),
        "lamp-court": Area(
            "three-ovens door court-ne court-se court-sw stair-se two-ovens oven-se",
            (440, 374, 636, 594),
            (240, 214, 134),
        ),
        "bakery": Area(
            "three-stair three-ovens oven-se two-ovens", (232, 340, 426, 488), (232, 176, 130)
        ),
        "bell-stair": Area(
            "stair-nw stair-ne three-stair two-ovens stair-se stair-sw",
            (54, 130, 212, 540),
            (198, 190, 206),
        ),
        "reading-room": Area(
            "stair-ne room-ne room-se door three-ovens three-stair",
            (228, 132, 562, 314),
            (222, 200, 138),
        ),
        "paper-bridge": Area(
            "room-ne bridge-ne bridge-se three-bridge bridge-sw room-se",
            (576, 132, 872, 284),
            (214, 222, 206),
        ),
        "seam": Area(
            "bridge-se seam-se seam-sw three-bridge", (708, 312, 872, 488), (214, 176, 176)
        ),
        "torn-edge": Area(
            "three-bridge seam-sw seam-se edge-se edge-sw edge-w bridge-sw",
            (682, 506, 870, 780),
            (176, 166, 182),
        ),
    },
    parts=(
        ("landing", "well", "hinge-hill", "gatehouse"),
        ("lamp-court", "bakery", "bell-stair", "reading-room"),
        ("paper-bridge", "seam", "torn-edge"),
    ),
)

MAPS = {1: CHAPTER_1}


def edges(ring: Ring) -> list[tuple[str, str]]:
    return list(pairwise((*ring, ring[0])))


@cache
def edge(chapter: int, start: str, end: str) -> tuple[Point, ...]:
    """The bent line between two corners, the same in both directions."""
    if start > end:
        return edge(chapter, end, start)[::-1]
    corners = MAPS[chapter].corners
    (x0, y0), (x1, y1) = corners[start], corners[end]
    bend = Random(f"{start} {end}").uniform(-BEND, BEND) * 2
    middle = ((x0 + x1) / 2 + (y1 - y0) * bend, (y0 + y1) / 2 - (x1 - x0) * bend)
    count = max(1, ceil(hypot(x1 - x0, y1 - y0) / SMOOTH))
    return tuple(_bent((x0, y0), middle, (x1, y1), i / count) for i in range(count + 1))


@cache
def outline(chapter: int, area: str) -> tuple[Point, ...]:
    """An area's polygon."""
    ring = edges(MAPS[chapter].areas[area].ring)
    return tuple(point for start, end in ring for point in edge(chapter, start, end)[:-1])


@cache
def border(chapter: int, one: str, other: str) -> tuple[Point, ...]:
    """Where two areas touch, as one line; empty if they do not."""
    areas = MAPS[chapter].areas
    shared = {frozenset(e) for e in edges(areas[other].ring)}
    return next(runs(chapter, [e for e in edges(areas[one].ring) if frozenset(e) in shared]), ())


@cache
def rim(chapter: int, areas: frozenset[str]) -> tuple[tuple[Point, ...], ...]:
    """The lines around all these areas together."""
    every = [e for name in sorted(areas) for e in edges(MAPS[chapter].areas[name].ring)]
    times = Counter(frozenset(e) for e in every)
    return tuple(runs(chapter, [e for e in every if times[frozenset(e)] == 1]))


def runs(chapter: int, loose: list[tuple[str, str]]) -> Iterator[tuple[Point, ...]]:
    """Edges joined end to end into as few lines as may be."""
    left = dict(loose)
    while left:
        start = next((s for s in left if s not in left.values()), next(iter(left)))
        points, here = [MAPS[chapter].corners[start]], start
        while here in left:
            end = left.pop(here)
            points += edge(chapter, here, end)[1:]
            here = end
        yield tuple(points)


def _bent(start: Point, middle: Point, end: Point, share: float) -> Point:
    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
    return (
        a * start[0] + b * middle[0] + c * end[0],
        a * start[1] + b * middle[1] + c * end[1],
    )
