"""What cards can do, as data: effects at once, laws that hold for a while, boons in a battle. The
lists are closed: every card is made of these."""

from __future__ import annotations

from typing import Literal

import msgspec

PatrolKind = Literal["brigand", "government"]


# --- effects: what happens at once ------------------------------------------------------------


class Gold(msgspec.Struct, frozen=True):
    """Gold gained, or if negative, gold to be paid as far as the purse reaches."""

    n: int


class GoldDice(msgspec.Struct, frozen=True):
    n: int


class Cargo(msgspec.Struct, frozen=True):
    """Dice for goods."""

    n: int


class Experience(msgspec.Struct, frozen=True):
    n: int


class Wanted(msgspec.Struct, frozen=True):
    n: int


class Heal(msgspec.Struct, frozen=True):
    """How many fainted soldiers recover."""

    n: int


class Medics(msgspec.Struct, frozen=True):
    n: int


class Smoke(msgspec.Struct, frozen=True):
    """A smoke bomb, for a clan that has none."""


class Volunteer(msgspec.Struct, frozen=True):
    """A soldier for free, as far as Leadership allows."""


class Moves(msgspec.Struct, frozen=True):
    n: int


class Actions(msgspec.Struct, frozen=True):
    n: int


class OpenShops(msgspec.Struct, frozen=True):
    """Every merchant shop lets the clan in again [WA-56]."""


class Flight(msgspec.Struct, frozen=True):
    """A flight to a city of one's choice."""


class TakeBack(msgspec.Struct, frozen=True):
    """All markers of a kind are taken back."""

    markers: Literal["merchants", "monsters"]


class Banish(msgspec.Struct, frozen=True):
    """NPCs of these kinds leave the map."""

    npc: PatrolKind


class Summon(msgspec.Struct, frozen=True):
    """An NPC comes onto the map, unless it is out already [WA-43, WA-44]."""

    npc: PatrolKind


class NewNeeds(msgspec.Struct, frozen=True):
    """All cities want something else, except those that have been served this month [WA-59]."""


Effect = (
    Gold
    | GoldDice
    | Cargo
    | Experience
    | Wanted
    | Heal
    | Medics
    | Smoke
    | Volunteer
    | Moves
    | Actions
    | OpenShops
    | Flight
    | TakeBack
    | Banish
    | Summon
    | NewNeeds
)


# --- laws: numbers that hold for a while ------------------------------------------------------

LawKey = Literal[
    "moves",  # points of a turn [WA-28]
    "actions",
    "scout-dice",  # [WA-30]
    "scout-sure",  # above 0, scouting succeeds for certain [WA-50]
    "quest-dice",  # dice for a quest, by status (`of`) [WA-33]
    "quest-sure",  # by status (`of`); above 0, a task succeeds for certain [WA-50, WA-51]
    "guild",  # actions that a quest costs [WA-33]
    "drop",  # gold to give up a quest
    "buy",  # gold for a good [WA-58]
    "sell",  # gold for any good [WA-57]
    "need",  # gold for a needed good
    "shop-dice",  # [WA-58]
    "stall-price",  # [WA-60]
    "stall-income",  # [WA-25]
    "upgrade",  # gold for an upgrade [WA-62]
    "recruit",  # gold for a soldier [WA-53]
    "recover",  # gold to recover a fainted soldier [WA-54]
    "train",  # gold to train, by either way [WA-48]
    "train-die",  # the highest die with which the cheap way succeeds
    "accuracy",  # the highest die that hits, for one's own side [WA-65]
    "cast",  # the highest gold die with which the skill works [WA-47]
    "reroll",  # accuracy dice to roll again in a fight [WA-52]
    "chaser",  # [WA-61]
    "barrier",
    "retreat",  # the highest die with which a retreat succeeds [WA-70, WA-72]
    "loot-gold",  # dice [WA-66, WA-79]
    "loot-cargo",
    "experience",  # [WA-55]
    "npc-steps",  # [WA-36, WA-37]
    "npc-explorer",
    "truce",  # above 0, the foe does not attack
    "bounty",  # gold [WA-77]
]


class Law(msgspec.Struct, frozen=True):
    """A number that a card adds to the value called `key`."""

    key: LawKey
    n: int = 1
    of: str = ""


# --- boons: what one side of a battle gets ----------------------------------------------------

BoonKey = Literal[
    "strike",  # the hero deals its damage a second time
    "damage",  # damage dealt whatever the dice show
    "vengeance",  # a point for each of one's own fainted soldiers, up to n
    "hero",  # more damage if the hero hits
    "each",  # more damage for every soldier that hits
    "accuracy",  # added to the highest die that hits
    "aim",  # the same, for the rest of the battle
    "cast",  # added to the highest gold die with which the skill works
    "still",  # the stage costs nothing
    "away",  # a retreat cannot fail, and nothing is dropped
    "guard",  # losses or points of damage that are warded off
    "rally",  # fainted soldiers that stand up again
    "stages",  # added stages against a merchant
    "reroll",  # dice to roll again
    "gold",  # added gold dice at the victory
    "cargo",
    "experience",
]


class Boon(msgspec.Struct, frozen=True):
    key: BoonKey
    n: int = 1
