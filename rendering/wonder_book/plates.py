"""Scenes of the story, cut out of paper: who is played is pasted in where the scene has room.

`rendering/assets/build_plates.py` makes a file for each, so that only what is looked at is read.
"""

import msgspec
from PIL import Image, ImageOps

from engine.games.wonder_book.cards import HERO_CARDS
from rendering import atlas
from rendering.keeping import kept
from rendering.pixels import resized

SIZE = (800, 480)  # of a scene
CELL, FOOT, TALL = 260, 250, 214  # of a child: its cell, where it stands, its height; pixels

Party = tuple[str, ...]  # keys of heroes


class Slot(msgspec.Struct, frozen=True, array_like=True):
    """Where a child stands: its foot and its height in pixels of the scene."""

    x: int
    y: int
    high: int
    pose: str
    left: bool


class Plate(msgspec.Struct, frozen=True):
    """With `all_four` it lies outside the Book, where always four children are."""

    all_four: bool
    slots: list[Slot]


class Index(msgspec.Struct, frozen=True):
    """`sources` is a digest of what the scenes were built from."""

    sources: str
    plates: dict[str, Plate]


def index() -> Index:
    return atlas.index("plates", Index)


def has_plate(name: str) -> bool:
    return name in index().plates


@kept
def scene(name: str, party: Party) -> Image.Image:
    """A scene with the children who are there. Raises KeyError if there is no such scene. Kept:
    copy before painting."""
    plate = index().plates[name]
    image = atlas.read(f"plates/{name}", "RGB")
    present = tuple(HERO_CARDS) if plate.all_four else party
    for hero, slot in zip(present, plate.slots, strict=False):
        piece = child(hero, slot)
        image.paste(piece, (slot.x - piece.width // 2, slot.y - piece.height * FOOT // CELL), piece)
    return image


def child(hero: str, slot: Slot) -> Image.Image:
    """A child cut from the atlas, as large as its slot wants it, in pixels of the scene."""
    grid = atlas.index("children", atlas.Grid)
    (x, y), (wide, high) = grid.corner(hero, slot.pose), grid.cell
    by = slot.high / TALL
    box = (x, y, x + wide, y + high)
    size = (round(wide * by), round(high * by))
    piece = resized(atlas.atlas("children", "RGBA"), size, box, Image.Resampling.LANCZOS)
    return ImageOps.mirror(piece) if slot.left else piece


@kept
def country(chapter: int) -> Image.Image:
    """A chapter's white country below all that is open. Kept: copy before painting."""
    return atlas.read(f"plates/country-{chapter}", "RGB")


def window() -> tuple[Image.Image, Image.Image]:
    """Where the country is torn while nothing stands, as a mask; its rim, and the ribbon below."""
    return atlas.read("plates/hole", "RGBA").getchannel("A"), atlas.read("plates/window", "RGBA")
