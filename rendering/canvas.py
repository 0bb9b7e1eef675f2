"""Sheets to paint on, and smooth ink: Pillow draws jagged lines, so ink is drawn large and
reduced."""

from collections.abc import Callable
from math import cos, pi, sin
from random import Random

from PIL import Image, ImageDraw

from rendering.icons import icon
from rendering.lines import Path, Point, closed, stroke
from rendering.palette import Colour, Tint
from rendering.paper import paper

SCALE = 2

Painter = Callable[[ImageDraw.ImageDraw, int], None]


class Pen:
    """Draws on an ink mask in picture coordinates; 255 is full ink, less is thinner.

    `corner` is where the mask lies on the picture: small masks are cheap.
    """

    def __init__(self, size: tuple[int, int], corner: tuple[int, int] = (0, 0)) -> None:
        self._mask = Image.new("L", (size[0] * SCALE, size[1] * SCALE))
        self._corner = corner
        self.draw = ImageDraw.Draw(self._mask)

    def line(self, points: Path, wide: float = 2, strength: int = 255) -> None:
        self.draw.line(self._large(points), strength, round(wide * SCALE), joint="curve")

    def shape(self, points: Path, strength: int = 255) -> None:
        self.draw.polygon(self._large(points), strength)

    def ring(
        self, middle: Point, radii: Point, wide: float = 2, arc: tuple[int, int] = (0, 360)
    ) -> None:
        (x, y), (across, down) = middle, radii
        box = self._large([(x - across, y - down), (x + across, y + down)])
        self.draw.arc([*box[0], *box[1]], *arc, 255, round(wide * SCALE))

    def dot(self, middle: Point, radius: float, strength: int = 255) -> None:
        (x, y), r = middle, radius
        box = self._large([(x - r, y - r), (x + r, y + r)])
        self.draw.ellipse([*box[0], *box[1]], strength)

    def stamp(self, name: str, middle: Point, size: int, turn: float = 0) -> None:
        """An icon as part of the drawing."""
        shape = icon(name, size * SCALE).rotate(turn, Image.Resampling.BICUBIC)
        ((x, y),) = self._large([middle])
        corner = (round(x) - size * SCALE // 2, round(y) - size * SCALE // 2)
        self._mask.paste(255, corner, shape)

    def mask(self) -> Image.Image:
        return self._mask.reduce(SCALE)

    def _large(self, points: Path) -> list[Point]:
        left, top = self._corner
        return [((x - left) * SCALE, (y - top) * SCALE) for x, y in points]


def sheet(size: tuple[int, int], tint: Tint, seed: int, edge: float = 0.6) -> Image.Image:
    """A fresh sheet, to be painted on."""
    return paper(size, tint, seed, edge)


def ink_mask(size: tuple[int, int], painter: Painter) -> Image.Image:
    """What the painter draws in 255, on a mask SCALE times as large that is then smoothed."""
    mask = Image.new("L", (size[0] * SCALE, size[1] * SCALE))
    painter(ImageDraw.Draw(mask), SCALE)
    return mask.reduce(SCALE)


def ink(image: Image.Image, colour: Colour, painter: Painter) -> None:
    image.paste(colour, (0, 0), ink_mask(image.size, painter))


def frame(pen: ImageDraw.ImageDraw, box: tuple[int, int, int, int], wide: int, seed: int) -> None:
    """A hand-drawn rectangle on an ink mask."""
    x0, y0, x1, y1 = (edge * SCALE for edge in box)
    path = closed([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
    stroke(pen, path, 255, wide * SCALE, seed, 1.3, 120)


def border(image: Image.Image, colour: Colour, wide: int) -> None:
    """A plain border that many pixels wide, just inside the edges of a picture."""
    x1, y1 = image.size
    for box in ((0, 0, x1, wide), (0, y1 - wide, x1, y1), (0, 0, wide, y1), (x1 - wide, 0, x1, y1)):
        image.paste(colour, box)


def rays(
    pen: ImageDraw.ImageDraw, middle: tuple[int, int], inner: int, outer: int, seed: int
) -> None:
    """An engraver's glory: short lines of uneven length around a middle."""
    dice = Random(seed)
    for i in range(72):
        angle = 2 * pi * (i + dice.uniform(-0.25, 0.25)) / 72
        start = inner * (1 + dice.uniform(0, 0.1))
        end = start + (outer - inner) * dice.uniform(0.25, 1)
        points = [(middle[0] + r * sin(angle), middle[1] - r * cos(angle)) for r in (start, end)]
        pen.line([(x * SCALE, y * SCALE) for x, y in points], 255, SCALE * 2)
