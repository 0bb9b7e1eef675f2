"""What nobody has opened yet is white paper: the country below Wonder Book's board, and the hole
torn into it through which the first scene is seen. Build time only."""

from collections.abc import Callable
from math import cos, pi, sin
from random import Random

from rendering.assets.props import disc, mixed, polygon
from rendering.assets.stage import (
    WIDE,
    at,
    bent_lamp,
    cloud,
    cottage,
    fir,
    glow,
    group,
    hill,
    line,
    near,
    peak,
    rect,
    shaded,
    smooth,
    stroke,
    tower,
)

SIZE = (872, 840)  # pixels of the open pages
HIGH = 1156  # the pages, and half a pixel below them
FAR, MIDDLE, FIELD = "#d6c5a1", "#dfd0ae", "#e7dabb"  # six whites, back to front
MEADOW, FRONT, LIT = "#eee3c8", "#f5ecd6", "#faf3e2"
HOLE, REACH = (600, 486), (522, 300)  # the middle of the hole, and how far it goes
RIM = 26
RIBBON = (600, 900)  # the middle of the ribbon with the title
RED, DARK_RED, GOLD = "#a93b30", "#7d2c24", "#e8b84a"


def _house(x: float, y: float, by: float, tone: str) -> str:
    shade = mixed(tone, "#8a744c", 0.24)
    return cottage(x, y, by, tone, shade, mixed(tone, "#8a744c", 0.32))


FOLDS = (
    "M150 300 L190 640 M840 280 L900 640 M40 720 L620 660 M700 900 L1160 850 M420 1040 L800 1000"
)


def country(chapter: int) -> tuple[str, ...]:
    """What stands behind, between and before the hills of a chapter in six whites; only shadows
    tell things apart."""
    dashed = 'fill="none" stroke="#a58c5e" stroke-width="3" opacity=".7" stroke-dasharray="14 11"'
    behind, between, before = LANDS[chapter]()
    return (
        group(shaded("#a9a394", "#dccba4") + rect(0, 0, WIDE, HIGH, "url(#shade)"), "flat"),
        glow(640, 300, 560, "#fff0c8", 0.5),
        behind,
        near(hill([620, 560, 600, 550, 590, 540, 600], MIDDLE, MIDDLE, HIGH)),
        between,
        near(hill([850, 790, 770, 800, 760, 760], MEADOW, MEADOW, HIGH)),
        before,
        group(f'<path d="{FOLDS}" {dashed}/>', "flat"),
        near(hill([1010, 960, 990, 960, 1000, 1010], FRONT, FIELD, HIGH)),
        _each(cloud, LIT, (150, 1060, 1.5), (1120, 1060, 1.5)),
    )


Land = tuple[str, str, str]  # what stands behind the hills, between them and before them


def _hills() -> Land:
    """I: peaks, cottages and firs under a full moon."""
    moon = near(disc(760, 250, 104, "#efe4c9") + disc(760, 250, 84, "#f6eeda"))
    peaks = _each(peak, FAR, (190, 620, 280, 330), (560, 620, 300, 260), (1020, 620, 300, 350))
    homes = _each(_house, FIELD, (300, 600, 1.2), (720, 590, 1.3), (830, 582, 1.6), (950, 596, 1.2))
    firs = _each(fir, MEADOW, (1060, 740, 1.4), (1130, 764, 1.1), (150, 750, 1.2), (84, 776, 1.5))
    below = _each(_house, FRONT, (240, 940, 1.5), (400, 950, 1.1))
    return moon + peaks, homes + firs, below + _each(fir, LIT, (880, 1080, 1.9), (990, 1096, 1.4))


def _roofs() -> Land:
    """II: nothing but roofs deep in snow, and a tower with a round lamp room."""
    tower_ = polygon([(850, 640), (870, 250), (950, 250), (970, 640)], FIELD)
    tower_ += rect(846, 196, 128, 60, LIT, 8) + polygon([(836, 196), (910, 110), (984, 196)], FAR)
    rows = [
        near("".join(_roof(x + n % 2 * 60, y + x % 3 * 16, by, tone) for x in range(20, 1220, 190)))
        for n, (y, by, tone) in enumerate(
            ((640, 1.5, MIDDLE), (760, 1.8, FIELD), (970, 2.2, FRONT))
        )
    ]
    return near(tower_), rows[0] + rows[1], rows[2]


