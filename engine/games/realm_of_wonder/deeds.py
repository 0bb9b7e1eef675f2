"""A part of the movement turn: what it offers, which actions are its own, how they are done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from engine.core import Action, Msg, Option
from engine.games.realm_of_wonder.state import Realm, Table


class Deeds(NamedTuple):
    """[RW-24] What a character may do on its way."""

    offers: Callable[[Realm, int], Iterator[Option]]
    kinds: tuple[type[Action], ...]
    perform: Callable[[Table, int, Any], None]


def priced(s: Realm, seat: int, action: Action, cost: int, refusal: str) -> Option:
    """Tells cost and rest in MP; blocked by `refusal`, which names its rule, while MP lack."""
    mp = s.characters[seat].mp
    if mp < cost:
        return Option(action, Msg(refusal, {"cost": cost, "have": mp}))
    return Option(action, detail=Msg("realm-of-wonder-cost", {"cost": cost, "left": mp - cost}))
