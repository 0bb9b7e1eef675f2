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
    """The chance that a die shows at most `most`."""
    return min(max(most, 0), FACES) / FACES


def chance(dice: int, successes: int) -> float:
    """[WA-14] The chance that at least so many dice show 1 to 3."""
    return sum(comb(dice, n) for n in range(max(0, successes), dice + 1)) / 2**dice


def fell_chance(s: World, side: Side, accuracy: int, need: int) -> float:
    """The chance that the side deals at least `need` in the coming stage, with and without the
    hero's skill, each weighed by how likely it is. Rerolls may be kept for later and are not
    counted."""
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
    """The side as if the hero's skill worked; a soldier that it revives rolls only from the next
    stage on."""
    assert side.seat is not None
    boon = SKILLS[s.clans[side.seat].hero.key].boon
    edge: Edge = msgspec.structs.replace(side.edge)
    if boon.key != "rally":
        grant(Turn(s, Dice(b"", 0)), side.seat, edge, boon)
    return msgspec.structs.replace(side, edge=edge)


def _by_silver(s: World, side: Side, accuracy: int, need: int) -> dict[int, float]:
    """The chance for each face of the hero's die, averaged over the soldiers' dice."""
    hit, edge, standing = limit(s, side, accuracy), side.edge, active(s, side)
    strength = card_of(standing.pop(HERO)).damage + edge.hero
    hits = tuple(sorted(card_of(one).damage + edge.each for one in standing.values()))
    need -= edge.damage
    missing = at_least(need, up_to(hit), hits)
    hitting = at_least(need - strength, up_to(hit), hits)
    return {silver: hitting if silver <= hit else missing for silver in DIE}


@cache
def at_least(need: int, chance: float, hits: tuple[int, ...]) -> float:
    """The chance that the damage of the hits, each with its own chance, comes to `need`."""
    if need <= 0:
        return 1.0
    if not hits:
        return 0.0
    first, *others = hits
    rest = tuple(others)
    return chance * at_least(need - first, chance, rest) + (1 - chance) * at_least(
        need, chance, rest
    )
