"""Wonder Book's scenes in the old tower: the hill in the hail, the nine hooks, the desk with the
Book. Build time only.

Two places serve all six chapters: what changes is the hour, and what the Book or the coat does.
"""

from typing import NamedTuple

from rendering.assets import scenes_over as over
from rendering.assets.plate import Plate, Slot
from rendering.assets.props import disc, mixed, outline, polygon
from rendering.assets.stage import (
    BRASS,
    CREAM,
    HIGH,
    OAK,
    at,
    bricks,
    cloud,
    frames,
    glow,
    group,
    line,
    near,
    oval,
    planks,
    rect,
    shaded,
    stroke,
)


class Hour(NamedTuple):
    """The sky in the window, the walls, and the light that falls in, with its strength."""

    sky: tuple[str, str]
    wall: str
    joint: str
    light: str
    strength: float
    hail: bool = False
    stars: bool = False


STORM = Hour(("#26335c", "#c98a86"), "#6d5148", "#3c2d30", "#8fa6d8", 0.3, hail=True)
DAWN = Hour(("#1f2a4c", "#d99a86"), "#5f5158", "#332c38", "#9fb0dc", 0.22, stars=True)
MORNING = Hour(("#8ec4d8", "#f8e2b4"), "#8d7360", "#5a463e", "#ffe6b0", 0.5)
NOON = Hour(("#6fb4d8", "#d8ecec"), "#987e68", "#65503f", "#fff2cc", 0.55)
AFTERNOON = Hour(("#9cc0cc", "#f2cf8e"), "#92745a", "#5d4636", "#ffdb94", 0.55)
NIGHT = Hour(("#1b2144", "#5a5a86"), "#5c4a4e", "#2f2430", "#ffc98a", 0.4, stars=True)
DUSK = Hour(("#6a3f66", "#f08a4a"), "#7a4f48", "#43292e", "#ff9a5a", 0.5)


PANE = "M-95 90 V-70 A95 95 0 0 1 95 -70 V90Z"
GRAINS = ((-70, 20), (-50, -90), (-30, -10), (-10, -120), (5, 40), (20, -60))
GRAINS += ((40, 10), (55, -100), (70, -30), (-60, -40), (75, 55), (-20, 60))


def _window(hour: Hour, x: float, y: float) -> str:
    """In its arch of stone, with the weather outside."""
    view = shaded(*hour.sky) + outline(PANE, "url(#shade)") + _weather(hour)
    clip = f'<clipPath id="pane"><path d="{PANE}"/></clipPath>'
    inside = clip + f'<g clip-path="url(#pane)">{view}</g>'
    stone = mixed(hour.wall, "#ffffff", 0.22)
    around = f"M-123 116 V-72 A123 123 0 0 1 123 -72 V116Z {PANE}"
    arch = f'<path fill-rule="evenodd" d="{around}" fill="{stone}"/>'
    bars = stroke([(0, -160), (0, 90)], mixed(hour.joint, "#000000", 0.2), 9)
    bars += stroke([(-95, -20), (95, -20)], mixed(hour.joint, "#000000", 0.2), 9)
    sill = rect(-141, 106, 282, 26, mixed(stone, "#ffffff", 0.12), 4)
    return group(at(inside, x, y), "flat") + near(at(arch + bars + sill, x, y))


def _weather(hour: Hour) -> str:
    far = mixed(hour.sky[0], "#ffffff", 0.18)
    found = cloud(-40, -60, 0.45, far) + cloud(50, -16, 0.5, mixed(far, "#000000", 0.1))
    if hour.hail:
        for a, b in GRAINS:
            found += disc(a, b, 4, "#eef3fa")
            found += stroke([(a + 1, b - 4), (a + 7, b - 24)], "#eef3fa", 1.6, 0.5)
    if hour.stars:
        found += "".join(disc(a, b, 2, CREAM) for a, b in ((-60, -90), (10, -130), (60, -70)))
    land = mixed(hour.sky[1], "#2f5d50", 0.55)
    return found + outline("M-95 90 V52 Q-40 26 10 44 T95 40 V90Z", land)


def _stair(hour: Hour) -> str:
    """Up to the right, with dust on each step."""
    found = ""
    for i in range(8):
        x, y = 760 + i * 62, 560 - i * 62
        tone = mixed(mixed(hour.wall, "#c3a488", 0.5), hour.joint, i / 9)
        found += polygon([(x, y), (x + 92, y), (x + 92, HIGH), (x, HIGH)], tone)
        found += rect(x, y, 96, 13, mixed(tone, "#ffffff", 0.25))
        found += rect(x, y - 6, 92, 7, "#d8cfc4", 3)
    rail = stroke([(742, 520), (1200, 50)], mixed(OAK, "#000000", 0.45), 15)
    posts = "".join(
        rect(x, 1262 - x, 7, 82, mixed(OAK, "#000000", 0.45)) for x in range(770, 1190, 62)
    )
    return near(found) + near(rail + posts)


