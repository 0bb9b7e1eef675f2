"""What cards can do, as data: effects at once, laws that hold for a while, boons in a battle. The
lists are closed: a card is made of these and nothing else."""

from __future__ import annotations

from typing import Literal

import msgspec

PatrolKind = Literal["brigand", "government"]


# --- effects: what happens at once ------------------------------------------------------------


class Gold(msgspec.Struct, frozen=True):
    """Below 0: to be paid, as far as one has it."""

    n: int


class GoldDice(msgspec.Struct, frozen=True):
    n: int


class Cargo(msgspec.Struct, frozen=True):
    """Dice."""

    n: int


class Experience(msgspec.Struct, frozen=True):
    n: int


class Wanted(msgspec.Struct, frozen=True):
    n: int


class Heal(msgspec.Struct, frozen=True):
    """Fainted soldiers."""

    n: int


class Medics(msgspec.Struct, frozen=True):
    n: int


class Smoke(msgspec.Struct, frozen=True):
    """A smoke bomb, for who has none."""


class Volunteer(msgspec.Struct, frozen=True):
    """A soldier for nothing, as far as Leadership reaches."""


class Moves(msgspec.Struct, frozen=True):
    n: int


class Actions(msgspec.Struct, frozen=True):
    n: int


class OpenShops(msgspec.Struct, frozen=True):
    """Every merchant shop lets one in again [WA-56]."""


class Flight(msgspec.Struct, frozen=True):
    """To a city of one's choice."""


class TakeBack(msgspec.Struct, frozen=True):
    """All markers of a kind."""

    markers: Literal["merchants", "monsters"]


class Banish(msgspec.Struct, frozen=True):
    """Off the map."""

    npc: PatrolKind


class Summon(msgspec.Struct, frozen=True):
    """Onto the map, unless one is out [WA-43, WA-44]."""

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
    "scout-sure",  # above 0: found for certain [WA-50]
    "quest-dice",  # `of` a status [WA-33]
    "quest-sure",  # `of` a status; above 0: done for certain [WA-50, WA-51]
    "guild",  # actions that a quest costs [WA-33]
    "drop",  # gold to give one up
    "buy",  # gold for a good [WA-58]
    "sell",  # gold for any good [WA-57]
    "need",  # and for a needed one
    "shop-dice",  # [WA-58]
    "stall-price",  # [WA-60]
    "stall-income",  # [WA-25]
    "upgrade",  # gold for one [WA-62]
    "recruit",  # gold for a soldier [WA-53]
    "recover",  # gold for a fainted one [WA-54]
    "train",  # gold, both ways [WA-48]
    "train-die",  # up to which the cheap way succeeds
    "accuracy",  # up to which own dice hit [WA-65]
    "cast",  # up to which the gold die works [WA-47]
    "reroll",  # accuracy dice in a fight [WA-52]
    "chaser",  # [WA-61]
    "barrier",
    "retreat",  # die up to which one gets away [WA-70, WA-72]
    "loot-gold",  # dice [WA-66, WA-79]
    "loot-cargo",
    "experience",  # [WA-55]
    "npc-steps",  # [WA-36, WA-37]
    "npc-explorer",
    "truce",  # above 0: does not attack
    "bounty",  # gold [WA-77]
]


class Law(msgspec.Struct, frozen=True):
    """So much is added to the number `key`."""

    key: LawKey
    n: int = 1
    of: str = ""


# --- boons: what one side of a battle gets ----------------------------------------------------

BoonKey = Literal[
    "strike",  # the hero's damage once more
    "damage",  # in any case, whatever the dice show
    "vengeance",  # a point for each of the own fainted soldiers, up to n
    "hero",  # more damage if the hero hits
    "each",  # more damage for every soldier that hits
    "accuracy",  # own dice hit up to so much more
    "aim",  # likewise, for the rest of the battle
    "cast",  # the gold die works up to so much more
    "still",  # the stage costs nothing
    "away",  # a retreat cannot fail, and nothing is dropped
    "guard",  # so many losses, or points of damage, are warded off
    "rally",  # so many fainted soldiers stand up again
    "stages",  # against a merchant
    "reroll",  # dice
    "gold",  # dice more at the victory
    "cargo",
    "experience",
]


class Boon(msgspec.Struct, frozen=True):
    key: BoonKey
    n: int = 1
