"""Wonder Book's chapter I: the fall, the Landing, the gatehouse. Build time only."""

from random import Random

from rendering.assets.plate import Plate, Slot, row
from rendering.assets.props import disc, mixed, outline, polygon
from rendering.assets.stage import (
    BRASS,
    CREAM,
    HIGH,
    WIDE,
    at,
    cloud,
    fir,
    flakes,
    frames,
    glow,
    group,
    hill,
    line,
    near,
    oval,
    peak,
    rect,
    sky,
    stars,
    stroke,
)


def _fall_land() -> str:
    return "".join(
        (
            peak(x, 700, 150, h, tone)
            for x, h, tone in ((150, 150, "#a9c4b8"), (420, 110, "#8fae7a"), (960, 170, "#9dbcb6"))
        )
    )


def _fall_folds() -> str:
    return "".join(stroke([(600, 20), (x, 720)], "#e9dcc0", 2, 0.5) for x in range(-300, 1500, 150))


def _fall_walls() -> str:
    return "".join(
        (
            at(
                polygon([(-50, 0), (-70, -90), (40, -110), (56, -10)], tone)
                + polygon([(56, -10), (40, -110), (64, -92), (76, 0)], mixed(tone, "#000000", 0.2)),
                x,
                690,
                by,
            )
            for x, tone, by in ((270, "#d9b184", 1.1), (620, "#c7a27a", 1.3), (800, "#e0c090", 0.9))
        )
    )


def _fall_square() -> str:
    return polygon([(570, 26), (632, 20), (640, 76), (578, 82)], "#ffe3a0")


def _blades(y: float, count: int, tone: str, seed: int) -> str:
    """Grass with a crease down the middle of every blade."""
    dice, found = Random(seed), ""
    for n in range(count):
        x, lean, high = WIDE * n / count, dice.uniform(-22, 22), dice.uniform(50, 100)
        tip = (x + lean, y - high)
        found += polygon([(x - 10, y), tip, (x, y)], tone)
        found += polygon([(x, y), tip, (x + 10, y)], mixed(tone, "#000000", 0.2))
    return found


def _well(x: float, y: float) -> str:
    """A round well; its water hangs in the air above it."""
    wall = outline("M-84 -70 V-6 A84 22 0 0 0 84 -6 V-70Z", "#a9a3a0") + oval(
        0, -70, 84, 22, "#857f7f"
    )
    wall += oval(0, -70, 64, 15, "#3e4a5a")
    wall += "".join(rect(-70 + i * 30, -52 + i % 2 * 22, 24, 12, "#8d8784", 3) for i in range(5))
    posts = rect(-92, -210, 12, 150, "#7a5a3c") + rect(80, -210, 12, 150, "#7a5a3c")
    roof = polygon([(-116, -206), (0, -270), (116, -206)], "#3f7a86")
    roof += polygon([(0, -270), (116, -206), (20, -206)], "#326570")
    water = outline(
        "M-62 -150 C-40 -172 40 -172 62 -150 C54 -118 20 -122 8 -100 C0 -116 -8 -116 -16 -104 "
        "C-30 -124 -54 -122 -62 -150Z",
        "#7cc4d8",
    )
    water += "".join(
        outline("M0 0 q-7 -12 0 -18 q7 6 0 18Z", "#7cc4d8", a, b)
        for a, b in ((-30, -84), (22, -80), (40, -104))
    )
    return near(at(wall + posts + roof, x, y)) + group(at(water, x, y))


def _gatehouse(x: float, y: float, by: float) -> str:
    walls = rect(-120, -150, 240, 156, "#d9b184") + rect(20, -150, 100, 156, "#c4a078")
    roof = polygon([(-140, -150), (-96, -226), (96, -226), (140, -150)], "#a5493a")
    roof += polygon([(30, -150), (40, -226), (96, -226), (140, -150)], "#000", 0.14)
    gate = outline("M-38 6 V-66 A38 38 0 0 1 38 -66 V6Z", "#5a3a2a") + stroke(
        [(0, 4), (0, -100)], "#3c2619", 3
    )
    shut = ""
    for a in (-80, 80):
        shut += rect(a - 20, -118, 40, 44, "#4d7f86")
        shut += "".join(
            stroke([(a - 16, -110 + k * 9), (a + 16, -110 + k * 9)], "#36616a", 3) for k in range(4)
        )
    return near(at(walls + roof + gate + shut, x, y, by))


def _landing_up() -> str:
    up = outline("M-150 0 Q-120 -150 0 -170 Q120 -150 150 0Z", "#7d9a55")
    up += outline("M0 -170 Q120 -150 150 0 L12 0Z", "#67843f")
    up += rect(-150, -10, 300, 16, "#b8862b", 6) + "".join(
        rect(a, -16, 22, 26, BRASS, 4) for a in (-100, -10, 80)
    )
    return up


