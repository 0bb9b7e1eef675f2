"""Draw the covers of the games: a scene cut out of paper, with the faces of those who are played.
Build time only.

Needs the extra `assets`. From the top of the project:

    python -m rendering.assets.build_covers

Writes `covers/*.png`, and `covers/sources.json`, a digest of all that went into them.
"""

import json
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PIL import Image

from rendering.artist import COVERS
from rendering.assets import build_cities, build_plates, covers_scenes
from rendering.assets.covers_scenes import SIDE
from rendering.assets.papercut import painted, sheets_of
from rendering.assets.sources import digest, of_covers
from rendering.assets.stage import drawing
from rendering.portraits import portrait


class Cover(NamedTuple):
    """What is behind the faces, a square of any size; then the middle and the size of each."""

    ground: Callable[[], Image.Image]
    faces: tuple[tuple[str, int, int, int], ...]


def _own(*sheets: str) -> Image.Image:
    """A scene made for a cover."""
    sheets_ = sheets_of(drawing(*sheets, wide=SIDE, high=SIDE))
    return painted(sheets_, (SIDE, SIDE), SIDE, 7).convert("RGB")


def _scene(name: str, left: int, top: int, side: int) -> Image.Image:
    """A square of a scene of the story, in its pixels."""
    return build_plates.plate(name).crop((left, top, left + side, top + side))


def _city(key: str, state: str) -> Image.Image:
    """The middle of a City."""
    wide = build_cities.WIDE * SIDE // build_cities.HIGH
    sheets = sheets_of(build_cities.drawing(key, state))
    city = painted(sheets, (wide, SIDE), build_cities.WIDE, 7).convert("RGB")
    return city.crop(((wide - SIDE) // 2, 0, (wide + SIDE) // 2, SIDE))


DESIGNS = {
    "wonder_book": Cover(
        partial(_scene, "eight-hail", 330, 8, 450),
        (("ken", 80, 70, 122), ("lara", 240, 70, 122), ("tina", 80, 248, 122),
         ("sid", 240, 248, 122)),
    ),
    "realm_of_wonder": Cover(
        lambda: _own(*covers_scenes.castle()),
        (("mage", 48, 92, 96), ("golem", 272, 92, 96), ("yeti", 48, 190, 96),
         ("troll", 272, 190, 96), ("cyclops", 108, 268, 96), ("gnome", 212, 268, 96)),
    ),
    "world_adventure": Cover(
        lambda: _own(*covers_scenes.caravan()),
        (("akane", 54, 186, 94), ("salman", 160, 186, 94), ("vasilka", 266, 186, 94),
         ("zubair", 54, 270, 94), ("parisa", 160, 270, 94), ("wendelin", 266, 270, 94)),
    ),
    "volfyirion": Cover(
        partial(_city, "rorius-keep", "evening"),
        (("volfyirion", 160, 104, 196), ("house-1", 80, 266, 100), ("house-2", 240, 266, 100)),
    ),
}  # fmt: skip


def draw(cover: Cover) -> Image.Image:
    image = cover.ground().resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    for key, x, y, size in cover.faces:
        face = portrait(key, size)
        image.paste(face, (x - size // 2, y - size // 2), face)
    return image


def build() -> None:
    COVERS.mkdir(exist_ok=True)
    for key, cover in DESIGNS.items():
        colours = draw(cover).quantize(256, dither=Image.Dither.FLOYDSTEINBERG)
        colours.save(COVERS / f"{key}.png", optimize=True)
    index = {"sources": digest(of_covers())}
    (COVERS / "sources.json").write_text(json.dumps(index) + "\n", encoding="utf-8")


if __name__ == "__main__":
    build()
