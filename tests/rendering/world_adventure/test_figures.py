"""Figures cover neither codes nor what a city needs, nor whom one meets there."""

from math import hypot

import pytest

from engine.games.world_adventure.board import TERRITORIES
from rendering.fonts import Face
from rendering.text import Style, cap_height, width
from rendering.world_adventure import places as at
from rendering.world_adventure.chart import CODE, CODE_UP, Grid
from rendering.world_adventure.figures import Place, places

GRID = Grid((0, 0), 1)
STYLE = Style(Face.BOLD, CODE)
TOUCH = 2  # discs that touch still look apart: their rims are that wide


def _apart(one: Place, other: Place) -> bool:
    far = hypot(one.right - other.right, one.down - other.down)
    return far >= (one.size + other.size) / 2 - TOUCH


def _on_code(figure: Place, code: str, other: str) -> bool:
    """Whether a figure in one territory lies on the code of this or another."""
    x, y = (a - b for a, b in zip(GRID.spot(code), GRID.spot(other, 0, -CODE_UP), strict=True))
    across = max(abs(x + figure.right) - width(other, STYLE) / 2, 0)
    down = max(abs(y + figure.down) - cap_height(STYLE) / 2, 0)
    return hypot(across, down) < figure.size / 2 - TOUCH


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
