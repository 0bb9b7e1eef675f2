"""Small games that try the kernel before real ones lean on it."""

from typing import Any

from engine.core import Game
from tests.toys import auction, duel, expedition, tug

ALL = (duel.GAME, auction.GAME, expedition.GAME, tug.GAME)
TOYS: dict[str, Game[Any]] = {game.key: game for game in ALL}
