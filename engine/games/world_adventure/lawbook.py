"""The numbers that something may change, and by how much: the closed list."""

from __future__ import annotations

from typing import Literal

import msgspec

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
