"""Text as cached sprites: Pillow keeps no glyph cache, and text is nearly the whole cost."""

from functools import lru_cache
from math import ceil
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from rendering.bidi import ordered
from rendering.fonts import FIGURES, RAQM, Face, font, runs, tidy
from rendering.keeping import kept
from rendering.palette import Colour

ELLIPSIS = "…"


class Style(NamedTuple):
    face: Face
    size: int


class Sprite(NamedTuple):
    """A line's alpha mask, and where its corner lies from the start of the baseline, in pixels."""

    mask: Image.Image
    left: int
    top: int
    advance: int
    text: str
    size: int


@kept
def sprite(text: str, style: Style, stroke: int = 0) -> Sprite:
    pad = stroke + style.size // 4
    advance = _length(text, style)
    rise, fall = style.size * 5 // 4 + pad, style.size // 2 + pad
    mask = Image.new("L", (ceil(advance) + 2 * pad, rise + fall))
    pen, x = ImageDraw.Draw(mask), float(pad)
    for f, piece, way in _pieces(text, style):
        pen.text((x, rise), piece, 255, f, "ls", **_shaped(way), stroke_width=stroke)
        x += f.getlength(piece, **_shaped(way))
    box = mask.getbbox() or (0, 0, 1, 1)
    left, top = box[0] - pad, box[1] - rise
    return Sprite(mask.crop(box), left, top, ceil(advance), text, style.size)


def forget_written() -> None:
    """Drop the lines that are kept."""
    for written in (sprite, shortened, tidy):
        written.cache_clear()


def width(text: str, style: Style) -> int:
    return sprite(text, style).advance


@lru_cache(maxsize=64)
def cap_height(style: Style) -> int:
    return -sprite("H", style).top


def write(
    image: Image.Image,
    at: tuple[int, int],
    text: str,
    style: Style,
    colour: Colour,
    anchor: str = "ls",
    halo: Colour | None = None,
) -> None:
    """Write one line. The anchor is l, m or r, then s (baseline) or m (middle of the capitals)."""
    x, y = at
    advance = width(text, style)
    x -= {"l": 0, "m": advance // 2, "r": advance}[anchor[0]]
    y += cap_height(style) // 2 if anchor[1] == "m" else 0
    if halo:
        _stamp(image, (x, y), sprite(text, style, max(2, style.size // 12)), halo)
    _stamp(image, (x, y), sprite(text, style), colour)


def fitted(text: str, style: Style, room: int, least: int) -> tuple[str, Style]:
    """The text at the largest size that fits the room; cut with an ellipsis below `least`."""
    full = width(text, style)
    if full <= room:
        return text, style
    style = style._replace(size=max(least, style.size * room // full))
    while style.size > least and width(text, style) > room:
        style = style._replace(size=style.size - 1)
    return shortened(text, style, room), style


@lru_cache(maxsize=1024)
def shortened(text: str, style: Style, room: int) -> str:
    if width(text, style) <= room:
        return text
    keep = len(text)
    while keep > 1 and _length(text[:keep].rstrip() + ELLIPSIS, style) > room:
        keep -= 1
    return text[:keep].rstrip() + ELLIPSIS


def _length(text: str, style: Style) -> float:
    """How far a line goes, without drawing it, for lengths that are only tried."""
    return sum(f.getlength(piece, **_shaped(way)) for f, piece, way in _pieces(text, style))


def _pieces(text: str, style: Style) -> list[tuple[ImageFont.FreeTypeFont, str, bool]]:
    """The pieces from left to right: font, text, and whether it reads from right to left."""
    found: list[tuple[ImageFont.FreeTypeFont, str, bool]] = []
    for part, way in ordered(tidy(text)):
        row = [(font(name, style.size), piece, way) for name, piece in runs(part, style.face)]
        found += reversed(row) if way else row
    return found


def _shaped(right_to_left: bool) -> dict[str, Any]:
    """How Pillow should shape a piece; without Raqm it cannot turn it."""
    turned = {"direction": "rtl"} if right_to_left and RAQM else {}
    return {"features": FIGURES, **turned}


def _stamp(image: Image.Image, at: tuple[int, int], ink: Sprite, colour: Colour) -> None:
    image.paste(colour, (at[0] + ink.left, at[1] + ink.top), ink.mask)
