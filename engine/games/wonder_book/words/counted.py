"""What is counted beside the goal, such as how bright a light is or how loud it has been."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from engine.core import Msg
from engine.games.wonder_book.cards import card_of
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.holds import parts_of
from engine.games.wonder_book.reading import goal_in_force
from engine.games.wonder_book.state import WonderBook

# what a goal counts for itself, then what only remembers how something stands: no number says it
UNTOLD = frozenset({"rounds", "defeated"}).union(
    {"dark-swing", "dark-fold", "post-turned", "red-gone", "red-stage", "bolt-own"}
)


def counted(s: WonderBook) -> list[Msg]:
    """The counters of the goal and of the Special Rules in force, except for what the goal's own
    line tells."""
    goal = parts_of(goal_in_force(s).test) if s.goal else []
    told = {part.counter for part in goal if isinstance(part, when.AtLeast)}
    there = [*s.rules, *([s.goal] if s.goal else [])]
    named = {name for card in there for name in counters_of(card_of(s.chapter, card))}
    return [
        Msg("wonder-book-counted", {"counter": name, "n": n})
        for name, n in s.counters.items()
        if name in named - told - UNTOLD
    ]


def counters_of(part: object) -> Iterator[str]:
    """The names of all counters that a card, or a part of one, changes or asks for."""
    if isinstance(part, do.Count | when.AtLeast | when.Below):
        yield part.counter
    if isinstance(part, msgspec.Struct):
        yield from counters_of(msgspec.structs.astuple(part))
    elif isinstance(part, tuple):
        for each in cast("tuple[object, ...]", part):
            yield from counters_of(each)
