"""A part of a turn: what it offers, which actions are its own, how they are done.

A game's turn lists such parts; which of them there are may depend on the mode or the place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core import Action, Option, State, Turn

S = TypeVar("S", bound=State)


class Deeds(NamedTuple, Generic[S]):
    """`offers(state, seat)` is the part's choices, `perform(turn, seat, action)` does one."""

    offers: Callable[[S, int], Iterator[Option]]
    kinds: tuple[type[Action], ...]
    perform: Callable[[Turn[S], int, Any], None]


def owner(parts: Iterable[Deeds[S]], action: Action) -> Deeds[S]:
    """The part to which an action belongs."""
    return next(part for part in parts if isinstance(action, part.kinds))
