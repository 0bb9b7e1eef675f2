"""World events: what holds for a month, and what happens as it begins [WA-26].

24 cards, and one event for each legendary monster, which lasts as long as it lives. An event is the
same for everybody.
"""

from __future__ import annotations

from typing import cast, get_args

import msgspec

from engine.games.world_adventure.board import LegendKey
from engine.games.world_adventure.cards import MonsterTier
from engine.games.world_adventure.effects import (
    Cargo,
    Effect,
    Heal,
    NewNeeds,
    Summon,
    TakeBack,
    Volunteer,
    Wanted,
    apply,
)
from engine.games.world_adventure.lawbook import Law
from engine.games.world_adventure.state import Turn


class Happening(msgspec.Struct, frozen=True):
    """`instants`: for everyone; `once`: on the map."""

    laws: tuple[Law, ...] = ()
    instants: tuple[Effect, ...] = ()
    once: tuple[Effect, ...] = ()


BEASTS: tuple[MonsterTier, ...] = get_args(MonsterTier)
HAPPENINGS: dict[str, Happening] = {
    "tailwind": Happening((Law("moves", 1),)),
    "sandstorm": Happening((Law("moves", -1), Law("stall-income", -2))),
    "long-days": Happening((Law("moves", -1), Law("scout-dice", 1))),
    "clear-skies": Happening((Law("scout-dice", 1),)),
    "new-fashions": Happening((Law("need", 1),), once=(NewNeeds(),)),
    "guild-feast": Happening((Law("actions", -1), Law("drop", -5))),
    "bazaar-week": Happening((Law("buy", 2), Law("shop-dice", 2))),
    "hunters-moon": Happening(tuple(Law("accuracy", 1, beast) for beast in BEASTS)),
    "caravan-fair": Happening((Law("sell", -1), Law("moves", -1), Law("stall-income", -2))),
    "royal-weddings": Happening((Law("need", 1), Law("actions", -1)), once=(Summon("government"),)),
    "open-gates": Happening((Law("stall-price", -3), Law("upgrade", -2))),
    "harvest-moon": Happening((Law("stall-income", -5), Law("moves", -1))),
    "drill-month": Happening((Law("actions", -1), Law("train-die", 1))),
    "village-drums": Happening((Law("actions", -1), Law("recruit", -2)), (Volunteer(),)),
    "wandering-healers": Happening((Law("recover", -1),), (Heal(1),)),
    "shooting-stars": Happening((Law("moves", -1), Law("cast", 1))),
    "heavy-saddlebags": Happening(
        (
            Law("moves", -1),
            Law("loot-gold", 1, "merchant"),
            Law("loot-cargo", 1, "merchant"),
        )
    ),
    "sturdy-wagons": Happening((Law("chaser", 1), Law("barrier", 1))),
    "robbers-road": Happening(
        (Law("npc-steps", 2, "brigand"), Law("npc-explorer", 2, "brigand")),
        once=(Summon("brigand"),),
    ),
    "kings-riders": Happening(
        (Law("npc-steps", 1, "government"), Law("npc-explorer", 1, "government"), Law("bounty", 3)),
        once=(Summon("government"),),
    ),
    "great-pardon": Happening((Law("truce", 1, "government"),), (Wanted(-1),)),
    "peace-of-the-road": Happening((Law("truce", 1, "brigand"),), once=(TakeBack("merchants"),)),
    "beasts-return": Happening(
        (Law("experience", 1, "minion"), Law("experience", 1, "destroyer")),
        once=(TakeBack("monsters"),),
    ),
    "gifts-of-the-road": Happening(instants=(Cargo(1),)),
}
LEGENDARY: dict[LegendKey, Happening] = {
    "lindworm": Happening((Law("recover", 1), Law("recruit", 1), Law("train", 5))),
    "orochi": Happening((Law("buy", 3),)),
    "sphinx": Happening((Law("quest-dice", -1), Law("guild", 1))),
    "nian": Happening((Law("scout-dice", -1), Law("stall-income", -3))),
    "roc": Happening((Law("sell", -2),)),
    "naga": Happening((Law("moves", -1), Law("retreat", -1))),
}


def happening(event: str) -> Happening:
    return HAPPENINGS[event] if event in HAPPENINGS else LEGENDARY[cast("LegendKey", event)]


def befall(t: Turn) -> None:
    """What the month's event does as it begins: on the map, then to all in the order of turns."""
    card = happening(t.s.running)
    for effect in card.once:
        apply(t, t.s.order[0], effect)
    for seat in t.s.order:
        for effect in card.instants:
            apply(t, seat, effect)
