"""Wonder Book's desk at the top of the tower and the Book on it, from another side in each chapter.
Build time only."""

from rendering.assets.plate import Plate, Slot
from rendering.assets.props import disc, mixed, outline, polygon
from rendering.assets.scenes_tower import (
    DAWN,
    MORNING,
    STORM,
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
    beam,
    flakes,
    glow,
    group,
    line,
    near,
    oval,
    planks,
    rect,
    sky,
    stroke,
)

LEATHER, STEEL, RED = "#8f352c", "#cfd6da", "#c8402f"
INK = "#4a4a5a"
LEFT = "M0 0 C-90 -44 -300 -50 -430 -16 L-500 190 C-330 140 -120 150 0 206Z"
RIGHT = "M0 0 C90 -44 300 -50 430 -16 L500 190 C330 140 120 150 0 206Z"
BOARD = [(-452, -8), (452, -8), (530, 206), (0, 236), (-530, 206)]


def book(x: float, y: float, by: float, on_it: str = "", page: str = CREAM) -> str:
    """The Book as big as a door, open before us."""
    pages = outline(LEFT, page) + outline(RIGHT, mixed(page, "#8a744c", 0.12))
    fold = stroke([(0, 4), (0, 200)], mixed(page, "#5a4630", 0.4), 4)
    cover = near(at(polygon(BOARD, "#7a2f2a"), x, y, by))
    return cover + group(at(pages, x, y, by)) + group(at(fold + on_it, x, y, by), "flat")


def print_(left: float, right: float, rows: int, top: float = 20) -> str:
    """Lines of the story on both pages."""
    return "".join(
        stroke(
            [(side * left, top + 30 * n), (side * (right + 12 * n), top - 8 + 27 * n)], "#9c8a6a", 6
        )
        for n in range(rows)
        for side in (-1, 1)
    )


def table(y: float, tone: str = OAK) -> str:
    """Its top before us, from rim to rim."""
    top = polygon([(120, y), (WIDE - 120, y), (WIDE + 60, HIGH + 20), (-60, HIGH + 20)],
                  mixed(tone, "#ffffff", 0.12))  # fmt: skip
    grain = "".join(
        line(f"M{60 + n * 20} {y + 40 + n * 44} H{1150 - n * 20}", mixed(tone, "#000000", 0.12), 4)
        for n in range(int((HIGH - y) / 50))
    )
    return near(rect(112, y - 8, WIDE - 224, 14, mixed(tone, "#000000", 0.3)) + top) + group(
        grain, "flat"
    )


def _chain(x0: float, y0: float, x1: float, y1: float, links: int) -> str:
    link, found = line("M-15 0 A15 9 0 1 0 15 0 A15 9 0 1 0 -15 0", "#aab0ba", 7), ""
    slope = 57.3 * (y1 - y0) / (x1 - x0)
    for n in range(links):
        share = n / (links - 1)
        found += at(
            link, x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, 1.1, turn=slope + n % 2 * 24
        )
    return found


def _shut() -> str:
    """Shut, and chained to both rims of its desk."""
    block = polygon([(330, 640), (868, 640), (868, 676), (330, 676)], "#e8d8b0")
    cover = polygon([(376, 372), (822, 372), (876, 640), (322, 640)], LEATHER)
    rim = line("M396 390 H804 L850 620 H348Z", BRASS, 6)
    star = disc(600, 506, 46, "#5e241f") + disc(600, 506, 34, BRASS)
    chains = _chain(140, 470, 1060, 560, 29) + _chain(140, 560, 1060, 470, 29)
    rings = "".join(disc(a, b, 20, "#5a5f6a") + disc(a, b, 10, OAK)
                    for a in (130, 1070) for b in (470, 560))  # fmt: skip
    return near(block) + near(cover + rim) + group(chains + rings) + group(star)


