"""What play can earn for good: every game declares its honours and how each is told from play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from engine.values import Event

Earned = tuple[int, str]  # a seat, and the honour that it earned


class Honour(NamedTuple):
    """One of a game's honours: `honour-<game>-<id>` names it, `…-about` says how it is earned. What
    is hidden is told when somebody has earned it."""

    id: str
    hidden: bool = False


class Honours(NamedTuple):
    """`moment` is told of each move: the state before, what happened, the state after; `ending` of
    all that happened in a game, in order, and of its last state. Neither asks who sits."""

    all: tuple[Honour, ...]
    moment: Callable[[Any, Sequence[Event], Any], Iterable[Earned]]
    ending: Callable[[Sequence[Event], Any], Iterable[Earned]]
