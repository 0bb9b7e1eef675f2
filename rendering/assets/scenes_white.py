"""What nobody has opened yet is white paper: the country below Wonder Book's board, and the hole
torn into it through which the first scene is seen. Build time only."""

from collections.abc import Callable
from math import cos, pi, sin
from random import Random

from rendering.assets.props import disc, mixed, polygon
from rendering.assets.stage import (
    WIDE,
    cloud,
    cottage,
    fir,
    glow,
    group,
    hill,
    near,
    peak,
    rect,
    shaded,
    smooth,
)

SIZE = (872, 840)  # pixels of the open pages
HIGH = 1156  # the pages, and half a pixel below them
WHITES = (
    "#cdbb95",
    "#d6c5a1",
    "#dfd0ae",
    "#e7dabb",
    "#eee3c8",
    "#f5ecd6",
    "#faf3e2",
)  # back to front
HOLE, REACH = (600, 486), (522, 300)  # the middle of the hole, and how far it goes
RIM = 26
RIBBON = (600, 900)  # the middle of the ribbon with the title
RED, DARK_RED, GOLD = "#a93b30", "#7d2c24", "#e8b84a"


def _house(x: float, y: float, by: float, tone: str) -> str:
    shade = mixed(tone, "#8a744c", 0.24)
    return cottage(x, y, by, tone, shade, mixed(tone, "#8a744c", 0.32))


FOLDS = (
    "M150 300 L190 640 M840 280 L900 640 M40 720 L620 660 M700 900 L1160 850 M420 1040 L800 1000"
)


def country() -> tuple[str, ...]:
    """Peaks, roofs, firs and clouds in seven whites; only shadows tell them apart."""
    _, far, land, field, meadow, front, lit = WHITES
    dashed = 'fill="none" stroke="#a58c5e" stroke-width="3" opacity=".7" stroke-dasharray="14 11"'
    return (
        group(shaded("#a9a394", "#dccba4") + rect(0, 0, WIDE, HIGH, "url(#shade)"), "flat"),
        glow(640, 300, 560, "#fff0c8", 0.5),
        near(disc(760, 250, 104, "#efe4c9") + disc(760, 250, 84, "#f6eeda")),
        _each(peak, far, (190, 620, 280, 330), (560, 620, 300, 260), (1020, 620, 300, 350)),
        near(hill([620, 560, 600, 550, 590, 540, 600], land, land, HIGH)),
        _each(_house, field, (300, 600, 1.2), (720, 590, 1.3), (830, 582, 1.6), (950, 596, 1.2)),
        near(hill([690, 740, 690, 660, 690, 660], field, field, HIGH)),
        _each(fir, meadow, (1060, 740, 1.4), (1130, 764, 1.1), (150, 750, 1.2), (84, 776, 1.5)),
        near(hill([850, 790, 770, 800, 760, 760], meadow, meadow, HIGH)),
        _each(_house, front, (240, 940, 1.5), (400, 950, 1.1)),
        group(f'<path d="{FOLDS}" {dashed}/>', "flat"),
        near(hill([1010, 960, 990, 960, 1000, 1010], front, meadow, HIGH)),
        _each(fir, lit, (880, 1080, 1.9), (990, 1096, 1.4)),
        _each(cloud, front, (70, 500, 1.3), (1140, 470, 1.4)),
        _each(cloud, lit, (20, 740, 1.4), (1190, 720, 1.4)),
        _each(cloud, lit, (150, 1060, 1.5), (1120, 1060, 1.5)),
    )


def _each(prop: Callable[..., str], tone: str, *places: tuple[float, ...]) -> str:
    """The same thing in several places, on one sheet."""
    return near("".join(prop(*place, tone) for place in places))


def ring(by: float) -> str:
    """The edge of the hole, as a path."""
    dice, points = Random(6), []
    for n in range(40):
        turn = 2 * pi * n / 40
        away = 1 + dice.uniform(-0.035, 0.035)
        points.append(
            (
                HOLE[0] + cos(turn) * (REACH[0] * away + by),
                HOLE[1] + sin(turn) * (REACH[1] * away + by),
            )
        )
    return smooth(points, ring=True)


def rim() -> str:
    """The torn paper around the hole."""
    return f'<path fill-rule="evenodd" d="{ring(RIM)} {ring(0)}" fill="#f3e6c6"/>'


def ribbon() -> tuple[str, str]:
    """For the chapter's title: its ends behind, and the band."""
    (x, y), half, high = RIBBON, 400, 112
    ends = ""
    for side in (-1, 1):
        far, tip = x + side * (half + 80), x + side * (half + 44)
        ends += polygon(
            [
                (far, y - 26),
                (x + side * (half - 30), y - 26),
                (x + side * (half - 30), y + 94),
                (far, y + 94),
                (tip, y + 34),
            ],
            DARK_RED,
        )
    top, low = y - high / 2, y + high / 2
    band = f"M{x - half} {top + 12} Q{x} {top - 14} {x + half} {top + 12} "
    band += f"V{low + 12} Q{x} {low - 14} {x - half} {low + 12}Z"
    lines = "".join(
        f'<path d="M{x - half + 14} {b + 12} Q{x} {b - 14} {x + half - 14} {b + 12}" fill="none" '
        f'stroke="{GOLD}" stroke-width="3"/>'
        for b in (top + 10, low - 10)
    )
    return near(ends), near(f'<path d="{band}" fill="{RED}"/>' + lines)
