"""Honours are earned in play for good. A game declares them, and how each is recognised."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from engine.values import Event

Earned = tuple[int, str]  # a seat, and the honour that it earned


class Honour(NamedTuple):
    """One of a game's honours: `honour-<game>-<id>` names it, and `…-about` says how it is earned.
    A hidden one is told only when somebody has earned it."""

    id: str
    hidden: bool = False


class Honours(NamedTuple):
    """`moment` gets each move: the state before, the events, the state after. `ending` gets all
    events of a game in order, and its last state. Neither asks who sits where."""

    all: tuple[Honour, ...]
    moment: Callable[[Any, Sequence[Event], Any], Iterable[Earned]]
    ending: Callable[[Sequence[Event], Any], Iterable[Earned]]


def _nothing(*_: object) -> Iterable[Earned]:
    return ()


NO_HONOURS = Honours((), _nothing, _nothing)
