"""Chances of dice, shown before they are rolled."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple, TypeVar

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
    next_to_fall,
)
from engine.games.world_adventure.state import Hero, Soldier, Turn, World

F = TypeVar("F", Hero, Soldier)

FACES = 6
DIE = range(1, FACES + 1)


def percent(chance: float) -> int:
    return round(100 * chance)


def up_to(most: int) -> float:
    """The chance that a die shows at most `most`."""
    return min(max(most, 0), FACES) / FACES


@lru_cache(maxsize=1_000)
def chance(dice: int, successes: int) -> float:
    """[WA-14] The chance that at least so many dice show 1 to 3."""
    return sum(comb(dice, n) for n in range(max(0, successes), dice + 1)) / 2**dice


class Blow(NamedTuple):
    """What the figures that stand deal: each die up to `hit` hits with its figure's damage, and
    `sure` comes on top."""

    hit: int
    sure: int
    hero: int
    soldiers: tuple[int, ...]


class Force(NamedTuple):
    """A side in one stage: its blow without and with the hero's skill, the chance that the gold die
    calls the skill, and whether it needs the hero's hit."""

    plain: Blow
    skilled: Blow
    works: float
    needs_hit: bool


def force_of(s: World, side: Side, accuracy: int) -> Force:
    """The side in the coming stage. Rerolls may be kept for later and are not counted."""
    assert side.seat is not None
    skill = SKILLS[s.clans[side.seat].hero.key]
    works = up_to(cast_value(s, side.seat, side.edge))
    plain, skilled = (_blow(s, one, accuracy) for one in (side, _boosted(s, side)))
    return Force(plain, skilled, works, skill.needs_hit)


def fell_chance(force: Force, need: int) -> float:
    """The chance that the side deals at least `need` in this stage, with and without the hero's
    skill, each weighed by how likely it is."""
    plain, skilled = _by_silver(force.plain, need), _by_silver(force.skilled, need)
    chance = 0.0
    for silver in DIE:
        able = force.works if silver <= force.plain.hit or not force.needs_hit else 0
        chance += able * skilled[silver] + (1 - able) * plain[silver]
    return chance / FACES


@lru_cache(maxsize=4096)
def mean_damage(force: Force) -> float:
    """What the side deals in this stage on average."""
    blow = max(force.plain, force.skilled, key=_most)
    return sum(fell_chance(force, need) for need in range(1, _most(blow) + 1))


@lru_cache(maxsize=4096)
def win_chance(forces: tuple[Force, ...], need: int) -> float:
    """The chance to deal `need` in all the stages to come together, one force for each."""
    if need <= 0:
        return 1.0
    if not forces:
        return 0.0
    first, *others = forces
    reached = [1.0, *(fell_chance(first, n) for n in range(1, need + 1))]
    later = (
        (reached[dealt] - reached[dealt + 1]) * win_chance(tuple(others), need - dealt)
        for dealt in range(need)
    )
    return reached[need] + sum(later)


def _most(blow: Blow) -> int:
    return blow.sure + blow.hero + sum(blow.soldiers)


def _blow(s: World, side: Side, accuracy: int) -> Blow:
    edge, standing = side.edge, active(s, side)
    hero = card_of(standing.pop(HERO)).damage + edge.hero
    soldiers = tuple(sorted(card_of(one).damage + edge.each for one in standing.values()))
    return Blow(limit(s, side, accuracy), edge.damage, hero, soldiers)


def _boosted(s: World, side: Side) -> Side:
    """The side as if the hero's skill worked; a soldier that it revives rolls only from the next
    stage on."""
    assert side.seat is not None
    boon = SKILLS[s.clans[side.seat].hero.key].boon
    edge: Edge = msgspec.structs.replace(side.edge)
    if boon.key != "rally":
        grant(Turn(s, Dice(b"", 0)), side.seat, edge, boon)
    return msgspec.structs.replace(side, edge=edge)


def _by_silver(blow: Blow, need: int) -> dict[int, float]:
    """The chance for each face of the hero's die, averaged over the soldiers' dice."""
    need -= blow.sure
    missing = at_least(need, up_to(blow.hit), blow.soldiers)
    hitting = at_least(need - blow.hero, up_to(blow.hit), blow.soldiers)
    return {silver: hitting if silver <= blow.hit else missing for silver in DIE}


def rested(side: Side) -> Side:
    """The side in its next stage: what holds for one stage is over."""
    edge: Edge = msgspec.structs.replace(side.edge)
    edge.next_stage()
    return msgspec.structs.replace(side, edge=edge)


def fewer(s: World, side: Side) -> World:
    """The table once the weakest of the side's figures has fallen."""
    assert side.seat is not None
    clan = s.clans[side.seat]
    first = next(iter(next_to_fall(s, side)))
    clans = list(s.clans)
    clans[side.seat] = msgspec.structs.replace(
        clan,
        hero=_down(clan.hero) if first == HERO else clan.hero,
        soldiers=[
            _down(one) if f"soldier-{n}" == first else one for n, one in enumerate(clan.soldiers, 1)
        ],
    )
    return msgspec.structs.replace(s, clans=clans)


def _down(one: F) -> F:
    return msgspec.structs.replace(one, fainted=True)


@lru_cache(maxsize=10_000)
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
