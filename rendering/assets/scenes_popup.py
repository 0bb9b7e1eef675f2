"""How Wonder Book's chapters I to III end: what still stands on the open Book, seen from close by.
Build time only."""

from math import cos, pi, sin
from random import Random

from rendering.assets.plate import Plate, Slot
from rendering.assets.props import disc, mixed, outline, polygon
from rendering.assets.scenes_1_hole import HEAD, HORNS, PAW
from rendering.assets.scenes_figures import moved
from rendering.assets.scenes_tower import DAWN, MORNING, STORM, Hour
from rendering.assets.stage import (
    CREAM,
    at,
    bent_lamp,
    cottage,
    frames,
    glow,
    group,
    line,
    near,
    oval,
    sky,
    stroke,
    tower,
)

PAGE = "M600 536 C{a} 486 {b} 484 {c} 520 L{d} 690 C{b} 650 {a} 656 600 704Z"
LEFT = PAGE.format(a=510, b=300, c=150, d=84)
RIGHT = PAGE.format(a=690, b=900, c=1050, d=1116)
PLACES = ((88, "look", False), (178, "stand", False), (1024, "stand", True), (1112, "look", True))
NEARER = 1.28  # than what stands on the Book is drawn
LAND = "M170 574 Q380 536 600 580 Q820 536 1030 574 L1060 640 Q820 606 600 650 Q380 606 140 640Z"
ROOFS = ("#8a4b34", "#6e4a5a", "#4d6a76", "#9c5a3a")
WALLS = ("#c98f5c", "#d9b184", "#b8795a", "#e0c090")
SILVER = "#cfd6e6"


def popup(hour: Hour, *things: str, page: str = CREAM, land: str = "") -> Plate:
    """The open Book fills the foot of the picture, and a stage stands up out of it."""
    room = mixed(hour.joint, "#000000", 0.35)
    cover = outline("M60 700 L134 512 H1066 L1140 700 L600 740Z", "#7a2f2a")
    pages = outline(LEFT, page) + outline(RIGHT, mixed(page, "#8a744c", 0.12))
    fold = stroke([(600, 540), (600, 700)], mixed(page, "#5a4630", 0.4), 5)
    book = near(cover) + near(pages) + group(fold, "flat")
    stage = book + (near(outline(LAND, land)) if land else "") + "".join(things)
    return Plate(
        (
            sky(room, mixed(hour.wall, hour.joint, 0.3)),
            glow(600, 420, 620, hour.light, hour.strength),
            moved(stage, 600 - 600 * NEARER, 680 - 680 * NEARER, NEARER),
            frames(21, mixed(hour.joint, "#000000", 0.5)),
        ),
        tuple(Slot(x, 706, 222, pose, left) for x, pose, left in PLACES),
        all_four=True,
    )


def _row(
    upright: tuple[float, ...], y: float, by: float, roof: str = "", lit: str = "#ffd27a"
) -> str:
    """Houses side by side; what is not upright has folded down to that share of its height."""
    step, found = 620 / max(1, len(upright) - 1), ""
    for n, share in enumerate(upright):
        one = cottage(
            0, 0, by, WALLS[n % 4], roof or ROOFS[n % 4], lit if share > 0.6 else "#59617a"
        )
        found += at(one, 290 + step * n, y - n % 2 * 14, share, 1)
    return found


