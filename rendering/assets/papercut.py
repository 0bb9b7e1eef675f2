"""Paper cut-outs: SVG sheets laid on each other, each with grain, a lit edge and a shadow. Build
time only.

A drawing is an SVG file whose groups are its sheets, from the lowest to the highest. One lamp
stands at the upper left. The class of a group says what kind of sheet it is:

    sheet   cut paper that lies above the rest, with a soft shadow; a group without a class
    near    the same in front of a scene, with a long shadow
    thin    small paper that lies close, with a short shadow
    flat    pasted on or printed: grain and no shadow
    glow    light; `data-blur` is how soft it is, in units of the drawing

Whatever the drawing needs beside its groups stands in one `<defs>`. All lengths are in units of the
drawing's viewBox.
"""

import io
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image, ImageFilter

Plane = NDArray[np.float32]  # height x width, or height x width x 3; from 0 to 1

SVG = "http://www.w3.org/2000/svg"
FINE = 2  # drawings are painted this much larger than they are shown, and reduced
FINE_GRAIN, FIBRE, CLOUD = 0.0096, 0.0088, 0.022  # how strong each noise is
LIGHT, SHADE = 0.19, 0.16  # of a sheet's upper left and lower right edge
EDGE = 0.7  # width of both

ElementTree.register_namespace("", SVG)


class Shadow(NamedTuple):
    """How far it falls to the right and down, how soft and how dark it is."""

    right: float
    down: float
    blur: float
    strength: float


SHADOWS = {
    "sheet": Shadow(2, 3, 3.5, 0.38),
    "near": Shadow(5, 8, 9, 0.48),
    "thin": Shadow(1, 1.6, 1.6, 0.34),
}


class Sheet(NamedTuple):
    """An SVG document with nothing but this sheet, and its kind."""

    svg: str
    kind: str
    blur: float = 0


def sheets_of(drawing: str) -> list[Sheet]:
    """The sheets of a drawing, from the lowest to the highest. ValueError for an unknown class."""
    root = ElementTree.fromstring(drawing)
    defs = [part for part in root if part.tag == f"{{{SVG}}}defs"]
    return [_sheet(root, defs, part) for part in root if part.tag == f"{{{SVG}}}g"]


def _sheet(root: ElementTree.Element, defs: list[ElementTree.Element],
           group: ElementTree.Element) -> Sheet:  # fmt: skip
    kind = group.get("class", "sheet")
    if kind not in (*SHADOWS, "flat", "glow"):
        raise ValueError(f"no such kind of sheet: {kind}")
    alone = ElementTree.Element(f"{{{SVG}}}svg", {"viewBox": root.attrib["viewBox"]})
    alone.extend([*defs, group])
    blur = float(group.get("data-blur", "0"))
    return Sheet(ElementTree.tostring(alone, encoding="unicode"), kind, blur)


def painted(sheets: list[Sheet], size: tuple[int, int], units: float, seed: int) -> Image.Image:
    """The sheets on each other, `size` in pixels, `units` wide in the drawing's own measure. The
    same seed gives the same grain."""
    wide, high = size[0] * FINE, size[1] * FINE
    by = wide / units
    colour = np.zeros((high, wide, 3), np.float32)  # premultiplied
    alpha = np.zeros((high, wide), np.float32)
    for i, sheet in enumerate(sheets):
        tones, shape = _rasterised(sheet, (wide, high), by)
        if sheet.kind == "glow":
            light = tones * shape[..., None]
            colour = alpha[..., None] - (alpha[..., None] - colour) * (1 - light)
            continue
        tones = _papery(tones, shape, by, (seed, i), sheet.kind == "flat")
        if shadow := SHADOWS.get(sheet.kind):
            dark = _shadow(shape, shadow, by)
            colour, alpha = colour * (1 - dark)[..., None], dark + alpha * (1 - dark)
        colour = tones * shape[..., None] + colour * (1 - shape)[..., None]
        alpha = shape + alpha * (1 - shape)
    return _image(colour, alpha).reduce(FINE)


def _rasterised(sheet: Sheet, size: tuple[int, int], by: float) -> tuple[Plane, Plane]:
    """Colours and alpha."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=sheet.svg, width=size[0], height=size[1]))
    image = Image.open(io.BytesIO(png)).convert("RGBA").crop((0, 0, *size))
    if sheet.blur:
        image = image.filter(ImageFilter.GaussianBlur(sheet.blur * by))
    pixels = np.asarray(image, np.float32) / 255
    return pixels[..., :3], pixels[..., 3]


def _papery(tones: Plane, shape: Plane, by: float, seed: tuple[int, int], printed: bool) -> Plane:
    """Grain all over, light on the upper left edge, shade on the lower right one."""
    strength = 0.4 if printed else 1.0
    tones = tones * (1 + _grain(shape.shape, seed) * strength)[..., None]
    if not printed:
        edge = max(1, round(EDGE * by))
        lit = np.clip(shape - _moved(shape, edge, edge), 0, 1)
        dark = np.clip(shape - _moved(shape, -edge, -edge), 0, 1)
        tones = (tones + LIGHT * lit[..., None]) * (1 - SHADE * dark)[..., None]
    return np.clip(tones, 0, 1)


def _grain(size: tuple[int, ...], seed: tuple[int, int]) -> Plane:
    """Fine noise, fibres along and across, and clouds; around 0."""
    dice, (high, wide) = np.random.default_rng(seed), size

    def noise(down: int, across: int) -> Plane:
        small = dice.standard_normal((high // down + 2, wide // across + 2)).astype(np.float32)
        if down == across == 1:
            return small[:high, :wide]
        large = Image.fromarray(small).resize((wide, high), Image.Resampling.BICUBIC)
        return np.asarray(large, np.float32)

    fibres = noise(2, 14) + 0.7 * noise(14, 2)
    return FINE_GRAIN * noise(1, 1) + FIBRE * fibres + CLOUD * noise(90, 90)


def _shadow(shape: Plane, shadow: Shadow, by: float) -> Plane:
    moved = _moved(shape, round(shadow.right * by), round(shadow.down * by))
    mask = Image.fromarray((moved * 255).astype(np.uint8))
    soft = mask.filter(ImageFilter.GaussianBlur(shadow.blur * by))
    return np.asarray(soft, np.float32) / 255 * np.float32(shadow.strength)


def _moved(shape: Plane, right: int, down: int) -> Plane:
    """The mask moved, with nothing where it came from."""
    found = np.zeros_like(shape)
    high, wide = shape.shape
    found[max(0, down) : high + min(0, down), max(0, right) : wide + min(0, right)] = shape[
        max(0, -down) : high - max(0, down), max(0, -right) : wide - max(0, right)
    ]
    return found


def _image(colour: Plane, alpha: Plane) -> Image.Image:
    straight = colour / np.maximum(alpha, 1e-6)[..., None]
    pixels = np.concatenate([straight, alpha[..., None]], axis=2)
    return Image.fromarray((np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")


def read(path: Path) -> list[Sheet]:
    return sheets_of(path.read_text(encoding="utf-8"))
