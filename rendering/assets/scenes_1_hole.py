"""Wonder Book's chapter I: the torn edge of the world, and what lies there. Build time only."""

from rendering.assets.plate import Plate, Slot, row
from rendering.assets.props import disc, outline, polygon
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


def _tear_bridge() -> str:
    bridge = polygon([(60, 640), (470, 470), (520, 486), (130, 690)], CREAM)
    bridge += polygon([(470, 470), (800, 560), (800, 600), (520, 486)], "#d9c8a0")
    return bridge


def _tear_seam() -> str:
    return "".join(
        stroke([(760 + n * 44, 560 - n * 4), (778 + n * 44, 606 - n * 4)], "#d9b184", 8)
        for n in range(9)
    )


def _tear_wyrms() -> str:
    return "".join(
        at(
            outline("M0 0 C-12 30 14 46 2 84 C-2 96 16 100 18 86 C26 46 4 34 12 0Z", "#efe9e2"),
            640 + n * 66,
            326 + n % 2 * 20 - abs(n - 4) * 14,
            1.1,
        )
        for n in range(8)
    )


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


def _thumb_dark() -> str:
    return polygon(
        [(-20, 330), (620, 340), (1220, 300), (1220, 430), (620, 372), (-20, 350)], "#0d0a1c"
    )


def _thumb_stitches() -> str:
    return "".join(
        stroke([(90 + n * 58, 296), (118 + n * 58, 392)], "#f2c24a", 11) for n in range(8)
    )


def _thumb_hand() -> str:
    skin, ink = ("#f0c8a0", "#273a5e")
    hand = ""
    for n, (x, y, tilt) in enumerate(
        ((650, 300, 6), (722, 292, 2), (794, 292, -3), (864, 302, -8))
    ):
        one = rect(-24, 0, 48, 130, skin, 24) + rect(-13, 92, 26, 32, "#fbe6d4", 12)
        hand += at(one + rect(-24, 0, 48, 42, ink, 20), x, y, 1, turn=tilt + n)
    return hand


def _thumb_thumb() -> str:
    skin, ink = ("#f0c8a0", "#273a5e")
    return at(
        rect(-30, -130, 60, 160, skin, 30)
        + rect(-17, -124, 34, 40, "#fbe6d4", 15)
        + rect(-30, -10, 60, 44, ink, 22),
        600,
        440,
        1,
        turn=16,
    )


SCENES: dict[str, Plate] = {
    "eight-tear": Plate(
        (
            sky("#10142c", "#40386a"),
            group(stars(60, 12, 420), "flat"),
            glow(880, 210, 330, "#9a6ad0", 0.7),
            near(swirl(880, 215, ("#6a4a9a", "#40306e", "#8d63b5"), 250)),
            group(disc(880, 215, 34, "#0b0818"), "flat"),
            near(torn([(-40, 470), (300, 430), (560, 400), (720, 330), (1240, 320)], "#4a5080", 3)),
            near(_tear_wyrms()),
            near(torn([(560, 640), (760, 580), (1000, 560), (1240, 540)], "#39406b", 5)),
            near(_tear_bridge()),
            group(_tear_seam(), "thin"),
            near(torn([(-40, 640), (140, 640), (360, 720)], "#2c3358", 8)),
            frames(21, "#1c2244"),
        ),
        (
            Slot(150, 640, 170, "stand"),
            Slot(256, 606, 170, "look"),
            Slot(356, 566, 170, "look"),
            Slot(452, 530, 170, "run"),
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
            group(_thumb_dark(), "flat"),
            glow(760, 350, 330, "#9a6ad0", 0.5),
            near(torn([(-40, 372), (300, 366), (620, 384), (900, 420), (1240, 440)], "#4a4f80", 7)),
            near(_thumb_hand()),
            near(_thumb_thumb()),
            near(_thumb_stitches()),
            glow(330, 344, 330, "#ffd36a", 0.45),
            near(torn([(-40, 640), (300, 620), (700, 650), (1240, 610)], "#2c3358", 9)),
            frames(28, "#1a2040"),
        ),
        row(692, 190, "look look kneel look", 240),
    ),
}
