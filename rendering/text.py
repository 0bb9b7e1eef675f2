"""Text as cached sprites: Pillow keeps no glyph cache, and text is nearly the whole cost."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from rendering.bidi import ordered
from rendering.fonts import FIGURES, RAQM, Face, font, runs, tidy
from rendering.keeping import kept
from rendering.palette import Colour

ELLIPSIS = "…"
NARROWEST = 72  # per cent: letters that are narrower are hard to read on a phone


class Style(NamedTuple):
    face: Face
    size: int
    wide: int = 100  # of its letters, in per cent of what the face gives them


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
    """One line of text, `stroke` pixels bolder all around. A style narrower than 100 is drawn whole
    and then squeezed."""
    pad = stroke + style.size // 4
    advance = _length(text, style._replace(wide=100))
    rise, fall = style.size * 5 // 4 + pad, style.size // 2 + pad
    mask = Image.new("L", (ceil(advance) + 2 * pad, rise + fall))
    pen, x = ImageDraw.Draw(mask), float(pad)
    for f, piece, way in _pieces(text, style):
        pen.text((x, rise), piece, 255, f, "ls", **_shaped(way), stroke_width=stroke)
        x += f.getlength(piece, **_shaped(way))
    box = mask.getbbox() or (0, 0, 1, 1)
    left, top = (box[0] - pad) * style.wide // 100, box[1] - rise
    narrow = (max(1, (box[2] - box[0]) * style.wide // 100), box[3] - box[1])
    drawn = mask.crop(box)
    drawn = drawn if style.wide == 100 else drawn.resize(narrow, Image.Resampling.LANCZOS)
    return Sprite(drawn, left, top, ceil(_length(text, style)), text, style.size)


def width(text: str, style: Style) -> int:
    """In pixels."""
    return sprite(text, style).advance


def shared(wide: Sequence[int], taken: int, room: int) -> list[int]:
    """Cells for words so wide, each with `taken` pixels beside its word: they share what is spare,
    or the room if it is too little for all words."""
    left = room - taken * len(wide)
    spare = (left - sum(wide)) // max(1, len(wide))
    return [taken + (one + spare if spare >= 0 else left * one // sum(wide)) for one in wide]


def below_edge(y: int, text: str, style: Style, stroke: int = 0) -> int:
    """The middle of a line: `y`, or lower if the upper edge would cut the accents of capitals."""
    return max(y, -sprite(text, style, stroke).top - cap_height(style) // 2)


@lru_cache(maxsize=64)
def cap_height(style: Style) -> int:
    """The height of a capital, in pixels."""
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
    """The text at the largest size that fits the room; at `least`, in narrower letters; if these
    are the narrowest, cut with an ellipsis."""
    full = width(text, style)
    if not text or full <= room:
        return text, style
    style = style._replace(size=max(least, style.size * room // full))
    while style.size > least and width(text, style) > room:
        style = style._replace(size=style.size - 1)
    return narrowed(text, style, room)


def narrowed(text: str, style: Style, room: int) -> tuple[str, Style]:
    """The text at its size in letters as narrow as the room asks for; cut if these are the
    narrowest."""
    if text and (full := _length(text, style)) > room:
        style = style._replace(wide=max(NARROWEST, int(style.wide * room / full)))
    return shortened(text, style, room), style


@lru_cache(maxsize=1024)
def shortened(text: str, style: Style, room: int) -> str:
    """As much of the beginning as fits into `room` pixels with an ellipsis; at least one letter."""
    if width(text, style) <= room:
        return text
    keep = len(text)
    while keep > 1 and _length(text[:keep].rstrip() + ELLIPSIS, style) > room:
        keep -= 1
    return text[:keep].rstrip() + ELLIPSIS


def _length(text: str, style: Style) -> float:
    """How far a line goes, without drawing it, for lengths that are only tried."""
    pieces = _pieces(text, style)
    return sum(f.getlength(piece, **_shaped(way)) for f, piece, way in pieces) * style.wide / 100


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
