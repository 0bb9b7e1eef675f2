"""A part of a turn: what it offers, which actions are its own, how they are done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from engine.core import Action, Option
from engine.games.world_adventure.state import Table, World


class Deeds(NamedTuple):
    """[WA-28] What a clan may do in its turn."""

    offers: Callable[[World, int], Iterator[Option]]
    kinds: tuple[type[Action], ...]
    perform: Callable[[Table, int, Any], None]
