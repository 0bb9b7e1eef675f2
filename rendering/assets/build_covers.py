"""Draw the covers of the games, squares cut out of their opening boards. Run it when a board looks
different: `python rendering/assets/build_covers.py` from the top of the project.
"""

import msgspec
from PIL import Image

from bot.table.lobby import first_plan
from bot.text.say import say_in
from engine.core import Dice, Game
from engine.games import GAMES
from rendering.artist import COVERS, artist_of

SIDE = 320  # pixels; Discord shows at most 170 points
CUTS = {  # left, top and side of the square, in pixels of the board
    "wonder_book": (150, 220, 600),
    "realm_of_wonder": (70, 60, 780),
    "world_adventure": (180, 70, 700),
    "volfyirion": (318, 192, 644),
}


def build(game: Game, left: int, top: int, side: int) -> Image.Image:
    plan = first_plan(game)
    seats = game.mode(plan.mode).seats[0]
    plan = msgspec.structs.replace(plan, seats=seats, people=(True,) * seats)
    state = game.new(plan, Dice(bytes(16), 0)).s
    board = artist_of(game.key).table(game.view(state, None), say_in("en"))
    cut = board.convert("RGB").crop((left, top, left + side, top + side))
    return cut.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    COVERS.mkdir(exist_ok=True)
    for key, cut in CUTS.items():
        colours = build(GAMES[key], *cut).quantize(256, dither=Image.Dither.FLOYDSTEINBERG)
        colours.save(COVERS / f"{key}.png", optimize=True)
