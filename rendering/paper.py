"""Paper from seeded noise, darker at its edges."""

from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from rendering.keeping import kept
from rendering.palette import Tint
from rendering.pixels import resized, scaled

# grain size in pixels, share of the octaves before it that this one replaces
OCTAVES = ((220, 1.0), (70, 0.4), (18, 0.2), (3, 0.14))


def paper(
    size: tuple[int, int], tint: Tint, seed: int, edge: float = 0.6, high: int | None = None
) -> Image.Image:
    """A fresh sheet, to be painted on; cut off below if only so much of it is needed."""
    sheet = _sheet(size, tint, seed, edge)
    return (sheet.crop((0, 0, size[0], high)) if high else sheet).convert("RGB")


@kept
def _sheet(size: tuple[int, int], tint: Tint, seed: int, edge: float) -> Image.Image:
    """In its own 256 tones, a byte a pixel: sheets are large, and have no more."""
    sheet = ImageOps.colorize(_noise(size, seed), tint.dark, tint.light)
    if edge:
        sheet.paste(tint.edge, mask=scaled(_edges(size, seed), edge))
    return sheet.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def _noise(size: tuple[int, int], seed: int) -> Image.Image:
    dice = Random(seed)
    noise = Image.new("L", size, 128)
    for grain, share in OCTAVES:
        octave = _octave(size, grain, dice)
        noise = Image.blend(noise, octave, share)
    return ImageOps.autocontrast(noise, cutoff=1)


def _octave(size: tuple[int, int], grain: int, dice: Random) -> Image.Image:
    across, down = size[0] // grain + 3, size[1] // grain + 3
    coarse = Image.frombytes("L", (across, down), dice.randbytes(across * down))
    return resized(coarse, size)


def _edges(size: tuple[int, int], seed: int) -> Image.Image:
    """How worn the sheet is: strong at the rim, gone a tenth of the way in, never even."""
    small = (size[0] // 4, size[1] // 4)
    depth = min(small) // 12
    mask = Image.new("L", small, 255)
    inner = (depth // 2, depth // 2, small[0] - depth // 2 - 1, small[1] - depth // 2 - 1)
    ImageDraw.Draw(mask).rounded_rectangle(inner, depth, fill=0)
    worn = mask.filter(ImageFilter.GaussianBlur(depth * 0.8))
    uneven = scaled(_octave(small, max(4, depth // 2), Random(seed + 1)), 0.57, 110)
    return resized(ImageChops.multiply(worn, uneven), size)