COAT = (
    "M-16 0 C-40 4 -62 18 -66 42 L-84 154 L-56 160 L-48 102 L-56 192 Q0 204 56 192 L48 102 L56 160 "
    "L84 154 L66 42 C62 18 40 4 16 0Z"
)


def _coat(x: float, y: float, drops: bool, yellow: str, dark: str) -> str:
    """The small raincoat on the last hook."""
    body = outline(COAT, yellow) + polygon([(-4, 12), (4, 12), (6, 198), (-6, 198)], dark)
    body += "".join(disc(14, b, 5.4, "#8a5a12") for b in (48, 88, 128, 168))
    body += rect(-46, 122, 32, 8, dark, 3) + rect(22, 122, 24, 8, dark, 3)
    hood = "M-40 12 C-44 -18 -20 -28 0 -28 C20 -28 44 -18 40 12 C24 34 -24 34 -40 12Z"
    top = outline(hood, mixed(yellow, "#ffffff", 0.12)) + outline(
        "M-26 12 Q0 -6 26 12 Q0 26 -26 12Z", dark
    )
    found = near(at(body, x, y)) + group(at(top, x, y))
    if drops:
        falls = ((-26, 206), (4, 218), (22, 210), (46, 196), (-70, 162))
        wet = "".join(outline("M0 0 q-7 12 0 16 q7 -4 0 -16Z", "#cfe6f2", a, b) for a, b in falls)
        found += group(at(wet, x, y))
    return found


def _hooks(count: int) -> str:
    """On their rail, low down."""
    rail = rect(60, 388, 668, 40, OAK, 6) + rect(60, 392, 668, 5, mixed(OAK, "#ffffff", 0.25))
    hook = line("M0 12 V38 Q0 62 17 58 Q26 54 22 40", BRASS, 7)
    hook += disc(0, 12, 8, BRASS) + disc(22, 38, 5, "#f2cf76")
    return group(rail) + group(
        "".join(at(hook, 96 + 576 / (count - 1) * n, 388) for n in range(count))
    )


def hooks(hour: Hour, pale: float = 0, *, drops: bool = False, tenth: str = "") -> Plate:
    """Nine hooks, and the small yellow raincoat on the ninth; or a coat of another colour on a
    tenth, and nobody there."""
    yellow, dark = mixed("#f2b632", "#d8c8a0", pale), mixed("#cf8f1e", "#b0a078", pale)
    stone, puddle = mixed(hour.joint, "#7a5a48", 0.4), ""
    if drops:
        puddle = oval(690, 700, 98, 13, "#8fb2c6") + oval(676, 697, 44, 5, "#d6e8f0")
    poses = ("stand", "look", "stand", "kneel")
    return Plate(
        (
            group(bricks(mixed(hour.wall, "#d8b890", 0.1), hour.joint, 8), "flat"),
            _window(hour, 245, 240),
            glow(250, 260, 420, hour.light, hour.strength),
            _stair(hour),
            glow(1130, 60, 320, "#ffd08a", 0.4),
            _hooks(10 if tenth else 9),
            glow(690, 520, 190, "#ffd36a", 0.35),
            _coat(
                690, 438, drops, tenth or yellow, mixed(tenth, "#000000", 0.3) if tenth else dark
            ),
            near(outline("M-20 668 Q300 640 620 664 T1220 660 V740 H-20Z", stone) + puddle),
            frames(31, mixed(hour.joint, "#000000", 0.45)),
        ),
        ()
        if tenth
        else tuple(Slot(130 + 132 * n, 694 - n % 2 * 8, 258, poses[n], n > 2) for n in range(4)),
        all_four=True,
    )


def _book(x: float, y: float, by: float, light: str) -> str:
    """The Book as big as a door, open on its desk."""
    left = "M0 0 C-60 -34 -190 -40 -260 -8 L-286 96 C-200 66 -70 74 0 112Z"
    right = "M0 0 C60 -34 190 -40 260 -8 L286 96 C200 66 70 74 0 112Z"
    cover = polygon([(-276, -2), (276, -2), (306, 112), (0, 134), (-306, 112)], "#7a2f2a")
    pages = outline(left, light) + outline(right, mixed(light, "#8a744c", 0.14))
    ink = ""
    for row in range(4):
        for side in (-1, 1):
            a, y0 = side * 60, 12 + row * 19
            ink += stroke(
                [(a, y0), (a + side * (150 + row % 2 * 24), y0 - 8 + row * 3)], "#9c8a6a", 4
            )
    return near(at(cover, x, y, by)) + group(at(pages, x, y, by)) + group(at(ink, x, y, by), "flat")


