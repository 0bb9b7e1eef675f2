"""The games on offer. A new game is its package and one line here."""

from typing import Any

from engine.core import Game
from engine.games import realm_of_wonder, volfyirion, wonder_book, world_adventure

GAMES: dict[str, Game[Any]] = {
    game.key: game
    for game in (wonder_book.GAME, realm_of_wonder.GAME, world_adventure.GAME, volfyirion.GAME)
}
