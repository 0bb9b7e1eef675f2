"""What a mode of play adds to the common turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.core import Setup
from engine.deeds import Deeds
from engine.games.volfyirion.state import Turn, Volfyirion


class ModeRules(NamedTuple):
    """What a mode does: `lay` the table, act before the draw and at the end of a turn, and offer
    its `deeds` in the Main Phase."""

    deeds: tuple[Deeds[Volfyirion], ...]
    lay: Callable[[Turn, Setup], None]
    begin: Callable[[Turn], None]
    end: Callable[[Turn], None]
