"""A part of the Main Phase: what it offers, which actions are its own, how they are done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from engine.core import Action, Option
from engine.games.volfyirion.state import Table, Volfyirion


class Deeds(NamedTuple):
    """Modes list the parts that they have [VF-18, VF-45, VF-53]."""

    offers: Callable[[Volfyirion, int], Iterator[Option]]
    kinds: tuple[type[Action], ...]
    perform: Callable[[Table, int, Any], None]
