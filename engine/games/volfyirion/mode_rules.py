"""What a mode of play adds to the common turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.core import Setup
from engine.deeds import Deeds
from engine.games.volfyirion.state import Turn, Volfyirion


class ModeRules(NamedTuple):
    """`deeds` of the Main Phase; `lay` the table; what happens before the draw and at the end of
    a turn."""

    deeds: tuple[Deeds[Volfyirion], ...]
    lay: Callable[[Turn, Setup], None]
    begin: Callable[[Turn], None]
    end: Callable[[Turn], None]
