"""Tables laid for a test by one call.

    s = lay(clan("CN1", soldiers=[1, 2]), clan("IN3", gold=40), npcs=[Npc("raid", "raid-1", "CN2")])
    t = rolling(s, 3, 1, "JV")

Seat 0 is ME. Without more said a clan is Salman's, at level 1, with 20 gold and a trader. Soldiers
are given by their levels; `fainted` are their numbers from 0. The turn order is that of the seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any, TypeVar

from engine.core import Event
from engine.games.world_adventure.cards import Commodity, HeroKey
from engine.games.world_adventure.state import Clan, Hero, Soldier, Turn, World, stocked
from tests.engine.playing import Chosen, Loaded

ME, FOE, THIRD, FOURTH = 0, 1, 2, 3
FAR_OFF = ("JV4", "EU1", "AR4", "JP2")  # nobody is near these
EventT = TypeVar("EventT", bound=Event)


def clan(
    at: str = "",
    *,
    hero: HeroKey = "salman",
    level: int = 1,
    soldiers: Sequence[int] = (),
    fainted: Collection[int] = (),
    **rest: Any,
) -> Clan:
    """A clan for `lay`; `rest` sets any of its fields."""
    return Clan(
        hero=Hero(hero, level),
        at=at,
        soldiers=[Soldier(each, fainted=number in fainted) for number, each in enumerate(soldiers)],
        **rest,
    )


def lay(*clans: Clan, **rest: Any) -> World:
    """A table in the second month; `rest` sets any field of the world. Clans without a place are
    far off. Wanted clans got their points in the order of the seats."""
    seats = len(clans)
    for each, place in zip(clans, FAR_OFF, strict=False):
        each.at = each.at or place
    usual: dict[str, Any] = {
        "teams": [[seat] for seat in range(seats)],
        "month": 2,
        "step": "players",
        "order": list(range(seats)),
        "stock": _stock(clans),
        "track": [seat for seat, each in enumerate(clans) if each.wanted],
    }
    return World(
        seats=seats,
        people=[True] * seats,
        changed=[0] * seats,
        clans=list(clans),
        **usual | rest,
    )


def _stock(clans: Sequence[Clan]) -> dict[Commodity, int]:
    """The goods that nobody has taken."""
    taken = Counter(good for each in clans for good in each.goods)
    return {good: n - taken[good] for good, n in stocked(len(clans)).items()}


def rolling(s: World, *shows: int | str | Chosen) -> Turn:
    """A turn for rules that are called directly: its dice show these numbers in order."""
    return Turn(s, Loaded(*shows))


def told(t: Turn, kind: type[EventT]) -> list[EventT]:
    return [event for event in t.events if isinstance(event, kind)]
