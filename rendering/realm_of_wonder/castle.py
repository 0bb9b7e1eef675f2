"""The King's castle in the middle of the board, upright whichever way the island stands."""

from rendering.keeping import kept
from rendering.lines import Point
from rendering.palette import INK, WHITE, Colour, mix
from rendering.realm_of_wonder.easel import Box, Brush, Piece, blank, piece
from rendering.realm_of_wonder.symbols import GILT

BOX: Box = (-60, -72, 60, 40)
WALLS: Colour = (236, 224, 204)
ROOFS: Colour = (64, 66, 138)
SHADE: Colour = (112, 128, 92)
# towers: middle, half width, top of the wall, tip of the roof; the back ones first
TOWERS = (
    (-16, 7, -34, -56),
    (16, 7, -34, -56),
    (0, 9, -44, -70),
    (-36, 9, -20, -44),
    (36, 9, -20, -44),
)
FOOT = 20


@kept
def castle(scale: float) -> Piece:
    """[RW-01, RW-34]"""
    easel = blank(BOX, scale, SHADE)
    easel.paint(SHADE, BOX, lambda b: b.oval((0, FOOT), (58, 16)))
    easel.paint(INK, BOX, lambda b: _walls(b, 2.4))
    easel.paint(WALLS, BOX, lambda b: _walls(b, 0))
    easel.paint(mix(WALLS, INK, 0.3), BOX, _shades)
    easel.paint(INK, BOX, lambda b: _roofs(b, 2.4))
    easel.paint(ROOFS, BOX, lambda b: _roofs(b, 0))
    easel.paint(mix(ROOFS, WHITE, 0.35), BOX, _lights)
    easel.paint(GILT, BOX, _flags)
    easel.paint((255, 214, 110), BOX, _windows)
    return piece(easel, BOX)


def _walls(brush: Brush, by: float) -> None:
    for x, half, top, _ in TOWERS:
        brush.shape(_block(x - half - by, top - by, x + half + by, FOOT + by))
    brush.shape(_block(-30 - by, -10 - by, 30 + by, FOOT + by))
    for i in range(5):
        x = -26 + 13 * i
        brush.shape(_block(x - 4 - by, -16 - by, x + 4 + by, -8))


def _shades(brush: Brush) -> None:
    for x, half, top, _ in TOWERS:
        brush.shape(_block(x + half * 0.4, top, x + half, FOOT))


def _roofs(brush: Brush, by: float) -> None:
    for x, half, top, tip in TOWERS:
        wide = half + 3 + by
        brush.shape([(x - wide, top + by), (x, tip - by * 1.6), (x + wide, top + by)])


def _lights(brush: Brush) -> None:
    for x, half, top, tip in TOWERS:
        brush.shape([(x - half - 1, top - 1), (x, tip + 3), (x - half * 0.3, top - 1)])


def _flags(brush: Brush) -> None:
    for x, _, _, tip in TOWERS[2:]:
        brush.line([(x, tip + 1), (x, tip - 4)], 1.6)
        brush.shape([(x, tip - 5), (x + 9, tip - 2), (x, tip + 1)])


def _windows(brush: Brush) -> None:
    for x, _, top, _ in TOWERS:
        brush.oval((x, top + 9), (2.4, 4.4))


def _block(x0: float, y0: float, x1: float, y1: float) -> list[Point]:
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
