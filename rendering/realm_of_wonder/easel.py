"""A picture of the board to paint on, in the board's own measure at any scale.

The middle of the board is (0, 0), its radius is RADIUS, and angles go clockwise from the top.
"""

from collections.abc import Callable
from functools import cache
from math import cos, radians, sin
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.games.realm_of_wonder.board import SPACES
from rendering.lines import Path, Point
from rendering.palette import Colour

RADIUS = 462
FINE = 2  # masks are drawn this much larger and reduced
TURN = 60  # degrees
# spaces of an island stand a little farther apart than they are written down
CORE, LONGER, WIDER = 0.47, 1.12, 1.08

Box = tuple[float, float, float, float]


class Stand(NamedTuple):
    """How the turning discs stand."""

    middle: int
    castle: int


def at(angle: float, radius: float) -> Point:
    """The point at an angle and a share of the radius."""
    a = radians(angle)
    return RADIUS * radius * sin(a), -RADIUS * radius * cos(a)


@cache
def spot(code: str, stand: Stand) -> Point:
    """Where a space is."""
    space = SPACES[code]
    match space.disc:
        case "outer":
            return at(space.angle, space.radius)
        case "middle":
            slot = round(space.angle / TURN) * TURN
            angle = slot + (space.angle - slot) * WIDER
            return at(angle + stand.middle * TURN, CORE + (space.radius - CORE) * LONGER)
        case "castle":
            return at(space.angle + stand.castle * TURN, space.radius)


class Brush:
    """Draws on an ink mask: 255 is full ink, less is thinner."""

    def __init__(self, box: Box, scale: float) -> None:
        self._corner, self._by = box[:2], scale * FINE
        across, down = (box[2] - box[0]) * self._by, (box[3] - box[1]) * self._by
        self._mask = Image.new("L", (FINE * round(across / FINE), FINE * round(down / FINE)))
        self.draw = ImageDraw.Draw(self._mask)

    def line(self, points: Path, wide: float = 2, strength: int = 255) -> None:
        self.draw.line(self.large(points), strength, max(1, round(wide * self._by)), joint="curve")

    def shape(self, points: Path, strength: int = 255) -> None:
        self.draw.polygon(self.large(points), strength)

    def dot(self, middle: Point, radius: float, strength: int = 255) -> None:
        self.oval(middle, (radius, radius), strength)

    def oval(self, middle: Point, radii: Point, strength: int = 255) -> None:
        self.draw.ellipse(self._around(middle, radii), strength)

    def arc(self, middle: Point, radii: Point, ends: Point, wide: float = 2) -> None:
        self.draw.arc(self._around(middle, radii), *ends, 255, max(1, round(wide * self._by)))

    def ends(self, points: Path, wide: float) -> None:
        """A line with round ends."""
        self.line(points, wide)
        for end in (points[0], points[-1]):
            self.dot(end, wide / 2)

    def mask(self) -> Image.Image:
        return self._mask.reduce(FINE)

    def large(self, points: Path) -> list[Point]:
        left, top = self._corner
        return [((x - left) * self._by, (y - top) * self._by) for x, y in points]

    def _around(self, middle: Point, radii: Point) -> list[float]:
        (x, y), (across, down) = middle, radii
        (x0, y0), (x1, y1) = self.large([(x - across, y - down), (x + across, y + down)])
        return [x0, y0, x1, y1]


class Piece(NamedTuple):
    """A picture with alpha, and where its corner lies from a point of the board, in the board's
    measure."""

    image: Image.Image
    corner: Point


class Easel(NamedTuple):
    """`middle` is where the middle of the board lies on the image."""

    image: Image.Image
    middle: Point
    scale: float

    def paint(self, colour: Colour, box: Box, painter: Callable[[Brush], object]) -> None:
        """What the painter draws within the box, in one colour; nothing if that lies beside the
        picture."""
        corner, (right, below) = self.pixel((box[0], box[1])), self.pixel((box[2], box[3]))
        wide, high = self.image.size
        if corner[0] < wide and corner[1] < high and right >= 0 and below >= 0:
            brush = Brush(box, self.scale)
            painter(brush)
            self.image.paste(colour, corner, brush.mask())

    def lay(self, piece: Image.Image, where: Point) -> None:
        """Paste a piece by its middle."""
        x, y = self.pixel(where)
        self.image.paste(piece, (x - piece.width // 2, y - piece.height // 2), piece)

    def put(self, piece: Piece, where: Point = (0, 0)) -> None:
        """Paste a piece at a point of the board."""
        corner = self.pixel((where[0] + piece.corner[0], where[1] + piece.corner[1]))
        self.image.paste(piece.image, corner, piece.image)

    def pixel(self, where: Point) -> tuple[int, int]:
        x, y = self.middle
        return round(x + where[0] * self.scale), round(y + where[1] * self.scale)


def blank(box: Box, scale: float, ground: Colour = (0, 0, 0)) -> Easel:
    """An empty sheet for what lies inside the box; thin ink looks right on a ground of its own
    colour."""
    size = round((box[2] - box[0]) * scale), round((box[3] - box[1]) * scale)
    image = Image.new("RGBA", size, (*ground, 0))
    return Easel(image, (-box[0] * scale, -box[1] * scale), scale)


def piece(easel: Easel, box: Box) -> Piece:
    """What was painted on a blank sheet of that box."""
    return Piece(easel.image, (box[0], box[1]))


def cropped(easel: Easel) -> Piece:
    """What was painted around the point (0, 0), without the empty rim."""
    box = easel.image.getbbox() or (0, 0, 1, 1)
    (x, y), by = easel.middle, easel.scale
    return Piece(easel.image.crop(box), ((box[0] - x) / by, (box[1] - y) / by))
