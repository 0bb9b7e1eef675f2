"""Chances of dice, shown before they are rolled."""

from __future__ import annotations

from functools import cache
from math import comb

import msgspec

from engine.core import Dice
from engine.games.world_adventure.cards import SKILLS
from engine.games.world_adventure.figures import (
    HERO,
    Edge,
    Side,
    active,
    card_of,
    cast_value,
    grant,
    limit,
)
from engine.games.world_adventure.state import Turn, World

FACES = 6
DIE = range(1, FACES + 1)


def percent(chance: float) -> int:
    return round(100 * chance)


def up_to(most: int) -> float:
    """That a die shows that much at most."""
    return min(max(most, 0), FACES) / FACES


def chance(dice: int, successes: int) -> float:
    """[WA-14] That so many dice, or more, show 1 to 3."""
    return sum(comb(dice, n) for n in range(max(0, successes), dice + 1)) / 2**dice


def fell_chance(s: World, side: Side, accuracy: int, need: int) -> float:
    """That the side deals at least `need` in the coming stage: with the hero's skill and without,
    as often as each comes. Rerolls, which may be kept for later, are not counted."""
    assert side.seat is not None
    skill = SKILLS[s.clans[side.seat].hero.key]
    works = up_to(cast_value(s, side.seat, side.edge))
    hit = limit(s, side, accuracy)
    plain = _by_silver(s, side, accuracy, need)
    skilled = _by_silver(s, _boosted(s, side), accuracy, need)
    chance = 0.0
    for silver in DIE:
        able = works if silver <= hit or not skill.needs_hit else 0
        chance += able * skilled[silver] + (1 - able) * plain[silver]
    return chance / FACES


def _boosted(s: World, side: Side) -> Side:
    """As if the hero's skill worked; a soldier that it lifts rolls in the next stage only."""
    assert side.seat is not None
    boon = SKILLS[s.clans[side.seat].hero.key].boon
    edge: Edge = msgspec.structs.replace(side.edge)
    if boon.key != "rally":
        grant(Turn(s, Dice(b"", 0)), side.seat, edge, boon)
    return msgspec.structs.replace(side, edge=edge)


def _by_silver(s: World, side: Side, accuracy: int, need: int) -> dict[int, float]:
    """For each face of the hero's die; the soldiers' by chance."""
    hit, edge, standing = limit(s, side, accuracy), side.edge, active(s, side)
    strength = card_of(standing.pop(HERO)).damage + edge.hero
    hits = tuple(sorted(card_of(one).damage + edge.each for one in standing.values()))
    need -= edge.damage
    missing = at_least(need, up_to(hit), hits)
    hitting = at_least(need - strength, up_to(hit), hits)
    return {silver: hitting if silver <= hit else missing for silver in DIE}


@cache
def at_least(need: int, chance: float, hits: tuple[int, ...]) -> float:
    """That the damage of those who hit, each with that chance, comes to `need`."""
    if need <= 0:
        return 1.0
    if not hits:
        return 0.0
    first, *others = hits
    rest = tuple(others)
    return chance * at_least(need - first, chance, rest) + (1 - chance) * at_least(
        need, chance, rest
    )
