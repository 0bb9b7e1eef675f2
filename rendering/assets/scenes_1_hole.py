"""Wonder Book's chapter I: the torn edge of the world, and what lies there. Build time only."""

from rendering.assets.plate import Plate, Slot, row
from rendering.assets.props import disc, mixed, outline, polygon
from rendering.assets.scenes_figures import moved
from rendering.assets.stage import (
    CREAM,
    at,
    frames,
    glow,
    group,
    line,
    near,
    oval,
    rect,
    sky,
    stars,
    stroke,
    swirl,
    torn,
)

STONE, SLATE, PALE, MOSS = "#8d93a0", "#6b7180", "#aab0ba", "#7d9455"
BODY = (
    "M70 640 C60 520 150 420 300 410 C430 400 520 460 560 540 C600 590 640 600 690 600 L690 650 "
    "L70 660Z"
)
WYRM, SILVER, RED, SLATE = "#efe9e2", "#cfd6e6", "#c8402f", "#7d828e"


HOLE = (
    "M640 40 L640 566 C760 590 960 560 1050 470 C1120 390 1130 250 1080 160 C1010 60 800 20 640 40Z"
)
RIM = (
    (700, 36),
    (800, 44),
    (900, 74),
    (1000, 120),
    (1070, 190),
    (1108, 280),
    (1100, 370),
    (1050, 460),
)


def _hole() -> str:
    """As high as a church; its left side is perfectly straight."""
    clip = f'<clipPath id="hole"><path d="{HOLE}"/></clipPath>'
    inside = swirl(860, 310, ("#40306e", "#2a1f4c", "#5a4090"), 330) + disc(860, 310, 40, "#05040c")
    rim = line(HOLE, "#efe2c4", 26)
    dark = group(outline(HOLE, "#0d0a1c"), "flat")
    return near(rim) + dark + group(f'{clip}<g clip-path="url(#hole)">{inside}</g>', "flat")


def _tear_wyrms() -> str:
    """Along the rim like washing, and each has a face."""
    body = outline("M-14 0 C-24 40 16 60 -6 110 C-10 128 22 130 22 112 C36 66 6 40 16 0Z", WYRM)
    eyes = disc(-9, -10, 8, "#ffffff") + disc(9, -10, 8, "#ffffff")
    eyes += disc(-8, -9, 4, "#2a1f2c") + disc(8, -9, 4, "#2a1f2c")
    head = oval(0, -6, 26, 24, WYRM) + eyes + line("M-9 6 Q0 13 9 6", "#6a3a8a", 4)
    return "".join(
        group(at(body + head, x, y + 20, 0.9, turn=(x - 870) * 0.02 - n % 2 * 8))
        for n, (x, y) in enumerate(RIM)
    )


def _tear_bridge() -> str:
    """A sheet folded lengthwise, from our feet to the hole."""
    left = polygon([(60, 730), (600, 520), (640, 540), (300, 730)], CREAM)
    right = polygon([(300, 730), (640, 540), (668, 520), (470, 730)], "#d9c8a0")
    return left + right


def _tear_seam() -> str:
    """From the hole to the rim of the picture, with half its stitches."""
    edge = line("M1040 480 Q1120 560 1240 580", "#efe2c4", 9)
    stitches = "".join(
        stroke([(1112 + n * 26, 512 + n * 11), (1090 + n * 26, 562 + n * 9)], "#f2c24a", 9)
        for n in range(5)
    )
    return edge + stitches


def _scales() -> str:
    """No two are alike."""
    found = ""
    for n in range(8 * 18):
        x, y = 80 + n // 18 % 2 * 17 + n % 18 * 34, 616 - n // 18 * 28
        d = f"M{x - 17} {y} A17 26 0 0 0 {x + 17} {y} V{y - 10} H{x - 17}Z"
        found += outline(d, (STONE, PALE, SLATE)[(x * 7 + y * 3) % 3]) + line(d, SLATE, 2.4)
    clip = f'<clipPath id="body"><path d="{BODY}"/></clipPath>'
    return group(f'{clip}<g clip-path="url(#body)">{found}</g>', "flat")


TAIL = "M130 560 C60 520 30 440 60 360 C66 400 90 440 130 462 C180 490 200 520 180 580Z"
WING = "M230 470 C250 360 330 280 440 262 C420 300 430 330 460 352 C440 366 440 392 462 414 "
WING += "C430 420 420 446 430 480 C360 450 290 450 230 470Z"
BONES = ("M236 466 Q310 340 436 266", "M240 468 Q350 380 456 354", "M246 470 Q360 420 458 416")
HEAD = "M560 580 C556 520 600 490 660 494 C720 500 744 530 800 542 C846 552 852 590 826 606 "
HEAD += "C780 626 640 636 590 620 C570 612 562 600 560 580Z"
PAW = "M640 630 C650 600 720 596 760 612 C790 622 790 640 776 650 L640 656Z"
HORNS = "M600 512 C570 480 540 470 500 474 C540 490 560 510 574 540Z"
HORNS += "M640 496 C620 466 596 452 566 448 C594 470 606 488 612 506Z"


def _sleeper() -> str:
    """The stone dragon: as long as a bus, its chin on its paws, moss on its eyelids."""
    wing = outline(WING, SLATE) + "".join(line(d, PALE, 5) for d in BONES)
    face = line("M668 540 Q690 552 714 542", "#3c4250", 6)
    face += line("M700 596 Q770 600 826 582", "#565c6a", 4) + oval(808, 564, 8, 5, "#3c4250")
    moss = oval(360, 416, 60, 12, MOSS) + oval(120, 500, 26, 40, MOSS)
    body = near(outline(TAIL, SLATE)) + near(outline(BODY, STONE)) + _scales() + near(wing)
    head = near(outline(PAW, STONE)) + near(outline(HORNS, "#d8cfb8")) + near(outline(HEAD, PALE))
    return body + head + group(face + oval(690, 524, 36, 10, MOSS), "flat") + group(moss)


