"""Wonder Book's scenes that are seen from very close: a window, an eye's view, a bolt. Build time
only."""

from math import cos, pi, sin
from random import Random

from rendering.assets.plate import Plate, Slot, row
from rendering.assets.props import disc, mixed, outline, polygon
from rendering.assets.scenes_figures import bust, hand, sleeper
from rendering.assets.stage import (
    CREAM,
    OAK,
    at,
    beam,
    frames,
    glow,
    group,
    hail,
    hill,
    line,
    near,
    oval,
    planks,
    rect,
    sky,
    stroke,
    torn,
)

SEVEN = (2, 1)  # column and row of the pane whose star has seven points
ICE, GLASS = "#eef6fb", "#4f7196"
SIDES = (Slot(96, 690, 214, "look"), Slot(206, 700, 214), Slot(994, 700, 214, "stand", True),
         Slot(1104, 690, 214, "look", True))  # fmt: skip


def _ice(x: float, y: float, points: int) -> str:
    """A star of ice with so many points, each with two small branches."""
    found = ""
    for n in range(points):
        a = 2 * pi * n / points
        tip = (x + 68 * sin(a), y - 68 * cos(a))
        found += stroke([(x, y), tip], ICE, 9)
        for side in (-1, 1):
            b, root = a + side * 0.8, (x + 40 * sin(a), y - 40 * cos(a))
            found += stroke([root, (root[0] + 18 * sin(b), root[1] - 18 * cos(b))], ICE, 6)
    return found + disc(x, y, 11, ICE)


def _panes() -> str:
    """Nine of them, three by three."""
    spots = [(column, line_) for line_ in range(3) for column in range(3)]
    places = {spot: (600 + 196 * (spot[0] - 1), 352 + 196 * (spot[1] - 1)) for spot in spots}
    wood = near(rect(288, 40, 624, 624, "#5a4230", 14))
    glass = "".join(rect(x - 88, y - 88, 176, 176, GLASS, 4) for x, y in places.values())
    stars = "".join(_ice(*places[spot], 7 if spot == SEVEN else 6) for spot in spots)
    return wood + group(glass, "flat") + glow(600, 352, 420, "#9fc4e8", 0.35) + group(stars, "thin")


def _coil(x: float, y: float) -> str:
    """Something huge, rolled up."""
    tail = line(f"M{x + 200} {y + 40} Q{x + 420} {y + 70} {x + 500} {y - 10}", "#8b86a2", 60)
    rings = (
        (320, 20, "#8b86a2"),
        (285, -26, "#a6a1b8"),
        (235, 22, "#bfbaca"),
        (170, -14, "#d8d4dc"),
    )
    body = "".join(
        near(oval(x + side, y - n * 62, a, 84, tone)
             + oval(x + side - 20, y - n * 62 - 22, a - 50, 40, mixed(tone, "#ffffff", 0.25)))
        for n, (a, side, tone) in enumerate(rings)
    )  # fmt: skip
    return near(tail) + body


def _backward_print() -> str:
    rows = ((560, 90, 420), (600, 70, 380), (640, 60, 340), (580, 800, 1130), (626, 840, 1140))
    return group("".join(stroke([(a, y), (b, y - 8)], "#b9b3a4", 12) for y, a, b in rows), "flat")


def _room() -> str:
    """Her desk, the chain, a grey morning in the window: seen from the page."""
    window = rect(60, 60, 230, 260, "#6a6058", 8) + rect(78, 78, 194, 224, "#b9c3c8")
    window += stroke([(175, 78), (175, 302)], "#6a6058", 8) + stroke(
        [(78, 190), (272, 190)], "#6a6058", 8
    )
    link = line("M-15 0 A15 9 0 1 0 15 0 A15 9 0 1 0 -15 0", "#aab0ba", 7)
    chain = "".join(
        at(link, 980 + n * 24, 80 + n * 34, 1.2, turn=n % 2 * 60 + 50) for n in range(8)
    )
    return group(window) + group(chain)


def _ruler() -> str:
    steel = rect(-430, -34, 860, 68, "#cfd6da", 4)
    marks = "".join(rect(-400 + n * 40, -34, 4, 26 if n % 5 else 40, "#59636c") for n in range(21))
    return near(at(steel + marks, 640, 650, 1, turn=-5))


def _reader() -> str:
    """Nora on her bench with an open book, and a stone in her lap."""
    bench = rect(380, 560, 440, 30, OAK, 6) + rect(410, 590, 34, 110, mixed(OAK, "#000000", 0.2))
    bench += rect(756, 590, 34, 110, mixed(OAK, "#000000", 0.2))
    coat = outline("M470 566 C450 470 480 390 540 366 H660 C720 390 750 470 730 566Z", "#f2b632")
    legs = rect(530, 560, 46, 110, "#3a4668", 16) + rect(626, 560, 46, 110, "#3a4668", 16)
    shoes = rect(512, 654, 66, 30, "#9c3b2e", 12) + rect(622, 654, 66, 30, "#9c3b2e", 12)
    arms = line(
        "M506 430 C480 500 520 540 560 548 M694 430 C720 500 680 540 640 548", "#cf8f1e", 40
    )
    book = polygon([(800, 556), (850, 506), (960, 512), (920, 562)], CREAM)
    book += polygon([(960, 512), (1060, 506), (1030, 560), (920, 562)], "#e3d3ae")
    return (
        near(bench) + group(legs + shoes) + near(coat) + bust("nora", 600, 300, 0.92, 1)
        + group(arms) + glow(600, 520, 190, "#ffb26a", 0.7)
        + near(sleeper(600, 566, 1.5, "#9d9a98")) + group(at(book, -40, 44), "near")
    )  # fmt: skip


