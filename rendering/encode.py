"""Pictures to bytes. Boards of flat colours are shown in the 256 colours of their game; painted
light would break into bands in so few. A board of it, which is new with each move, is a JPEG: a
quarter of a WebP's time for half as many bytes again. What stays longer is a WebP. igzip packs a
PNG in a fifth of zlib's time."""

import io
from collections.abc import Callable
from functools import cache
from struct import pack
from typing import Any, cast
from zlib import crc32

from isal import isal_zlib
from PIL import Image

from rendering import atlas

PALETTES, COLOURS = "palettes", 256
MAGIC, LEVEL = b"\x89PNG\r\n\x1a\n", 1  # how a PNG begins; of igzip's levels (0 to 3)
QUALITY = 85
JPEG_QUALITIES = (75, 66, 56)  # with all of its colours, so that letters keep their edges
JPEG_MOST = 380_000  # bytes: a picture that takes more gets the next quality
FORMS = {b"RIFF": "webp", MAGIC[:4]: "png", b"\xff\xd8\xff\xe0": "jpg"}  # by the first four bytes

igzip: Callable[[bytes, int], bytes] = cast("Any", isal_zlib).compress  # its own types are partial


def png(image: Image.Image) -> bytes:
    """In 256 colours of its own: a third of PNG-24's bytes in a third of its time."""
    return _saved(image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE))


def webp(image: Image.Image) -> bytes:
    """What is painted: a page of a story, a scene, a City."""
    raw = io.BytesIO()
    image.save(raw, "WEBP", quality=QUALITY, method=0)
    return raw.getvalue()


def jpeg(image: Image.Image) -> bytes:
    """Of a picture without alpha, in the best quality that is not too many bytes."""
    saved = b""
    for quality in JPEG_QUALITIES:
        raw = io.BytesIO()
        image.save(raw, "JPEG", quality=quality, subsampling=0)
        saved = raw.getvalue()
        if len(saved) <= JPEG_MOST:
            break
    return saved


def board(image: Image.Image, game: str) -> bytes:
    """In the colours of the game, if it has any: finding those of each picture takes five times as
    long. Else as a JPEG."""
    return _saved(coloured(image, game)) if game in _palettes() else jpeg(image)


def coloured(image: Image.Image, game: str) -> Image.Image:
    """In the 256 colours of the game, a byte a pixel. KeyError for a game that has none."""
    return image.quantize(palette=_palette(game), dither=Image.Dither.NONE)


def form(raw: bytes) -> str:
    """How a file of these bytes should end: "png", "webp" or "jpg"."""
    return FORMS[raw[:4]]


def _saved(few: Image.Image) -> bytes:
    """A picture of at most 256 colours as a PNG, of a byte a pixel."""
    wide, high = few.size
    rows = few.crop((-1, 0, wide, high)).tobytes()  # each begins with its filter: 0, none
    colours = bytes(few.getpalette("RGBA") or ())
    tones = bytes(tone for n, tone in enumerate(colours) if n % 4 != 3)
    chunks = [
        _chunk(b"IHDR", pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)),
        _chunk(b"PLTE", tones),
        *([_chunk(b"tRNS", colours[3::4])] if min(colours[3::4]) < 255 else []),
        _chunk(b"IDAT", igzip(rows, LEVEL)),
        _chunk(b"IEND", b""),
    ]
    return MAGIC + b"".join(chunks)


def _chunk(kind: bytes, raw: bytes) -> bytes:
    return pack(">I", len(raw)) + kind + raw + pack(">I", crc32(kind + raw))


def _palettes() -> dict[str, str]:
    """By game, red, green and blue of one colour after the other, in hex; `python -m
    tests.rendering.palettes` finds them."""
    return atlas.index(PALETTES, dict[str, str])


@cache
def _palette(game: str) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(bytes.fromhex(_palettes()[game]))
    return image
