"""Wonder Book's nine hooks, from another side in each chapter. Build time only."""

from rendering.assets.plate import Plate, Slot
from rendering.assets.props import disc, mixed, outline, polygon
from rendering.assets.scenes_figures import bust
from rendering.assets.scenes_tower import (
    AFTERNOON,
    DAWN,
    DUSK,
    MORNING,
    NOON,
    STORM,
    Hour,
    stair,
    torn_frame,
    wall,
    window,
)
from rendering.assets.stage import (
    BRASS,
    HIGH,
    OAK,
    WIDE,
    at,
    glow,
    group,
    line,
    near,
    oval,
    rect,
)

YELLOW, DARK = "#f2b632", "#cf8f1e"
COAT = (
    "M-16 0 C-40 4 -62 18 -66 42 L-84 154 L-56 160 L-48 102 L-56 192 Q0 204 56 192 L48 102 L56 160 "
    "L84 154 L66 42 C62 18 40 4 16 0Z"
)
HOOD = "M-40 12 C-44 -18 -20 -28 0 -28 C20 -28 44 -18 40 12 C24 34 -24 34 -40 12Z"
FALLS = ((-26, 206), (4, 218), (22, 210), (46, 196), (-70, 162))


def coat(x: float, y: float, by: float = 1, yellow: str = YELLOW, *, drops: bool = False) -> str:
    """The small raincoat."""
    dark = DARK if yellow == YELLOW else mixed(yellow, "#000000", 0.3)
    body = outline(COAT, yellow) + polygon([(-4, 12), (4, 12), (6, 198), (-6, 198)], dark)
    body += "".join(disc(14, b, 5.4, "#8a5a12") for b in (48, 88, 128, 168))
    body += rect(-46, 122, 32, 8, dark, 3) + rect(22, 122, 24, 8, dark, 3)
    hood = outline(HOOD, mixed(yellow, "#ffffff", 0.12))
    hood += outline("M-26 12 Q0 -6 26 12 Q0 26 -26 12Z", dark)
    wet = "".join(outline("M0 0 q-7 12 0 16 q7 -4 0 -16Z", "#cfe6f2", a, b) for a, b in FALLS)
    found = near(at(body, x, y, by)) + group(at(hood, x, y, by))
    return found + (group(at(wet, x, y, by)) if drops else "")


def _hook(x: float, y: float, by: float = 1) -> str:
    bow = line("M0 12 V38 Q0 62 17 58 Q26 54 22 40", BRASS, 7)
    return at(bow + disc(0, 12, 8, BRASS) + disc(22, 38, 5, "#f2cf76"), x, y, by)


def _hooks(left: float, y: float, step: float, count: int = 9, by: float = 1) -> str:
    """On their rail, low down."""
    wide, high = step * (count - 1) + 92 * by, 40 * by
    rail = rect(left - 36 * by, y, wide, high, OAK, 6)
    rail += rect(left - 36 * by, y + 4 * by, wide, 5 * by, mixed(OAK, "#ffffff", 0.25))
    return group(rail) + group("".join(_hook(left + step * n, y, by) for n in range(count)))


def _floor(hour: Hour, y: float = 640, *on_it: str) -> str:
    stone = mixed(hour.joint, "#7a5a48", 0.4)
    d = f"M-20 {y + 28} Q300 {y} 620 {y + 24} T1220 {y + 20} V760 H-20Z"
    return near(outline(d, stone) + "".join(on_it))


def whole(hour: Hour, tenth: str = "") -> Plate:
    """The wall with the window and the stair: the first picture, and, with a coat on a tenth hook
    and nobody there, one of the last."""
    puddle = oval(690, 700, 98, 13, "#8fb2c6") + oval(676, 697, 44, 5, "#d6e8f0")
    count = 10 if tenth else 9
    return Plate(
        (
            wall(hour, 8),
            window(hour, 245, 240),
            glow(250, 260, 420, hour.light, hour.strength),
            stair(hour),
            glow(1130, 60, 320, "#ffd08a", 0.4),
            _hooks(96, 388, 576 / (count - 1), count),
            glow(690, 520, 190, "#ffd36a", 0.35),
            coat(690, 438, 1, tenth or YELLOW, drops=True),
            _floor(hour, 640, puddle),
            torn_frame(hour),
        ),
        ()
        if tenth
        else (
            Slot(270, 704, 290, "stand"),
            Slot(560, 704, 290, "look"),
            Slot(120, 690, 280, "back"),
            Slot(410, 690, 280, "stand"),
        ),
        all_four=True,
    )


