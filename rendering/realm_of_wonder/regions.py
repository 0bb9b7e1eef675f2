"""Pieces of ground: a land's part of the mainland, its island, the castle's island."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from random import Random
from typing import NamedTuple

from engine.games.realm_of_wonder.board import EDGES, LANDS, SPACES, Land
from rendering.lines import Point
from rendering.realm_of_wonder.easel import TURN, Box, Stand, at, spot

OUTER = (0.665, 0.978)  # radii of the mainland
ISLANDS = (0.338, 0.602)
CASTLE = 0.272
HALF = 26.5  # degrees, of an island
CLEAR, TRAIL, EDGE = 33, 15, 13  # around spaces, trails and edges nothing stands
TRIES = 500


class Region(NamedTuple):
    """`outline` is on the board; what grows there lies between two angles and two radii."""

    land: Land
    outline: tuple[Point, ...]
    turn: float
    angles: Point
    radii: Point
    spaces: tuple[Point, ...]
    trails: tuple[Point, ...]

    @property
    def box(self) -> Box:
        return around(self.outline)


def around(points: tuple[Point, ...], by: float = 3) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - by, min(ys) - by, max(xs) + by, max(ys) + by


@cache
def mainland(index: int) -> Region:
    """A sixth of the outer disc [RW-26]."""
    start, end = index * TURN - 30, index * TURN + 30
    outer = [at(start + i, OUTER[1]) for i in range(61)]
    inner = [at(start + i, coast(start + i)) for i in range(60, -1, -1)]
    rim = [*_border(index)[::-1], *outer, *_border(index + 1), *inner]
    return Region(
        LANDS[index],
        tuple(rim),
        0,
        (start + 2, end - 2),
        (OUTER[0] + 0.035, OUTER[1] - 0.02),
        *_near(kept("outer", Stand(0, 0)), around(tuple(rim), CLEAR)),
    )


@cache
def island(index: int, turn: int) -> Region:
    """A land's island on the middle disc, as the disc stands [RW-06, RW-26]."""
    middle = index * TURN
    edge = tuple(at(middle + turn * TURN + a, r) for a, r in _blob(index))
    return Region(
        LANDS[index],
        edge,
        turn * TURN,
        (middle - HALF + 3, middle + HALF - 3),
        (ISLANDS[0] + 0.02, ISLANDS[1] - 0.02),
        *_near(kept("middle", Stand(turn, 0)), around(edge, CLEAR)),
    )


def coast(angle: float) -> float:
    """The line where the mainland ends towards the sea."""
    a = radians(angle)
    return OUTER[0] + 0.007 * sin(7 * a) + 0.005 * sin(13 * a + 1) + 0.003 * sin(31 * a)


def shore(angle: float) -> float:
    """The line where the castle's island ends."""
    a = radians(angle)
    return CASTLE + 0.008 * sin(5 * a + 1) + 0.005 * sin(11 * a)


def scatter(region: Region, seed: int, across: float, down: float) -> list[Point]:
    """Points on the region that are not close to each other, to a space or to a trail; they turn
    with it."""
    still = island(LANDS.index(region.land), 0) if region.turn else region
    a = radians(region.turn)
    points = [
        (x * cos(a) - y * sin(a), x * sin(a) + y * cos(a))
        for x, y in _sown(still, seed, across, down)
    ]
    return sorted(points, key=lambda point: point[1])


@lru_cache(maxsize=32)
def _sown(region: Region, seed: int, across: float, down: float) -> tuple[Point, ...]:
    dice, found = Random(seed), list[Point]()
    for _ in range(TRIES):
        radius = dice.uniform(*region.radii)
        x, y = at(dice.uniform(*region.angles), radius)
        apart = all(abs(x - px) / across + abs(y - py) / down > 1 for px, py in found)
        if apart and _free((x, y), region):
            found.append((x, y))
    return tuple(found)


@cache
def kept(disc: str, stand: Stand) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """The middles of spaces, and points along trails, which stay clear."""
    spaces = [spot(code, stand) for code, space in SPACES.items() if space.disc == disc]
    trails = [
        point
        for one, other in EDGES
        if SPACES[one].disc == disc
        for point in _along(spot(one, stand), spot(other, stand))
    ]
    return tuple(spaces), tuple(trails)


def _near(
    points: tuple[tuple[Point, ...], tuple[Point, ...]], box: Box
) -> Iterator[tuple[Point, ...]]:
    x0, y0, x1, y1 = box
    for group in points:
        yield tuple((x, y) for x, y in group if x0 < x < x1 and y0 < y < y1)


def _along(one: Point, other: Point) -> Iterator[Point]:
    (x0, y0), (x1, y1) = one, other
    count = max(2, round(hypot(x1 - x0, y1 - y0) / 12))
    for i in range(1, count):
        yield x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count


def _free(point: Point, region: Region) -> bool:
    """Whether a point is away from spaces, trails and the region's own edge."""
    x, y = point
    near = (
        (region.spaces, CLEAR),
        (region.trails, TRAIL),
        (region.outline, EDGE),
    )
    return all(hypot(x - px, y - py) > far for points, far in near for px, py in points)


@cache
def _border(index: int) -> tuple[Point, ...]:
    """The border between a land and the one before it, from the rim inwards: the same for both."""
    angle, dice = index % 6 * TURN - 30, Random(index % 6)
    bends = [dice.uniform(-2.4, 2.4) for _ in range(6)]
    bends[0] = bends[-1] = 0
    inner, outer = coast(angle), OUTER[1]
    points: list[Point] = []
    for (i, one), (_, other) in pairwise(enumerate(bends)):
        for j in range(6):
            share = (i + j / 6) / (len(bends) - 1)
            bend = one + (other - one) * (1 - (1 - j / 6) ** 2) if j else one
            points.append(at(angle + bend, outer + (inner - outer) * share))
    return (*points, at(angle, inner))


def _blob(index: int) -> Iterator[Point]:
    """A rounded sixth of a ring with an uneven shore: angles from its middle, and radii."""
    dice = Random(40 + index)
    shift = [dice.uniform(0, 2 * pi) for _ in range(2)]
    middle, half = sum(ISLANDS) / 2, (ISLANDS[1] - ISLANDS[0]) / 2
    for i in range(72):
        t = 2 * pi * i / 72
        x, y = _rounded(sin(t)), _rounded(sin(t + pi / 2))
        wave = 1 + 0.03 * sin(5 * t + shift[0]) + 0.02 * sin(9 * t + shift[1])
        radius = middle + half * y * wave
        narrow = 1.06 - 0.22 * (middle + half - radius) / half * 0.2
        yield HALF * x * wave * narrow, radius


def _rounded(share: float) -> float:
    """A share of a circle, moved towards a square."""
    return (1 if share > 0 else -1) * abs(share) ** 0.42
