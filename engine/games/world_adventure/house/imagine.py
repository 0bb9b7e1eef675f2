"""Guesses at what a view hides."""

from __future__ import annotations

from collections import Counter

from engine.core import Dice
from engine.games.world_adventure.board import LEGENDS
from engine.games.world_adventure.cards import COMMODITIES, HAPPENINGS, POWERS, QUESTS
from engine.games.world_adventure.check import legends, power_zones, powers, quest_zones, quests
from engine.games.world_adventure.setup import NEED_MARKERS
from engine.games.world_adventure.state import World
from engine.house.hidden import deal_hidden


def imagine(s: World, dice: Dice) -> None:
    """Deal what is not in sight to where nobody sees it."""
    needs = Counter[str](dict.fromkeys(COMMODITIES, NEED_MARKERS))
    deal_hidden(dice, needs - Counter([*s.needs.values(), *s.used]), [s.reserve])
    deal_hidden(dice, Counter([*HAPPENINGS]) - Counter([s.coming, *s.past]), [s.events])
    deal_hidden(dice, Counter([*LEGENDS]) - Counter(legends(s)), [s.legends])
    deal_hidden(dice, Counter([*QUESTS]) - Counter(quests(s)), quest_zones(s))
    deal_hidden(dice, Counter([*POWERS]) - Counter(powers(s)), power_zones(s))
