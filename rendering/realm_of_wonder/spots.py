"""What a space looks like: a shape for what stands there, with its code in it. A striped rim is
hard to enter, a dotted sandy one is a beach."""

from collections.abc import Callable
from math import cos, pi, sin

from PIL import Image

from engine.games.realm_of_wonder.board import SPACES, Space
from rendering.fonts import Face
from rendering.keeping import kept
from rendering.lines import Point
from rendering.palette import INK, WHITE, Colour, mix
from rendering.realm_of_wonder import symbols
from rendering.realm_of_wonder.easel import Box, Brush, Easel, blank
from rendering.realm_of_wonder.symbols import MIDNIGHT, MOON, SAND
from rendering.text import Style, write

REACH = 34  # from the middle of a space's picture to its edge
BOX: Box = (-REACH, -REACH, REACH, REACH)
CODE = 29
PAPER: Colour = (255, 247, 226)

Outline = Callable[[Brush, float], None]  # draws the shape, that much larger


@kept
def space(code: str, scale: float, coded: bool = True) -> Image.Image:
    """A space as it is, without anything that can be moved or opened."""
    facts = SPACES[code]
    easel = blank(BOX, scale)
    shape = SHAPES.get(facts.feature, _plain)
    wide = len(code) > 2
    if facts.beach:
        _sand(easel, shape, wide)
    if facts.cost == 2:
        _stripes(easel, shape, wide)
    else:
        easel.paint(INK, BOX, lambda b: shape(b, 2.5, wide))
    easel.paint(FILL.get(facts.feature, PAPER), BOX, lambda b: shape(b, 0, wide))
    DETAIL.get(facts.feature, _nothing)(easel, facts)
    if coded:
        write_code(easel, code, INKS.get(facts.feature, INK))
    return easel.image


@kept
def tower(code: str, scale: float, coded: bool = True) -> Image.Image:
    """A tower with its tile face down [RW-04, RW-28]."""
    easel = blank(BOX, scale)
    wide = len(code) > 2
    if SPACES[code].cost == 2:
        _stripes(easel, _keep, wide)
    easel.paint(MIDNIGHT, BOX, lambda b: _keep(b, 2.5 if SPACES[code].cost == 1 else 0.8, wide))
    easel.paint((70, 62, 122), BOX, lambda b: _keep(b, -0.5, wide))
    easel.paint(symbols.GILT, BOX, lambda b: _crown(b, wide))
    if coded:
        write_code(easel, code, MOON)
    return easel.image


@kept
def house(code: str, colour: Colour, scale: float, coded: bool = True) -> Image.Image:
    """The house of a seat; its roof has the seat's colour [RW-27]."""
    easel = blank(BOX, scale)
    easel.paint(INK, BOX, lambda b: _home(b, 2.5, False))
    easel.paint(PAPER, BOX, lambda b: _home(b, 0, False))
    easel.paint(colour, BOX, lambda b: b.shape(ROOF))
    easel.paint(INK, BOX, lambda b: b.line([*ROOF, ROOF[0]], 2.4))
    if coded:
        write_code(easel, code, INK)
    return easel.image


def beach(scale: float) -> Image.Image:
    """A plain beach, for the legend."""
    easel = blank(BOX, scale)
    _sand(easel, _plain, False)
    easel.paint(INK, BOX, lambda b: _plain(b, 2.5, False))
    easel.paint(PAPER, BOX, lambda b: _plain(b, 0, False))
    return easel.image


def write_code(easel: Easel, code: str, colour: Colour, down: float = 1) -> None:
    style = Style(Face.BOLD, round(CODE * easel.scale))
    write(easel.image, easel.pixel((0, down)), code, style, colour, "mm")


# --- shapes -----------------------------------------------------------------------------------


def half_width(wide: bool) -> float:
    """Codes of three signs need a wider shape."""
    return 24.5 if wide else 20.5


def _plain(brush: Brush, by: float, wide: bool) -> None:
    brush.oval((0, 1), (half_width(wide) + by, 19.5 + by))


def _keep(brush: Brush, by: float, wide: bool) -> None:
    """A tower with battlements."""
    w, foot, top = half_width(wide) + by, 20 + by, -14 - by
    brush.shape([(-w, top), (w, top), (w - 1, foot), (1 - w, foot)])
    tooth = (half_width(wide) * 2 - 8) / 3 + by
    for i in (-1, 0, 1):
        x = i * (half_width(wide) * 2 - tooth + by * 2 - 1) / 2
        brush.shape([(x - tooth / 2, top + 1), (x + tooth / 2, top + 1),
                     (x + tooth / 2, top - 9), (x - tooth / 2, top - 9)])  # fmt: skip


def _crown(brush: Brush, wide: bool) -> None:
    """The gilt line below the battlements."""
    w = half_width(wide) - 1
    brush.line([(-w, -11.5), (w, -11.5)], 2.6)
    brush.line([(-w, 17.5), (w, 17.5)], 2.2)


ROOF = ((-25.0, -10.0), (0.0, -26.0), (25.0, -10.0))


def _home(brush: Brush, by: float, wide: bool) -> None:
    del wide
    brush.shape([(-26 - by, -9 + by), (0, -27 - by), (26 + by, -9 + by)])
    brush.shape([(-20 - by, -9), (20 + by, -9), (20 + by, 20 + by), (-20 - by, 20 + by)])


def _well(brush: Brush, by: float, wide: bool) -> None:
    """[RW-29]"""
    w = half_width(wide) + 1.5 + by
    brush.oval((0, 2), (w, 20 + by))
    brush.shape([(-20 - by, -13 + by), (0, -26 - by), (20 + by, -13 + by)])


