"""How the whole of Wonder Book ends. Nobody is pasted in except on the way home: each text says by
itself who is there. Build time only."""

from rendering.assets.plate import Plate, Slot
from rendering.assets.props import disc, mixed, outline, polygon
from rendering.assets.scenes_figures import bust, nora_behind, sleeper
from rendering.assets.scenes_hooks import whole
from rendering.assets.scenes_tower import NIGHT
from rendering.assets.stage import (
    BRASS,
    CREAM,
    at,
    cottage,
    fir,
    frames,
    glow,
    group,
    hill,
    line,
    near,
    oval,
    planks,
    rect,
    sky,
    stars,
    stroke,
)

RED = "#c8402f"
LEFT = "M600 470 C520 420 360 420 262 446 L180 622 C320 586 500 590 600 640Z"
RIGHT = "M600 470 C680 420 840 420 938 446 L1020 622 C880 586 700 590 600 640Z"
ROAD = "M300 760 C360 640 560 560 700 500 C780 470 830 440 846 404 L884 404 "
ROAD += "C900 470 860 540 900 760Z"


def _desk_at_night(*things: str) -> tuple[str, ...]:
    """The desk from close by in the evening, and the Book open on it."""
    return (
        sky("#1d2140", "#4a3a4c"),
        group(rect(700, 90, 300, 260, "#5a4658", 6) + rect(718, 108, 264, 224, "#27335c"), "thin"),
        group(stars(20, 5, 300), "flat"),
        near(planks(470, "#6a4a34", 6)),
        near(outline("M150 640 L240 440 H960 L1050 640 L600 676Z", "#7a2f2a")),
        near(outline(LEFT, "#fbfaf6") + outline(RIGHT, "#f0ede4")),
        *things,
        frames(41, "#1c1a2c"),
    )  # fmt: skip


def _candle(x: float, y: float) -> str:
    stick = rect(x - 16, y - 110, 32, 110, CREAM, 4) + oval(x, y, 60, 14, BRASS)
    flame = outline("M0 0 C-24 -30 -6 -50 0 -80 C8 -50 26 -30 0 0Z", "#ffd36a", x, y - 112)
    return glow(x, y - 150, 260, "#ffcf7a", 0.8) + near(stick) + group(flame, "thin")


def _pen_tower(x: float, y: float) -> str:
    """In pen strokes, with somebody who waves in the door."""
    ink = "#3a3a4a"
    found = line(f"M{x - 260} {y} Q{x} {y - 90} {x + 260} {y}", ink, 5)
    found += stroke(
        [(x - 60, y - 40), (x - 50, y - 250), (x + 50, y - 250), (x + 60, y - 40)], ink, 6
    )
    found += stroke([(x - 72, y - 248), (x, y - 350), (x + 72, y - 248)], ink, 6)
    found += line(
        f"M{x - 30} {y - 44} V{y - 110} A30 30 0 0 1 {x + 30} {y - 110} V{y - 44}", ink, 6
    )
    found += disc(x, y - 100, 11, ink) + stroke([(x, y - 90), (x, y - 62), (x - 9, y - 42)], ink, 6)
    return (
        found
        + stroke([(x, y - 62), (x + 9, y - 42)], ink, 6)
        + stroke([(x - 14, y - 66), (x, y - 82), (x + 26, y - 116)], ink, 6)
    )


def _chair() -> str:
    """Drawn with a ruler, in red."""
    legs = stroke([(470, 420), (470, 640)], RED, 9) + stroke([(730, 420), (730, 640)], RED, 9)
    back = stroke([(470, 420), (470, 150), (730, 150), (730, 420)], RED, 9)
    bars = "".join(stroke([(470, y), (730, y)], RED, 5) for y in (210, 270))
    return legs + back + bars + stroke([(440, 470), (760, 470)], RED, 12)


def _bear_book() -> str:
    cover = polygon([(-100, -70), (0, -50), (100, -70), (100, 50), (0, 70), (-100, 50)], "#3d5a80")
    bear = disc(0, 0, 26, "#9c6a3e") + disc(-20, -22, 11, "#9c6a3e") + disc(20, -22, 11, "#9c6a3e")
    return near(at(cover, 600, 480)) + group(at(bear, 650, 480, 0.9), "flat")


