"""How Wonder Book's chapters IV and V end, on the open Book. Build time only."""

from random import Random

from rendering.assets.plate import Plate
from rendering.assets.props import disc, outline, polygon
from rendering.assets.scenes_figures import bust, nora_behind, quill, sleeper
from rendering.assets.scenes_popup import popup
from rendering.assets.scenes_tower import AFTERNOON, NOON
from rendering.assets.stage import (
    BRASS,
    CREAM,
    INK,
    OAK,
    at,
    cottage,
    glow,
    group,
    line,
    near,
    rect,
    stroke,
)

RED, WOOD = "#c8402f", "#8a6238"


def _letter(x: float, y: float, turn: float, by: float = 1) -> str:
    face = rect(-30, -20, 60, 40, CREAM, 3) + stroke([(-28, -18), (0, 4), (28, -18)], "#b39a6a", 3)
    return at(face, x, y, by, turn=turn)


def _wall(left: float, right: float, full: float) -> str:
    """Pigeonholes, `full` of them with a letter."""
    dice, found = Random(4), rect(left - 10, 190, right - left + 20, 400, WOOD, 4)
    for n in range(5 * int((right - left) / 70)):
        x, y = left + n // 5 * 70, 200 + n % 5 * 76
        found += rect(x, y, 62, 66, "#4a3220", 3)
        if dice.random() < full:
            found += _letter(x + 31, y + 40, dice.uniform(-12, 12), 0.8)
    return near(found)


def _tube() -> str:
    return near(line("M820 600 V330 Q820 260 900 260 H1010", BRASS, 54)) + group(
        line("M806 590 V330 Q806 246 890 246", "#f6dc92", 8), "flat"
    )


def _sacks() -> str:
    sack = outline(
        "M-44 0 C-64 -50 -30 -84 -16 -92 L-24 -108 H24 L16 -92 C30 -84 64 -50 44 0Z", "#b99a68"
    )
    tie = line("M-20 -92 H20", "#7a5a34", 6)
    spots = ((330, 600, 0), (420, 612, -6), (376, 540, 8), (720, 420, 34))
    return near("".join(at(sack + tie, x, y, 1.1, turn=turn) for x, y, turn in spots))


def _trolley() -> str:
    wheels = disc(510, 640, 15, INK) + disc(620, 640, 15, INK)
    return near(rect(480, 600, 170, 24, "#9c3b2e", 6) + line("M646 606 L690 520", INK, 8) + wheels)


def _stamp_in_the_corner() -> str:
    """It faces the wall, and a small coat hangs on it."""
    body = polygon([(-110, -140), (110, -140), (140, -20), (-140, -20)], "#26222c")
    knob = rect(-24, -200, 48, 66, "#7a4c28") + disc(0, -256, 70, "#8a5a32")
    coat = outline("M-60 -250 Q0 -300 60 -250 L84 -120 H-84Z", "#2f5d50") + line(
        "M0 -270 V-124", "#1d3d35", 5
    )
    return near(at(knob + body, 800, 610)) + near(at(coat, 800, 610))


def _deliver() -> str:
    """The stamp's word in purple, again and again, and crooked."""
    mark = line("M-20 -36 H150 V22 H-20Z", "#7a3f98", 6)
    mark += "".join(line(f"M0 {y} q16 -12 32 0 t32 0 t32 0 t32 0", "#7a3f98", 6) for y in (-16, 4))
    spots = ((270, 300, -8), (300, 420, 6), (480, 360, 4), (290, 530, -5), (470, 250, 10))
    return group("".join(at(mark, x, y, 0.9, turn=turn) for x, y, turn in spots), "flat")


def _swifts() -> str:
    """All the letters of the hall over the roofs."""
    dice = Random(12)
    return near(
        "".join(
            _letter(
                dice.uniform(150, 1050),
                dice.uniform(70, 410),
                dice.uniform(-60, 60),
                dice.uniform(0.45, 1.1),
            )
            for _ in range(54)
        )
    )


def hall(state: str) -> Plate:
    """Chapter IV: the Dead Letter Office."""
    if state == "struck":
        lines = "".join(stroke([(230, y), (970, y)], RED, 8) for y in (232, 308, 384, 460))
        candle = rect(560, 530, 12, 36, CREAM) + outline(
            "M566 500 q-12 18 0 28 q12 -10 0 -28Z", "#ffd36a"
        )
        nine = rect(490, 484, 200, 106, "#2f2016", 4)
        hole = near(nine) + quill(630, 590, 0.72) + group(candle)
        light = glow(566, 512, 150, "#ffcf7a", 0.8)
        return popup(NOON, _wall(240, 960, 0), group(lines, "thin"), hole, light)
    if state == "sacks":
        blank = near(rect(600, 190, 370, 400, "#f6f3ea", 4))
        return popup(
            NOON, _wall(240, 600, 0.5), blank, _tube(), _sacks(), _trolley(), quill(566, 604, 1.25)
        )
    if state == "stamp":
        return popup(NOON, near(rect(220, 200, 760, 390, "#b08a58", 4)), _deliver(),
                     _stamp_in_the_corner(), quill(600, 620, 1.2))  # fmt: skip
    roofs = near(
        "".join(cottage(260 + n * 98, 590 - n % 3 * 18, 1, "#d9b184", "#8a4b34") for n in range(8))
    )
    return popup(NOON, glow(600, 260, 460, "#bfe2f2", 0.7), roofs, _swifts())


