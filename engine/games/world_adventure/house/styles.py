"""The three styles of the rulebook, for bot players: each hero suits one of them.

A style is a taste, not a rule: everyone takes every rune that lies near. It says which deeds a seat
goes for first, how it spends its power status, and in what it travels.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.games.world_adventure.cards import CaravanKey, Deed, HeroKey, Status
from engine.games.world_adventure.state import Clan

Style = Literal["bandit", "hunter", "merchant"]
Taste = tuple[float, ...]

STYLE: dict[HeroKey, Style] = {
    "salman": "hunter",
    "kartika": "bandit",
    "akane": "bandit",
    "lianhua": "hunter",
    "vasilka": "hunter",
    "ishan": "merchant",
    "parisa": "bandit",
    "nefri": "merchant",
    "wendelin": "hunter",
    "jargal": "bandit",
    "zubair": "merchant",
    "odalys": "merchant",
}


PLUNDER: tuple[Deed, ...] = ("green", "yellow", "government", "player")
PREY: tuple[Deed, ...] = ("minion", "destroyer", "raid", "legendary", "brigand")
TRADE: tuple[Deed, ...] = ("stalls-2", "stalls-3", "stalls-4", "sale-12", "sale-16", "upgrades")


class Manner(msgspec.Struct, frozen=True):
    """`shy` is how many months farther off a deed seems than it is, or nearer if negative. `status`
    is what the points 1 to 5 are worth."""

    status: dict[Status, Taste]
    caravans: dict[CaravanKey, float]
    shy: dict[Deed, float]


MANNERS: dict[Style, Manner] = {
    "bandit": Manner(
        {
            "explorer": (6, 5, 3, 3, 3),
            "charisma": (4.5, 2.5, 2, 1.5, 1),
            "leadership": (6, 5, 4, 3, 3),
        },
        {"chaser": 2, "hunter": 3, "fortress": 1, "master-trader": 1},
        {
            **dict.fromkeys(PLUNDER, -1.5),
            **dict.fromkeys(TRADE, 2),
            **dict.fromkeys(PREY, 1),
            "quest": 1,
        },
    ),
    "hunter": Manner(
        {
            "explorer": (3, 2, 2, 3, 3),
            "charisma": (5, 4, 2, 1.5, 1),
            "leadership": (6, 6, 5, 4.5, 4),
        },
        {"scout-shell": 2, "fortress": 3, "hunter": 2},
        {
            **dict.fromkeys(PREY, -1.5),
            **dict.fromkeys(TRADE, 4.5),
            **dict.fromkeys(PLUNDER, 4),
            "government": 1.5,
            "soldiers": -1,
        },
    ),
    "merchant": Manner(
        {
            "explorer": (5, 3, 1.5, 2, 2),
            "charisma": (6, 4.2, 3.3, 3.2, 3),
            "leadership": (5, 4.5, 4.4, 2, 2),
        },
        {"trader": 2, "master-trader": 3},
        {
            **dict.fromkeys(TRADE, 3.5),
            **dict.fromkeys(PREY, 5),
            **dict.fromkeys(PLUNDER, 5),
        },
    ),
}


def manner_of(clan: Clan) -> Manner:
    return MANNERS[STYLE[clan.hero.key]]
