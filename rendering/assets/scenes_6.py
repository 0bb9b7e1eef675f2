"""Wonder Book's chapter VI: the last page, and the Unfinished. Build time only."""

from random import Random

from rendering.assets.plate import Plate, row
from rendering.assets.props import disc, mixed
from rendering.assets.scenes_figures import bust
from rendering.assets.stage import (
    at,
    frames,
    glow,
    group,
    hill,
    line,
    near,
    oval,
    sky,
    smooth,
    stroke,
)


def _white_drawn() -> str:
    ink = "#4a4a5a"
    drawn = line(smooth([(520, 420), (700, 360), (860, 300), (1000, 350), (1180, 420)]), ink, 5)
    drawn += stroke([(820, 306), (832, 150), (900, 150), (912, 306)], ink, 5) + stroke(
        [(816, 152), (866, 84), (916, 152)], ink, 5
    )
    drawn += line("M850 304 V270 A16 16 0 0 1 884 270 V304", ink, 4)
    dice = Random(3)
    for _ in range(50):
        x, y = (dice.uniform(480, 1180), dice.uniform(50, 400))
        drawn += stroke([(x, y), (x - 10, y + 28)], ink, 2.4)
    return drawn


def _white_print() -> str:
    return "".join(
        stroke(
            [(60 + k * 190 + n % 2 * 40, 520 + n * 44), (60 + k * 190 + 130, 516 + n * 44)],
            "#8a8690",
            12,
        )
        for n in range(4)
        for k in range(6)
    )


def _unfinished() -> str:
    """A heap of backs that have grown into one another, and its face where they are thickest."""
    dice, heap = Random(9), ""
    for n in range(60):
        high = 1 - n / 60
        x = 690 + dice.uniform(-1, 1) * (360 * high + 90)
        y, size = 600 - 470 * (1 - high) + dice.uniform(-26, 26), dice.uniform(46, 92)
        tone = mixed("#d9d2c4", "#8a8296", dice.random() * 0.7)
        one = oval(0, 0, size, size * 0.66, tone)
        one += line(
            f"M{-size * 0.6} 6 Q0 {-size * 0.7} {size * 0.6} 6", mixed(tone, "#3a3050", 0.25), 5
        )
        heap += group(at(one, x, y, 1, turn=dice.uniform(-40, 40)))
    return heap + bust("unfinished", 690, 372, 2.25)


SCENES: dict[str, Plate] = {
    "bolt-last-page": Plate(
        (
            sky("#f2f2f4", "#fffdf6"),
            near(hill([470, 450, 440, 430, 420, 430, 450], "#fbfaf6", "#e6e3da")),
            group(_white_drawn(), "flat"),
            near(hill([520, 500, 490, 500, 510, 500, 490], "#ffffff", "#e9e6dd")),
            group(_white_print(), "flat"),
            near(disc(1090, 640, 62, "#2a2730")),
            glow(300, 120, 420, "#ffb98a", 0.3),
            frames(22, "#d8d2c2"),
        ),
        row(690, 215, "look stand look stand", 240),
    ),
    "bolt-unfinished": Plate(
        (
            sky("#3a2f52", "#f0a070"),
            glow(680, 320, 520, "#ffb27a", 0.5),
            near(hill([540, 520, 500, 490, 500, 520, 540], "#efe9dc", "#c8bfae")),
            near(oval(690, 640, 420, 62, "#1d1a24")),
            _unfinished(),
            near(hill([650, 640, 636, 650, 640, 636, 650], "#fbf7ec", "#d8d0bf")),
            frames(25, "#4a3850"),
        ),
        row(700, 195, "back look back run", 90),
    ),
}
