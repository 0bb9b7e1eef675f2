"""The games on offer. A new game is its package and one line here."""

from typing import Any

from engine.core import Game
from engine.games import volfyirion, wonder_book

GAMES: dict[str, Game[Any]] = {game.key: game for game in (wonder_book.GAME, volfyirion.GAME)}
