"""Pictures to bytes. Boards of flat colours are shown in the 256 colours of their game; painted
light would break into bands in so few. A board of it, which is new with each move, is a JPEG: a
quarter of a WebP's time for half as many bytes again. What stays longer is a WebP."""

import io
from functools import cache

from PIL import Image

from rendering import atlas

PALETTES, COLOURS = "palettes", 256
QUALITY = 85
JPEG_QUALITIES = (75, 66, 56)  # with all of its colours, so that letters keep their edges
JPEG_MOST = 380_000  # bytes: a picture that takes more gets the next quality
FORMS = {b"RIFF": "webp", b"\x89PNG": "png", b"\xff\xd8\xff\xe0": "jpg"}  # by the first four bytes


def png(image: Image.Image) -> bytes:
    """In 256 colours of its own, at level 1: a third of PNG-24's bytes in a third of its time."""
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
    raw = io.BytesIO()
    few.save(raw, "PNG", compress_level=1)
    return raw.getvalue()


def _palettes() -> dict[str, str]:
    """By game, red, green and blue of one colour after the other, in hex; `python -m
    tests.rendering.palettes` finds them."""
    return atlas.index(PALETTES, dict[str, str])


@cache
def _palette(game: str) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(bytes.fromhex(_palettes()[game]))
    return image