def _landing_road() -> str:
    d = "M766 490 L836 490 C840 540 760 590 640 640 C600 660 560 700 540 740 L300 740 "
    return f"{d}C400 660 560 610 660 570 C730 540 766 520 766 490Z"


def _flap_boards() -> str:
    return "".join(
        rect(250 + n * 88, 20, 82, 720, mixed("#6a4630", "#000000", n % 3 * 0.08), 3)
        for n in range(8)
    )


def _flap_bands() -> str:
    return "".join(
        rect(240, y, 720, 34, "#3a3036", 4)
        + "".join(disc(x, y + 17, 8, "#6a6068") for x in range(270, 950, 96))
        for y in (70, 560)
    )


def _flap_hole() -> str:
    return rect(430, 250, 340, 170, "#17110f", 10)


def _flap_rim() -> str:
    return line("M424 244 H776 V426 H424Z", BRASS, 16)


def _flap_lid() -> str:
    return polygon([(424, 250), (776, 250), (806, 168), (394, 168)], "#b8862b")


def _flap_eyes() -> str:
    return "".join(
        disc(x, 340, 52, "#8a5a12")
        + disc(x, 340, 44, "#f2c24a")
        + oval(x, 340, 13, 34, "#1d1310")
        + disc(x - 14, 322, 9, "#fff4d0")
        for x in (520, 680)
    )


def _flap_stones() -> str:
    return "".join(
        rect(x, y, 116, 66, mixed("#a89078", "#7a6656", (x * 7 + y) % 10 / 10), 6)
        for x in (-20, 106, 968, 1094)
        for y in range(0, 720, 74)
    )


SCENES: dict[str, Plate] = {
    "eight-fall": Plate(
        (
            sky("#1c2746", "#d8b48a"),
            group(stars(40, 4, 300), "flat"),
            group(_fall_folds(), "flat"),
            glow(604, 52, 190, "#ffd98a", 0.8),
            group(_fall_square()),
            near(cloud(180, 300, 1.2, "#5a6488") + cloud(1010, 260, 1.4, "#4c567c")),
            near(_fall_land()),
            near(_fall_walls()),
            near(cloud(40, 690, 1.0, "#c8b8a8") + cloud(1150, 690, 1.1, "#b8a898")),
            group(flakes(40, 6, 7, CREAM, square=True)),
            frames(5, "#2b3a55"),
        ),
        (
            Slot(360, 400, 190, "run"),
            Slot(550, 500, 210, "look"),
            Slot(740, 360, 190, "run", True),
            Slot(900, 520, 200, "look", True),
        ),
    ),
    "eight-landing": Plate(
        (
            sky("#5fa2b8", "#f6d9a4"),
            glow(690, 300, 520, "#fff0c0", 0.75),
            group(disc(700, 300, 96, "#f8dc90")),
            near(cloud(250, 130, 0.95, "#f7efdc") + cloud(1010, 120, 1.1, "#f7efdc")),
            near(peak(180, 490, 220, 230, "#9dbcb6") + peak(1020, 490, 240, 260, "#93b2ae")),
            _gatehouse(810, 500, 1.15),
            near(hill([520, 480, 500, 478, 490, 470, 500], "#a8c07a", "#7d9c52")),
            near(fir(1010, 520, 1.1, "#4f7d52") + fir(1096, 540, 1.4, "#477349")),
            group(outline(_landing_road(), "#ecd7a8"), "flat"),
            near(at(_landing_up(), 400, 560, 1, turn=-8)),
            _well(170, 640),
            near(hill([650, 672, 650, 636, 650, 650, 610], "#8fae5c", "#5f7f3c")),
            near(_blades(740, 60, "#6f9150", 9)),
            frames(4, "#6a5a34"),
        ),
        row(678, 200, left=560),
    ),
    "eight-flap": Plate(
        (
            group(rect(0, 0, WIDE, HIGH, "#5a4a3c"), "flat"),
            near(_flap_boards()),
            near(_flap_bands()),
            near(_flap_stones()),
            group(_flap_hole(), "flat"),
            glow(600, 340, 240, "#ffc24a", 0.55),
            group(_flap_eyes()),
            near(_flap_rim()),
            near(_flap_lid()),
            glow(600, 300, 420, "#ffd27a", 0.2),
            frames(14, "#3a2a22"),
        ),
        (
            Slot(180, 696, 240, "look"),
            Slot(320, 702, 240, "look"),
            Slot(900, 702, 240, "look", True),
            Slot(1040, 696, 240, "stand", True),
        ),
    ),
}
