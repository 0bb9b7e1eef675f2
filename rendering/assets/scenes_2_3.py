"""Wonder Book's chapters II and III: the lamp in its tower, the dark town, Gloss. Build time
only."""

from random import Random

from rendering.assets.plate import Plate, Slot, row
from rendering.assets.props import disc, mixed, outline, polygon
from rendering.assets.stage import (
    HIGH,
    INK,
    WIDE,
    at,
    beam,
    flakes,
    frames,
    glow,
    group,
    hill,
    line,
    near,
    oval,
    rect,
    sky,
    stars,
    stroke,
    torn,
    tower,
)

WYRM, SILVER, RED, SLATE = "#efe9e2", "#cfd6e6", "#c8402f", "#7d828e"


def _lamp_tower_steps() -> str:
    return "".join(
        polygon(
            [
                (300 + n * 40, 690 - n * 24),
                (352 + n * 40, 690 - n * 24),
                (352 + n * 40, 720),
                (300 + n * 40, 720),
            ],
            mixed("#d6dde6", "#7d8aa8", n / 9),
        )
        for n in range(8)
    )


def _lamp_tower_glass() -> str:
    glass = outline("M-70 0 V-70 A70 70 0 0 1 70 -70 V0Z", "#ffe7a8") + line(
        "M0 0 V-140 M-70 -50 H70", "#3a4058", 6
    )
    glass += outline("M-78 -84 Q0 -190 78 -84Z", "#4a5878")
    return glass


def _lamp_tower_neck() -> str:
    return line("M0 0 V-46 C0 -76 26 -78 28 -56", "#2a3040", 7) + disc(28, -46, 12, "#fff6d0")


def _dark_town_lines() -> str:
    lines, dice = ("", Random(4))
    for n in range(9):
        x, w, h = (30 + n * 132.0, 104.0, dice.uniform(110, 220))
        lines += stroke(
            [
                (x, 560),
                (x, 560 - h),
                (x + w / 2, 490 - h),
                (x + w, 560 - h),
                (x + w, 560),
                (x, 560),
            ],
            SILVER,
            4,
        )
        for k in range(3):
            lines += stroke(
                [(x + 22 + k * 24, 545 - h * 0.5), (x + 22 + k * 24, 570 - h * 0.5 + 8)], SILVER, 3
            )
        lines += line(f"M{x + 40} 560 V530 A14 14 0 0 1 {x + 68} 530 V560", SILVER, 3)
    return lines


def _dark_town_drops() -> str:
    dice, drop = Random(4), "M0 0 q-8 14 0 20 q8 -6 0 -20Z"
    places = [(dice.uniform(40, 1150), dice.uniform(240, 500)) for _ in range(24)]
    return "".join(outline(drop, "#05060c", *place) for place in places)


def _dark_town_stones() -> str:
    return "".join(
        stroke([(x, 600 + n * 34), (x + 80, 600 + n * 34)], "#5a6078", 3)
        for n in range(3)
        for x in range(20 + n % 2 * 60, 1180, 140)
    )


def _dark_town_moon() -> str:
    return line("M980 90 A60 60 0 1 0 1010 196 A76 76 0 0 1 980 90Z", SILVER, 4)


def _gloss_body() -> tuple[str, str]:
    """Its coils, and the notes on them."""
    coils, notes, dice = ("", "", Random(6))
    for n, (x, y, across, down) in enumerate(
        ((640, 560, 330, 86), (650, 474, 270, 84), (640, 392, 205, 76))
    ):
        tone = mixed(WYRM, "#8a86a0", 0.1 * (2 - n))
        coils += near(
            oval(x, y, across, down, tone)
            + oval(x, y - 14, across - 26, down - 30, mixed(tone, "#ffffff", 0.35))
        )
        for k in range(15):
            a = x - across + 40 + k * (2 * across - 80) / 14
            b = y + dice.uniform(6, down * 0.5)
            notes += stroke([(a, b), (a + dice.uniform(12, 26), b - 3)], "#8a6a9a", 3)
    return coils, notes


