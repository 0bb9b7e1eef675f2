"""Trails, walls, and bridges where the discs meet: a bridge is lit if the way is open, or else
broken."""

from math import cos, hypot, pi, sin

from engine.games.realm_of_wonder.board import (
    CASTLE_DOCKS,
    INNER_DOCKS,
    LANDS,
    OUTER_DOCKS,
    PATHS,
    SPACES,
)
from engine.games.realm_of_wonder.ways import neighbours
from rendering.keeping import kept
from rendering.lines import Point
from rendering.palette import INK, WHITE, Colour, mix
from rendering.realm_of_wonder.easel import (
    Box,
    Brush,
    Easel,
    Piece,
    Stand,
    blank,
    cropped,
    piece,
    spot,
)
from rendering.realm_of_wonder.symbols import DEEP_GILT, GILT, MAGIC, STONE

ASIDE = 30  # distance of a whirl from its bridge

Pair = tuple[Point, Point]
TRAIL: Colour = (255, 240, 204)
BROKEN: Colour = (150, 140, 132)
GLOW: Colour = (255, 222, 130)
STEPS: Colour = (214, 44, 120)


def walk(easel: Easel, ways: list[Pair]) -> None:
    """Trails from space to space."""
    for colour, wide in ((INK, 11), (TRAIL, 6.5)):
        for one, other in ways:
            easel.paint(colour, _box(one, other), lambda b, w=wide, p=(one, other): b.line(p, w))


def wall(easel: Easel, one: Point, other: Point) -> None:
    """Two solid lines across, where nobody can walk [RW-33]."""
    (x, y), (along, far) = _half_way(one, other), _direction(one, other)
    reach = 19
    across = (-far, along)
    ends = [(x + across[0] * s * reach, y + across[1] * s * reach) for s in (-1, 1)]
    box = _box(ends[0], ends[1])
    easel.paint(INK, box, lambda b: b.line(ends, 16))
    easel.paint(STONE, box, lambda b: [b.line(_shifted(ends, (along, far), d), 3.6)
                                       for d in (-3.6, 3.6)])  # fmt: skip


def build(easel: Easel, stand: Stand) -> None:
    """Every bridge and stub between the discs, then the two whirls."""
    bridges = meetings(stand)
    met = {code for pair in bridges for code in pair}
    for outside, inside in bridges:
        easel.put(_bridge(spot(outside, stand), spot(inside, stand), easel.scale))
    for codes, inwards in ((PATHS, True), (OUTER_DOCKS, False), (INNER_DOCKS, True),
                           (CASTLE_DOCKS, False)):  # fmt: skip
        for code in codes.values():
            if code not in met:
                easel.put(_stub(spot(code, stand), inwards, easel.scale))
    gate = spot(OUTER_DOCKS[0], stand), spot(PATHS[LANDS[stand.middle]], stand)
    for gap in (_half_way(*gate), _outside(spot(CASTLE_DOCKS[0], stand), 33)):
        easel.put(whirl(easel.scale), _beside(gap))


def meetings(stand: Stand) -> list[tuple[str, str]]:
    """Where one can step from disc to disc: pairs of an outer and an inner space."""
    return [
        (code, step.to)
        for code, steps in neighbours(*stand).items()
        for step in steps
        if step.dock and SPACES[code].radius > SPACES[step.to].radius
    ]


@kept
def step(one: Point, other: Point, last: bool, scale: float) -> Piece:
    """A step just walked: dots, and an arrow at the end of the way. It is to be put at (0, 0)."""
    easel = blank(_box(one, other), scale)
    box = _box(one, other)
    dots, along = _dotted(one, other), _direction(one, other)
    tip = _pulled(other, one, 24)
    x, y = tip[0] - along[0] * 15, tip[1] - along[1] * 15
    head = [tip, *((x - along[1] * d, y + along[0] * d) for d in (11, -11)), tip]
    for colour, by in ((INK, 2.0), (STEPS, 0.0)):
        easel.paint(colour, box, lambda b, by=by: [b.dot(dot, 4.5 + by) for dot in dots])
        if last:
            easel.paint(colour, box, lambda b: b.shape(head))
            easel.paint(colour, box, lambda b, by=by: b.line(head, 1 + 2 * by))
    return cropped(easel)


def _dotted(one: Point, other: Point) -> list[Point]:
    """Dots between two spaces, but not on them."""
    far = hypot(other[0] - one[0], other[1] - one[1])
    return [_pulled(one, other, by) for by in range(24, max(25, round(far) - 34), 14)]