def _printed(tone: str, strike: str = "", dots: float = 0) -> str:
    """Lines of the page; struck out, and dots below them from the right as far as light reaches."""
    found = ""
    for n in range(5):
        for side in (-1, 1):
            x, y = 600 + side * 60, 560 + n * 27
            end = x + side * (330 + n * 8)
            found += stroke([(x, y), (end, y - 6)], tone, 8)
            if strike:
                found += stroke([(x - side * 20, y + 3), (end + side * 20, y - 9)], strike, 6)
            if dots and side > 0 and n > 1:
                found += "".join(
                    disc(x + k * 30, y + 14, 4, "#27335c") for k in range(int(11 * dots))
                )
    return group(found, "flat")


def _horse() -> str:
    """It has put its head over the edge of the page."""
    neck = outline(
        "M1000 640 C960 560 940 480 900 400 L800 420 C780 500 800 580 760 650Z", "#8a5a32"
    )
    head = outline("M910 300 C870 280 830 300 812 340 L700 470 C690 500 720 524 750 510 L860 450 "
                   "C910 430 930 360 910 300Z", "#9c6a3e")  # fmt: skip
    mane = outline(
        "M900 290 C960 330 990 420 1010 560 L960 520 C950 420 920 360 884 320Z", "#4a3020"
    )
    ears = polygon([(866, 306), (880, 240), (900, 300)], "#8a5a32")
    face = (
        disc(836, 372, 10, INK) + disc(724, 486, 6, INK) + line("M716 504 Q740 512 756 500", INK, 4)
    )
    return near(neck) + near(mane) + near(ears + head) + group(face, "flat")


def _sugar(x: float, y: float) -> str:
    top = polygon([(-26, -20), (0, -34), (28, -20), (2, -6)], "#ffffff")
    left = polygon([(-26, -20), (2, -6), (2, 26), (-26, 12)], "#e6e6ea")
    return group(
        at(top + left + polygon([(2, -6), (28, -20), (28, 12), (2, 26)], "#d4d4dc"), x, y, 1.2)
    )


def _lens(x: float, y: float, radius: float) -> str:
    grip = line(
        f"M{x + radius * 0.7} {y + radius * 0.7} L{x + radius * 1.6} {y + radius * 1.6}", OAK, 26
    )
    half = f"A{radius} {radius} 0 1 0"
    rim = line(f"M{x - radius} {y} {half} {x + radius} {y} {half} {x - radius} {y}", BRASS, 14)
    return near(grip + rim)


def _window_in_the_hill() -> str:
    mound = outline("M220 590 C260 330 420 220 600 220 C780 220 940 330 980 590Z", "#7d9455")
    pane = outline("M560 470 V400 A40 40 0 0 1 640 400 V470Z", "#ffd27a") + stroke(
        [(600, 362), (600, 470)], OAK, 5
    )
    rows = "".join(sleeper(280 + n % 7 * 106, 556 + n // 7 * 52, 0.8) for n in range(14))
    under = "".join(stroke([(260, y), (940, y)], RED, 2.5) for y in (330, 420, 500))
    return (
        near(mound)
        + group(under, "flat")
        + group(pane, "thin")
        + glow(600, 420, 150, "#ffcf7a", 0.8)
        + near(rows)
    )


def margin(state: str) -> Plate:
    """Chapter V: the page where the margin was."""
    white = "#fcfbf8"
    if state == "white":
        step = group(rect(560, 596, 80, 16, "#cfc6b4") + rect(590, 580, 50, 18, "#bfb6a4"))
        small = bust("nora", 604, 540, 0.44)
        return popup(AFTERNOON, step, small, _lens(604, 548, 120), page=white)
    if state == "red":
        pops = near(rect(300, 240, 600, 300, white, 4))
        lines = "".join(
            stroke([(340, y), (860, y - 4)], "#8a8690", 12) for y in range(290, 520, 52)
        )
        red = "".join(stroke([(320, y + 4), (880, y - 12)], RED, 8) for y in range(290, 520, 52))
        dots = "".join(disc(x, y + 22, 6, "#27335c") for y in range(394, 520, 52)
                       for x in range(360, 860, 42))  # fmt: skip
        return popup(AFTERNOON, pops, group(lines + red, "flat"), group(dots, "thin"),
                     glow(600, 560, 300, "#ffcf7a", 0.5), page=white)  # fmt: skip
    if state == "horse":
        return popup(AFTERNOON, _printed("#8a8690", RED), _horse(), _sugar(600, 632))
    nora = nora_behind(770, 606, 150)
    return popup(AFTERNOON, _window_in_the_hill(), nora, _printed("#d8b0a8"))


SCENES: dict[str, Plate] = {
    **{f"post-end-{state}": hall(state) for state in ("struck", "sacks", "stamp", "ribbon")},
    **{f"red-end-{state}": margin(state) for state in ("white", "red", "horse", "stones")},
}
