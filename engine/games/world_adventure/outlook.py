"""How well a seat stands, for house players: its team's Ancient Runes, then what earns more."""

from __future__ import annotations

from engine.games.world_adventure.runes import runes_of
from engine.games.world_adventure.state import Clan, World, rivals

END = 1000.0
RUNE, RIVAL = 10.0, 0.5  # a rune; what the best rival's standing counts against one's own
GOLD, GOOD, SOLDIER, POINT = 0.1, 0.3, 0.6, 0.2


def worth(s: World, seat: int) -> float:
    if s.result is not None:
        return END if s.result.places[seat] == 1 else -END
    others = (standing(s, other) for other in rivals(s, seat))
    return standing(s, seat) - RIVAL * max(others)


def standing(s: World, seat: int) -> float:
    return RUNE * runes_of(s, seat) + means(s.clans[seat])


def means(clan: Clan) -> float:
    """What a clan has to go on with."""
    figures = (clan.hero, *clan.soldiers)
    experience = sum(one.experience for one in figures)
    soldiers = sum(soldier.level for soldier in clan.ready)
    return GOLD * clan.gold + GOOD * len(clan.goods) + SOLDIER * soldiers + POINT * experience
