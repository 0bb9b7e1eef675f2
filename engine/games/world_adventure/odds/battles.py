"""The chances to win a battle by fighting on.

It is followed stage by stage through what the dice can bring. Nobody gets away, rerolls or uses a
Rune Power, and damage fells as many figures as it can.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache
from itertools import product
from typing import Literal, TypeVar, get_args

from engine.games.world_adventure.odds.force import Force, outcomes

S = TypeVar("S", bound=tuple[Hashable, ...])
T = TypeVar("T")

LONGEST = 60  # stages that are followed
RARE = 1e-4  # situations that are less likely are not followed

End = Literal["won", "lost", "tied"]
Then = S | End
ENDS: tuple[End, ...] = get_args(End)


def follow(start: S, stage: Callable[[S], Iterator[tuple[Then[S], float]]]) -> float:
    """The chance to win. `stage` says what may follow a situation, each with its chance."""
    ends, situations = dict.fromkeys(ENDS, 0.0), {start: 1.0}
    for _ in range(LONGEST):
        after = dict[S, float]()
        for situation, likely in situations.items():
            for then, part in stage(situation):
                if isinstance(then, str):
                    ends[then] += likely * part
                else:
                    after[then] = after.get(then, 0) + likely * part
        situations = {one: likely for one, likely in after.items() if likely > RARE}
    return (ends["won"] + ends["tied"] / 2) / (sum(ends.values()) or 1)


@lru_cache(maxsize=500)
def clash_chance(mine: Force, theirs: Force) -> float:
    """[WA-71] The chance to win where both sides roll. The highest die breaks a tie, so that is one
    half of each."""
    first, second = _Course(mine), _Course(theirs)

    def stage(now: tuple[int, int]) -> Iterator[tuple[Then[tuple[int, int]], float]]:
        one, other = now
        answers = second.rolls[other, first.forces[one].accuracy]
        for mine, blows in first.rolls[one, second.forces[other].accuracy].items():
            for theirs, wounds in answers.items():
                left = first.struck(mine, wounds), second.struck(theirs, blows)
                for (still, likely), (standing, part) in product(*left):
                    yield _then(still, standing), likely * part

    return follow((1, 1), stage)


def _then(left: int, right: int) -> Then[tuple[int, int]]:
    if left and right:
        return left, right
    return "won" if left else "lost" if right else "tied"


Damage = tuple[tuple[int, float], ...]  # each that can be dealt, with its chance


class _Course:
    """One side through a battle. Its situations have numbers; 0 is for all that are down."""

    def __init__(self, start: Force) -> None:
        self.forces = [start, start]
        self.numbers = {start: 1}
        self.rolls = _Table(self._rolls)
        self.struck = lru_cache(maxsize=10_000)(self._struck)

    def _rolls(self, number: int, accuracy: int) -> dict[int, Damage]:
        """By what the skill makes of the side, what it deals."""
        found = dict[int, list[tuple[int, float]]]()
        for likely, damage, after in outcomes(self.forces[number], accuracy):
            found.setdefault(self._number(after), []).append((damage, likely))
        return {after: tuple(damage) for after, damage in found.items()}

    def _struck(self, number: int, wounds: Damage) -> list[tuple[int, float]]:
        """The situations after such damage, each with its chance."""
        found = dict[int, float]()
        for damage, likely in wounds:
            then = self._number(_struck(self.forces[number], damage))
            found[then] = found.get(then, 0) + likely
        return list(found.items())

    def _number(self, force: Force) -> int:
        if not force.stands:
            return 0
        if force not in self.numbers:
            self.numbers[force] = len(self.forces)
            self.forces.append(force)
        return self.numbers[force]


class _Table(dict[tuple[int, int], T]):
    """What `make` makes of two numbers, made once."""

    def __init__(self, make: Callable[[int, int], T]) -> None:
        self.make = make

    def __missing__(self, key: tuple[int, int]) -> T:
        self[key] = self.make(*key)
        return self[key]


def _struck(force: Force, damage: int) -> Force:
    """The side in the next stage, after what it wards off [WA-71]."""
    lift = force.lift
    warded = min(damage, lift.guard) if not lift.still else 0
    damage = 0 if lift.still else damage - warded
    soldiers, fallen = list(force.soldiers), list(force.fallen)
    while soldiers and damage >= soldiers[0][0]:
        points, level = soldiers.pop(0)
        damage -= points
        fallen.append(level)
    if soldiers:
        points, level = soldiers[0]
        soldiers[0], damage = (points - damage, level), 0
    return force._replace(
        health=max(0, force.health - damage),
        soldiers=tuple(soldiers),
        fallen=tuple(sorted(fallen, reverse=True)),
    ).next_stage(guard=lift.guard - warded)


Hunted = tuple[Force, int, int]  # the side, the foe's hit points, stages or the barrier left


@lru_cache(maxsize=500)
def plunder_chance(force: Force, accuracy: int, hit_points: int, stages: int) -> float:
    """[WA-66] The chance to bring a merchant down in so many stages."""

    def stage(now: Hunted) -> Iterator[tuple[Then[Hunted], float]]:
        side, points, left = now
        for likely, damage, after in outcomes(side, accuracy):
            if damage >= points:
                yield "won", likely
            elif after.lift.still or left > 1:
                more = left if after.lift.still else left - 1
                yield (after.next_stage(), points - damage, more), likely
            else:
                yield "lost", likely

    return follow((force, hit_points, stages), stage) if stages else 0.0


@lru_cache(maxsize=500)
def hunt_chance(force: Force, accuracy: int, hit_points: int, barrier: int) -> float:
    """[WA-68] The chance to slay a monster if the side fights to the end."""

    def stage(now: Hunted) -> Iterator[tuple[Then[Hunted], float]]:
        side, points, wards = now
        for likely, damage, after in outcomes(side, accuracy):
            rest, left = _worn(after, wards)
            if damage >= points:
                yield "won", likely
            elif rest.stands:
                yield (rest, points - damage, left), likely
            else:
                yield "lost", likely

    return follow((force, hit_points, barrier), stage)


def _worn(force: Force, barrier: int) -> tuple[Force, int]:
    """[WA-61, WA-68] The side and its barrier in the next stage. What wards off a loss is used up,
    the guard first; else a figure falls, the hero last."""
    lift = force.lift
    if lift.still:
        return force.next_stage(), barrier
    if lift.guard:
        return force.next_stage(guard=lift.guard - 1), barrier
    if barrier:
        return force.next_stage(), barrier - 1
    if not force.soldiers:
        return force._replace(health=0), 0
    (_, level), *soldiers = force.soldiers
    fallen = tuple(sorted((*force.fallen, level), reverse=True))
    return force._replace(soldiers=tuple(soldiers), fallen=fallen).next_stage(), 0
