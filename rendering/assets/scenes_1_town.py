"""Wonder Book's chapter I: Lamp Court and the Reading Room; chapter II: the same court in the snow.
Build time only."""

from random import Random

from rendering.assets.plate import Plate, Slot, row
from rendering.assets.props import disc, mixed, outline, polygon
from rendering.assets.stage import (
    BRASS,
    CREAM,
    HIGH,
    INK,
    OAK,
    WIDE,
    bent_lamp,
    cloud,
    cottage,
    flakes,
    frames,
    glow,
    group,
    hill,
    near,
    oval,
    planks,
    rect,
    sky,
    stroke,
)

WALLS = ("#c98f5c", "#d9b184", "#b8795a", "#e0c090")
ROOFS = ("#8a4b34", "#6e4a5a", "#4d6a76", "#8a4b34")
LAMPS = (70, 226, 392, 528, 846, 1000, 1148)


def court(above: str, below: str, land: str, lit: tuple[str, ...], *, snow: bool = False) -> Plate:
    """Lamp Court with its seven lamps. `lit`: how each of them shines, if it does."""
    clouds = cloud(220, 120, 1.2, mixed(above, "#ffffff", 0.18))
    clouds += cloud(930, 90, 1.5, mixed(above, "#ffffff", 0.14))
    return Plate(
        (
            sky(above, below),
            near(clouds),
            near(_houses(snow)),
            near(hill([480, 478, 482, 478, 480], land)),
            group(_paving(mixed(land, "#000000", 0.12)), "flat"),
            _lamps(lit),
            near(flakes(70, 8, 7, square=True)) if snow else "",
            frames(17, mixed(land, "#1a1420", 0.65)),
        ),
        row(694, 190),
    )


def _houses(snow: bool) -> str:
    found = ""
    for n in range(8):
        roof, lit = ("#f2f2ee", "#59617a") if snow else (ROOFS[n % 4], "#ffd27a")
        x, y, by = 60 + 152 * n, 470 - n % 2 * 16, 1.5 + n % 3 * 0.16
        found += cottage(x, y, by, WALLS[n % 4], roof, lit)
    return found


def _paving(tone: str) -> str:
    rows = range(520, 700, 34)
    return "".join(
        oval(x + y % 3 * 30, y, 44, 8, tone) for y in rows for x in range(-20, 1240, 110)
    )


def _lamps(lit: tuple[str, ...]) -> str:
    lamps, lights = "", ""
    for n, (x, tone) in enumerate(zip(LAMPS, lit, strict=True)):
        y, by, across = 590 + n % 2 * 66, 1.1 + n % 2 * 0.25, -93 if n > 3 else 93
        lamps += bent_lamp(x, y, by, tone or "#39415a", mirror=n > 3)
        lights += glow(x + across * by, y - 146 * by, 150, tone, 0.6) if tone else ""
    return lights + near(lamps)


def _door_stones() -> str:
    return "".join(
        rect(
            x + y // 70 % 2 * 50,
            y,
            104,
            62,
            mixed("#8f8478", "#6a6058", (x * 3 + y) % 7 / 7),
            6,
        )
        for y in range(-10, 720, 70)
        for x in range(-60, 1240, 112)
    )


def _door_arch() -> str:
    return "M340 740 V330 A260 260 0 0 1 860 330 V740Z"


def _door_face() -> str:
    return "".join(
        stroke([(x, 90 + abs(x - 600) * 0.5), (x, 740)], "#5a3822", 4) for x in range(380, 860, 62)
    )


def _door_ring() -> str:
    return disc(600, 520, 128, "#b98a52") + disc(600, 520, 92, "#2a1712")


def _door_teeth() -> str:
    return "".join(
        rect(536 + 34 * n, 440, 28, 38, CREAM, 5) + rect(536 + 34 * n, 564, 28, 34, CREAM, 5)
        for n in range(4)
    )


