"""A game as an animated WebP: one frame for each step, with what was told below the picture, then
how it ended."""

import io
from collections.abc import Sequence

from PIL import Image

from rendering import rich
from rendering.canvas import sheet
from rendering.palette import CARD_PAPER, GOLD, INK, NIGHT
from rendering.pixels import resized

WIDE = 640
STRIP = 96  # below the picture
SIZES = (25, 20)  # of the caption: the smallest is 12 pixels on a phone of 400
BAR = 6  # how far the game has come
LIMIT = 8 * 1000 * 1000  # bytes
QUALITIES = (80, 65, 50, 35, 20, 5)  # tried one after the other, until the film fits


def frame(picture: Image.Image, caption: str, come: float) -> bytes:
    """One picture of a film, as it travels between processes. `come` is the share of the game that
    has been played, 0 to 1."""
    high = round(picture.height * WIDE / picture.width)
    image = Image.new("RGB", (WIDE, high + STRIP))
    image.paste(resized(picture, (WIDE, high), resample=Image.Resampling.LANCZOS))
    strip = sheet((WIDE, STRIP), CARD_PAPER, seed=31)
    rich.paint(strip, (14, 8), rich.fit(caption, (WIDE - 28, STRIP - 16), SIZES), INK)
    image.paste(strip, (0, high))
    image.paste(GOLD, (0, high, round(WIDE * come), high + BAR))
    return _packed(image)


def closing(result: bytes, frame: bytes) -> bytes:
    """The picture of how it ended, as a frame as large as another one."""
    with Image.open(io.BytesIO(frame)) as other, Image.open(io.BytesIO(result)) as card:
        image = Image.new("RGB", other.size, NIGHT)
        high = round(card.height * WIDE / card.width)
        small = resized(card.convert("RGB"), (WIDE, high), resample=Image.Resampling.LANCZOS)
    image.paste(small, (0, (image.height - high) // 2))
    return _packed(image)


def _packed(image: Image.Image) -> bytes:
    raw = io.BytesIO()
    image.save(raw, "PNG", compress_level=1)
    return raw.getvalue()


def animated(frames: Sequence[bytes], each: int, last: int, quality: int) -> bytes:
    """Each frame stays for that many milliseconds, the last one longer; then the film starts
    again."""
    first, *others = [Image.open(io.BytesIO(raw)) for raw in frames]
    raw = io.BytesIO()
    first.save(
        raw,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=[each] * len(others) + [last],
        loop=0,
        quality=quality,
        method=2,
    )
    return raw.getvalue()