def _moon() -> str:
    dark = disc(212, 138, 10, "#dccfb0") + disc(250, 168, 14, "#dccfb0")
    return glow(230, 150, 240, "#cfd8f2", 0.5) + group(disc(230, 150, 62, "#efe6cf") + dark)


def _bridge_end() -> str:
    near_ = polygon([(980, 640), (1060, 430), (1110, 440), (1150, 640)], CREAM)
    return near(near_ + polygon([(1060, 430), (1090, 360), (1124, 366), (1110, 440)], "#cdbd98"))


FAR_EDGE = [(-40, 430), (200, 400), (420, 420), (700, 360), (900, 410), (1240, 360)]
EDGE = [(-40, 560), (140, 520), (360, 560), (620, 580), (900, 600), (1240, 560)]
NEAR_EDGE = [(-40, 664), (240, 650), (520, 668), (800, 656), (1240, 672)]


GAP = (
    "M520 366 C640 300 760 262 900 262 C1040 262 1140 290 1240 280 V470 C1120 470 1040 446 900 440 "
)
GAP += "C760 432 640 400 520 366Z"


def _thumb_stitches() -> str:
    return "".join(
        stroke([(60 + n * 58, 306), (88 + n * 58, 412)], "#f2c24a", 11) for n in range(8)
    )


def _thumb_needle() -> str:
    """At the last gap, with its thread."""
    thread = line("M486 330 C520 260 560 230 604 250", "#f2c24a", 7)
    steel = polygon([(596, 242), (612, 254), (560, 420)], "#dfe6ea")
    return near(steel) + group(thread)


INK_BLUE, SKIN = "#273a5e", "#f0c8a0"


LOWER = [(-40, 388), (300, 376), (520, 372), (700, 414), (900, 446), (1240, 474)]
FINGERS = ((-78, 118, 9), (-28, 134, 3), (24, 130, -3), (74, 106, -10))  # place, length, turn


def _grip(x: float, mirror: bool) -> str:
    """A hand through the gap: its back in the dark, four fingers and a thumb over the edge."""
    dark, fingers = mixed(SKIN, "#7a2f2a", 0.26), ""
    for n, (along, long, turn) in enumerate(FINGERS):
        one = rect(-25, 0, 50, long, SKIN, 24) + rect(-13, long - 34, 26, 26, "#fbe6d4", 11)
        one += line(f"M-13 {long * 0.46} h26 M-11 {long * 0.46 + 9} h22", dark, 3)
        one += oval(6 - n * 4, long * 0.66, 11, 8, INK_BLUE)
        fingers += group(at(one, along, -18, 1, turn=turn))
    back = outline("M-112 -92 C-60 -116 60 -116 106 -90 L100 10 H-104Z", dark)
    cuff = "M-112 -92 C-60 -116 60 -116 106 -90 L104 -52 C50 -76 -60 -76 -110 -52Z"
    thumb = rect(-26, 0, 52, 104, SKIN, 26) + rect(-13, 68, 26, 26, "#fbe6d4", 12)
    whole = group(back + outline(cuff, INK_BLUE)) + group(at(thumb, -112, -20, turn=42)) + fingers
    return moved(whole, x, 392, 1, mirror)


SCENES: dict[str, Plate] = {
    "eight-tear": Plate(
        (
            sky("#1a2046", "#5a4a7a"),
            group(stars(60, 12, 420), "flat"),
            glow(860, 310, 420, "#9a6ad0", 0.5),
            near(torn([(-40, 600), (300, 560), (640, 590), (900, 610), (1240, 560)], "#39406b", 5)),
            _hole(),
            _tear_wyrms(),
            group(_tear_seam(), "thin"),
            near(_tear_bridge()),
            near(torn([(-40, 668), (140, 690), (330, 760)], "#2c3358", 8)),
            frames(21, "#1c2244"),
        ),
        (
            Slot(230, 704, 190, "back"),
            Slot(330, 660, 176, "look"),
            Slot(424, 622, 164, "back"),
            Slot(512, 586, 152, "look"),
        ),
    ),
    "eight-dragon": Plate(
        (
            sky("#141a33", "#4a3f6b"),
            _moon(),
            group(stars(70, 13, 360), "flat"),
            near(torn(FAR_EDGE, "#39406b", 3)),
            _bridge_end(),
            near(torn(EDGE, "#2c3358", 5)),
            _sleeper(),
            near(torn(NEAR_EDGE, "#1d2342", 8)),
            glow(930, 600, 240, "#ffc463", 0.4),
            frames(24, "#1a2040"),
        ),
        row(684, 150, "stand look kneel stand", 850),
    ),
    "eight-thumb": Plate(
        (
            sky("#2a2f56", "#8a6a92"),
            group(stars(50, 6, 280), "flat"),
            group(line(GAP, "#efe2c4", 22)),
            group(outline(GAP, "#0d0a1c"), "flat"),
            glow(860, 350, 330, "#9a6ad0", 0.45),
            near(
                torn(
                    [(-40, 388), (300, 376), (520, 372), (700, 414), (900, 446), (1240, 474)],
                    "#4a4f80",
                    7,
                )
            ),
            _grip(730, False),
            _grip(1010, True),
            near(_thumb_stitches()),
            _thumb_needle(),
            glow(330, 344, 330, "#ffd36a", 0.45),
            near(torn([(-40, 640), (300, 620), (700, 650), (1240, 610)], "#2c3358", 9)),
            frames(28, "#1a2040"),
        ),
        row(692, 190, "look look kneel look", 240),
    ),
}
