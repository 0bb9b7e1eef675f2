"""Wonder Book's chapter V: Obel with his red pencil, and the nursery. Build time only."""

from math import cos, pi, sin
from random import Random

from rendering.assets.plate import Plate, row
from rendering.assets.props import disc, outline, polygon
from rendering.assets.scenes_figures import bust
from rendering.assets.stage import (
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


def _obel_body() -> str:
    """As long as a lane and no thicker than a plank."""
    d = "M1240 700 C1180 560 1120 470 1010 400 L960 470 C1060 540 1110 620 1130 740Z"
    ribs = "".join(line(f"M{1020 + n * 34} {440 + n * 44} l44 -26", "#969ea3", 5) for n in range(5))
    return near(outline(d, SLATE) + ribs)


def _obel_arm() -> str:
    """With its hand around the pencil."""
    arm = line("M1000 470 C900 460 820 470 760 500", "#7b848b", 46)
    palm = "M706 470 C740 452 790 468 792 506 C790 540 740 552 708 536 C690 520 690 486 706 470Z"
    fingers = "".join(
        line(f"M{712 - n} {484 + n * 20} q-26 -4 -34 8", "#969ea3", 17) for n in range(3)
    )
    return near(arm) + near(_obel_pencil()) + group(outline(palm, "#969ea3") + fingers)


def _obel_pencil() -> str:
    return at(
        rect(-150, -13, 250, 26, RED, 4)
        + polygon([(100, -13), (150, 0), (100, 13)], "#f3dcb4")
        + polygon([(134, -5), (150, 0), (134, 5)], RED),
        690,
        470,
        1.05,
        turn=118,
    )


def _obel_red() -> str:
    return stroke([(616, 606), (-40, 626)], RED, 10)


def _obel_kept() -> str:
    return "M-40 500 Q200 440 380 520 T640 560 L616 604 L-40 630Z"


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
            _obel_body(),
            bust("obel", 900, 270, 1.72),
            near(outline("M-20 600 H640 L820 486 L1240 452 V740 H-20Z", "#fffaf4")),
            near(outline(_obel_kept(), "#8fae5c") + _obel_tufts()),
            group(_obel_red(), "thin"),
            _obel_arm(),
            frames(16, "#b98a86"),
        ),
        row(590, 190, "look stand look stand", 80),
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