def _menhir(brush: Brush, by: float, wide: bool) -> None:
    """A standing stone [RW-30]."""
    w = half_width(wide) + by
    brush.shape([(-w, 19 + by), (-w + 2, -12), (-w * 0.45, -25 - by), (w * 0.5, -22 - by),
                 (w - 1, -10), (w, 19 + by)])  # fmt: skip


def _whirlpool(brush: Brush, by: float, wide: bool) -> None:
    """A disc with five arms [RW-32]."""
    w = half_width(wide) + by
    brush.oval((0, 1), (w, 19.5 + by))
    for i in range(5):
        t = 2 * pi * i / 5
        tip, foot, back = t + 0.62, t, t - 0.42
        far, near = 31 + by, 18
        brush.shape([_round(tip, far), _round(foot, near), _round(back, near + 2)])
        brush.shape([_round(tip, far), _round(t + 0.3, near + 5 + by), _round(back, near)])


def _round(turn: float, radius: float) -> Point:
    return radius * 1.08 * cos(turn), 1 + radius * sin(turn)


def _heart_of(brush: Brush, by: float, wide: bool) -> None:
    """The space where the castle stands: a plate for the code."""
    del wide
    brush.oval((0, 1), (19 + by, 17 + by))


# --- rims and details -------------------------------------------------------------------------


def _sand(easel: Easel, shape: Callable[[Brush, float, bool], None], wide: bool) -> None:
    easel.paint((150, 112, 58), BOX, lambda b: shape(b, 8.2, wide))
    easel.paint(SAND, BOX, lambda b: shape(b, 7, wide))
    w = half_width(wide) + 4.6
    easel.paint((150, 112, 58), BOX, lambda b: [
        b.dot((w * cos(2 * pi * i / 22), 1 + 24 * sin(2 * pi * i / 22)), 1.5) for i in range(22)
    ])  # fmt: skip


def _stripes(easel: Easel, shape: Callable[[Brush, float, bool], None], wide: bool) -> None:
    """A rim of dark and light wedges [RW-22]."""
    easel.paint(INK, BOX, lambda b: shape(b, 5, wide))

    def light(brush: Brush) -> None:
        shape(brush, 4, wide)
        for i in range(12):
            t = 2 * pi * (i + 0.5) / 12
            wedge = [(0.0, 0.0), *((60 * cos(t + d), 60 * sin(t + d)) for d in (-0.13, 0.13))]
            brush.shape(wedge, 0)

    easel.paint(WHITE, BOX, light)
    easel.paint(INK, BOX, lambda b: shape(b, 1, wide))


def _nothing(easel: Easel, facts: Space) -> None:
    del easel, facts


def _water(easel: Easel, facts: Space) -> None:
    """The well's ring of water, its roof."""
    wide = len(facts.code) > 2
    w = half_width(wide) + 1.5
    easel.paint((40, 104, 168), BOX, lambda b: (b.oval((0, 2), (w, 20)),
                                                b.oval((0, 2), (w - 3.4, 16.6), 0)))  # fmt: skip
    easel.paint((122, 74, 42), BOX, lambda b: b.shape([(-19, -13.5), (0, -25), (19, -13.5)]))
    easel.paint(INK, BOX, lambda b: b.line([(-19, -13), (19, -13)], 2))


def _runes(easel: Easel, facts: Space) -> None:
    del facts
    easel.paint((64, 70, 84), BOX, lambda b: (
        b.line([(-6, -12), (-6, -21)], 2.2),
        b.line([(-6, -21), (0, -17), (-6, -15)], 2),
        b.line([(6, -20), (6, -12)], 2.2),
    ))  # fmt: skip


def _rubble(easel: Easel, facts: Space) -> None:
    """An opened tower: only its foundation is left, with a dashed wall [RW-28]."""
    wide = len(facts.code) > 2
    w = half_width(wide) - 2.5
    grey = mix(symbols.STONE, INK, 0.5)
    corners = [(-w, -11.0), (w, -11.0), (w, 17.5), (-w, 17.5)]
    easel.paint(grey, BOX, lambda b: [
        b.line(piece, 2.2) for one, other in zip(corners, corners[1:] + corners[:1], strict=True)
        for piece in _dashes(one, other)
    ])  # fmt: skip


def _dashes(one: Point, other: Point) -> list[list[Point]]:
    def share(t: float) -> Point:
        return one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t

    return [[share((i + 0.15) / 5), share((i + 0.7) / 5)] for i in range(5)]


def _foundation(brush: Brush, by: float, wide: bool) -> None:
    w = half_width(wide) + by
    brush.shape([(-w, -13.5 - by), (w, -13.5 - by), (w, 20 + by), (-w, 20 + by)])


SHAPES = {
    "house": _well,  # if no house is laid [RW-27]
    "tower": _foundation,
    "well": _well,
    "runestone": _menhir,
    "vortex": _whirlpool,
    "castle": _heart_of,
}
FILL: dict[str, Colour] = {
    "tower": mix(symbols.STONE, WHITE, 0.3),
    "well": (226, 240, 252),
    "runestone": (176, 184, 196),
    "vortex": symbols.MAGIC,
    "house": (226, 240, 252),
    "castle": symbols.GILT,
}
INKS: dict[str, Colour] = {"vortex": WHITE}
DETAIL = {"house": _water, "well": _water, "runestone": _runes, "tower": _rubble}
