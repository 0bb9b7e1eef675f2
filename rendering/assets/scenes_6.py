"""Wonder Book's chapter VI: the last page, and the Unfinished. Build time only."""

from random import Random

from rendering.assets.plate import Plate, row
from rendering.assets.props import disc, mixed, outline, polygon
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

WYRM, SILVER, RED, SLATE = "#efe9e2", "#cfd6e6", "#c8402f", "#7d828e"


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


def _unfinished() -> tuple[str, str]:
    """A heap of unfinished Wyrms, and the marks on them."""
    dice, heap, marks = (Random(9), "", "")
    for n in range(46):
        high = 1 - n / 46
        x, y = (
            680 + dice.uniform(-1, 1) * (330 * high + 60),
            560 - 440 * (1 - high) + dice.uniform(-26, 26),
        )
        size, tone = (dice.uniform(40, 84), mixed(WYRM, "#8a86a0", dice.random() * 0.5))
        heap += group(at(oval(0, 0, size, size * 0.62, tone), x, y, 1, turn=dice.uniform(-40, 40)))
        if n % 3 == 0:
            marks += at(
                oval(0, 0, 26, 15, "#2a1f2c")
                + polygon([(-20, -8), (-14, 4), (-8, -10)], "#ffffff")
                + polygon([(4, -12), (10, 3), (17, -9)], "#ffffff"),
                x,
                y,
                1,
                turn=dice.uniform(-24, 24),
            )
        elif n % 3 == 1:
            marks += stroke([(x - 26, y), (x + 22, y - 5)], "#8a6a9a", 4) + stroke(
                [(x - 20, y + 12), (x + 10, y + 9)], "#8a6a9a", 4
            )
    return heap, marks


HEAP, MARKS = _unfinished()


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
            near(oval(690, 600, 330, 62, "#1d1a24")),
            near(
                outline(
                    "M352 604 C380 440 560 150 690 128 C830 150 1000 430 1026 604 "
                    "Q690 660 352 604Z",
                    "#b4aebd",
                )
            ),
            HEAP,
            group(MARKS, "flat"),
            near(hill([650, 640, 636, 650, 640, 636, 650], "#fbf7ec", "#d8d0bf")),
            frames(25, "#4a3850"),
        ),
        row(694, 195, "look stand look run", 100),
    ),
}