def _shelves() -> str:
    found = rect(60, 150, 250, 20, OAK) + rect(60, 270, 250, 20, OAK)
    for n in range(16):
        row, column = divmod(n, 8)
        tone = ("#9c3b2e", "#2f5d50", "#3d5a80", "#6a4569", "#a07a3a")[(n * 3 + row) % 5]
        high = 70 + n * 37 % 26
        found += rect(72 + column * 29, 150 - high + row * 120, 24, high, tone, 2)
    return group(found)


def _table() -> str:
    top = outline("M250 560 L950 560 L1010 604 L190 604Z", mixed(OAK, "#ffffff", 0.12))
    front = rect(200, 604, 800, 140, mixed(OAK, "#000000", 0.25)) + rect(190, 600, 820, 16, OAK)
    legs = "".join(rect(x, 616, 26, 130, mixed(OAK, "#000000", 0.42)) for x in (240, 586, 934))
    return near(front + legs + top)


PLACES = ((215, 690, "look"), (330, 696, "stand"), (872, 696, "stand"), (986, 690, "look"))


def desk(hour: Hour, over: str = "", *, closed: bool = False) -> Plate:
    """The room at the top of the tower. `over`: the sheets of what happens on the Book."""
    return Plate(
        (
            group(bricks(hour.wall, hour.joint, 5), "flat"),
            _shelves(),
            _window(hour, 880, 210),
            glow(880, 240, 460, hour.light, hour.strength),
            near(planks(610, mixed(OAK, hour.joint, 0.4), 4)),
            _table(),
            glow(600, 480, 380, "#ffdf9a", 0.42),
            _chained(600, 520) if closed else _book(600, 470, 1.05, CREAM),
            over,
            frames(21, mixed(hour.joint, "#000000", 0.45)),
        ),
        tuple(Slot(x, y, 215, pose, x > 600) for x, y, pose in PLACES),
        all_four=True,
    )


def _chained(x: float, y: float) -> str:
    """The Book shut and chained, with the slip, the pen and the steel ruler beside it."""
    back = polygon([(-210, 40), (-180, -120), (200, -120), (230, 40)], "#5e241f")
    cover = polygon([(-200, 26), (-172, -132), (192, -132), (220, 26)], "#8f352c")
    rim = line("M-176 12 L-152 -120 H174 L198 12Z", BRASS, 5)
    star = disc(12, -54, 34, "#5e241f") + disc(12, -54, 25, BRASS)
    link, chain = line("M-15 0 A15 9 0 1 0 15 0 A15 9 0 1 0 -15 0", "#aab0ba", 6), ""
    for n in range(13):
        chain += at(link, -206 + n * 35, -40 + 10 * (n % 2) - n * 3, turn=n % 2 * 50)
    book = near(at(back, x, y)) + near(at(cover + rim + star, x, y)) + group(at(chain, x, y))
    slip, pen, ruler = _slip()
    return book + group(at(slip + ruler, x, y)) + group(at(pen, x, y))


def _slip() -> tuple[str, str, str]:
    """The slip, the pen, the ruler."""
    written = stroke([(-30, -14), (30, -14)], "#8a744c", 3) + stroke(
        [(-30, 2), (24, 2)], "#8a744c", 3
    )
    pen = rect(-60, -4, 104, 9, "#27335c", 4) + polygon([(44, -4), (66, 0), (44, 5)], BRASS)
    ruler = rect(-110, -8, 220, 16, "#cfd6da", 2) + rect(-110, 4, 220, 4, "#273a5e")
    return (
        at(rect(-44, -30, 88, 62, CREAM, 3) + written, 268, 30, turn=-8),
        at(pen, 268, 0, turn=-24),
        at(ruler, -330, 52, turn=6),
    )


SCENES: dict[str, Plate] = {
    "eight-hooks": hooks(STORM, drops=True),
    "eight-desk": desk(STORM, closed=True),
    "eight-open": desk(STORM),
    "fold-early": desk(DAWN),
    "fold-white": desk(DAWN, over.snow_from_the_book()),
    "fold-hook": hooks(DAWN),
    "dark-plan": desk(MORNING, over.paper()),
    "dark-hook": hooks(MORNING),
    "post-noon": desk(NOON),
    "post-flap": desk(NOON, over.flap()),
    "post-hook": hooks(NOON),
    "red-pencil": desk(AFTERNOON, over.red_line()),
    "red-hook": hooks(AFTERNOON, 0.1),
    "bolt-dusk": desk(DUSK),
    "bolt-hook": hooks(DUSK, 0.1),
}