def _roof(x: float, y: float, by: float, tone: str) -> str:
    """Of a house of which the rest lies in snow, with its chimney."""
    shade = mixed(tone, "#8a744c", 0.26)
    chimney = rect(x + 22 * by, y - 74 * by, 18 * by, 50 * by, shade)
    lit = polygon([(x - 78 * by, y), (x, y - 66 * by), (x + 12 * by, y)], tone)
    return chimney + lit + polygon([(x + 12 * by, y), (x, y - 66 * by), (x + 78 * by, y)], shade)


def _town() -> Land:
    """III: tall thin houses wall to wall, and lamps with long necks."""
    far = "".join(_tall(x, 640, 88, 300 + x * 7 % 130, FAR) for x in range(60, 1200, 104))
    middle = "".join(_tall(x, 790, 110, 190 + x * 5 % 90, FIELD) for x in range(10, 1240, 136))
    lamps = "".join(
        at(bent_lamp(0, 0, 1.5, "#fbf6e8", iron="#bfae88"), x, y)
        for x, y in ((170, 980), (1010, 990))
    )
    return near(far), near(middle), near(lamps)


def _tall(x: float, y: float, wide: float, high: float, tone: str) -> str:
    """A narrow house with rows of windows."""
    shade = mixed(tone, "#8a744c", 0.28)
    panes = "".join(
        rect(x + side * wide * 0.22 - 9, y - high + 30 + 58 * n, 18, 30, shade, 9)
        for n in range(int(high / 58))
        for side in (-1, 1)
    )
    gable = polygon([(x - wide / 2, y - high), (x, y - high - 80), (x + wide / 2, y - high)], shade)
    return rect(x - wide / 2, y - high, wide, high + 20, tone) + gable + panes


def _post() -> Land:
    """IV: pigeonholes up and up, and drifts of envelopes."""
    holes = "".join(
        rect(
            30 + 96 * column,
            120 + 74 * row,
            82,
            60,
            mixed(FAR, "#8a744c", 0.2 + (row * 7 + column) % 3 / 9),
            3,
        )
        for row in range(7)
        for column in range(12)
    )
    wall = near(rect(10, 96, 1180, 560, FIELD, 6)) + group(holes, "thin")
    ladder = stroke([(420, 700), (560, 130)], LIT, 14) + stroke([(500, 700), (640, 130)], LIT, 14)
    ladder += "".join(
        stroke([(426 + 17 * n, 672 - 70 * n), (506 + 17 * n, 672 - 70 * n)], LIT, 10)
        for n in range(8)
    )
    some = _each(_letter, MEADOW, (120, 700, 1), (320, 740, 1.3), (720, 720, 1.2), (1040, 740, 1))
    heap = _each(
        _letter, FRONT, (240, 900, 1.7), (470, 950, 1.5), (880, 930, 1.8), (1090, 900, 1.3)
    )
    return wall, near(ladder) + some, heap


def _letter(x: float, y: float, by: float, tone: str) -> str:
    flap = stroke([(-60, -40), (0, 8), (60, -40)], mixed(tone, "#8a744c", 0.4), 5)
    return at(rect(-62, -42, 124, 84, tone, 4) + flap, x, y, by, turn=x % 37 - 18)


def _shelves() -> Land:
    """V: books as high as houses, and pencils for trees."""
    spines = "".join(
        _spine(20 + 84 * n, 640, 76, 330 + n * 71 % 150, mixed(FAR, LIT, n * 3 % 5 / 6))
        for n in range(15)
    )
    pencils = _each(
        _pencil, MEADOW, (180, 790, 1), (330, 810, 0.8), (980, 790, 1.1), (1110, 810, 0.9)
    )
    books = "".join(
        _spine(200 + 210 * n, 960, 190, 66 + n % 2 * 30, mixed(FRONT, FAR, n % 3 / 4))
        for n in range(4)
    )
    return near(spines), pencils, near(books)