def _storeys(tone: str) -> str:
    return near(hill([420, 300, 380, 260, 360, 300, 440], tone))


def _five_legs() -> str:
    """A horse with five legs that has got up."""
    body = oval(0, -60, 62, 30, "#8a5a32") + polygon(
        [(40, -70), (70, -128), (92, -110), (64, -50)], "#8a5a32"
    )
    legs = "".join(rect(-54 + n * 24, -44, 11, 46, "#7a4c28", 3) for n in range(5))
    return at(
        legs
        + body
        + oval(92, -122, 26, 14, "#9c6a3e")
        + line("M-60 -66 q-26 10 -24 40", "#4a3020", 8),
        330,
        600,
        1,
    )


def _smoke(x: float, y: float) -> str:
    return "".join(disc(x + n * 5, y - n * 20, 7 + n * 3, "#f4efe6", 0.9) for n in range(3))


def _mama(x: float, y: float) -> str:
    """In her slippers, holding on to the wall."""
    slippers = oval(x - 24, y, 26, 11, "#c8402f") + oval(x + 26, y, 26, 11, "#c8402f")
    dress = outline("M-58 0 C-70 -90 -56 -160 -34 -176 H34 C56 -160 70 -90 58 0Z", "#6a4569", x, y)
    apron = outline("M-36 -6 L-30 -120 H30 L36 -6Z", "#efe2c4", x, y)
    return near(slippers + dress) + group(apron) + bust("mama", x, y - 216, 0.62)


def _houses(count: int, step: float, y: float, by: float) -> str:
    """The town below in the dark, with its windows lit."""
    return near(
        "".join(
            cottage(100 + n * step, y + n % 2 * 20, by, "#7d636a", "#453846") for n in range(count)
        )
    )


