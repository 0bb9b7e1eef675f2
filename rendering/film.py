"""A game as an animated WebP: one frame for each step, with what was told below the picture."""

import io
from collections.abc import Sequence

from PIL import Image

from rendering import rich
from rendering.canvas import sheet
from rendering.palette import CARD_PAPER, GOLD, INK
from rendering.pixels import resized

WIDE = 640
STRIP = 84  # below the picture
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
    rich.paint(strip, (14, 8), rich.fit(caption, (WIDE - 28, STRIP - 16), (26, 17)), INK)
    image.paste(strip, (0, high))
    image.paste(GOLD, (0, high, round(WIDE * come), high + BAR))
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