def _spine(x: float, y: float, wide: float, high: float, tone: str) -> str:
    band = mixed(tone, "#8a744c", 0.3)
    bands = rect(x, y - high * 0.86, wide, high * 0.07, band) + rect(
        x, y - high * 0.2, wide, high * 0.07, band
    )
    return rect(x, y - high, wide, high, tone, 6) + bands


def _pencil(x: float, y: float, by: float, tone: str) -> str:
    shade = mixed(tone, "#8a744c", 0.3)
    body = rect(-26, -210, 52, 230, tone) + rect(6, -210, 20, 230, shade)
    tip = polygon([(-26, -210), (0, -280), (26, -210)], LIT) + polygon(
        [(-9, -256), (0, -280), (9, -256)], shade
    )
    return at(body + tip, x, y, by)


def _page() -> Land:
    """VI: a stair without a wall, a tower, and lines of print as broad as roads."""
    stair = "".join(
        rect(40 + 62 * n, 600 - 42 * n, 62, 40 + 42 * n, mixed(FAR, LIT, n / 14)) for n in range(11)
    )
    high = tower(980, 640, 1.1, FIELD, FAR, MIDDLE).replace("#c8402f", LIT)  # its flag
    lines = "".join(
        rect(
            60 + 250 * n + row * 70,
            690 + 62 * row,
            190 - n % 2 * 60,
            26,
            mixed(MEADOW, "#8a744c", 0.25),
            13,
        )
        for row in range(2)
        for n in range(5)
    )
    signs = disc(250, 920, 60, FIELD) + line("M470 860 C560 860 560 960 470 1000", FIELD, 46)
    signs += disc(930, 930, 46, FIELD) + disc(930, 820, 46, FIELD)
    return near(stair) + near(high), group(lines, "thin"), near(signs)


LANDS: dict[int, Callable[[], Land]] = {
    1: _hills,
    2: _roofs,
    3: _town,
    4: _post,
    5: _shelves,
    6: _page,
}


def _each(prop: Callable[..., str], tone: str, *places: tuple[float, ...]) -> str:
    """The same thing in several places, on one sheet."""
    return near("".join(prop(*place, tone) for place in places))


def ring(by: float) -> str:
    """The edge of the hole, as a path."""
    dice, points = Random(6), []
    for n in range(40):
        turn = 2 * pi * n / 40
        away = 1 + dice.uniform(-0.035, 0.035)
        points.append(
            (
                HOLE[0] + cos(turn) * (REACH[0] * away + by),
                HOLE[1] + sin(turn) * (REACH[1] * away + by),
            )
        )
    return smooth(points, ring=True)


def rim() -> str:
    """The torn paper around the hole."""
    return f'<path fill-rule="evenodd" d="{ring(RIM)} {ring(0)}" fill="#f3e6c6"/>'


def ribbon() -> tuple[str, str]:
    """For the chapter's title: its ends behind, and the band."""
    (x, y), half, high = RIBBON, 400, 112
    ends = ""
    for side in (-1, 1):
        far, tip = x + side * (half + 80), x + side * (half + 44)
        ends += polygon(
            [
                (far, y - 26),
                (x + side * (half - 30), y - 26),
                (x + side * (half - 30), y + 94),
                (far, y + 94),
                (tip, y + 34),
            ],
            DARK_RED,
        )
    top, low = y - high / 2, y + high / 2
    band = f"M{x - half} {top + 12} Q{x} {top - 14} {x + half} {top + 12} "
    band += f"V{low + 12} Q{x} {low - 14} {x - half} {low + 12}Z"
    lines = "".join(
        f'<path d="M{x - half + 14} {b + 12} Q{x} {b - 14} {x + half - 14} {b + 12}" fill="none" '
        f'stroke="{GOLD}" stroke-width="3"/>'
        for b in (top + 10, low - 10)
    )
    return near(ends), near(f'<path d="{band}" fill="{RED}"/>' + lines)
