"""How well a seat stands, for bot players: its runes, how soon the next ones come, and what it has
to go on with."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

import msgspec

from engine.games.world_adventure.board import distances, is_city
from engine.games.world_adventure.cards import CARAVANS, MONSTERS, PATROLS, STATUSES, Deed
from engine.games.world_adventure.ending import runes_of
from engine.games.world_adventure.house.deeds import DeedMonths
from engine.games.world_adventure.house.pending import (
    GOLD,
    GOODS,
    SOLDIER,
    Gain,
    fought,
    meet_patrol,
    pending,
)
from engine.games.world_adventure.house.styles import manner_of
from engine.games.world_adventure.odds.dice import chance
from engine.games.world_adventure.roaming import STRIDE, reaches, truce
from engine.games.world_adventure.setup import ChoosingCaravan
from engine.games.world_adventure.stalls import INCOME, owned
from engine.games.world_adventure.state import Clan, Npc, World, rivals, team_of
from engine.house.looks import Look

_SEEN = attrgetter(
    *("month", "step", "turn_of", "order", "stage", "event", "clans", "npcs", "stalls", "stack"),
    *("needs", "served", "merchants", "monsters", "fulfilled", "plundered", "slain"),
)
END = 1000.0
RUNE, LEAST = 20.0, 4.0  # a rune; the least that even a distant deed is worth
RIVAL, RICHES = 0.3, 0.1  # how much the best rival counts against one's own; how much its gold does
MONTH = 4.0  # lost for each month of waiting for a deed
RANKS = tuple(0.55**n for n in range(10))  # weights of the deeds, the first to come first
KEEN = -6.0  # months by which a legend seems nearer to a seat that must have one
HORIZON = 18  # the month up to which a stall is thought to pay
GRAND, UPGRADE, MEDIC = 4.0, 2.5, 2.2
USE, ITEM = 1.6, 3.0  # a use of a Rune Power; a legendary item
LESSON, SOLDIER_LESSON, GROWN = 0.9, 0.3, 9.4  # experience; a soldier's; a hero of level 2
WANTED = 0.4


def worth(s: World, seat: int) -> float:
    """The seat's own standing less part of the best rival's; winning or losing outweighs all
    else."""
    if s.result is not None:
        return END if s.result.places[seat] == 1 else -END
    return _weighed(Look(s, msgspec.json.encode(_SEEN(s))), seat)


@lru_cache(maxsize=2_000)
def _weighed(look: Look[World], seat: int) -> float:
    s = look.take()
    if s.month == 0:
        return _made_up(s, seat)
    plan = Plan(s, seat)
    value = plan.value + _belongings(s, seat) + pending(s, seat, plan.gain)
    return value - danger(s, seat, plan.gain) - RIVAL * best_rival(s, seat)


def best_rival(s: World, seat: int) -> float:
    others = [RUNE * runes_of(s, other) + RICHES * s.clans[other].gold for other in rivals(s, seat)]
    return max(others)


class Plan:
    """The open deeds, by how soon they come."""

    def __init__(self, s: World, seat: int) -> None:
        self.s, self.seat = s, seat
        shy = dict(manner_of(s.clans[seat]).shy)
        if lacks_legend(s, seat):
            shy["legendary"] = KEEN
        months = DeedMonths(s, seat).all()
        self.coming = sorted([(when + shy.get(deed, 0), deed) for deed, when in months])
        self.score = _score([when for when, _ in self.coming])
        self.value = RUNE * runes_of(s, seat) + self.score

    def gain(self, deed: Deed) -> float:
        """What the rune of a deed is worth: nothing if its slots are full."""
        place = next((n for n, (_, other) in enumerate(self.coming) if other == deed), None)
        if place is None:
            return 0
        left = [when for n, (when, _) in enumerate(self.coming) if n != place]
        return max(LEAST, RUNE + _score(left) - self.score)


def lacks_legend(s: World, seat: int) -> bool:
    """[WA-04] Whether the seat still needs a legendary monster to win."""
    return s.legend and all("legendary" not in s.clans[mate].runes for mate in team_of(s, seat))


def _score(months: list[float]) -> float:
    """The sooner a deed comes the better; the first ones count most."""
    return -MONTH * sum([part * month for part, month in zip(RANKS, months, strict=False)])


# --- besides deeds ----------------------------------------------------------------------------


def _made_up(s: World, seat: int) -> float:
    """The worth of a clan before the first month."""
    clan, top = s.clans[seat], s.stack[-1]
    travels = isinstance(top, ChoosingCaravan) and seat not in top.waiting
    return status(clan) + travels * manner_of(clan).caravans.get(clan.caravan, 0)


def status(clan: Clan) -> float:
    taste = manner_of(clan).status
    return sum([sum(taste[each][: clan.status(each)]) for each in STATUSES])


def _belongings(s: World, seat: int) -> float:
    clan = s.clans[seat]
    to_come = INCOME * owned(s, seat) * (HORIZON - s.month)
    value = status(clan) + GOLD * (clan.gold + to_come) + GOODS * len(clan.goods)
    value += manner_of(clan).caravans.get(clan.caravan, 0)
    value += GRAND * (CARAVANS[clan.caravan].level - 1)
    value += UPGRADE * (clan.smoke + clan.pet + clan.cargo) + MEDIC * clan.medics
    value += sum([USE * power.uses for power in clan.powers]) + ITEM * len(clan.items)
    return value + _people(clan) - WANTED * clan.wanted


def belongings(s: World, seat: int) -> dict[str, float]:
    """The same in named parts."""
    clan = s.clans[seat]
    return {
        "status": status(clan),
        "gold": GOLD * clan.gold,
        "stalls": GOLD * INCOME * owned(s, seat) * (HORIZON - s.month),
        "goods": GOODS * len(clan.goods),
        "caravan": manner_of(clan).caravans.get(clan.caravan, 0)
        + GRAND * (CARAVANS[clan.caravan].level - 1),
        "upgrades": UPGRADE * (clan.smoke + clan.pet + clan.cargo) + MEDIC * clan.medics,
        "powers": sum([USE * power.uses for power in clan.powers]) + ITEM * len(clan.items),
        "experience": _experience(clan),
        "soldiers": _soldiers(clan),
        "wanted": -WANTED * clan.wanted,
    }


def _people(clan: Clan) -> float:
    return _experience(clan) + _soldiers(clan)


def _experience(clan: Clan) -> float:
    young = [one.experience for one in clan.soldiers if one.level == 1]
    value = GROWN if clan.hero.level == 2 else LESSON * clan.hero.experience
    return value + SOLDIER_LESSON * sum(young)


def _soldiers(clan: Clan) -> float:
    return SOLDIER * sum([1 if one.fainted else 2 * one.level for one in clan.soldiers])


# --- danger -----------------------------------------------------------------------------------


def danger(s: World, seat: int, gain: Gain) -> float:
    """The danger from those who may attack the seat where it stands: the worst of them counts."""
    return max([0.0, *[-_met(s, seat, npc, gain) for npc in s.npcs if not truce(s, npc, seat)]])


def _met(s: World, seat: int, npc: Npc, gain: Gain) -> float:
    """What it means to meet this NPC this month, weighed by how likely that is."""
    clan = s.clans[seat]
    if npc.kind in ("brigand", "government"):
        safe = is_city(clan.at) if npc.kind == "brigand" else not clan.wanted
        if safe or distances(npc.at)[clan.at] > STRIDE:
            return 0
        return chance(PATROLS[npc.card].explorer, 1) * meet_patrol(s, seat, npc, gain)
    if not reaches(npc, clan.at) or seat in npc.spares or npc.token in clan.struck:
        return 0
    return fought(s, seat, npc.card, gain, MONSTERS[npc.card].hit_points, 0)
