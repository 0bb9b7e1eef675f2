"""Wonder Book's chapter V: Obel with his red pencil, and the nursery. Build time only."""

from math import cos, pi, sin
from random import Random

from rendering.assets.plate import Plate, row
from rendering.assets.props import disc, outline, polygon
from rendering.assets.stage import (
    BRASS,
    INK,
    OAK,
    at,
    frames,
    glow,
    group,
    hill,
    line,
    near,
    rect,
    sky,
    stroke,
)

STONE, SLATE, PALE, MOSS = "#8d93a0", "#6b7180", "#aab0ba", "#7d9455"
WYRM, SILVER, RED, SLATE = "#efe9e2", "#cfd6e6", "#c8402f", "#7d828e"


def _obel_neck() -> str:
    return "M1240 226 C1100 206 1010 150 968 100 L918 178 C1000 236 1090 320 1240 366Z"


def _obel_head() -> str:
    return "M962 108 C900 84 800 104 730 160 C706 180 716 204 744 202 C810 198 880 196 940 176 Z"


def _obel_horn() -> str:
    return "M940 112 C960 70 1000 50 1046 52 C1010 74 990 100 984 132Z"


def _obel_glasses() -> str:
    glasses = line("M798 142 A34 34 0 1 0 866 142 A34 34 0 1 0 798 142", BRASS, 6)
    glasses += line(
        "M742 156 A26 30 0 1 0 794 156 A26 30 0 1 0 742 156 M866 138 L944 118", BRASS, 6
    )
    return glasses


def _obel_eyes() -> str:
    return (
        disc(836, 144, 9, INK)
        + disc(770, 158, 8, INK)
        + line("M742 194 Q800 206 860 190", "#4a4f5a", 4)
    )


def _obel_arm() -> str:
    return "M1080 300 C1000 330 930 380 880 430 L858 410 C900 350 980 280 1060 250Z"


def _obel_pencil() -> str:
    return at(
        rect(-150, -13, 250, 26, RED, 4)
        + polygon([(100, -13), (150, 0), (100, 13)], "#f3dcb4")
        + polygon([(134, -5), (150, 0), (134, 5)], RED),
        820,
        470,
        1,
        turn=118,
    )


def _obel_red() -> str:
    return stroke([(752, 600), (-40, 626)], RED, 10)


def _obel_kept() -> str:
    return "M-40 500 Q200 440 420 520 T760 560 L752 604 L-40 630Z"


def _obel_tufts() -> str:
    return "".join(
        polygon([(x - 12, 560), (x, 520 - x % 30), (x + 12, 560)], "#5f7f3c")
        for x in range(40, 640, 62)
    )


def _nursery_roots() -> str:
    return "".join(
        (
            line(
                f"M{x} -20 C{x + 30} 80 {x - 50} 120 {x + n % 3 * 40 - 40} {170 + n % 4 * 26}",
                "#5a4030",
                16 - n % 3 * 4,
            )
            for n, x in enumerate(range(80, 1180, 120))
        )
    )


def _nursery_hung() -> str:
    hung = ""
    for n, x in enumerate(range(130, 1120, 150)):
        y = 220 + n % 3 * 40
        points = [
            (
                x + (26 if k % 2 == 0 else 11) * sin(k * pi / 5),
                y - (26 if k % 2 == 0 else 11) * cos(k * pi / 5),
            )
            for k in range(10)
        ]
        hung += stroke([(x, 0), (x, y - 24)], "#c9b890", 2) + polygon(points, "#f6e3a8")
    return hung


def _nursery_shelf() -> str:
    hung = ""
    for n, x in enumerate(range(130, 1120, 150)):
        y = 220 + n % 3 * 40
        points = [
            (
                x + (26 if k % 2 == 0 else 11) * sin(k * pi / 5),
                y - (26 if k % 2 == 0 else 11) * cos(k * pi / 5),
            )
            for k in range(10)
        ]
        hung += stroke([(x, 0), (x, y - 24)], "#c9b890", 2) + polygon(points, "#f6e3a8")
    shelf, dice = (rect(80, 470, 1040, 16, OAK), Random(8))
    for n in range(26):
        x, high = (96 + n * 39.0, dice.uniform(52, 80))
        tone = dice.choice(("#9c3b2e", "#2f5d50", "#3d5a80", "#a07a3a"))
        shelf += rect(x, 470 - high, 32, high, tone, 3) + disc(x + 30, 470 - high, 11, "#6a4a3c")
    return shelf


def _nursery_stones() -> str:
    """Split in two, from the inside."""
    left = outline(
        "M-46 10 A46 36 0 0 1 -6 -34 L-14 -8 L-2 12 L-10 26 A46 30 0 0 1 -46 10Z", "#a9a6a4"
    )
    right = outline("M14 -34 A46 36 0 0 1 52 10 A46 30 0 0 1 8 28 L16 12 L4 -6Z", "#8d8a8c")
    places = [(90 + n % 7 * 168 + n // 7 * 60, 580 + n // 7 * 70) for n in range(14)]
    return "".join(at(left + right, *place) for place in places)


SCENES: dict[str, Plate] = {
    "red-line": Plate(
        (
            sky("#f2d9c8", "#fbeee2"),
            near(hill([470, 430, 460, 500, 540, 600, 640], "#e6d6c8", "#d8c4b4")),
            near(outline("M-20 600 H1220 V740 H-20Z", "#fffaf4")),
            near(outline(_obel_kept(), "#8fae5c") + _obel_tufts()),
            group(_obel_red(), "thin"),
            near(outline(_obel_horn(), "#5c616c") + outline(_obel_neck(), SLATE)),
            near(outline(_obel_head(), "#9aa0ac")),
            group(_obel_eyes(), "flat"),
            group(_obel_glasses()),
            near(outline(_obel_arm(), SLATE)),
            near(_obel_pencil()),
            frames(16, "#b98a86"),
        ),
        row(570, 170, "look stand look stand", 90),
    ),
    "red-nursery": Plate(
        (
            sky("#4a332c", "#8a6248"),
            near(_nursery_roots()),
            glow(600, 360, 520, "#ffcf8a", 0.55),
            group(_nursery_hung()),
            near(_nursery_shelf()),
            near(hill([520, 510, 506, 510, 520], "#7a5a44", "#4a3428")),
            near(_nursery_stones()),
            frames(13, "#3a261e"),
        ),
        row(694, 190, "stand kneel look stand", 420),
    ),
}
