"""What grows and stands on each land, so that one knows it without its colour."""

from collections.abc import Callable
from math import cos, hypot, pi, sin
from random import Random

from engine.games.realm_of_wonder.board import Land
from rendering.lines import Point
from rendering.palette import INK, WHITE, Colour, mix
from rendering.realm_of_wonder.easel import RADIUS, Brush, Easel, at
from rendering.realm_of_wonder.regions import Region, scatter
from rendering.realm_of_wonder.symbols import GROUND, WAVE

Points = list[Point]


def furnish(easel: Easel, region: Region, seed: int) -> None:
    FURNISHERS[region.land](easel, region, seed)


def _heath(easel: Easel, region: Region, seed: int) -> None:
    """Stones, and heather in bloom."""
    points = scatter(region, seed, 26, 22)
    stones, tufts = points[::4], [p for i, p in enumerate(points) if i % 4]
    purple: Colour = (122, 62, 128)
    easel.paint((86, 82, 62), region.box, lambda b: [_tuft(b, p) for p in tufts])
    easel.paint(purple, region.box, lambda b: [_bloom(b, p) for p in tufts])
    _stones(easel, region, stones, seed)


def _tuft(brush: Brush, point: Point) -> None:
    x, y = point
    for lean in (-7, -3, 0, 3, 7):
        brush.line([(x + lean * 0.3, y + 6), (x + lean, y - 6)], 1.5)


def _bloom(brush: Brush, point: Point) -> None:
    x, y = point
    for lean, up in ((-7, 6), (-3, 8), (0.5, 6), (4, 8), (7.5, 6), (-5, 2), (5, 2)):
        brush.dot((x + lean, y - up), 2)


def _stones(easel: Easel, region: Region, points: Points, seed: int) -> None:
    dice = Random(seed)
    shapes = [_pebble(point, dice) for point in points]
    easel.paint(INK, region.box, lambda b: [b.shape(_grown(s, 1.6)) for s in shapes])
    easel.paint((188, 186, 180), region.box, lambda b: [b.shape(s) for s in shapes])
    easel.paint((132, 128, 124), region.box, lambda b: [b.shape(_shadow(s)) for s in shapes])


def _pebble(point: Point, dice: Random) -> Points:
    x, y = point
    size = dice.uniform(5, 9)
    turns = [2 * pi * i / 7 + dice.uniform(-0.2, 0.2) for i in range(7)]
    return [(x + size * 1.25 * cos(t), y + size * 0.85 * sin(t)) for t in turns]


def _grown(shape: Points, by: float) -> Points:
    x, y = sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape)
    return [(px + (by if px > x else -by), py + (by if py > y else -by)) for px, py in shape]


def _shadow(shape: Points) -> Points:
    """The lower part of a shape."""
    y = sum(y for _, y in shape) / len(shape)
    return [(px, max(py, y + 1)) for px, py in shape]


def _quarry(easel: Easel, region: Region, seed: int) -> None:
    """Terraces cut in steps around the pit, and cut blocks."""
    dark, light = mix(GROUND["quarry"], INK, 0.55), mix(GROUND["quarry"], WHITE, 0.55)
    near, far = region.radii
    count = round((far - near) * RADIUS / 21)
    for i in range(1, count + 1):
        radius = near + (far - near) * i / (count + 0.6)
        line = _terrace(region, radius, seed + i)
        lower = [_inwards(point, 4) for point in line]
        easel.paint(light, region.box, lambda b, way=line: b.line(way, 4))
        easel.paint(dark, region.box, lambda b, way=lower: b.line(way, 2.4))
        easel.paint(dark, region.box, lambda b, way=lower: _ticks(b, way))
    blocks = scatter(region, seed + 7, 60, 60)
    for tone, part in ((INK, 0), (light, 1), (dark, 2)):
        easel.paint(tone, region.box, lambda b, part=part: [_block(b, p, part) for p in blocks])