def _stone_plain() -> str:
    """Round white stones up to the drawn hill, the nearer the larger."""
    dice, found = Random(6), ""
    for n in range(5):
        y, by = 400 + n * n * 13 + n * 14, 0.34 + n * 0.2
        stones = "".join(
            sleeper(40 + k * 250 * by + dice.uniform(-10, 10), y, by, "#f1ede4")
            for k in range(int(900 / (250 * by)) + 1)
        )
        found += near(stones)
    return found


def _door() -> str:
    """Planks with iron bands, ajar; what is outside is hail."""
    boards = "".join(
        rect(60 + n * 118, -20, 112, 780, mixed("#7a5233", "#5a3a24", n % 3 / 3), 3)
        for n in range(6)
    )
    bands = rect(40, 120, 740, 46, "#3a3a44", 6) + rect(40, 560, 740, 46, "#3a3a44", 6)
    nails = "".join(disc(100 + n * 118, y, 10, "#6a6a76") for n in range(6) for y in (143, 583))
    return near(boards) + near(bands + nails)


def _bolt() -> str:
    """As long as an arm."""
    loops = "".join(rect(x, 316, 44, 108, "#2a2a34", 8) for x in (250, 640))
    rod = rect(300, 344, 560, 52, "#8a8e98", 26) + rect(300, 350, 560, 10, "#b9bdc6", 5)
    knob = rect(452, 396, 34, 74, "#8a8e98", 12)
    return near(rod + knob) + group(loops)


def _torn_paper() -> str:
    """What the hand has come through."""
    rim = [
        (-40, 480),
        (40, 430),
        (110, 470),
        (150, 540),
        (100, 600),
        (170, 660),
        (120, 760),
        (-40, 760),
    ]
    return near(polygon(rim, CREAM)) + near(polygon([(x - 46, y + 26) for x, y in rim], "#e3d3ae"))


SCENES: dict[str, Plate] = {
    "fold-panes": Plate(
        (
            sky("#8fa6c8", "#c9d6e6"),
            near(planks(640, "#8f9bb4", 4)),
            _panes(),
            frames(51, "#2a3554"),
        ),
        SIDES,
    ),
    "dark-white": Plate(
        (
            sky("#0c0b16", "#2a2740"),
            near(outline("M-40 470 L1240 380 V760 H-40Z", "#f2efe6")),
            near(torn([(-40, 520), (300, 500), (600, 520)], "#e6e1d4", 4)),
            _backward_print(),
            _coil(620, 500),
            glow(600, 330, 380, "#d8d0ff", 0.3),
            frames(52, "#17152a"),
        ),
        (
            Slot(110, 680, 200, "look"),
            Slot(220, 690, 200, "kneel"),
            Slot(1000, 690, 200, "look", True),
            Slot(1106, 680, 200, "stand", True),
        ),
    ),
    "dark-ruler": Plate(
        (
            sky("#59636c", "#9a9488"),
            _room(),
            bust("nora", 600, 350, 2.7, 1),
            _ruler(),
            hand(900, 640, 1.1, 200),
            frames(53, "#241f2c"),
        ),
        all_four=True,
    ),
    "red-shell": Plate(
        (
            sky("#4a332c", "#8a6248"),
            glow(600, 380, 460, "#ffcf8a", 0.6),
            near(hill([600, 590, 586, 590, 600], "#7a5a44", "#4a3428")),
            _reader(),
            frames(54, "#3a261e"),
        ),
        (
            Slot(120, 690, 190, "look"),
            Slot(236, 700, 190, "kneel"),
            Slot(1020, 706, 190, "kneel", True),
            Slot(1110, 690, 190, "look", True),
        ),
    ),
    "bolt-asleep": Plate(
        (
            sky("#f2f0ec", "#fffaf0"),
            near(hill([330, 310, 260, 300, 340, 350, 360], "#faf8f2", "#e6e2d8")),
            _stone_plain(),
            bust("vesper", 930, 400, 2.1, 1),
            near(hill([690, 680, 690, 684, 660, 650, 660], "#fbf7ec", "#d8d0bf")),
            frames(55, "#c9c2b4"),
        ),
        row(690, 180, "stand look kneel stand", 130),
    ),
    "bolt-hand": Plate(
        (
            sky("#26335c", "#7d86b0"),
            group(hail(60, 8, 6), "flat"),
            beam([(770, -20), (1240, -20), (1240, 740), (770, 740)], "#c9d6f2", 0.25),
            near(rect(1080, -20, 160, 780, "#6d5f58")),
            _door(),
            _bolt(),
            _torn_paper(),
            hand(440, 500, 1.25, -14),
            frames(56, "#2a2028"),
        ),
        all_four=True,
    ),
}