def _door_eyes() -> str:
    return "".join(
        disc(x, 330, 46, CREAM)
        + disc(x, 342, 19, INK)
        + outline("M-54 2 C-54 -64 54 -64 54 2Z", "#6e452a", x, 330)
        for x in (500, 700)
    )


def _door_nose() -> str:
    return outline("M570 440 Q560 350 600 330 Q640 350 630 440 Q600 462 570 440Z", "#8a5a38")


def _door_brows() -> str:
    return stroke([(450, 268), (552, 284)], "#5a3822", 16) + stroke(
        [(648, 284), (750, 268)], "#5a3822", 16
    )


def _door_frame() -> str:
    d = "M290 740 V330 A310 310 0 0 1 910 330 V740Z M340 740 V330 A260 260 0 0 1 860 330 V740Z"
    return f'<path fill-rule="evenodd" d="{d}" fill="#b0a494"/>'


def _reading_room_shelf() -> str:
    shelf, dice = ("", Random(7))
    for level in range(4):
        y, x = (130 + level * 130, 70.0)
        shelf += rect(60, y, 1080, 16, OAK)
        while x < 1100:
            wide, high = (dice.uniform(26, 52), dice.uniform(70, 108))
            tone = dice.choice(("#9c3b2e", "#2f5d50", "#3d5a80", "#6a4569", "#a07a3a", "#7a5a48"))
            shelf += rect(x, y - high, wide, high, tone, 3) + rect(
                x + 5, y - high + 14, wide - 10, 6, BRASS
            )
            x += wide + dice.choice((2, 2, 2, 18))
    return shelf


def _reading_room_book() -> str:
    book = polygon([(330, 560), (600, 596), (600, 690), (290, 644)], CREAM)
    book += polygon([(870, 560), (600, 596), (600, 690), (910, 644)], "#e4d3ac")
    return book


def _reading_room_gone() -> str:
    return polygon([(612, 598), (640, 594), (648, 684), (612, 688)], "#b9a47a")


def _reading_room_print() -> str:
    return "".join(
        stroke([(350 - n * 6, 580 + n * 15), (570, 606 + n * 17)], "#9c8a6a", 3) for n in range(4)
    )


SCENES: dict[str, Plate] = {
    "eight-street": court("#3d5a80", "#f0b48a", "#8a7a78", ("#ffdf8a",) * 7),
    "eight-door": Plate(
        (
            group(_door_stones(), "flat"),
            glow(200, 160, 460, "#ffd98a", 0.4),
            near(_door_frame()),
            near(outline(_door_arch(), "#7d5234")),
            group(_door_face(), "flat"),
            near(_door_ring()),
            group(_door_teeth(), "thin"),
            near(_door_nose()),
            group(_door_eyes()),
            near(_door_brows()),
            frames(23, "#3c342e"),
        ),
        (
            Slot(140, 692, 225, "stand"),
            Slot(256, 698, 225, "look"),
            Slot(960, 698, 225, "look", True),
            Slot(1074, 692, 225, "stand", True),
        ),
    ),
    "eight-room": Plate(
        (
            group(rect(0, 0, WIDE, HIGH, "#4a3630"), "flat"),
            near(_reading_room_shelf()),
            near(cloud(240, 60, 1.1, "#e8dcc4") + cloud(930, 50, 1.3, "#e8dcc4")),
            near(planks(540, "#8a6244", 6)),
            glow(600, 560, 460, "#ffdf9a", 0.5),
            near(_reading_room_book()),
            group(_reading_room_print() + _reading_room_gone(), "flat"),
            frames(27, "#2e211d"),
        ),
        (
            Slot(150, 690, 210, "stand"),
            Slot(262, 696, 210, "look"),
            Slot(940, 696, 210, "kneel", True),
            Slot(1062, 690, 210, "look", True),
        ),
    ),
    "fold-court": court(
        "#6d7f9c", "#d6dde6", "#b9c4d2", ("", "", "", "", "", "", "#ffdf8a"), snow=True
    ),
}
