"""Draw the covers of the games: squares cut out of their opening boards or painted, with the faces
of those who are played. Run it when a board or a face looks different, from the top of the project:

    python -m rendering.assets.build_covers
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec
from PIL import Image

from bot.table.lobby import first_plan
from bot.text.say import say_in
from engine.core import Dice
from engine.games import GAMES
from rendering.artist import COVERS, artist_of
from rendering.assets import build_cities, build_plates
from rendering.assets.papercut import painted, sheets_of
from rendering.portraits import portrait

SIDE = 320  # pixels; Discord shows at most 170 points


class Cover(NamedTuple):
    """What is behind the faces, a square of any size; then rows of portraits with the middle and
    the size of each row."""

    ground: Callable[[], Image.Image]
    rows: tuple[tuple[int, int, tuple[str, ...]], ...]


def _board(key: str, left: int, top: int, side: int) -> Image.Image:
    """A square of the opening board, in its pixels."""
    game = GAMES[key]
    plan = first_plan(game)
    seats = game.mode(plan.mode).seats[0]
    plan = msgspec.structs.replace(plan, seats=seats, people=(True,) * seats)
    state = game.new(plan, Dice(bytes(16), 0)).s
    board = artist_of(key).table(game.view(state, None), say_in("en"))
    return board.convert("RGB").crop((left, top, left + side, top + side))


def _scene(name: str, left: int, top: int, side: int) -> Image.Image:
    """A square of a scene of the story, in its pixels."""
    return build_plates.plate(name).crop((left, top, left + side, top + side))


def _city(key: str, state: str) -> Image.Image:
    """The middle of a City."""
    wide = build_cities.WIDE * SIDE // build_cities.HIGH
    sheets = sheets_of(build_cities.drawing(key, state))
    city = painted(sheets, (wide, SIDE), build_cities.WIDE, 7).convert("RGB")
    return city.crop(((wide - SIDE) // 2, 0, (wide + SIDE) // 2, SIDE))


CHILDREN = ("ken", "lara"), ("tina", "sid")
CHARACTERS = ("mage", "golem", "yeti"), ("troll", "cyclops", "gnome")
HEROES = ("akane", "salman", "vasilka"), ("zubair", "parisa", "wendelin")
DESIGNS = {
    "wonder_book": Cover(
        partial(_scene, "eight-hail", 330, 8, 450),
        ((70, 122, CHILDREN[0]), (248, 122, CHILDREN[1])),
    ),
    "realm_of_wonder": Cover(
        partial(_board, "realm_of_wonder", 208, 218, 500),
        ((56, 98, CHARACTERS[0]), (266, 98, CHARACTERS[1])),
    ),
    "world_adventure": Cover(
        partial(_board, "world_adventure", 300, 180, 460),
        ((56, 98, HEROES[0]), (266, 98, HEROES[1])),
    ),
    "volfyirion": Cover(
        partial(_city, "rorius-keep", "evening"),
        ((104, 196, ("volfyirion",)), (266, 100, ("house-1", "house-2"))),
    ),
}


def draw(cover: Cover) -> Image.Image:
    image = cover.ground().resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    for middle, size, keys in cover.rows:
        for i, key in enumerate(keys):
            face = portrait(key, size)
            x = SIDE * (2 * i + 1) // (2 * len(keys))
            image.paste(face, (x - size // 2, middle - size // 2), face)
    return image


def build() -> None:
    COVERS.mkdir(exist_ok=True)
    for key, cover in DESIGNS.items():
        colours = draw(cover).quantize(256, dither=Image.Dither.FLOYDSTEINBERG)
        colours.save(COVERS / f"{key}.png", optimize=True)


if __name__ == "__main__":
    build()
