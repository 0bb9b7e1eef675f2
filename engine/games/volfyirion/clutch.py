"""Where Volfyirion can go in the team game, and what its Clutch costs [VF-60, VF-61]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action
from engine.games.volfyirion import actions as a
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.state import Volfyirion, enemy_cities, team_of

CLUTCH = 2  # B [VF-61]


def enemy_lair(s: Volfyirion, me: int) -> int:
    return 1 - team_of(s, me)


def sits_on(s: Volfyirion, lair: int) -> bool:
    return s.dragon.at == "lair" and s.dragon.lair == lair


def moves(s: Volfyirion, me: int) -> Iterator[Action]:
    """[VF-60] What 9 K pay for, or a free Move: from the enemy Lair onto an enemy Stronghold, from
    anywhere else to the enemy Lair."""
    if sits_on(s, enemy_lair(s, me)):
        yield from (a.SendDragon(city.key) for city in enemy_cities(s, me))
    elif s.dragon.at != "gone":
        yield a.SendToLair()


def leaps(s: Volfyirion, me: int) -> Iterator[a.SendDragon]:
    """[VF-60] What 16 K pay for: from anywhere onto an enemy Stronghold. From the enemy Lair 9 K
    are enough."""
    if s.dragon.at != "gone" and not sits_on(s, enemy_lair(s, me)):
        there = s.dragon.city if s.dragon.at == "city" else None
        for city in enemy_cities(s, me):
            if city.key != there:
                yield a.SendDragon(city.key)


def wonder_cost(s: Volfyirion, me: int, card: str) -> int:
    """[VF-61] While the dragon sits on the own Lair its Wonders cost more."""
    return CARDS[card].cost + (CLUTCH if sits_on(s, team_of(s, me)) else 0)
