"""The board without what moves on it: layers that are drawn once and kept."""

from math import pi, sin
from random import Random

from PIL import Image

from engine.games.realm_of_wonder.board import CASTLE as KING
from engine.games.realm_of_wonder.board import EDGES, LANDS, SPACES, WALLS, BoardDisc
from rendering.canvas import sheet
from rendering.keeping import kept
from rendering.lines import Point
from rendering.palette import INK, Colour, mix
from rendering.realm_of_wonder import symbols
from rendering.realm_of_wonder.castle import castle
from rendering.realm_of_wonder.easel import RADIUS, Brush, Easel, Stand, at, spot
from rendering.realm_of_wonder.easel import Box as Area
from rendering.realm_of_wonder.lands import furnish
from rendering.realm_of_wonder.passages import build, walk, wall
from rendering.realm_of_wonder.regions import (
    CASTLE,
    ISLANDS,
    Region,
    coast,
    island,
    mainland,
    shore,
)
from rendering.realm_of_wonder.spots import space
from rendering.realm_of_wonder.symbols import DEEP_GILT, GILT, MOON, SEA, SKY, WAVE
from rendering.still import Box, Layer, layer, still

GAME = "realm_of_wonder"
SIZE = (940, 960)
MIDDLE = (470, 480)
BOARD: Area = (-470, -480, 470, 480)
MEADOW: Colour = (188, 196, 150)


def plate(stand: Stand, scale: float, box: Box | None = None) -> Easel:
    """All three discs as they stand [RW-06], or what lies within a box of the whole in pixels."""
    left, top, right, bottom = box or (0, 0, round(SIZE[0] * scale), round(SIZE[1] * scale))
    image = outer.part((left, top, right, bottom), scale)
    easel = Easel(image, (MIDDLE[0] * scale - left, MIDDLE[1] * scale - top), scale)
    lay_discs(easel, stand)
    return easel


def lay_discs(easel: Easel, stand: Stand) -> None:
    """The two that turn, on the outer one, with the castle and all bridges."""
    scale, (x, y) = easel.scale, easel.pixel((0, 0))
    for disc in (_middle(stand.middle, scale), _castle(stand.castle, scale)):
        disc.lay(easel.image, (x - disc.mask.width // 2, y - disc.mask.height // 2))
    easel.put(castle(scale))
    easel.lay(space(KING, scale), spot(KING, stand))
    build(easel, stand)


@still(GAME)
def outer(scale: float) -> Image.Image:
    """Sky, rim, sea and mainland."""
    image = sheet((round(SIZE[0] * scale), round(SIZE[1] * scale)), SKY, seed=5, edge=0)
    easel = Easel(image, (MIDDLE[0] * scale, MIDDLE[1] * scale), scale)
    easel.paint(MOON, BOARD, stars)
    for colour, radius in ((DEEP_GILT, 1.0), (GILT, 0.995), (DEEP_GILT, 0.983), (SEA, 0.97)):
        easel.paint(colour, BOARD, lambda b, r=radius: b.dot((0, 0), r * RADIUS))
    easel.paint(WAVE, BOARD, _waves)
    for i in range(len(LANDS)):
        _land(easel, mainland(i), i)
    easel.paint(INK, BOARD, lambda b: b.line([at(a, coast(a)) for a in range(0, 361, 2)], 3))
    _trails(easel, "outer", Stand(0, 0))
    return image


@kept
def _middle(turn: int, scale: float) -> Layer:
    """The six islands as the disc stands; the sea shows between them."""
    easel = _round_layer(ISLANDS[1] + 0.05, scale)
    for i in range(len(LANDS)):
        region = island(i, turn)
        easel.paint(mix(SEA, WAVE, 0.5), region.box, lambda b, r=region: _surf(b, r.outline))
        _land(easel, region, 10 + i)
        easel.paint(INK, region.box, lambda b, r=region: b.line([*r.outline, r.outline[0]], 3))
    _trails(easel, "middle", Stand(turn, 0))
    return layer(easel.image, GAME)


@kept
def _castle(turn: int, scale: float) -> Layer:
    easel = _round_layer(CASTLE + 0.05, scale)
    edge = [at(a + turn * 60, shore(a)) for a in range(0, 360, 3)]
    side = (CASTLE + 0.04) * RADIUS
    box: Area = (-side, -side, side, side)
    easel.paint(mix(SEA, WAVE, 0.5), box, lambda b: _surf(b, edge))
    easel.paint(MEADOW, box, lambda b: b.shape(edge))
    easel.paint(INK, box, lambda b: b.line([*edge, edge[0]], 3))
    _trails(easel, "castle", Stand(0, turn))
    return layer(easel.image, GAME)


def _round_layer(radius: float, scale: float) -> Easel:
    side = 2 * round(radius * RADIUS * scale)
    return Easel(Image.new("RGBA", (side, side)), (side / 2, side / 2), scale)


def _land(easel: Easel, region: Region, seed: int) -> None:
    easel.paint(symbols.GROUND[region.land], region.box, lambda b: b.shape(region.outline))
    furnish(easel, region, seed)


def _trails(easel: Easel, disc: BoardDisc, stand: Stand) -> None:
    """Ways, then walls, then the spaces themselves."""
    ways = [pair for pair in EDGES if SPACES[pair[0]].disc == disc]
    walk(easel, [(spot(one, stand), spot(other, stand)) for one, other in ways])
    for one, other in WALLS:
        if SPACES[one].disc == disc == SPACES[other].disc:
            wall(easel, spot(one, stand), spot(other, stand))
    for code, facts in SPACES.items():
        if facts.disc == disc:
            easel.lay(space(code, easel.scale), spot(code, stand))


def _surf(brush: Brush, outline: tuple[Point, ...] | list[Point]) -> None:
    brush.line([*outline, outline[0]], 9)


def stars(brush: Brush) -> None:
    """Stars in the corners around the board."""
    dice = Random(3)
    for _ in range(150):
        x, y = dice.uniform(-470, 470), dice.uniform(-480, 480)
        size = dice.choice((0.8, 1.2, 1.2, 2, 3.2))
        if y > 360 and x < -220:  # a ray beside the last dice would read as a minus
            continue
        brush.dot((x, y), size * 0.6)
        if size > 2:
            brush.line([(x - 2 * size, y), (x + 2 * size, y)], 0.8)
            brush.line([(x, y - 2 * size), (x, y + 2 * size)], 0.8)


def _waves(brush: Brush) -> None:
    """Little crests, all over the water."""
    dice = Random(8)
    for radius in (0.29, 0.32, 0.35, 0.42, 0.48, 0.54, 0.6, 0.63, 0.655):
        count = round(radius * 40)
        for i in range(count):
            x, y = at(360 * (i + dice.uniform(0, 0.6)) / count, radius)
            brush.line(
                [(x + 8 * u, y - 3 * sin(pi * (u + 1) / 2)) for u in (-1, -0.5, 0, 0.5, 1)], 1.6
            )
