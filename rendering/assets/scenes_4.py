"""Wonder Book's chapter IV: the Dead Letter Office and the Postmark. Build time only."""

from random import Random

from rendering.assets.plate import Plate, Slot, row
from rendering.assets.props import disc, mixed, polygon
from rendering.assets.stage import (
    BRASS,
    CREAM,
    HIGH,
    INK,
    WIDE,
    at,
    frames,
    glow,
    group,
    hill,
    line,
    near,
    oval,
    planks,
    rect,
    stroke,
)

STONE, SLATE, PALE, MOSS = "#8d93a0", "#6b7180", "#aab0ba", "#7d9455"
WYRM, SILVER, RED, SLATE = "#efe9e2", "#cfd6e6", "#c8402f", "#7d828e"


def _post_hall_holes() -> str:
    holes, dice = (rect(0, 0, WIDE, HIGH, "#8a6238"), Random(2))
    for n in range(9 * 16):
        x, y = (30 + n % 16 * 72, 20 + n // 16 * 62)
        holes += rect(x, y, 62, 50, "#4a3220", 3)
        if dice.random() < 0.62:
            holes += at(
                rect(-22, -15, 44, 30, mixed(CREAM, "#c9a870", dice.random() * 0.5), 2)
                + stroke([(-20, -13), (0, 2), (20, -13)], "#b39a6a", 2),
                x + 31,
                y + 30,
                turn=dice.uniform(-14, 14),
            )
    return holes


def _post_hall_ladder() -> str:
    ladder = "".join(rect(x, 30, 12, 560, "#c99f6b") for x in (250, 330))
    ladder += "".join(rect(250, y, 92, 10, "#b0854f") for y in range(60, 580, 52))
    return ladder


def _post_hall_tubes() -> str:
    return line("M780 -20 V330 Q780 400 850 400 H1240", BRASS, 40) + line(
        "M900 -20 V250 Q900 300 950 300 H1240", BRASS, 34
    )


def _post_hall_shine() -> str:
    return line("M770 -20 V330 Q770 410 850 410", "#f6dc92", 7) + line(
        "M892 -20 V250", "#f6dc92", 6
    )


def _post_hall_heap() -> str:
    dice, found = Random(2), ""
    for _ in range(44):
        tone = mixed(CREAM, "#c9a870", dice.random() * 0.6)
        one = rect(-40, -27, 80, 54, tone, 3) + stroke(
            [(-37, -24), (0, 6), (37, -24)], "#b39a6a", 3
        )
        place = (dice.uniform(0, 1200), dice.uniform(630, 700))
        found += at(one, *place, turn=dice.uniform(-40, 40))
    return found


def _postmark_knob() -> str:
    return (
        disc(0, -330, 92, "#8a5a32")
        + disc(-26, -356, 30, "#a9744a")
        + rect(-30, -260, 60, 70, "#7a4c28")
    )


def _postmark_body() -> str:
    body = polygon([(-150, -190), (150, -190), (190, -30), (-190, -30)], "#26222c")
    body += polygon([(40, -190), (150, -190), (190, -30), (80, -30)], "#000000", 0.3) + rect(
        -200, -30, 400, 40, "#111016", 6
    )
    return body


def _postmark_face() -> str:
    face = (
        oval(-34, -322, 11, 17, INK)
        + oval(38, -322, 11, 17, INK)
        + line("M-30 -282 Q4 -300 40 -284", INK, 7)
    )
    face += stroke([(-58, -354), (-18, -340)], INK, 8) + stroke([(62, -354), (22, -340)], INK, 8)
    return face


def _postmark_mark() -> str:
    return at(
        line("M-150 0 A150 62 0 1 0 150 0 A150 62 0 1 0 -150 0", RED, 8)
        + "".join(stroke([(-96, y), (96, y)], RED, 9) for y in (-20, 2, 24)),
        270,
        640,
        1,
        turn=-8,
    )


def _postmark_hops() -> str:
    return "".join(
        (
            line(f"M{x - 60} {y} Q{x} {y + 26} {x + 60} {y}", CREAM, 6)
            for x, y in ((640, 600), (640, 622))
        )
    )


def _postmark_shelves() -> str:
    return "".join(
        rect(
            40 + n % 14 * 82,
            40 + n // 14 * 70,
            70,
            58,
            mixed("#6a4a2c", "#4a3220", n * 7 % 10 / 10),
            3,
        )
        for n in range(70)
    )


SCENES: dict[str, Plate] = {
    "post-hall": Plate(
        (
            group(_post_hall_holes(), "flat"),
            glow(600, -40, 620, "#ffe2a0", 0.55),
            near(_post_hall_ladder()),
            near(_post_hall_tubes()),
            group(_post_hall_shine(), "flat"),
            near(hill([650, 630, 610, 640, 620, 650, 630], "#c9a870", "#8a6238")),
            near(_post_hall_heap()),
            frames(12, "#3c2a1a"),
        ),
        row(676, 205, "look stand look run", 430),
    ),
    "post-stamp": Plate(
        (
            group(rect(0, 0, WIDE, HIGH, "#3c2a1c") + _postmark_shelves(), "flat"),
            glow(640, 300, 480, "#ffcf8a", 0.5),
            near(planks(560, "#8a6238", 3)),
            group(_postmark_mark(), "flat"),
            group(_postmark_hops(), "thin"),
            near(at(_postmark_knob() + _postmark_body(), 640, 570, 1.2, turn=-6)),
            group(at(_postmark_face(), 640, 570, 1.2, turn=-6), "flat"),
            frames(8, "#2a1d13"),
        ),
        (
            Slot(120, 690, 205, "run", True),
            Slot(236, 700, 205, "look"),
            Slot(990, 700, 205, "run"),
            Slot(1090, 690, 205, "look", True),
        ),
    ),
}
