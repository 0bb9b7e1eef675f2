"""A part of a turn: what it offers, which actions belong to it, and how they are done.

A game's turn is a list of such parts, which may depend on the mode or the place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core import Action, Option, State, Turn

S = TypeVar("S", bound=State)


class Deeds(NamedTuple, Generic[S]):
    """`offers(state, seat)` gives the part's choices, and `perform(turn, seat, action)` does
    one."""

    offers: Callable[[S, int], Iterable[Option]]
    kinds: tuple[type[Action], ...]
    perform: Callable[[Turn[S], int, Any], None]


def owner(parts: Iterable[Deeds[S]], action: Action) -> Deeds[S]:
    """The part to which an action belongs. LookupError if there is none."""
    kind = type(action)
    for part in parts:
        if kind in part.kinds:
            return part
    raise LookupError(kind)
