"""Where a figure stands on its space: beside the middle, so that it hides no other space's code and
is whole in the picture."""

from functools import lru_cache
from math import hypot
from typing import NamedTuple

from engine.games.realm_of_wonder.board import SPACES
from rendering.fonts import Face
from rendering.lines import Point
from rendering.realm_of_wonder.easel import Box, Stand, spot
from rendering.realm_of_wonder.spots import CODE
from rendering.text import Style, cap_height, width

LEAST, MOST = 40, 72  # how wide a figure is, in the board's measure
TAG = 16  # how far down a code moves if something stands on its space
PLACES = [(x, y) for x in range(-30, 31, 6) for y in range(-36, -7, 4)]
NEAR = 80  # no figure reaches farther
TOP = -474  # of the picture, without the glow of the figure that acts; its other edges are far off
STYLE = Style(Face.BOLD, CODE)


class Place(NamedTuple):
    """From the middle of the space, and how wide the figure is there."""

    where: Point = (0, -24)
    size: float = MOST


ALONE = Place()  # where it stands if it is free to


@lru_cache(maxsize=512)
def aside(code: str, stand: Stand, busy: frozenset[str] = frozenset()) -> Place:
    """As free as a figure needs, and as near to `ALONE` as can be. `busy` are the spaces on which
    something stands."""
    x, y = spot(code, stand)
    others = [extent(other, stand, other in busy) for other in SPACES if other != code]
    codes = [box for box in others if distance((x, y), box) < NEAR]

    def room(where: Point) -> float:
        there = x + where[0], y + where[1]
        return 2 * min([*(distance(there, box) for box in codes), there[1] - TOP])

    def worth(where: Point) -> tuple[float, float]:
        far = hypot(where[0] - ALONE.where[0], where[1] - ALONE.where[1])
        return min(room(where), MOST), -far

    best = max(PLACES, key=worth)
    return Place(best, min(max(room(best), LEAST), MOST))


@lru_cache(maxsize=2048)
def extent(code: str, stand: Stand, busy: bool = False) -> Box:
    """The box that the code of a space fills: left, top, right, bottom."""
    (x, y), half, high = spot(code, stand), width(code, STYLE) / 2, cap_height(STYLE) / 2
    y += TAG if busy else 1
    return x - half, y - high, x + half, y + high


def distance(point: Point, box: Box) -> float:
    """How far a point is from a box; 0 inside it."""
    (x, y), (left, top, right, bottom) = point, box
    return hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom))
