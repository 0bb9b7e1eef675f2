"""Heroes, caravans, merchants, monsters, patrols: the card tables of World Adventure.

The rulebook gives kinds and numbers of cards; what stands on them is this project's own [WA-22].
Events, quests, Rune Powers and hero skills have modules of their own.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

Commodity = Literal["fruit", "spice", "chocolate", "medicine", "iron", "silk"]
Status = Literal["explorer", "charisma", "leadership"]
CaravanKey = Literal["trader", "chaser", "scout-shell", "master-trader", "hunter", "fortress"]
HeroKey = Literal[
    "salman", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"
]  # the content's author names them
Tier = Literal["green", "yellow"]
MonsterTier = Literal["minion", "destroyer"]

COMMODITIES: tuple[Commodity, ...] = get_args(Commodity)  # die 1 to 6 [WA-58]
STATUSES: tuple[Status, ...] = get_args(Status)


class Caravan(msgspec.Struct, frozen=True):
    """[WA-61] `price` to buy (0: start only), `resale` when sold."""

    level: int
    cargo: int
    chaser: int
    barrier: int
    price: int
    resale: int


CARAVANS: dict[CaravanKey, Caravan] = {
    "trader": Caravan(1, cargo=4, chaser=1, barrier=0, price=10, resale=5),
    "chaser": Caravan(1, cargo=3, chaser=2, barrier=0, price=10, resale=5),
    "scout-shell": Caravan(1, cargo=3, chaser=1, barrier=1, price=10, resale=5),
    "master-trader": Caravan(2, cargo=6, chaser=2, barrier=1, price=40, resale=20),
    "hunter": Caravan(2, cargo=4, chaser=4, barrier=1, price=40, resale=20),
    "fortress": Caravan(2, cargo=4, chaser=2, barrier=3, price=40, resale=20),
}


class Merchant(msgspec.Struct, frozen=True):
    """[WA-66, WA-81] On the dice number of its place in the row."""

    tier: Tier
    hit_points: int
    accuracy: int
    experience: int
    cargo: int  # dice
    gold: int  # dice


class Monster(msgspec.Struct, frozen=True):
    """[WA-70, WA-79] `tier` as in `NpcKind`; `item`: of a legendary one."""

    tier: str
    hit_points: int
    accuracy: int
    retreat: int
    experience: int
    cargo: int
    gold: int


class Patrol(msgspec.Struct, frozen=True):
    """[WA-80] Brigand or Government: soldiers of both levels, and the loot."""

    explorer: int
    recruits: int  # of level 1
    veterans: int  # of level 2
    experience: int
    gold: int  # pieces
