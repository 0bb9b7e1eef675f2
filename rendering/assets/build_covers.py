"""Draw the covers of the games: squares cut out of their opening boards, with the faces of those
who are played. Run it when a board or a face looks different, from the top of the project:

    python -m rendering.assets.build_covers
"""

from typing import NamedTuple

import msgspec
from PIL import Image

from bot.table.lobby import first_plan
from bot.text.say import say_in
from engine.core import Dice, Game
from engine.games import GAMES
from rendering.artist import COVERS, artist_of
from rendering.portraits import portrait

SIDE = 320  # pixels; Discord shows at most 170 points


class Cover(NamedTuple):
    """Left, top and side of the square, in pixels of the board; then rows of portraits with the
    middle and the size of each row."""

    cut: tuple[int, int, int]
    rows: tuple[tuple[int, int, tuple[str, ...]], ...]


CHILDREN = ("ken", "lara"), ("tina", "sid")
CHARACTERS = ("mage", "golem", "yeti"), ("troll", "cyclops", "gnome")
HEROES = ("akane", "salman", "vasilka"), ("zubair", "parisa", "wendelin")
DESIGNS = {
    "wonder_book": Cover((40, 120, 240), ((86, 146, CHILDREN[0]), (236, 146, CHILDREN[1]))),
    "realm_of_wonder": Cover((208, 218, 500), ((56, 98, CHARACTERS[0]), (266, 98, CHARACTERS[1]))),
    "world_adventure": Cover((300, 180, 460), ((56, 98, HEROES[0]), (266, 98, HEROES[1]))),
    "volfyirion": Cover(
        (318, 192, 644), ((118, 230, ("volfyirion",)), (262, 104, ("house-1", "house-2")))
    ),
}


def draw(game: Game, cover: Cover) -> Image.Image:
    plan = first_plan(game)
    seats = game.mode(plan.mode).seats[0]
    plan = msgspec.structs.replace(plan, seats=seats, people=(True,) * seats)
    state = game.new(plan, Dice(bytes(16), 0)).s
    board = artist_of(game.key).table(game.view(state, None), say_in("en"))
    left, top, side = cover.cut
    cut = board.convert("RGB").crop((left, top, left + side, top + side))
    image = cut.resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    for middle, size, keys in cover.rows:
        for i, key in enumerate(keys):
            face = portrait(key, size)
            x = SIDE * (2 * i + 1) // (2 * len(keys))
            image.paste(face, (x - size // 2, middle - size // 2), face)
    return image


def build() -> None:
    COVERS.mkdir(exist_ok=True)
    for key, cover in DESIGNS.items():
        colours = draw(GAMES[key], cover).quantize(256, dither=Image.Dither.FLOYDSTEINBERG)
        colours.save(COVERS / f"{key}.png", optimize=True)


if __name__ == "__main__":
    build()
