"""Figures cover neither codes nor what a city needs, nor whom one meets there."""

from itertools import pairwise
from math import hypot

import pytest

from engine.games.world_adventure.board import TERRITORIES, neighbours
from rendering.fonts import Face
from rendering.text import Style, cap_height, width
from rendering.world_adventure import places as at
from rendering.world_adventure.chart import CODE, CODE_UP, SIDE, Grid
from rendering.world_adventure.figures import GLOW, Place, places, way

GRID = Grid((0, 0), 1)
STYLE = Style(Face.BOLD, CODE)
ARROW = 13  # how wide a way is drawn
TOUCH = 2  # discs that touch still look apart: their rims are that wide


def _apart(one: Place, other: Place) -> bool:
    far = hypot(one.right - other.right, one.down - other.down)
    return far >= (one.size + other.size) / 2 - TOUCH


def _on_code(figure: Place, code: str, other: str) -> bool:
    """Whether a figure in one territory lies on the code of this or another."""
    x, y = (a - b for a, b in zip(GRID.spot(code), GRID.spot(other, 0, -CODE_UP), strict=True))
    across = max(abs(x + figure.right) - width(other, STYLE) / 2, 0)
    down = max(abs(y + figure.down) - cap_height(STYLE) / 2, 0)
    return hypot(across, down) < figure.size / 2 + GLOW - TOUCH


@pytest.mark.parametrize("count", [1, 2, 3])
def test_figures_stand_apart_from_what_lies_there(count: int) -> None:
    signs = (Place(*at.NEED_AT, at.NEED), Place(*at.STALL_AT, at.STALL))
    signs += (Place(*at.LEFT, at.SIGN), Place(*at.RIGHT, at.SIGN))
    for figure in places(count, legend=False):
        assert all(_apart(figure, sign) for sign in signs), figure


def test_a_figure_stands_beside_the_lair_of_a_legend() -> None:
    (figure,) = places(1, legend=True)
    signs = (Place(*at.LEFT, at.SIGN), Place(*at.RIGHT, at.SIGN), Place(*at.LOW, at.HAUNT))
    assert all(_apart(figure, sign) for sign in signs)
    assert all(_apart(one, other) for one in signs for other in signs if one != other)


@pytest.mark.parametrize("count", range(1, 8))
def test_no_figure_lies_on_a_code(count: int) -> None:
    for code, one in TERRITORIES.items():
        for figure in places(count, one.legend is not None):
            hidden = [other for other in TERRITORIES if _on_code(figure, code, other)]
            assert hidden == [], (code, figure)


@pytest.mark.parametrize("code", TERRITORIES)
def test_no_way_runs_through_a_code(code: str) -> None:
    """From any territory to any beside it."""
    for other in neighbours(code):
        steps = 60
        for (x0, y0), (x1, y1) in pairwise(way(GRID, (code, other))):
            for i in range(steps + 1):
                x, y = x0 + (x1 - x0) * i / steps, y0 + (y1 - y0) * i / steps
                assert [one for one in (code, other) if _inks(one, x, y, ARROW)] == [], other


def _inks(code: str, x: float, y: float, wide: int) -> bool:
    """Whether a line so wide through the point lies on the code."""
    left, top = GRID.spot(code, 0, -CODE_UP)
    across = max(abs(x - left) - width(code, STYLE) / 2, 0)
    return hypot(across, max(abs(y - top) - cap_height(STYLE) / 2, 0)) < wide / 2 - TOUCH


@pytest.mark.parametrize("place", [at.NEED_AT, at.STALL_AT, at.LEFT, at.RIGHT])
def test_what_lies_in_a_territory_lies_within_its_borders(place: tuple[int, int]) -> None:
    right, down = place
    far = max(abs(right) * 3**0.5 / 2 + abs(down) / 2, abs(down))
    assert far + max(at.NEED, at.STALL, at.SIGN) / 2 <= SIDE * 3**0.5 / 2 + TOUCH
