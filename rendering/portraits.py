"""Faces, cut out of paper: who is played or speaks. From an atlas that is loaded once.

`rendering/assets/build_portraits.py` makes the atlas. Portraits go by the keys that the games have
for their people; no two games share one.
"""

import msgspec
from PIL import Image, ImageDraw

from rendering import atlas
from rendering.keeping import kept
from rendering.palette import INK, SEATS, WHITE, Colour
from rendering.pieces import FINE, badge
from rendering.pixels import Box, resized, scaled

HEAD = (1 / 8, 9 / 128, 7 / 8, 105 / 128)  # of a portrait: the head without what breaks out of it
RING = 0.055  # of a token: how wide the ring in the seat's colour is
BADGE, BADGE_AT = 0.48, 0.76  # of a token: the badge, and where its middle lies
DIMMED = 0.6  # of a face: how much of it is left, so that the ground shows through
LEAST = 40  # pixels; below that nobody knows a face, and the badge says it alone


class Index(msgspec.Struct, frozen=True):
    """Where each portrait lies: the left upper corner of its square, in pixels. `sources` is a
    digest of what the atlas was built from."""

    cell: int
    sources: str
    slots: dict[str, tuple[int, int]]


def index() -> Index:
    return atlas.index("portraits", Index)


def has_portrait(key: str) -> bool:
    return key in index().slots


@kept
def portrait(key: str, size: int) -> Image.Image:
    """The whole portrait, size x size with alpha: hats and horns break out of the disc. KeyError
    for somebody whom the atlas lacks."""
    return _cut(key, (0, 0, 1, 1), size)


@kept
def head(key: str, size: int) -> Image.Image:
    """The head in a round of size x size. KeyError for somebody whom the atlas lacks."""
    image = _cut(key, HEAD, size)
    image.putalpha(_round(size))
    return image


@kept
def token(
    key: str, seat: int, letter: str, size: int, dimmed: bool = False, high: bool = False
) -> Image.Image:
    """Somebody who is played: the head in a ring of the seat's colour, and at the lower right its
    shape and letter (at the upper right where something will lie below). Somebody dimmed keeps the
    colours, paler, and the badge whole. Too small for a face, it is the badge alone."""
    if size < LEAST or not has_portrait(key):
        return badge(seat, letter, size, dimmed)
    image = ringed(key, SEATS[seat].colour, size).copy()
    if dimmed:
        image.putalpha(scaled(image.getchannel("A"), DIMMED))
    mark, x = badge(seat, letter, round(size * BADGE)), round(size * BADGE_AT)
    y = size - x if high else x
    image.alpha_composite(mark, (x - mark.width // 2, y - mark.height // 2))
    return image


@kept
def ringed(key: str, colour: Colour, size: int) -> Image.Image:
    """A head in a ring of one colour between two lines of ink, on a rim of paper."""
    image = Image.new("RGBA", (size, size))
    inset = 0
    for wide, tone in ((1, INK), (1, WHITE), (1, INK), (max(2, round(size * RING)), colour)):
        _dot(image, inset, tone)
        inset += wide
    _dot(image, inset, INK)
    inset += 1
    image.alpha_composite(head(key, size - 2 * inset), (inset, inset))
    return image


def _cut(key: str, part: Box, size: int) -> Image.Image:
    (x, y), cell = index().slots[key], index().cell
    box = (x + part[0] * cell, y + part[1] * cell, x + part[2] * cell, y + part[3] * cell)
    return resized(atlas.atlas("portraits", "RGBA"), (size, size), box, Image.Resampling.LANCZOS)


@kept
def _round(size: int) -> Image.Image:
    mask = Image.new("L", (size * FINE, size * FINE))
    ImageDraw.Draw(mask).ellipse((0, 0, size * FINE - 1, size * FINE - 1), 255)
    return mask.reduce(FINE)


def _dot(image: Image.Image, inset: int, tone: Colour) -> None:
    image.paste(tone, (inset, inset), _round(image.width - 2 * inset))
