"""The sea chart: where each hexagon lies on a picture, and the land without what is on it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import NamedTuple

from PIL import Image

from engine.games.world_adventure.board import TERRITORIES, Nation, corners, middle
from rendering import icons
from rendering.canvas import Pen, sheet
from rendering.fonts import Face
from rendering.lines import Path, Point, dashed
from rendering.palette import INK, WHITE, Colour, mix
from rendering.pieces import LEAST
from rendering.still import still
from rendering.text import Style, write
from rendering.world_adventure import symbols
from rendering.world_adventure.lands import CAPITALS, LANDS, TERRAIN

GAME = "world_adventure"
SIZE = (944, 900)
SIDE = 54.0
ORIGIN = (222, 266)  # where Europe's city lies
CODE, CODE_UP = 30, 29  # type, and how far above the middle
ROSE = (872, 784)
CAPITAL = 54  # how wide the sign of a capital is
GROWTH = ((-14, 22, 22), (13, 30, 18), (3, 4, 16))  # what grows: where, and how large


class Stain(NamedTuple):
    """Ink in one colour or in colours of its own, and where its corner is on the whole map."""

    tone: Colour | Image.Image
    mask: Image.Image
    corner: tuple[int, int]


@dataclass(frozen=True)
class Grid:
    """Where the map's points lie on a part of it; `scale` 1 is the table's scale."""

    corner: tuple[int, int]  # where the part lies on the whole map, in pixels of the scale
    scale: float

    def spot(self, code: str, right: float = 0, down: float = 0) -> tuple[int, int]:
        """A point of a territory, `right` and `down` in the table's pixels from its middle."""
        x, y = middle(code)
        across = (ORIGIN[0] + x * SIDE + right) * self.scale - self.corner[0]
        return round(across), round((ORIGIN[1] + y * SIDE + down) * self.scale - self.corner[1])

    def size(self, pixels: float) -> int:
        return round(pixels * self.scale)

    def outline(self, code: str) -> list[Point]:
        left, top = self.corner
        return [
            ((ORIGIN[0] + x * SIDE) * self.scale - left, (ORIGIN[1] + y * SIDE) * self.scale - top)
            for x, y in corners(code)
        ]


@dataclass(frozen=True)
class Chart(Grid):
    """A picture of the map to paint on."""

    image: Image.Image

    def stain(self, stain: Stain) -> None:
        (left, top), (x, y) = self.corner, stain.corner
        self.image.paste(stain.tone, (x - left, y - top), stain.mask)

    def is_near(self, code: str) -> bool:
        """Whether any part of it can be seen."""
        x, y = self.spot(code)
        room = self.size(SIDE * 1.2)
        return -room < x < self.image.width + room and -room < y < self.image.height + room


def whole(image: Image.Image, scale: float = 1) -> Chart:
    return Chart((0, 0), scale, image)


@still(GAME)
def land(scale: float) -> Image.Image:
    """Sea, nine nations, codes [WA-11]."""
    size = round(SIZE[0] * scale), round(SIZE[1] * scale)
    image = sheet(size, symbols.WATER, seed=23, edge=0.35)
    chart = whole(image, scale)
    _sea(chart)
    for code, one in TERRITORIES.items():
        tone = LANDS[one.nation]
        _fill(chart, code, mix(tone, symbols.DUNE, 0.55) if one.city else tone)
    _grain(chart)
    _borders(chart)
    _relief(chart)
    for code, one in TERRITORIES.items():
        if one.city:
            _walls(chart, code)
            _skyline(chart, code, one.nation)
        write_code(chart, code)
    return image


def write_code(chart: Chart, code: str) -> None:
    style = Style(Face.BOLD, chart.size(CODE))
    write(chart.image, chart.spot(code, 0, -CODE_UP), code, style, INK, "mm", halo=symbols.SAND)


def _fill(chart: Chart, code: str, tone: Colour) -> None:
    points = chart.outline(code)
    pen, corner = pen_around(points)
    pen.shape(points)
    chart.image.paste(tone, corner, pen.mask())


def pen_around(points: Path, margin: int = 8) -> tuple[Pen, tuple[int, int]]:
    """A mask just around the points, and its corner: a mask of the whole chart would take nearly as
    long as a picture."""
    left, top = (int(min(p[i] for p in points)) - margin for i in (0, 1))
    right, bottom = (int(max(p[i] for p in points)) + margin + 1 for i in (0, 1))
    return Pen((right - left, bottom - top), (left, top)), (left, top)


def _grain(chart: Chart) -> None:
    """The terrain of each nation: its sign, strewn in the tone of the paper."""
    for code, one in TERRITORIES.items():
        if one.city:
            continue
        tone = mix(LANDS[one.nation], INK, 0.13)
        for right, down, size in GROWTH:
            where = chart.spot(code, right, down)
            icons.stamp(chart.image, where, TERRAIN[one.nation], chart.size(size), tone)


def _relief(chart: Chart) -> None:
    """Each nation is a sheet of its own: light along its upper edges, shadow along the lower."""
    for nation in LANDS:
        codes = [code for code, one in TERRITORIES.items() if one.nation == nation]
        x, y = chart.spot(next(code for code in codes if TERRITORIES[code].city))
        for tone, upper in ((WHITE, True), (INK, False)):
            pen = Pen(chart.image.size)
            for line in region_lines(chart, codes):
                if (line[0][1] + line[1][1] < 2 * y) == upper:
                    edge = [_inwards(point, (x, y), chart.size(5)) for point in line]
                    pen.line(edge, 4 * chart.scale, 110)
            chart.image.paste(tone, (0, 0), pen.mask())


