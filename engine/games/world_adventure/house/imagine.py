"""Guesses at what is hidden, for house players that look ahead."""

from __future__ import annotations

from collections import Counter

from engine.core import HIDDEN, Dice, Zone
from engine.games.world_adventure.board import LEGENDS
from engine.games.world_adventure.cards import COMMODITIES, HAPPENINGS, POWERS, QUESTS
from engine.games.world_adventure.check import legends, power_zones, powers, quest_zones, quests
from engine.games.world_adventure.setup import NEED_MARKERS
from engine.games.world_adventure.state import World


def imagine(s: World, dice: Dice) -> None:
    """Deal what is not in sight to where nobody sees it."""
    needs = Counter[str](dict.fromkeys(COMMODITIES, NEED_MARKERS))
    _deal(dice, needs - Counter([*s.needs.values(), *s.used]), [s.reserve])
    _deal(dice, Counter([*HAPPENINGS]) - Counter([s.coming, *s.past]), [s.events])
    _deal(dice, Counter([*LEGENDS]) - Counter(legends(s)), [s.legends])
    _deal(dice, Counter([*QUESTS]) - Counter(quests(s)), quest_zones(s))
    _deal(dice, Counter([*POWERS]) - Counter(powers(s)), power_zones(s))


def _deal(dice: Dice, pool: Counter[str], zones: list[Zone]) -> None:
    hidden = list(pool.elements())
    dice.shuffle(hidden)
    for zone in zones:
        zone.cards = [hidden.pop() if card == HIDDEN else card for card in zone.cards]