@kept
def _bridge(one: Point, other: Point, scale: float) -> Piece:
    """Planks in a glow [RW-26]. It is to be put at (0, 0), as a stub is."""
    start, end = _pulled(one, other, 20), _pulled(other, one, 20)
    along = _direction(start, end)
    across = (-along[1], along[0])
    box = _box(start, end, 26)
    easel = blank(box, scale, GLOW)
    easel.paint(GLOW, box, lambda b: b.line((start, end), 34, 110))
    easel.paint(INK, box, lambda b: b.line((start, end), 25))
    easel.paint(GILT, box, lambda b: b.line((start, end), 20))
    easel.paint(DEEP_GILT, box, lambda b: _planks(b, start, end, across))
    easel.paint(INK, box, lambda b: [b.line(_shifted((start, end), across, d), 3)
                                     for d in (-11, 11)])  # fmt: skip
    return piece(easel, box)


def _planks(brush: Brush, start: Point, end: Point, across: Point) -> None:
    count = round(hypot(end[0] - start[0], end[1] - start[1]) / 7)
    for i in range(1, count):
        x, y = (a + (z - a) * i / count for a, z in zip(start, end, strict=True))
        brush.line([(x + across[0] * d, y + across[1] * d) for d in (-10, 10)], 2)


@kept
def _stub(dock: Point, inwards: bool, scale: float) -> Piece:
    """The first planks of a bridge that has broken off."""
    start, end = _outside(dock, -18 if inwards else 18), _outside(dock, -36 if inwards else 36)
    along = _direction(start, end)
    across = (-along[1], along[0])
    jag = [(-10, 0.0), (-6, 6.0), (-2, -1.0), (3, 7.0), (6, 0.0), (10, 4.0)]
    edge = [(end[0] + across[0] * d + along[0] * u, end[1] + across[1] * d + along[1] * u)
            for d, u in jag]  # fmt: skip
    sides = [(start[0] + across[0] * d, start[1] + across[1] * d) for d in (10, -10)]
    box = _box(start, end, 18)
    easel = blank(box, scale, BROKEN)
    easel.paint(BROKEN, box, lambda b: b.shape([*edge, *sides]))
    easel.paint(mix(BROKEN, INK, 0.75), box, lambda b: b.line([sides[1], *edge, sides[0]], 3))
    return piece(easel, box)


@kept
def whirl(scale: float) -> Piece:
    """The mark of a disc's gate: a spiral in a ring [RW-11]."""
    box: Box = (-22, -22, 22, 22)
    easel, where = blank(box, scale, INK), (0.0, 0.0)
    for colour, radius in ((INK, 18), (GILT, 16.5), (INK, 13.5), (MAGIC, 12.3)):
        easel.paint(colour, box, lambda b, r=radius: b.dot(where, r))
    arms = [_spiral(where, pi * i) for i in range(2)]
    easel.paint(WHITE, box, lambda b: [b.line(arm, 3) for arm in arms])
    return piece(easel, box)


def _spiral(where: Point, start: float) -> list[Point]:
    turns = [i / 20 for i in range(21)]
    return [
        (where[0] + 10 * t * cos(start + 5 * t), where[1] + 10 * t * sin(start + 5 * t))
        for t in turns
    ]


def _outside(point: Point, by: float) -> Point:
    """A point farther from the middle of the board, or nearer to it."""
    far = hypot(*point)
    return point[0] * (far + by) / far, point[1] * (far + by) / far


def _beside(point: Point) -> Point:
    """A point a little farther clockwise, so that the bridge can be seen."""
    far = hypot(*point)
    return point[0] - point[1] / far * ASIDE, point[1] + point[0] / far * ASIDE


def _half_way(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _direction(one: Point, other: Point) -> Point:
    far = hypot(other[0] - one[0], other[1] - one[1]) or 1
    return (other[0] - one[0]) / far, (other[1] - one[1]) / far


def _pulled(one: Point, other: Point, by: float) -> Point:
    """A point that far on the way from one point to the other."""
    along = _direction(one, other)
    return one[0] + along[0] * by, one[1] + along[1] * by


def _shifted(points: Pair | list[Point], along: Point, by: float) -> list[Point]:
    return [(x + along[0] * by, y + along[1] * by) for x, y in points]


def _box(one: Point, other: Point, by: float = 12) -> Box:
    (x0, y0), (x1, y1) = one, other
    return min(x0, x1) - by, min(y0, y1) - by, max(x0, x1) + by, max(y0, y1) + by
