"""Wonder Book's desk in chapters IV to VI. Build time only."""

from rendering.assets.plate import Plate, Slot
from rendering.assets.props import disc, mixed, outline, polygon
from rendering.assets.scenes_desk import INK, RED, book, print_, ruler, slip, table
from rendering.assets.scenes_tower import (
    AFTERNOON,
    DUSK,
    NOON,
    Hour,
    torn_frame,
    wall,
    window,
)
from rendering.assets.stage import (
    BRASS,
    CREAM,
    HIGH,
    OAK,
    WIDE,
    at,
    cloud,
    glow,
    group,
    hill,
    line,
    near,
    rect,
    sky,
    stroke,
)


def _clock(x: float, y: float) -> str:
    """The church tower of the town, with both hands up."""
    stone = rect(x - 44, y - 150, 88, 260, "#b9a68c") + polygon(
        [(x - 54, y - 150), (x, y - 262), (x + 54, y - 150)], "#7a4b42"
    )
    face = disc(x, y - 96, 36, "#fbf6e6") + stroke([(x, y - 96), (x, y - 122)], INK, 7)
    return stone + face + stroke([(x + 2, y - 96), (x + 2, y - 126)], INK, 4)


def _view() -> str:
    """Out of the window."""
    view = sky("#6fb4d8", "#e6f2ee") + group(cloud(450, 150, 0.8, "#f4fafa"), "thin")
    view += group(hill([430, 410, 440, 420, 430], "#8fb274")) + group(_clock(260, 400))
    wall_ = f"M0 0H{WIDE}V{HIGH}H0Z M150 80H560V430H150Z"
    frame_ = f'<path fill-rule="evenodd" d="{wall_}" fill="#8a6f58"/>'
    bars = rect(346, 80, 14, 350, "#6b5138") + rect(150, 240, 410, 14, "#6b5138")
    return view + near(frame_ + bars) + near(rect(130, 424, 450, 28, "#a88a6c", 4))


def _form() -> str:
    """A printed card with its gaps filled in, and the way that it came."""
    card = rect(-120, -66, 240, 132, "#f7f0da", 4) + rect(-104, -52, 208, 20, "#7a8a98", 2)
    form = "".join(stroke([(-100, -12 + n * 22), (-40, -12 + n * 22)], "#8a8690", 5)
                   + stroke([(-26, -12 + n * 22), (60 + n * 12, -14 + n * 22)], "#3a3a44", 7)
                   for n in range(3))  # fmt: skip
    speed = "".join(
        stroke([(500, 600 + n * 30), (630 - n * 20, 606 + n * 30)], CREAM, 5, 0.7) for n in range(3)
    )
    whole = near(at(card, 790, 630, 1, turn=7)) + group(at(form, 790, 630, 1, turn=7), "flat")
    return group(speed, "flat") + whole


def _noon() -> Plate:
    """The church strikes twelve, and the Book spits out a card."""
    return Plate(
        (
            _view(),
            glow(360, 300, 520, NOON.light, 0.5),
            table(500),
            book(210, 560, 0.6, print_(60, 380, 5)),
            _form(),
            torn_frame(NOON),
        ),
        tuple(Slot(x, 512, 320, "lean", n > 1) for n, x in enumerate((620, 1060, 770, 915))),
        all_four=True,
    )


def _brass() -> str:
    """The flap for letters, open over its dark hole."""
    flap = polygon([(404, 372), (796, 372), (850, 262), (350, 262)], mixed(BRASS, "#ffffff", 0.15))
    flap += rect(430, 286, 340, 8, "#8a6a1c", 3)
    holes = "M360 350H840V530H360Z M404 372H796V496H404Z"
    brass = f'<path fill-rule="evenodd" d="{holes}" fill="{BRASS}"/>'
    screws = "".join(disc(a, b, 9, "#8a6a1c") for a in (382, 818) for b in (392, 508))
    return (
        group(rect(404, 372, 392, 124, "#1d1a24", 10), "flat") + near(brass + screws) + near(flap)
    )


def _draught() -> str:
    """It comes out of the flap, and a letter flies on it."""
    lines = "".join(
        line(f"M{460 + n * 90} 470 q-30 -70 10 -130 t-6 -120", "#ffffff", 6) for n in range(4)
    )
    letter = rect(-46, -30, 92, 60, "#f7f0da", 3) + line("M-46 -30 L0 8 L46 -30", "#a58c5e", 5)
    wind = f'<g class="glow" data-blur="5"><g opacity=".45">{lines}</g></g>'
    return wind + near(at(letter, 690, 170, 1, turn=-18))


def _wide_page() -> str:
    page = outline("M-40 250 Q300 190 600 240 Q900 190 1240 250 V760 H-40Z", CREAM)
    rows = "".join(
        stroke([(a, 320 + n * 66), (a + 250 - n % 2 * 60, 316 + n * 66)], "#b9a67e", 12)
        for n in range(6) for a in ((70, 900) if n else (90, 640, 900))
    )  # fmt: skip
    return near(page) + group(rows + stroke([(600, 240), (600, 262)], "#b9a67e", 6), "flat")