def _foot_of_the_tower() -> str:
    """Its wall, the lit door and the steps."""
    wall, tones = rect(640, -20, 600, 760, "#7d6c66"), ("#b9ada0", "#9f9389", "#847a73")
    for n in range(70):
        tone = mixed("#8d7c74", "#5a4c50", n * 5 % 9 / 9)
        wall += rect(650 + n % 7 * 84 + n // 7 % 2 * 40, n // 7 * 66, 76, 56, tone, 6)
    door = outline("M780 640 V320 A110 110 0 0 1 1000 320 V640Z", "#ffcf7a")
    steps = "".join(
        rect(740 - n * 16, 636 + n * 26, 300 + n * 32, 30, tone, 3) for n, tone in enumerate(tones)
    )
    return near(wall) + group(door, "thin") + glow(890, 420, 330, "#ffcf8a", 0.7) + near(steps)


def _home() -> Plate:
    """At the foot of the tower; Nora on the last step."""
    return Plate(
        (
            sky("#232a4c", "#6a5a78"),
            near(hill([560, 520, 540, 600, 640, 660, 680], "#3c4a55")),
            _houses(4, 110, 560, 0.7),
            _foot_of_the_tower(),
            nora_behind(890, 664, 330),
            near(hill([680, 676, 684, 680, 690], "#2c3a40")),
            _mama(590, 690),
            frames(42, "#1d2036"),
        ),
        all_four=True,
    )


def _tomorrow() -> Plate:
    """Down the hill, five abreast; the last house has its door open."""
    house = cottage(0, 0, 2.1, "#c9a27a", "#5a3f4a") + polygon(
        [(-19, 0), (-19, -52), (4, -58), (4, 6)], "#ffe0a0"
    )
    return Plate(
        (
            sky("#1f2950", "#c98a76"),
            group(stars(40, 8, 260), "flat"),
            near(hill([420, 380, 420, 380, 400, 360, 420], "#4a4a66")),
            _houses(5, 130, 420, 0.62),
            near(hill([470, 450, 430, 420, 410, 404, 430], "#46604f")),
            near(at(house, 880, 420)),
            glow(866, 380, 230, "#ffcf7a", 0.8),
            near(hill([560, 540, 500, 470, 430, 440, 470], "#3c5a4c")),
            group(outline(ROAD, "#b79a78")),
            near(fir(130, 700, 1.5, "#24443f") + fir(1090, 690, 1.7, "#24443f")),
            nora_behind(640, 672, 236),
            frames(43, "#1d2338"),
        ),
        tuple(
            Slot(x, y, 226, "stand", x > 640)
            for x, y in ((400, 690), (520, 680), (760, 680), (880, 690))
        ),
        all_four=True,
    )


def _thaw() -> Plate:
    """Hills stand up out of the Book to its very edge, and the dragon gets up."""
    ovens = near(
        "".join(
            cottage(600 + n * 46, 560 - n % 3 * 26, 0.62, "#d9b184", "#8a4b34") for n in range(9)
        )
    )
    smoke = "".join(_smoke(606 + n * 46, 466 - n % 3 * 26) for n in range(9))
    return Plate(
        (
            sky("#8ec4d8", "#ffe9bc"),
            glow(300, 130, 420, "#fff0b0", 0.8),
            _storeys("#a9b8a0"),
            bust("vesper", 330, 330, 1.75, 1),
            near(hill([520, 440, 470, 420, 470, 430, 480], "#8fae5c")),
            ovens,
            group(smoke),
            near(hill([600, 580, 590, 560, 580, 570, 590], "#7d9f4c")),
            near(_five_legs()),
            near(
                "".join(sleeper(700 + n * 110, 640 + n % 2 * 26, 0.9, "#d8d2c8") for n in range(4))
            ),
            near(outline("M-20 690 Q300 640 600 690 Q900 640 1220 690 V760 H-20Z", CREAM)),
            frames(44, "#7a2f2a"),
        ),
        all_four=True,
    )


def _obel() -> Plate:
    """On his red chair, and they lie all round its legs."""
    print_ = "".join(
        stroke([(x, y), (x + 290, y)], "#c9c2b4", 10)
        for y in range(130, 420, 56)
        for x in (90, 820)
    )
    tones = ("#b5b1ae", "#9aa0a8", "#c4beb4")
    nest = "".join(sleeper(170 + n * 124, 650 - n % 2 * 30, 1.25, tones[n % 3]) for n in range(8))
    return Plate(
        (
            sky("#f6ecd8", "#fbf4e6"),
            group(print_, "flat"),
            glow(600, 360, 460, "#ffdf9a", 0.6),
            group(_chair(), "thin"),
            bust("obel", 600, 320, 1.3),
            _bear_book(),
            near(nest),
            frames(45, "#c9a58a"),
        ),
        all_four=True,
    )  # fmt: skip


def _last_line() -> str:
    slip = rect(-250, -130, 500, 260, CREAM, 8) + rect(-250, -130, 500, 44, "#d9c8a0", 8)
    ruled = stroke([(-190, 40), (190, 40)], "#8a8690", 4)
    pen = rect(-150, -9, 250, 18, "#27335c", 8) + polygon([(100, -9), (150, 0), (100, 9)], BRASS)
    return (
        near(at(slip, 560, 440, 1.1, turn=-6))
        + group(at(ruled, 560, 440, 1.1, turn=-6), "flat")
        + near(at(pen, 760, 560, 1.2, turn=-32))
    )


SCENES: dict[str, Plate] = {
    "bolt-end-blank": Plate(_desk_at_night(_candle(250, 470)), all_four=True),
    "bolt-end-hook": Plate(
        _desk_at_night(
            near(polygon([(420, 590), (440, 110), (1000, 110), (1020, 590)], "#fbfaf6")),
            group(at(_pen_tower(0, 0), 720, 580, 1.1), "flat"),
            _candle(230, 500),
        ),
        all_four=True,
    ),
    "bolt-end-ten": whole(NIGHT, "#4d6a86"),
    "bolt-end-obel": _obel(),
    "bolt-end-thaw": _thaw(),
    "bolt-end-home": _home(),
    "bolt-end-tomorrow": _tomorrow(),
    "bolt-end-line": Plate(
        (
            group(rect(0, 0, 1200, 720, "#5a3d2c"), "flat"),
            group("".join(rect(-10, y, 1220, 5, "#432c20") for y in range(90, 720, 130)), "flat"),
            _last_line(),
            glow(760, 520, 360, "#ffdf9a", 0.7),
            frames(46, "#1f1820"),
        ),
        all_four=True,
    ),
}
