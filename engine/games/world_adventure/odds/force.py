"""A side of a battle as its dice see it, and what they can bring in one stage [WA-47, WA-65]."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from engine.games.world_adventure.cards import SKILLS, SOLDIERS, Figure, Skill
from engine.games.world_adventure.effects import Boon
from engine.games.world_adventure.figures import HERO, Side, active, card_of, figures, left
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.odds.dice import up_to
from engine.games.world_adventure.state import World


class Lift(NamedTuple):
    """What counts of an `Edge` for damage; the last two last longer than a stage."""

    damage: int = 0
    hero: int = 0
    each: int = 0
    accuracy: int = 0
    cast: int = 0
    still: int = 0
    aim: int = 0
    guard: int = 0


class Force(NamedTuple):
    """A side before a stage. `health` is the hero's, 0 if it is down or there is none; soldiers
    are (hit points left, level), in the order in which they fall; `fallen` has the levels of those
    that may stand up again, the highest first; `sharp` and `cast` are what laws and the hero's card
    say."""

    skill: Skill | None
    card: Figure | None  # the hero's
    health: int
    soldiers: tuple[tuple[int, int], ...]
    fallen: tuple[int, ...]
    sharp: int
    cast: int
    lift: Lift

    @property
    def stands(self) -> bool:
        return bool(self.health or self.soldiers)

    @property
    def accuracy(self) -> int:
        """[WA-65] The accuracy with which it is hit."""
        return SOLDIERS[0].accuracy if self.soldiers or not self.card else self.card.accuracy

    def lifted(self, **more: int) -> Force:
        return self._replace(lift=self.lift._replace(**more))

    def next_stage(self, guard: int | None = None) -> Force:
        kept = self.lift.guard if guard is None else guard
        return self._replace(lift=Lift(aim=self.lift.aim, guard=kept))


def force_of(s: World, side: Side) -> Force:
    """The side in the coming stage."""
    standing = active(s, side)
    first = standing.pop(HERO, None)
    fallen = [one.level for who, one in figures(s, side).items() if one.fainted and who != HERO]
    hero = s.clans[side.seat].hero if side.seat is not None else None
    return Force(
        skill=SKILLS[hero.key] if hero else None,
        card=card_of(hero) if hero else None,
        health=left(first) if first else 0,
        soldiers=tuple(sorted((left(one), one.level) for one in standing.values())),
        fallen=tuple(sorted(fallen, reverse=True)),
        sharp=law(s, side.seat, "accuracy", side.foe) if hero else 0,
        cast=card_of(hero).cast + law(s, side.seat, "cast") if hero else 0,
        lift=Lift(*(int(getattr(side.edge, field)) for field in Lift._fields)),
    )


# --- one stage --------------------------------------------------------------------------------


class Outcome(NamedTuple):
    chance: float
    damage: int
    after: Force  # the side with what its skill gave in this stage


@lru_cache(maxsize=2_000)
def outcomes(force: Force, accuracy: int) -> tuple[Outcome, ...]:
    """[WA-47, WA-65] What the side can deal in a stage, and what its skill gives it."""
    found: dict[tuple[int, Force], float] = {}
    skill = force.skill if force.health else None
    works = up_to(force.cast + force.lift.cast) if skill else 0.0
    for cast, hit in product((True, False), (True, False) if skill else (False,)):
        worked = skill and cast and (hit or not skill.needs_hit)
        after = _granted(force, skill.boon) if skill and worked else force
        most = _most(after, accuracy)
        likely = (works if cast else 1 - works) * _either(hit, up_to(most) if skill else 0.0)
        sure = after.lift.damage + (_hero_damage(force) + after.lift.hero if hit else 0)
        for damage, part in _hits(force.soldiers, most, after.lift.each).items():
            spot = (sure + damage, after)
            found[spot] = found.get(spot, 0) + likely * part
    return tuple(Outcome(likely, *spot) for spot, likely in found.items() if likely)


def mean_damage(force: Force, accuracy: int) -> float:
    """What the side deals in this stage on average."""
    return sum(one.chance * one.damage for one in outcomes(force, accuracy))


def _either(yes: bool, chance: float) -> float:
    return chance if yes else 1 - chance


def _most(force: Force, accuracy: int) -> int:
    """The highest die that hits."""
    return max(0, accuracy + force.sharp + force.lift.accuracy + force.lift.aim)


def _hero_damage(force: Force) -> int:
    assert force.card
    return force.card.damage


def _granted(force: Force, boon: Boon) -> Force:
    """The side with what its hero's skill gives; what brings loot changes no battle."""
    lift = force.lift
    match boon.key:
        case "strike":
            return force.lifted(damage=lift.damage + _hero_damage(force))
        case "vengeance":
            return force.lifted(damage=lift.damage + min(boon.n, len(force.fallen)))
        case "still":
            return force.lifted(still=1)
        case "rally":
            return _rallied(force, boon.n)
        case key if key in Lift._fields:
            return force.lifted(**{key: getattr(lift, key) + boon.n})
        case _:
            return force


def _rallied(force: Force, n: int) -> Force:
    """[WA-64] Soldiers that stand up again are unhurt, and roll from the next stage on."""
    back = tuple((SOLDIERS[level - 1].hit_points, level) for level in force.fallen[:n])
    soldiers = tuple(sorted((*force.soldiers, *back)))
    return force._replace(soldiers=soldiers, fallen=force.fallen[n:])


@lru_cache(maxsize=2_000)
def _hits(soldiers: tuple[tuple[int, int], ...], most: int, each: int) -> dict[int, float]:
    """Each damage that the soldiers' dice can come to, with its chance."""
    found = {0: 1.0}
    for _, level in soldiers:
        damage, after = SOLDIERS[level - 1].damage + each, dict[int, float]()
        for so_far, part in found.items():
            after[so_far] = after.get(so_far, 0) + part * (1 - up_to(most))
            after[so_far + damage] = after.get(so_far + damage, 0) + part * up_to(most)
        found = after
    return found