def slip(x: float, y: float, by: float, turn: float, stamp: str = "") -> str:
    """Nine lines with a tick at eight of them, an empty one, and the stamp."""
    lines = "".join(
        stroke([(-66, -92 + 20 * n), (40, -92 + 20 * n)], "#8a744c", 5) for n in range(9)
    )
    ticks = "".join(
        stroke([(52, -94 + 20 * n), (57, -88 + 20 * n), (66, -102 + 20 * n)], RED, 4)
        for n in range(8)
    )
    paper = group(at(rect(-84, -120, 168, 250, CREAM, 4), x, y, by, turn=turn))
    return paper + group(at(lines + ticks + stamp, x, y, by, turn=turn), "flat")


def _pen(x: float, y: float, by: float, turn: float) -> str:
    shaft = rect(-60, -5, 104, 11, "#27335c", 5) + polygon([(44, -5), (68, 0), (44, 6)], BRASS)
    return group(at(shaft, x, y, by, turn=turn))


def ruler(x: float, y: float, by: float, turn: float) -> str:
    steel = rect(-120, -10, 240, 20, STEEL, 2) + rect(-120, 5, 240, 5, "#273a5e")
    steel += "".join(rect(-112 + 16 * n, -10, 2, 7, "#59636c") for n in range(15))
    return group(at(steel, x, y, by, turn=turn))


def _chained() -> Plate:
    """Over the shoulders of those who stand before it."""
    return Plate(
        (
            wall(STORM, 5),
            window(STORM, 600, 130),
            glow(600, 200, 460, STORM.light, 0.4),
            table(330),
            glow(600, 500, 420, "#ffdf9a", 0.5),
            _shut(),
            slip(980, 420, 0.62, 14),
            _pen(900, 410, 0.9, -50),
            ruler(230, 420, 0.9, -24),
            torn_frame(STORM),
        ),
        (
            Slot(170, 716, 330, "back"),
            Slot(420, 334, 250, "lean"),
            Slot(780, 334, 250, "lean"),
            Slot(1030, 716, 330, "back"),
        ),
        all_four=True,
    )


def _drawn_hill() -> str:
    """On the page, in ink: the tower on its hill in the hail, and four small figures in colour."""
    land = line("M-400 130 Q-230 60 -60 150", INK, 5) + line("M60 150 Q230 40 410 130", INK, 5)
    tower = stroke([(200, 84), (206, -14), (254, -14), (260, 84)], INK, 5)
    tower += stroke([(194, -14), (230, -60), (266, -14)], INK, 5)
    hail = "".join(
        stroke([(-380 + n * 47, -4 + n % 3 * 26), (-388 + n * 47, 20 + n % 3 * 26)], INK, 3)
        for n in range(17)
    )
    few = ((RED, -300), ("#35618f", -250), ("#5f8a5a", -200), ("#5b6b8c", -150))
    kids = "".join(
        disc(a, 66 - abs(a + 225) * 0.1, 10, INK)
        + polygon([(a - 14, 116), (a, 70), (a + 14, 116)], tone)
        for tone, a in few
    )
    return land + tower + hail + kids


def _open() -> Plate:
    """Four faces above it, lit by the page."""
    return Plate(
        (
            wall(STORM, 17),
            window(STORM, 990, 200),
            glow(990, 220, 380, STORM.light, 0.35),
            table(412),
            glow(600, 470, 560, "#ffe7b0", 0.7),
            book(600, 470, 0.98, _drawn_hill(), "#fbf3de"),
            torn_frame(STORM),
        ),
        tuple(Slot(x, 424, 330, "lean", n > 1) for n, x in enumerate((230, 440, 690, 920))),
        all_four=True,
    )


def _cover_inside() -> str:
    marbled = "".join(
        line(f"M150 {90 + n * 52} q112 {-40 + n % 3 * 40} 225 0 t225 0 t225 0 t225 0", "#7d5058", 7)
        for n in range(12)
    )
    board = rect(90, 20, 1020, 760, "#4a2430", 18) + rect(150, 70, 900, 760, "#6a3f46", 8)
    return near(board) + group(marbled, "flat")