def _fold() -> Plate:
    """From close by, before sunrise: a dark ring below the coat, no bigger than a plate."""
    ring = oval(330, 672, 130, 20, "#1d1a24") + oval(330, 672, 104, 14, "#342e3a")
    return Plate(
        (
            wall(DAWN, 8),
            window(DAWN, 940, 190),
            glow(920, 240, 420, DAWN.light, 0.4),
            _hooks(-20, 90, 350, 2, 2.2),
            glow(330, 380, 330, "#ffd36a", 0.4),
            coat(330, 196, 2.2),
            _floor(DAWN, 636, ring),
            torn_frame(DAWN),
        ),
        (
            Slot(640, 704, 300, "stand"),
            Slot(790, 696, 290, "stand"),
            Slot(940, 704, 300, "stand", True),
            Slot(500, 714, 290, "kneel", True),
        ),
        all_four=True,
    )


def _dark() -> Plate:
    """From the floor, in the morning sun: the hem, and who feels along it."""
    sun = polygon([(240, -20), (520, -20), (1180, 740), (620, 740)], "#fff0c0", 0.3)
    return Plate(
        (
            wall(MORNING, 14),
            group(sun, "flat"),
            glow(420, 120, 520, MORNING.light, 0.6),
            coat(860, -320, 4.4),
            glow(860, 420, 330, "#ffe9a0", 0.4),
            _floor(MORNING, 610, oval(860, 684, 90, 12, "#4a3a30")),
            torn_frame(MORNING),
        ),
        (
            Slot(140, 690, 300, "stand"),
            Slot(290, 700, 300, "stand"),
            Slot(560, 712, 330, "kneel"),
            Slot(426, 690, 300, "back"),
        ),
        all_four=True,
    )


def _post() -> Plate:
    """At noon: the window on the stair, and its sun on the wall around the coat."""
    pane = polygon([(690, 300), (1010, 250), (1050, 700), (730, 720)], "#fff2c8", 0.62)
    steps = "".join(
        rect(-20, 330 + n * 64, 420 + n * 74, 70, mixed("#b39a80", "#6a5444", n / 8), 3)
        + rect(-20, 330 + n * 64, 430 + n * 74, 12, "#d3bda0", 3)
        for n in range(6)
    )
    return Plate(
        (
            wall(NOON, 23),
            window(NOON, 230, 190),
            glow(230, 220, 460, NOON.light, 0.6),
            group(pane, "flat"),
            _hooks(640, 200, 46, 9, 0.9),
            coat(930, 250, 1.8),
            near(steps),
            torn_frame(NOON),
        ),
        (
            Slot(160, 398, 232, "back"),
            Slot(560, 600, 250, "stand"),
            Slot(760, 716, 290, "back"),
            Slot(380, 500, 240, "look"),
        ),
        all_four=True,
    )


def _receding() -> str:
    """The rail along a wall that goes away from us to the left, the ninth hook nearest."""
    rail = polygon([(120, 330), (1060, 150), (1060, 224), (120, 352)], OAK)
    rail += polygon([(120, 332), (1060, 156), (1060, 166), (120, 336)], mixed(OAK, "#ffffff", 0.3))
    spots = [(150 + 880 * (n / 8) ** 1.5, n / 8) for n in range(9)]
    hooks = "".join(
        _hook(x, 332 - 0.18 * (x - 120), 0.5 + 1.2 * share * share) for x, share in spots
    )
    return near(rail) + group(hooks)


def _low_sun() -> str:
    """The floor, and the beams along it."""
    away = polygon([(-20, 420), (WIDE + 20, 560), (WIDE + 20, HIGH), (-20, HIGH)], "#6d4f3c")
    beams = "".join(
        polygon([(-20, 90 + n * 90), (WIDE + 20, 330 + n * 150), (WIDE + 20, 400 + n * 150),
                 (-20, 130 + n * 90)], "#ffd89a", 0.24) for n in range(4)
    )  # fmt: skip
    return near(away) + group(beams, "flat")


