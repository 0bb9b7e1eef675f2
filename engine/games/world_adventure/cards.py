"""Heroes, caravans, merchants, monsters, patrols: the card tables of World Adventure.

The rulebook gives kinds and numbers of cards; what stands on them is this project's own [WA-22],
but for the figures that it prints in its examples: they stand as they are, whatever is tuned.
A card of a stage is called by its kind, the stage and its number among its kind: when the stage
rises, the card of the same number takes its place [WA-10]. Events, quests, Rune Powers and hero
skills have modules of their own.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from engine.games.world_adventure.board import LegendKey

Commodity = Literal["fruit", "spice", "chocolate", "medicine", "iron", "silk"]
Status = Literal["explorer", "charisma", "leadership"]
CaravanKey = Literal["trader", "chaser", "scout-shell", "master-trader", "hunter", "fortress"]
HeroKey = Literal[
    "salman",
    "kartika",
    "akane",
    "lianhua",
    "vasilka",
    "ishan",
    "parisa",
    "nefri",
    "wendelin",
    "jargal",
    "zubair",
    "odalys",
]
Tier = Literal["green", "yellow"]
MonsterTier = Literal["minion", "destroyer", "raid", "legendary"]

COMMODITIES: tuple[Commodity, ...] = get_args(Commodity)  # die 1 to 6 [WA-58]
STATUSES: tuple[Status, ...] = get_args(Status)


# --- caravans ---------------------------------------------------------------------------------


class Caravan(msgspec.Struct, frozen=True):
    """[WA-61] `price` to buy (0: start only), `resale` when sold."""

    level: int
    cargo: int
    chaser: int
    barrier: int
    price: int
    resale: int


CARAVANS: dict[CaravanKey, Caravan] = {
    "trader": Caravan(1, cargo=3, chaser=1, barrier=0, price=10, resale=5),
    "chaser": Caravan(1, cargo=2, chaser=2, barrier=0, price=10, resale=5),
    "scout-shell": Caravan(1, cargo=2, chaser=1, barrier=1, price=10, resale=5),
    "master-trader": Caravan(2, cargo=5, chaser=2, barrier=1, price=40, resale=20),
    "hunter": Caravan(2, cargo=3, chaser=4, barrier=1, price=40, resale=20),
    "fortress": Caravan(2, cargo=3, chaser=2, barrier=3, price=40, resale=20),
}


# --- heroes, soldiers -------------------------------------------------------------------------


class Figure(msgspec.Struct, frozen=True):
    """[WA-47, WA-53] Hit up to `accuracy`; `cast`: the gold die up to which the skill works."""

    hit_points: int
    accuracy: int
    damage: int
    cast: int = 0


HEROES: dict[HeroKey, tuple[Figure, Figure]] = {  # of levels 1 and 2
    "salman": (Figure(4, 3, 1, 3), Figure(6, 3, 2, 4)),
    "kartika": (Figure(4, 3, 1, 2), Figure(6, 3, 2, 3)),
    "akane": (Figure(3, 2, 1, 3), Figure(5, 2, 2, 4)),
    "lianhua": (Figure(4, 3, 1, 3), Figure(7, 3, 2, 4)),
    "vasilka": (Figure(5, 3, 1, 2), Figure(8, 3, 2, 3)),
    "ishan": (Figure(4, 3, 1, 2), Figure(6, 3, 2, 3)),
    "parisa": (Figure(3, 2, 1, 2), Figure(5, 2, 3, 3)),
    "nefri": (Figure(4, 3, 1, 4), Figure(6, 3, 2, 5)),
    "wendelin": (Figure(5, 4, 1, 3), Figure(8, 4, 2, 4)),
    "jargal": (Figure(5, 3, 1, 3), Figure(7, 3, 2, 4)),
    "zubair": (Figure(4, 3, 1, 3), Figure(6, 3, 2, 4)),
    "odalys": (Figure(3, 2, 1, 3), Figure(6, 2, 3, 4)),
}
SOLDIERS = (Figure(2, 3, 1), Figure(4, 3, 2))  # of levels 1 and 2 [WA-53]

# --- merchants [WA-66, WA-81] -----------------------------------------------------------------


class Merchant(msgspec.Struct, frozen=True):
    """`cargo` and `gold` are dice."""

    tier: Tier
    hit_points: int
    accuracy: int
    experience: int
    cargo: int
    gold: int


MERCHANTS: dict[str, Merchant] = {  # by stage and die
    "merchant-1-1": Merchant("green", 4, 3, experience=1, cargo=1, gold=1),  # [WA-E1]
    "merchant-1-2": Merchant("green", 6, 3, experience=1, cargo=1, gold=2),
    "merchant-1-3": Merchant("green", 7, 3, experience=1, cargo=2, gold=1),
    "merchant-1-4": Merchant("yellow", 8, 4, experience=1, cargo=1, gold=2),
    "merchant-1-5": Merchant("yellow", 8, 3, experience=1, cargo=2, gold=2),
    "merchant-1-6": Merchant("yellow", 9, 3, experience=2, cargo=2, gold=2),
    "merchant-2-1": Merchant("green", 9, 3, experience=1, cargo=2, gold=2),
    "merchant-2-2": Merchant("green", 11, 4, experience=1, cargo=2, gold=2),
    "merchant-2-3": Merchant("green", 11, 3, experience=2, cargo=2, gold=2),
    "merchant-2-4": Merchant("yellow", 13, 4, experience=1, cargo=2, gold=3),
    "merchant-2-5": Merchant("yellow", 13, 3, experience=2, cargo=2, gold=4),
    "merchant-2-6": Merchant("yellow", 14, 3, experience=2, cargo=3, gold=3),
    "merchant-3-1": Merchant("green", 13, 3, experience=1, cargo=3, gold=2),
    "merchant-3-2": Merchant("green", 15, 4, experience=2, cargo=2, gold=3),
    "merchant-3-3": Merchant("green", 15, 3, experience=2, cargo=3, gold=3),
    "merchant-3-4": Merchant("yellow", 17, 3, experience=2, cargo=2, gold=5),
    "merchant-3-5": Merchant("yellow", 20, 4, experience=2, cargo=3, gold=5),
    "merchant-3-6": Merchant("yellow", 16, 2, experience=3, cargo=3, gold=5),
}

# --- monsters [WA-70, WA-79] ------------------------------------------------------------------


class Monster(msgspec.Struct, frozen=True):
    """`cargo` and `gold` are dice, `retreat` the die up to which one gets away."""

    tier: MonsterTier
    hit_points: int
    accuracy: int
    retreat: int
    experience: int
    cargo: int
    gold: int


MONSTERS: dict[str, Monster] = {
    "minion-1-1": Monster("minion", 4, 3, retreat=5, experience=1, cargo=0, gold=2),  # [WA-E2]
    "minion-1-2": Monster("minion", 6, 4, retreat=4, experience=1, cargo=1, gold=2),
    "minion-1-3": Monster("minion", 7, 3, retreat=4, experience=1, cargo=0, gold=2),
    "destroyer-1-1": Monster("destroyer", 12, 3, retreat=3, experience=2, cargo=1, gold=3),
    "destroyer-1-2": Monster("destroyer", 13, 4, retreat=3, experience=2, cargo=1, gold=3),
    "destroyer-1-3": Monster("destroyer", 12, 3, retreat=3, experience=2, cargo=1, gold=3),
    "minion-2-1": Monster("minion", 11, 4, retreat=4, experience=1, cargo=0, gold=3),
    "minion-2-2": Monster("minion", 11, 3, retreat=4, experience=1, cargo=1, gold=2),
    "minion-2-3": Monster("minion", 12, 4, retreat=4, experience=1, cargo=1, gold=2),
    "destroyer-2-1": Monster("destroyer", 17, 3, retreat=3, experience=2, cargo=1, gold=3),
    "destroyer-2-2": Monster("destroyer", 18, 4, retreat=3, experience=2, cargo=1, gold=3),
    "destroyer-2-3": Monster("destroyer", 17, 3, retreat=3, experience=2, cargo=2, gold=3),
    "minion-3-1": Monster("minion", 15, 4, retreat=4, experience=2, cargo=1, gold=2),
    "minion-3-2": Monster("minion", 16, 4, retreat=3, experience=2, cargo=0, gold=3),
    "minion-3-3": Monster("minion", 15, 3, retreat=3, experience=2, cargo=1, gold=3),
    "destroyer-3-1": Monster("destroyer", 21, 3, retreat=3, experience=3, cargo=1, gold=4),
    "destroyer-3-2": Monster("destroyer", 24, 4, retreat=2, experience=3, cargo=2, gold=4),
    "destroyer-3-3": Monster("destroyer", 24, 3, retreat=2, experience=3, cargo=2, gold=5),
    "raid-1": Monster("raid", 15, 3, retreat=3, experience=2, cargo=1, gold=3),
    "raid-2": Monster("raid", 21, 3, retreat=3, experience=3, cargo=2, gold=4),
    "raid-3": Monster("raid", 27, 3, retreat=2, experience=3, cargo=2, gold=5),
    "lindworm": Monster("legendary", 13, 3, retreat=2, experience=3, cargo=2, gold=5),
    "orochi": Monster("legendary", 17, 4, retreat=2, experience=4, cargo=2, gold=6),
    "sphinx": Monster("legendary", 9, 2, retreat=3, experience=3, cargo=1, gold=6),
    "nian": Monster("legendary", 12, 3, retreat=3, experience=3, cargo=2, gold=4),
    "roc": Monster("legendary", 10, 2, retreat=1, experience=3, cargo=3, gold=5),
    "naga": Monster("legendary", 14, 3, retreat=1, experience=4, cargo=2, gold=6),
}
ITEMS: dict[LegendKey, str] = {  # [WA-74]
    "lindworm": "frost-horn",
    "orochi": "cloud-sword",
    "sphinx": "riddle-ring",
    "nian": "thunder-drum",
    "roc": "sky-cloak",
    "naga": "tide-pearl",
}

# --- Brigand, Government [WA-80] --------------------------------------------------------------


class Patrol(msgspec.Struct, frozen=True):
    """Soldiers of both levels, and the loot: experience and gold pieces."""

    explorer: int
    recruits: int  # of level 1
    veterans: int  # of level 2
    experience: int
    gold: int


PATROLS: dict[str, Patrol] = {
    "brigand-1": Patrol(3, recruits=3, veterans=0, experience=2, gold=6),  # [WA-E3]
    "brigand-2": Patrol(4, recruits=2, veterans=3, experience=2, gold=9),
    "brigand-3": Patrol(4, recruits=0, veterans=5, experience=2, gold=12),
    "government-1": Patrol(2, recruits=2, veterans=1, experience=2, gold=9),
    "government-2": Patrol(3, recruits=2, veterans=2, experience=2, gold=13),
    "government-3": Patrol(4, recruits=1, veterans=4, experience=2, gold=18),
}

# --- rows by die [WA-31, WA-66] ---------------------------------------------------------------


def merchant_row(stage: int) -> list[str]:
    """Dice 1 to 6."""
    return [f"merchant-{stage}-{die}" for die in range(1, 7)]


def monster_row(stage: int) -> list[str]:
    """Dice 1 to 3 find Minions, 4 to 6 Destroyers."""
    return [f"{tier}-{stage}-{n}" for tier in ("minion", "destroyer") for n in (1, 2, 3)]
