"""Co-op tables laid for a test by one call."""

from __future__ import annotations

from typing import Any

from engine.games.volfyirion.actions import EndTurn
from engine.games.volfyirion.state import Rage, RageCard, Volfyirion
from tests.engine.volfyirion.kit import do, table

MINE, PARTNER = 0, 1
RING = ["alantar", "vahylea", "tylaris", "kyr", "akao-uket", "yrdesh"]


def coop(*grid: str, **rest: Any) -> Volfyirion:
    """Volfyirion sits on Tylaris, and these cards lie in the grid row by row, unless `rest` says
    otherwise."""
    rage = Rage(left=[*map(RageCard, grid[::2])], right=[*map(RageCard, grid[1::2])])
    return table("coop", **{"rage": rage, "dragon": "tylaris", **rest})


def next_turn(s: Volfyirion) -> Volfyirion:
    """Both end their turn, the dragon attacks, and the next turn begins."""
    return do(do(s, EndTurn(), by=MINE), EndTurn(), by=PARTNER)