def _flap() -> Plate:
    """From close by, the page as wide as a floor, and the brass flap in it."""
    return Plate(
        (
            wall(NOON, 27),
            glow(600, 60, 620, NOON.light, 0.6),
            _wide_page(),
            _brass(),
            _draught(),
            torn_frame(NOON),
        ),
        (
            Slot(290, 600, 300, "kneel"),
            Slot(130, 690, 320, "stand"),
            Slot(930, 600, 300, "kneel", True),
            Slot(1080, 700, 320, "look", True),
        ),
        all_four=True,
    )


def _scarecrow(x: float, y: float) -> str:
    arms = stroke([(0, 76), (0, -40)], "#6a4a2a", 8) + stroke([(-50, -10), (50, -14)], "#6a4a2a", 8)
    shirt = polygon([(-34, -16), (34, -16), (20, 44), (-20, 44)], "#4d6a86")
    hat = disc(0, -40, 20, "#e8c98a") + polygon([(-32, -54), (32, -54), (0, -96)], "#8a5a2a")
    return at(arms + shirt + hat, x, y)


def _struck() -> str:
    """A line as straight as a rail: white paper behind it, a drawn country before it."""
    land = outline("M160 60 Q290 -60 420 40 L470 120 Q320 80 170 110Z", "#8fae5c")
    fence = "".join(stroke([(a, 96), (a, 50)], "#8a6a3c", 7) for a in range(250, 450, 36))
    fence += stroke([(244, 70), (440, 76)], "#8a6a3c", 6)
    return land + _scarecrow(170, 10) + fence + stroke([(-480, 14), (150, 2)], RED, 11)


def _pencil(x: float, y: float, turn: float) -> str:
    shaft = rect(-300, -17, 250, 34, RED, 4) + rect(-330, -17, 34, 34, "#e8b0a0", 6)
    tip = polygon([(-50, -17), (0, 0), (-50, 17)], "#f3dcb4") + polygon(
        [(-16, -6), (0, 0), (-16, 6)], RED
    )
    return near(at(shaft + tip, x, y, 1, turn=turn))


def _red() -> Plate:
    """A pencil that nobody holds strikes a line through the page."""
    return Plate(
        (
            wall(AFTERNOON, 33),
            window(AFTERNOON, 240, 180),
            glow(240, 220, 460, AFTERNOON.light, 0.6),
            table(380),
            book(600, 440, 1.06, "", "#fdf8ea"),
            group(at(_struck(), 600, 560), "flat"),
            _pencil(752, 562, 116),
            torn_frame(AFTERNOON),
        ),
        (
            Slot(150, 716, 320, "back"),
            Slot(480, 398, 280, "lean"),
            Slot(1050, 716, 320, "back"),
            Slot(640, 398, 280, "lean"),
        ),
        all_four=True,
    )


def _sunset(hour: Hour) -> str:
    """The whole wall is window: the sun lies on the edge of the hill."""
    view = sky("#5a3560", "#f7954e") + glow(420, 330, 420, "#ffd08a", 0.9)
    view += group(disc(420, 330, 104, "#ffcf7a")) + near(
        hill([390, 360, 356, 390, 370, 390], "#6a3f4a", "#45303e")
    )
    hole = "M150 560 V250 A270 210 0 0 1 690 250 V560Z"
    stone = f'<path fill-rule="evenodd" d="M0 0H{WIDE}V{HIGH}H0Z {hole}" fill="{hour.wall}"/>'
    bars = rect(413, 40, 14, 520, "#43292e") + rect(150, 300, 540, 12, "#43292e")
    return (
        view
        + near(stone + bars)
        + near(rect(120, 552, 600, 30, mixed(hour.wall, "#ffffff", 0.15), 4))
    )


def _watch(x: float, y: float) -> str:
    strap = rect(-90, -13, 180, 26, "#5e3a2a", 8)
    face = disc(0, 0, 32, BRASS) + disc(0, 0, 25, "#fbf6e6")
    hands = stroke([(0, 0), (-4, -19)], INK, 4) + stroke([(0, 0), (-9, 10)], INK, 5)
    return near(at(strap + face + hands, x, y, 1, turn=12))


def _dusk() -> Plate:
    """Who waits for seven looks into the sun; the slip, the watch and the ruler lie on the desk."""
    return Plate(
        (
            _sunset(DUSK),
            glow(420, 420, 560, "#ff9a5a", 0.35),
            near(
                polygon(
                    [(700, 520), (WIDE + 40, 470), (WIDE + 40, 760), (640, 760)],
                    mixed(OAK, "#c8402f", 0.12),
                )
            ),
            book(970, 520, 0.44, print_(60, 380, 5)),
            slip(1060, 560, 0.5, 12),
            _watch(800, 570),
            ruler(880, 672, 1.2, -4),
            torn_frame(DUSK),
        ),
        (
            Slot(210, 716, 330, "back"),
            Slot(350, 716, 320, "back"),
            Slot(490, 716, 330, "back"),
            Slot(630, 716, 320, "back"),
        ),
        all_four=True,
    )


SCENES: dict[str, Plate] = {
    "post-noon": _noon(),
    "post-flap": _flap(),
    "red-pencil": _red(),
    "bolt-dusk": _dusk(),
}
