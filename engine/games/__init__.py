"""The games on offer. A new game is its package and one line here."""

from typing import Any

from engine.core import Game

GAMES: dict[str, Game[Any]] = {}
