"""The memory of a process as a picture."""

from __future__ import annotations

from PIL import Image

from bot.bench.curve import BOTTOM, LEFT, RIGHT, TOP, curve
from rendering.palette import INK

MB = 1_000_000


def height(image: Image.Image, x: int) -> int:
    """Where the curve is, in pixels from above."""
    return next(y for y in range(TOP, BOTTOM) if image.getpixel((x, y)) == INK)


def test_the_curve_is_higher_where_more_is_held() -> None:
    image = curve("grows", [150 * MB, 150 * MB, 350 * MB, 350 * MB], 600)
    few, many = height(image, LEFT + 40), height(image, RIGHT - 40)

    assert many < few
    a_hundred = (BOTTOM - TOP) * 100 / 450
    assert abs((few - many) - 2 * a_hundred) <= 2


def test_what_holds_more_than_the_goal_stays_inside() -> None:
    image = curve("too much", [150 * MB, 900 * MB, 900 * MB], 2000)

    assert TOP <= height(image, RIGHT - 40) < height(image, LEFT + 4)