def _early() -> Plate:
    """Before sunrise: a torch on the slip inside the cover, and the stamp that has run."""
    tone = "#8a2f5c"
    run = '<g transform="rotate(-12)" opacity=".75">' + line("M-70 84 H70 V124 H-70Z", tone, 6)
    run += (
        stroke([(-52, 98), (50, 98)], tone, 9) + stroke([(-46, 112), (54, 112)], tone, 7) + "</g>"
    )
    return Plate(
        (
            sky("#12162c", "#2a2a48"),
            _cover_inside(),
            beam([(352, 620), (440, 110), (770, 380)], "#fff0c0", 0.3),
            glow(600, 240, 330, "#fff0c0", 0.6),
            slip(600, 240, 1.2, -3, run),
            glow(600, 240, 260, "#fff4cf", 0.4),
            torn_frame(DAWN),
        ),
        (
            Slot(250, 716, 330, "back"),
            Slot(480, 716, 300, "back"),
            Slot(740, 716, 310, "back"),
            Slot(960, 716, 330, "back"),
        ),
        all_four=True,
    )


def _white() -> Plate:
    """Square flakes come up out of the Book and fill the room."""
    return Plate(
        (
            wall(DAWN, 5),
            window(DAWN, 220, 190),
            glow(220, 220, 380, DAWN.light, 0.3),
            near(planks(640, mixed(OAK, DAWN.joint, 0.4), 4)),
            table(490),
            glow(600, 420, 460, "#dfe8ff", 0.55),
            book(600, 520, 0.62, print_(60, 380, 5)),
            near(flakes(64, 3, 11, square=True)),
            torn_frame(DAWN),
        ),
        (
            Slot(250, 716, 320, "look"),
            Slot(450, 498, 270, "lean"),
            Slot(750, 498, 270, "lean"),
            Slot(960, 716, 320, "look", True),
        ),
        all_four=True,
    )


def _butter_paper() -> str:
    lines = stroke([(-110, -50), (96, -50)], "#5a4a6a", 8)
    lines += stroke([(-110, -6), (60, -6)], "#5a4a6a", 8)
    lines += stroke([(-110, 38), (104, 38)], "#5a4a6a", 8) + stroke([(-112, 62), (108, 62)], RED, 7)
    sheet = group(at(rect(-150, -100, 300, 200, "#f2e6b8", 4), 640, 556, 1, turn=-8))
    return sheet + group(at(lines, 640, 556, 1, turn=-8), "flat")


def _toast() -> str:
    plate = oval(0, 0, 104, 44, "#e8eef0") + oval(0, -3, 78, 30, "#d3dce0")
    crust = rect(-40, -30, 80, 56, "#b5713a", 14) + rect(-32, -24, 64, 42, "#e0a95c", 12)
    return plate + at(crust + oval(0, -4, 26, 14, "#8a2f3c"), 0, -8, turn=-16)


def _plan() -> Plate:
    """Breakfast and a plan of three lines, the third underlined."""
    spots = ((150, 130), (226, 180))
    gulls = "".join(line(f"M{a} {b} q14 -16 28 0 q14 -16 28 0", "#ffffff", 6) for a, b in spots)
    return Plate(
        (
            wall(MORNING, 11),
            window(MORNING, 230, 190),
            group(gulls, "flat"),
            glow(230, 220, 520, MORNING.light, 0.6),
            table(400),
            book(480, 470, 0.8, print_(60, 380, 5)),
            _butter_paper(),
            near(at(_toast(), 1010, 600)),
            torn_frame(MORNING),
        ),
        (
            Slot(960, 420, 300, "lean", True),
            Slot(620, 412, 300, "lean"),
            Slot(800, 412, 290, "lean", True),
            Slot(130, 716, 320, "back"),
        ),
        all_four=True,
    )


SCENES: dict[str, Plate] = {
    "eight-desk": _chained(),
    "eight-open": _open(),
    "fold-early": _early(),
    "fold-white": _white(),
    "dark-plan": _plan(),
}