def _inwards(point: Point, middle: Point, by: float) -> Point:
    """The point, nearer to the middle."""
    far = hypot(point[0] - middle[0], point[1] - middle[1])
    share = (far - by) / far
    return middle[0] + (point[0] - middle[0]) * share, middle[1] + (point[1] - middle[1]) * share


def _skyline(chart: Chart, code: str, nation: Nation) -> None:
    """What the capital is known by, large, behind those who stand there."""
    tone = mix(LANDS[nation], symbols.NEEDED, 0.62)
    where = chart.spot(code, 0, 18)
    icons.stamp(chart.image, where, CAPITALS[nation], chart.size(CAPITAL), tone)


def _sea(chart: Chart) -> None:
    """Rhumb lines from the rose, and the coast's shadow in the water."""
    size = chart.image.size
    pen = Pen(size)
    rose = (ROSE[0] * chart.scale, ROSE[1] * chart.scale)
    reach = 2 * max(size)
    for i in range(32):
        a = i * pi / 16
        pen.line([rose, (rose[0] + reach * sin(a), rose[1] - reach * cos(a))], 1, 90)
    chart.image.paste(symbols.WAVE, (0, 0), pen.mask())
    for away, share in ((22, 0.25), (13, 0.5), (6, 0.9)):
        pen = Pen(size)
        for one, other in coast_edges(TERRITORIES):
            points = [_at(chart, one), _at(chart, other)]
            pen.line(points, 2 * away * chart.scale)
            for point in points:
                pen.dot(point, away * chart.scale)
        chart.image.paste(mix(symbols.WATER.light, symbols.WAVE, share), (0, 0), pen.mask())
    _rose(chart, rose)


def _rose(chart: Chart, rose: Point) -> None:
    pen, (x, y) = Pen(chart.image.size), rose
    for i in range(16):
        a = i * pi / 8
        long = (58, 30, 42, 30)[i % 4] * chart.scale
        wide = 0.2
        tip = (x + long * sin(a), y - long * cos(a))
        near = [(x + 14 * chart.scale * sin(a + d), y - 14 * chart.scale * cos(a + d))
                for d in (-wide, wide)]  # fmt: skip
        pen.shape([near[0], tip, near[1]], 255 if i % 2 == 0 else 150)
    pen.ring(rose, (20 * chart.scale, 20 * chart.scale), 2 * chart.scale)
    chart.image.paste(symbols.CHART, (0, 0), pen.mask())
    at = (round(x), round(y - 72 * chart.scale))
    write(chart.image, at, "N", Style(Face.TITLE, chart.size(LEAST)), symbols.CHART, "mm")


Edge = tuple[tuple[float, float], tuple[float, float]]


def _edges(code: str) -> list[Edge]:
    """The edges in lengths of a side, rounded so that they are the same for both neighbours."""
    points = [(round(x, 3) + 0.0, round(y, 3) + 0.0) for x, y in corners(code)]
    pairs = pairwise([*points, points[0]])
    return [(min(a, b), max(a, b)) for a, b in pairs]


def coast_edges(codes: Iterable[str]) -> list[Edge]:
    """The outer edges of a region."""
    counts = Counter(edge for code in codes for edge in _edges(code))
    return [edge for edge, n in counts.items() if n == 1]


def _at(grid: Grid, point: tuple[float, float]) -> Point:
    x, y = point
    left, top = grid.corner
    return (
        (ORIGIN[0] + x * SIDE) * grid.scale - left,
        (ORIGIN[1] + y * SIDE) * grid.scale - top,
    )


def _borders(chart: Chart) -> None:
    """Thin and dashed between territories, solid between nations, heavy along the coast."""
    pen, by = Pen(chart.image.size), 2
    for code in TERRITORIES:
        for one, other in _edges(code):
            path = [(x * by, y * by) for x, y in (_at(chart, one), _at(chart, other))]
            dashed(pen.draw, path, 110, round(2 * chart.scale * by / 2) + 1, 1, 9, 8)
    nations = {one.nation for one in TERRITORIES.values()}
    for nation in nations:
        flower = [code for code, one in TERRITORIES.items() if one.nation == nation]
        for one, other in coast_edges(flower):
            pen.line([_at(chart, one), _at(chart, other)], 3 * chart.scale)
    for one, other in coast_edges(TERRITORIES):
        pen.line([_at(chart, one), _at(chart, other)], 5 * chart.scale)
    chart.image.paste(INK, (0, 0), pen.mask())


def _walls(chart: Chart, code: str) -> None:
    """A city has a wall of two lines just inside its border [WA-84]."""
    x, y = chart.spot(code)
    points = chart.outline(code)
    pen, corner = pen_around(points)
    for share in (0.975, 0.925):
        inner = [(x + (px - x) * share, y + (py - y) * share) for px, py in points]
        pen.line([*inner, inner[0]], 2 * chart.scale)
    chart.image.paste(symbols.NEEDED, corner, pen.mask())


def region_lines(grid: Grid, codes: Iterable[str]) -> list[list[Point]]:
    """Outer edges of a region."""
    return [[_at(grid, one), _at(grid, other)] for one, other in coast_edges(codes)]
