"""Small games that try the kernel before real ones lean on it."""

from typing import Any

from engine.core import Game
from tests.toys import auction, duel, expedition

TOYS: dict[str, Game[Any]] = {g.key: g for g in (duel.GAME, auction.GAME, expedition.GAME)}
