"""Icons from the atlas, as masks to be tinted."""

from functools import cache

import msgspec
from PIL import Image

from rendering.fonts import ASSETS
from rendering.keeping import kept
from rendering.palette import BLOOD, GOLD, INK, VIOLET, Colour
from rendering.pixels import resized

TINTS = {
    "heart": BLOOD,
    "heart-plus": BLOOD,
    "heart-broken": BLOOD,
    "spark": GOLD,
    "sparks": GOLD,
    "success": GOLD,
    "vortex": VIOLET,
}


class Source(msgspec.Struct, frozen=True):
    """Whose icon it is; CREDITS.md names them all."""

    name: str
    author: str


class Index(msgspec.Struct, frozen=True):
    cell: int
    columns: int
    icons: dict[str, Source]


@cache
def index() -> Index:
    """What the atlas holds, in the order of the atlas."""
    return msgspec.json.decode((ASSETS / "icons.json").read_bytes(), type=Index)


@cache
def _places() -> dict[str, int]:
    return {name: place for place, name in enumerate(index().icons)}


@cache
def _atlas() -> Image.Image:
    with Image.open(ASSETS / "icons.png") as image:
        return image.convert("L")


def tint(name: str) -> Colour:
    """The colour that an icon has in running text and on cards."""
    return TINTS.get(name, INK)


def has_icon(name: str) -> bool:
    return name in _places()


@kept
def icon(name: str, size: int) -> Image.Image:
    """An alpha mask of size x size; KeyError for a name that the atlas lacks."""
    cell, row_length = index().cell, index().columns
    x, y = _places()[name] % row_length * cell, _places()[name] // row_length * cell
    box = (x, y, x + cell, y + cell)
    return resized(_atlas(), (size, size), box, Image.Resampling.LANCZOS)


def stamp(
    image: Image.Image, centre: tuple[int, int], name: str, size: int, colour: Colour
) -> None:
    corner = (centre[0] - size // 2, centre[1] - size // 2)
    image.paste(colour, corner, icon(name, size))