def _lamps(y: float, lit: str, count: int = 7) -> str:
    """Lamp Court's lamps with their light."""
    spots = [(300 + 600 * n / (count - 1), n > count // 2) for n in range(count)]
    lights = "".join(glow(x + (-60 if left else 60), y - 100, 90, lit, 0.6) for x, left in spots)
    return lights + near("".join(bent_lamp(x, y, 0.66, lit, mirror=left) for x, left in spots))


def _smell(x: float, y: float) -> str:
    waves = (f"M{x + n * 44} {y} q-24 -34 0 -64 q24 -34 0 -64" for n in (-1, 0, 1))
    return group("".join(line(d, "#fff2cc", 6) for d in waves), "thin")


def _bakery() -> str:
    house = cottage(0, 0, 1.9, "#d9b184", "#8a4b34")
    pane = polygon([(-64, -24), (-64, -94), (16, -94), (16, -24)], "#ffd88a")
    loaf = oval(-24, -46, 34, 20, "#b5713a") + "".join(
        line(f"M{x} -60 l8 22", "#f2cf9a", 5) for x in (-44, -28, -12)
    )
    return (
        near(at(house + pane, 600, 590))
        + group(at(loaf, 600, 590))
        + glow(572, 540, 180, "#ffcf7a", 0.6)
    )


def _hills(*rows: tuple[float, str]) -> str:
    """Land that unfolds behind the town, the farthest first."""
    found = ""
    for n, (y, tone) in enumerate(rows):
        d = f"M210 580 Q300 {y} 430 {y + 60} Q600 {y - 70} 760 {y + 50} Q900 {y - 20} 990 580Z"
        crease = stroke([(600, y + 10), (600, 570)], mixed(tone, "#000000", 0.18), 3)
        found += near(outline(d, tone, 0, n * 16) + crease)
    return found


def _awake() -> str:
    """The stone dragon lifts its chin and looks out of the page."""
    head = outline(PAW, "#8d93a0") + outline(HORNS, "#d8cfb8") + outline(HEAD, "#aab0ba")
    eye = oval(690, 536, 26, 16, "#ffe9a0") + oval(694, 536, 6, 15, "#2a2730")
    moss = oval(690, 516, 36, 9, "#7d9455") + line("M700 596 Q770 606 826 582", "#565c6a", 4)
    return near(at(head, 150, 30, 0.86)) + group(at(eye + moss, 150, 30, 0.86), "flat")


def town(state: str) -> Plate:
    """Chapter I: Lamp Court on its page."""
    green = "#8fae5c"
    if state == "folded":
        lamp = near(at(bent_lamp(0, 0, 1.1, "#ffdf8a"), 660, 640, 1, turn=42))
        flat = near(_row((0.16,) * 8, 574, 1.2)) + near(_row((0.14,) * 7, 616, 1.3))
        return popup(STORM, flat, glow(850, 630, 160, "#ffd36a", 0.7), lamp, land="#b9a888")
    if state == "lamps":
        houses = near(_row((1, 0.2, 0.9, 0.25, 1, 0.2, 0.95, 0.3), 560, 1.3))
        return popup(STORM, houses, _lamps(630, "#ffdf8a"), land="#b9a888")
    if state == "bread":
        houses = near(_row((1, 1.1, 0, 0, 0, 1.1, 1), 566, 1.5))
        return popup(STORM, houses, _bakery(), _smell(600, 320), land=green)
    rows = ((150, "#8aa0a8"), (230, "#7f9f72"), (320, "#8fae5c"))
    houses = near(_row((1, 1.1, 1, 1.1, 1), 586, 0.9))
    return popup(
        STORM, _hills(*rows), houses, glow(780, 520, 180, "#ffd36a", 0.4), _awake(), land=green
    )


SNOW = "#f4f6fa"


def _jacket() -> str:
    """Ken's, over the Book."""
    body = outline("M-110 -70 L-40 -92 H40 L110 -70 L150 60 L104 74 L92 20 V96 H-92 V20 L-104 74 "
                   "L-150 60Z", "#c8402f")  # fmt: skip
    hood = outline("M-60 -84 Q0 -150 60 -84 Q0 -44 -60 -84Z", "#a53326")
    return near(at(body + line("M0 -80 V92", "#f2d9a0", 5), 430, 596, 1.25, turn=-7)) + near(
        at(hood, 430, 596, 1.25, turn=-7)
    )


def _tracks() -> str:
    """Theirs, and beside them the marks of a ruler that was set down on its end."""
    steps = "".join(
        oval(330 + n * 26, 612 - n * 8 - n % 2 * 12, 9, 6, "#8a9ab8") for n in range(15)
    )
    ruler = "".join(stroke([(430 + n * 30, 640 - n * 9), (441 + n * 30, 636 - n * 9)], "#c8402f", 5)
                    for n in range(13))  # fmt: skip
    return group(steps + ruler, "flat")


def _star(x: float, y: float, radius: float) -> str:
    """With seven points."""
    corners = [(radius if k % 2 == 0 else radius * 0.42, pi * k / 7) for k in range(14)]
    return polygon([(x + r * sin(a), y - r * cos(a)) for r, a in corners], "#ffe9a8")


def plain(state: str) -> Plate:
    """Chapter II: the town under its snow."""
    if state == "white":
        return popup(DAWN, _jacket(), page="#fbfbfa")
    white = near(outline("M170 640 Q300 430 480 500 Q620 380 760 480 Q900 440 1030 640Z", SNOW))
    if state == "quilt":
        roofs = near(_row((0.9, 1, 0.9, 1, 0.9, 1), 560, 1.1, "#e3e8f2"))
        front = near(outline("M150 646 Q300 500 450 560 Q600 510 740 560 Q900 500 1050 646Z", SNOW))
        return popup(DAWN, roofs, front, page=SNOW)
    light = tower(830, 520, 0.62, "#c9cfdc", "#4a5878", "#ffdf8a")
    if state == "paths":
        return popup(DAWN, near(light), white, _tracks(), page=SNOW)
    dice = Random(7)
    spots = [(270 + n * 62, 210 + n * 83 % 190, dice.uniform(14, 26)) for n in range(8)]
    stars = "".join(_star(*spot) for spot in spots)
    return popup(
        DAWN, near(stars), near(light), glow(830, 330, 170, "#ffe7a0", 0.8), white, page=SNOW
    )


def _fingertips() -> str:
    """Ten, five and five, in the ink."""
    return "".join(disc(x + 34 * n, 590 - (2 - abs(n - 2)) * 14, 15, "#f3dcc8") for x in (420, 640)
                   for n in range(5))  # fmt: skip


def _square() -> str:
    """Houses in silver lines, and lamps that have pricked up their ears."""
    houses, town_ = "", [(250 + n * 118, 150 + n * 53 % 80) for n in range(6)]
    for x, high in town_:
        houses += polygon([(x, 580), (x, 580 - high), (x + 50, 530 - high), (x + 100, 580 - high),
                           (x + 100, 580)], "#1e1f2e")  # fmt: skip
        houses += stroke([(x, 580), (x, 580 - high), (x + 50, 530 - high), (x + 100, 580 - high),
                          (x + 100, 580)], SILVER, 4)  # fmt: skip
        houses += stroke([(x + 30, 560 - high), (x + 30, 600 - high)], SILVER, 4)
    return near(houses) + _lamps(636, "#dfe6ff", 5)


def _crocus() -> str:
    """A pencil line, a second that leans on it, and its tip is going to be purple."""
    stems = line("M600 640 C598 540 606 460 600 372", "#5a5a6a", 9) + line(
        "M640 644 C632 560 620 500 606 450", "#5a5a6a", 8
    )
    leaves = line("M600 640 Q540 560 500 440", "#7d9455", 12) + line(
        "M604 640 Q680 580 700 470", "#7d9455", 12
    )
    bud = outline("M600 220 C540 290 548 370 600 396 C652 370 660 290 600 220Z", "#8d63b5")
    bud += outline("M600 220 C584 290 586 350 600 396 C614 350 616 290 600 220Z", "#b08ad6")
    return group(leaves) + group(stems) + near(bud) + glow(600, 320, 190, "#d9b8ff", 0.4)


def gutter(state: str) -> Plate:
    """Chapter III: what is behind the gutter of the Book."""
    if state == "knocks":
        return popup(MORNING, _square(), land="#2a2a3c")
    if state == "crocus":
        return popup(MORNING, _crocus())
    if state == "cold":
        ink = outline(
            "M330 560 Q600 500 870 560 Q960 620 850 668 Q600 716 350 668 Q240 620 330 560Z",
            "#14131c",
        )
        shine = line("M400 560 Q560 526 700 540", "#4a4a66", 6)
        return popup(MORNING, near(ink), group(shine, "flat"), group(_fingertips(), "thin"))
    mist = "".join(glow(x, 470, r, "#f4f8fb", s) for x, r, s in ((500, 150, 1), (690, 120, 0.9)))
    page = near(outline("M300 600 V230 Q600 190 900 230 V600 Q600 640 300 600Z", "#9fb0b8"))
    return popup(MORNING, page, mist)


SCENES: dict[str, Plate] = {
    **{f"eight-end-{state}": town(state) for state in ("folded", "lamps", "bread", "unfolded")},
    **{f"fold-end-{state}": plain(state) for state in ("white", "quilt", "paths", "stars")},
    **{f"dark-end-{state}": gutter(state) for state in ("cold", "fogged", "knocks", "crocus")},
}