GLOSS_COILS, GLOSS_NOTES = _gloss_body()


def _gloss_neck() -> str:
    return "M560 360 C470 330 420 250 470 190 C500 150 570 150 600 190 C640 236 640 300 690 350Z"


def _gloss_face() -> str:
    return (
        line("M478 236 Q520 258 566 240", INK, 5)
        + oval(500, 204, 7, 4, INK)
        + oval(546, 202, 7, 4, INK)
    )


def _gloss_field() -> str:
    coils, notes, dice = ("", "", Random(6))
    for n, (x, y, across, down) in enumerate(
        ((640, 560, 330, 86), (650, 474, 270, 84), (640, 392, 205, 76))
    ):
        tone = mixed(WYRM, "#8a86a0", 0.1 * (2 - n))
        coils += near(
            oval(x, y, across, down, tone)
            + oval(x, y - 14, across - 26, down - 30, mixed(tone, "#ffffff", 0.35))
        )
        for k in range(15):
            a = x - across + 40 + k * (2 * across - 80) / 14
            b = y + dice.uniform(6, down * 0.5)
            notes += stroke([(a, b), (a + dice.uniform(12, 26), b - 3)], "#8a6a9a", 3)
    return "".join(
        stroke([(80 + k * 160, 620 + n * 30), (190 + k * 160, 616 + n * 30)], "#c9c2ae", 5)
        for n in range(3)
        for k in range(7)
    )


SCENES: dict[str, Plate] = {
    "fold-tower": Plate(
        (
            sky("#0f1530", "#4a5a88"),
            group(stars(60, 3, 360), "flat"),
            beam([(700, 250), (-40, 60), (-40, 300)], "#fff0c0", 0.5),
            near(hill([500, 480, 470, 430, 470, 520, 560], "#9fb0cc", "#6d7f9c")),
            near(tower(720, 600, 0.9, "#c9cfdc", "#4a5878", "#ffdf8a")),
            near(at(_lamp_tower_glass(), 720, 330, 1.15)),
            group(at(_lamp_tower_neck(), 716, 328, 1.3)),
            glow(740, 260, 300, "#ffe7a0", 0.9),
            near(hill([620, 600, 610, 640, 560, 600, 660], "#d6dde6", "#93a2bc")),
            near(_lamp_tower_steps()),
            near(flakes(60, 4, 7, square=True)),
            frames(19, "#2a3554"),
        ),
        row(690, 180, "look stand look run", 120),
    ),
    "dark-town": Plate(
        (
            group(rect(0, 0, WIDE, HIGH, "#14141f"), "flat"),
            group(_dark_town_moon(), "thin"),
            near(outline("M-20 340 L300 300 L640 350 L900 290 L1220 340 V740 H-20Z", "#1e1f2e")),
            group(_dark_town_lines(), "thin"),
            near(outline("M-20 562 H1220 V740 H-20Z", "#10101a")),
            group(_dark_town_stones(), "flat"),
            group(_dark_town_drops()),
            glow(600, 640, 300, "#a9b6e0", 0.25),
            frames(9, "#0c0c14"),
        ),
        row(692, 215, "stand look stand look", 400),
    ),
    "dark-gloss": Plate(
        (
            sky("#100f1c", "#2a2740"),
            near(torn([(-40, 470), (600, 430), (1240, 480)], "#f2efe6", 2, "#ffffff")),
            group(_gloss_field(), "flat"),
            GLOSS_COILS,
            near(outline(_gloss_neck(), WYRM)),
            group(GLOSS_NOTES + _gloss_face(), "flat"),
            glow(560, 300, 420, "#d8d0ff", 0.25),
            frames(6, "#17152a"),
        ),
        (
            Slot(110, 680, 190, "look"),
            Slot(220, 690, 190, "stand"),
            Slot(1010, 690, 190, "look", True),
            Slot(1110, 680, 190, "run", True),
        ),
    ),
}