def _terrace(region: Region, radius: float, seed: int) -> Points:
    """An uneven arc that steps in and out."""
    dice, line = Random(seed), Points()
    start, end = (a + region.turn for a in region.angles)
    a, shift = start, 0.0
    while a < end:
        line.append(at(a, radius + shift))
        a += dice.uniform(2, 5) / max(radius, 0.3) * 0.8
        line.append(at(min(a, end), radius + shift))
        shift = dice.uniform(-0.011, 0.011)
    return line


def _inwards(point: Point, by: float) -> Point:
    """Down into the pit."""
    share = 1 - by / hypot(*point)
    return point[0] * share, point[1] * share


def _ticks(brush: Brush, way: Points) -> None:
    for point in way[::2]:
        brush.line([point, _inwards(point, 6)], 1.6)


def _block(brush: Brush, point: Point, part: int) -> None:
    """A cube: outline, lit faces, shaded face."""
    x, y = point
    if part == 0:
        brush.shape([(x - 9, y - 5), (x, y - 10), (x + 9, y - 5), (x + 9, y + 6), (x, y + 11),
                     (x - 9, y + 6)])  # fmt: skip
    elif part == 1:
        brush.shape([(x - 7, y - 5), (x, y - 8.5), (x + 7, y - 5), (x, y - 1.5)])
        brush.shape([(x - 7.5, y - 3.5), (x - 1, y), (x - 1, y + 8.5), (x - 7.5, y + 5)])
    else:
        brush.shape([(x + 7.5, y - 3.5), (x + 1, y), (x + 1, y + 8.5), (x + 7.5, y + 5)])


def _marsh(easel: Easel, region: Region, seed: int) -> None:
    """Pools with ripples, and reeds."""
    points = scatter(region, seed, 30, 24)
    pools, reeds = points[::3], [p for i, p in enumerate(points) if i % 3]
    water = mix(WAVE, WHITE, 0.12)
    easel.paint((44, 66, 56), region.box, lambda b: [b.oval(p, (17, 9.5)) for p in pools])
    easel.paint(water, region.box, lambda b: [b.oval(p, (15, 7.5)) for p in pools])
    easel.paint(WHITE, region.box, lambda b: [_ripple(b, p) for p in pools])
    easel.paint((34, 56, 40), region.box, lambda b: [_reed(b, p) for p in reeds])
    easel.paint((104, 62, 34), region.box, lambda b: [_heads(b, p) for p in reeds])


def _ripple(brush: Brush, point: Point) -> None:
    x, y = point
    brush.line([(x - 8, y - 1), (x + 3, y - 1)], 1.4, 200)
    brush.line([(x - 2, y + 3), (x + 8, y + 3)], 1.4, 200)


STALKS = ((-5, -8, 1), (0, -12, 0), (6, -9, 2))


def _reed(brush: Brush, point: Point) -> None:
    x, y = point
    for lean, up, bend in STALKS:
        brush.line([(x + lean * 0.5, y + 9), (x + lean + bend, y + up)], 1.8)
    brush.line([(x - 2, y + 9), (x - 11, y - 1)], 1.6)
    brush.line([(x + 2, y + 9), (x + 12, y + 1)], 1.6)


def _heads(brush: Brush, point: Point) -> None:
    x, y = point
    for lean, up, bend in STALKS:
        brush.oval((x + lean + bend, y + up + 1), (2.5, 5))


def _ice(easel: Easel, region: Region, seed: int) -> None:
    """Peaks with a lit and a shaded side, and cracks."""
    points = scatter(region, seed, 30, 27)
    peaks, cracks = points[::2], points[1::2]
    line: Colour = (84, 122, 160)
    easel.paint(line, region.box, lambda b: [_crack(b, p, seed) for p in cracks])
    easel.paint(line, region.box, lambda b: [_peak(b, p, 0) for p in peaks])
    easel.paint(WHITE, region.box, lambda b: [_peak(b, p, 1) for p in peaks])
    easel.paint((140, 182, 214), region.box, lambda b: [_peak(b, p, 2) for p in peaks])


