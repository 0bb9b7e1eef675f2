"""The goal and what threatens, above a table's picture, for those who only look."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from rendering import rich
from rendering.palette import EYE, NIGHT, WHITE

SIZE = 30  # pixels on a picture 1280 wide: 9.4 at 400
SIDE, ABOVE, BETWEEN = 18, 10, 4


def headed(picture: Image.Image, stakes: Sequence[str]) -> Image.Image:
    """The picture below the lines: first the goal, then the danger, as bright as a warning."""
    if not stakes:
        return picture
    blocks = [rich.layout(line, SIZE, picture.width - 2 * SIDE) for line in stakes]
    high = sum(block.height + BETWEEN for block in blocks) + 2 * ABOVE - BETWEEN
    image = Image.new("RGB", (picture.width, high + picture.height), NIGHT)
    y = ABOVE
    for block, colour in zip(blocks, (WHITE, EYE), strict=False):
        rich.paint(image, (SIDE, y), block, colour)
        y += block.height + BETWEEN
    image.paste(picture, (0, high))
    return image