def _red() -> Plate:
    """Along the wall in the low sun; the collar is still damp."""
    damp = outline("M-40 10 C-24 34 24 34 40 10 L46 30 C24 52 -24 52 -46 30Z", "#b98420")
    return Plate(
        (
            wall(AFTERNOON, 31),
            glow(0, 240, 620, "#ffb45a", 0.6),
            _low_sun(),
            _receding(),
            glow(1010, 420, 260, "#ffd36a", 0.4),
            coat(1010, 236, 2),
            group(at(damp, 1010, 236, 2), "thin"),
            torn_frame(AFTERNOON),
        ),
        (
            Slot(330, 640, 230, "stand"),
            Slot(510, 668, 260, "look"),
            Slot(800, 716, 330, "back"),
            Slot(640, 690, 290, "stand"),
        ),
        all_four=True,
    )


def nora(x: float, y: float, by: float) -> str:
    """In her yellow coat, seen from the front; `y` is where she stands."""
    legs = rect(-34, -70, 26, 62, "#3a4668", 8) + rect(8, -70, 26, 62, "#3a4668", 8)
    shoes = rect(-44, -20, 42, 20, "#9c3b2e", 9) + rect(4, -20, 42, 20, "#9c3b2e", 9)
    body = outline("M-36 -196 C-60 -180 -70 -110 -74 -62 Q0 -50 74 -62 C70 -110 60 -180 36 -196Z",
                   YELLOW)  # fmt: skip
    body += rect(-4, -196, 8, 138, DARK) + "".join(
        disc(14, -164 + n * 30, 5, "#8a5a12") for n in range(4)
    )
    arms = line("M-50 -170 C-78 -130 -84 -110 -78 -84 M50 -170 C78 -130 84 -110 78 -84", DARK, 26)
    hands = disc(-78, -76, 13, "#f3cda9") + disc(78, -76, 13, "#f3cda9")
    below = group(at(legs + shoes, x, y, by)) + near(at(body, x, y, by))
    head = bust("nora", x, y - 250 * by, 0.86 * by, 1)
    return head + below + group(at(arms + hands, x, y, by))


def _bolt() -> Plate:
    """Nightfall: nine empty hooks, and who has put the coat on."""
    return Plate(
        (
            wall(DUSK, 8),
            window(DUSK, 180, 190),
            stair(DUSK),
            glow(180, 220, 420, "#ff9a5a", 0.5),
            _hooks(330, 170, 66, 9),
            glow(600, 440, 420, "#ffd36a", 0.6),
            _floor(DUSK),
            nora(600, 690, 1.14),
            torn_frame(DUSK),
        ),
        (
            Slot(250, 704, 310, "stand"),
            Slot(400, 690, 300, "look"),
            Slot(810, 690, 300, "stand", True),
            Slot(984, 704, 310, "look", True),
        ),
        all_four=True,
    )


def _down() -> Plate:
    """Down the stairs after the first day, while the same hail falls."""
    return Plate(
        (
            wall(STORM, 8),
            window(STORM, 480, 190),
            glow(480, 220, 420, STORM.light, 0.4),
            stair(STORM, railed=False),
            _hooks(-90, 300, 62, 5, 1.1),
            glow(170, 440, 260, "#ffd36a", 0.45),
            coat(158, 356, 1.5, "#e6b54a"),
            _floor(STORM, 640, oval(158, 700, 90, 12, "#2a2028")),
            torn_frame(STORM),
        ),
        (
            Slot(1104, 262, 220, "stand", True),
            Slot(984, 384, 240, "run", True),
            Slot(806, 570, 262, "look", True),
            Slot(500, 704, 290, "run", True),
        ),
        all_four=True,
    )


SCENES: dict[str, Plate] = {
    "eight-hooks": whole(STORM),
    "eight-back": _down(),
    "fold-hook": _fold(),
    "dark-hook": _dark(),
    "post-hook": _post(),
    "red-hook": _red(),
    "bolt-hook": _bolt(),
}