def _peak(brush: Brush, point: Point, part: int) -> None:
    x, y = point
    if part == 0:
        brush.shape([(x - 14, y + 11), (x - 1, y - 14), (x + 14, y + 11)])
    elif part == 1:
        brush.shape([(x - 10.5, y + 9), (x - 1, y - 10), (x + 1, y + 9)])
    else:
        brush.shape([(x + 2, y + 9), (x, y - 9.5), (x + 3, y - 2), (x + 10.5, y + 9)])


def _crack(brush: Brush, point: Point, seed: int) -> None:
    x, y = point
    dice = Random(seed + round(abs(x)) % 7)
    way = [(x - 13 + 6.5 * i, y + dice.uniform(-6, 6)) for i in range(5)]
    brush.line(way, 1.6)
    brush.line([way[2], (way[2][0] + 4, way[2][1] + 9)], 1.4)


def _orchard(easel: Easel, region: Region, seed: int) -> None:
    """Round trees in rows, with apples."""
    trees = scatter(region, seed, 24, 25)
    trunk: Colour = (88, 58, 34)
    easel.paint(trunk, region.box, lambda b: [b.line([p, (p[0], p[1] + 13)], 3.4) for p in trees])
    easel.paint((40, 70, 34), region.box, lambda b: [_crown(b, p, 11.5) for p in trees])
    easel.paint((88, 134, 58), region.box, lambda b: [_crown(b, p, 9.5) for p in trees])
    apples = [_apples(p) for p in trees]
    easel.paint((196, 38, 34), region.box, lambda b: [b.dot(p, 2.3) for row in apples for p in row])


def _crown(brush: Brush, point: Point, radius: float) -> None:
    x, y = point
    brush.dot((x, y - 3), radius)
    for lean in (-1, 1):
        brush.dot((x + lean * radius * 0.45, y), radius * 0.75)


def _apples(point: Point) -> Points:
    x, y = point
    return [(x + dx, y + dy) for dx, dy in ((-5, -5), (4, -7), (6, 1), (-1, 0), (-7, 3))]


def _dunes(easel: Easel, region: Region, seed: int) -> None:
    """Crescents with a shaded lee side, and grains."""
    points = scatter(region, seed, 44, 20)
    dark, light = mix(GROUND["dunes"], INK, 0.42), mix(GROUND["dunes"], WHITE, 0.6)
    easel.paint(dark, region.box, lambda b: [_crescent(b, p) for p in points])
    easel.paint(light, region.box, lambda b: [_crest(b, p) for p in points])
    easel.paint(dark, region.box, lambda b: [_grains(b, p) for p in points])


def _crescent(brush: Brush, point: Point) -> None:
    x, y = point
    upper = [(x + 20 * cos(t), y - 11 * sin(t)) for t in _half()]
    lower = [(x + 20 * cos(t), y - 5 * sin(t)) for t in _half()]
    brush.shape([*upper, *lower[::-1]], 200)


def _crest(brush: Brush, point: Point) -> None:
    x, y = point
    brush.line([(x + 20 * cos(t), y - 11 * sin(t)) for t in _half()], 2)


def _half() -> list[float]:
    return [pi * i / 12 for i in range(13)]


def _grains(brush: Brush, point: Point) -> None:
    x, y = point
    for dx, dy in ((-9, 4), (0, 6), (9, 4), (-4, 10), (5, 10)):
        brush.dot((x + dx, y + dy), 1.1)


FURNISHERS: dict[Land, Callable[[Easel, Region, int], None]] = {
    "heath": _heath,
    "quarry": _quarry,
    "marsh": _marsh,
    "ice": _ice,
    "orchard": _orchard,
    "dunes": _dunes,
}
