"""How battles are likely to go, for bot players: against whom it pays to begin one, and when to get
away."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.world_adventure.cards import HEROES, SKILLS, SOLDIERS, HeroKey
from engine.games.world_adventure.effects import BoonKey
from engine.games.world_adventure.odds.dice import up_to
from engine.games.world_adventure.state import Clan

STEEP = 2.2  # how surely the stronger side wins a two-sided battle
WARDING: tuple[BoonKey, ...] = ("still", "guard", "rally")  # boons that spare a loss
SHARP: tuple[BoonKey, ...] = ("aim", "accuracy")


class Force(NamedTuple):
    """The figures that fight: the hero and those soldiers that stand."""

    hero: HeroKey
    level: int
    recruits: int  # soldiers of level 1
    veterans: int

    def without_one(self) -> Force | None:
        """[WA-68] Recruits fall first, the hero last."""
        if self.recruits:
            return self._replace(recruits=self.recruits - 1)
        return self._replace(veterans=self.veterans - 1) if self.veterans else None

    @property
    def soldiers(self) -> int:
        return self.recruits + self.veterans


class Stakes(NamedTuple):
    """What can be won and lost in a battle against a monster."""

    win: float
    death: float
    loss: float  # the loss of a soldier
    away: float  # the chance of a retreat
    smoke: float  # the price of getting away for certain


def force_of(clan: Clan, *, all_of_them: bool = False) -> Force:
    """The clan's force; with `all_of_them`, as if the fainted were back."""
    standing = clan.soldiers if all_of_them else clan.ready
    veterans = sum([soldier.level == 2 for soldier in standing])
    return Force(clan.hero.key, clan.hero.level, len(standing) - veterans, veterans)


# --- one stage --------------------------------------------------------------------------------


@lru_cache(maxsize=5_000)
def stage(force: Force, hit: int) -> tuple[tuple[float, int, bool], ...]:
    """For each outcome of a stage: its chance, the damage, and whether the stage costs nothing.
    `hit` is the highest die that hits."""
    skill, card = SKILLS[force.hero], HEROES[force.hero][force.level - 1]
    works, found = up_to(card.cast), dict[tuple[int, bool], float]()
    if skill.needs_hit:
        works *= up_to(hit)
    for cast, chance in ((True, works), (False, 1 - works)):
        key = skill.boon.key if cast else None
        aim = hit + skill.boon.n if key in SHARP else hit
        each = skill.boon.n if key == "each" else 0
        more = _more(force, key)
        for damage, part in _hits(force, aim, each).items():
            spot = (damage + more, key in WARDING)
            found[spot] = found.get(spot, 0) + chance * part
    return tuple((chance, *spot) for spot, chance in found.items())


def _more(force: Force, key: BoonKey | None) -> int:
    """Damage that is dealt whatever the dice show."""
    match key:
        case "strike":
            return HEROES[force.hero][force.level - 1].damage
        case "damage" | "vengeance":
            return 1
        case _:
            return 0


@lru_cache(maxsize=5_000)
def _hits(force: Force, hit: int, each: int) -> dict[int, float]:
    """Each damage that the hits can come to, with its chance."""
    one, two = (card.damage + each for card in SOLDIERS)
    hero = HEROES[force.hero][force.level - 1].damage
    found, chance = {0: 1.0}, up_to(hit)
    for damage in (hero, *[one] * force.recruits, *[two] * force.veterans):
        after: dict[int, float] = {}
        for so_far, part in found.items():
            after[so_far] = after.get(so_far, 0) + part * (1 - chance)
            after[so_far + damage] = after.get(so_far + damage, 0) + part * chance
        found = after
    return found


# --- against cards ----------------------------------------------------------------------------


@lru_cache(maxsize=50_000)
def plunder(force: Force, hit: int, hit_points: int, stages: int) -> float:
    """The chance to bring a merchant down within `stages` [WA-66]."""
    if hit_points <= 0:
        return 1
    if stages <= 0:
        return 0
    free = SKILLS[force.hero].boon.key == "still"
    value = again = 0.0
    for chance, damage, warded in stage(force, hit):
        if warded and free and not damage:
            again += chance
        else:
            left = stages if warded and free else stages - 1
            value += chance * plunder(force, hit, hit_points - damage, left)
    return value / (1 - again)


@lru_cache(maxsize=50_000)
def hunt(force: Force, hit: int, hit_points: int, barrier: int, stakes: Stakes) -> float:
    """What a battle against a monster promises to a side that goes on as long as it pays [WA-68,
    WA-70]."""
    if hit_points <= 0:
        return stakes.win
    on = _hunted_on(force, hit, hit_points, barrier, stakes)
    return max(on, stakes.smoke, (1 - stakes.away) * on)


def _hunted_on(force: Force, hit: int, hit_points: int, barrier: int, stakes: Stakes) -> float:
    """What one more stage promises, with all that follows."""
    fewer, value, again = force.without_one(), 0.0, 0.0
    for chance, damage, warded in stage(force, hit):
        left = hit_points - damage
        if left > 0 and not warded and not barrier and fewer is None:
            value -= chance * stakes.death
        elif left > 0 and not warded and not barrier and fewer:
            loss = stakes.loss if force.soldiers else 0
            value += chance * (hunt(fewer, hit, left, 0, stakes) - loss)
        elif damage:
            spent = left > 0 and not warded
            value += chance * hunt(force, hit, left, barrier - spent, stakes)
        elif warded:
            again += chance
        else:
            value += chance * hunt(force, hit, left, barrier - 1, stakes)
    return value / (1 - again)


FOR_SURE = Stakes(win=1, death=0, loss=0, away=0, smoke=0)


def slay(force: Force, hit: int, hit_points: int, barrier: int) -> float:
    """The chance to slay a monster by fighting to the end."""
    return hunt(force, hit, hit_points, barrier, FOR_SURE)


# --- two sides --------------------------------------------------------------------------------


def beat(mine: float, theirs: float) -> float:
    """The chance of the first side to win, by the strengths of both."""
    return mine**STEEP / (mine**STEEP + theirs**STEEP)


@lru_cache(maxsize=1_000)
def strength(force: Force) -> float:
    """The damage that a side can take, times the damage that it deals."""
    hero = HEROES[force.hero][force.level - 1]
    deals = sum(chance * damage for chance, damage, _ in stage(force, 3))
    takes = hero.hit_points * 3 / hero.accuracy + band_takes(force.recruits, force.veterans)
    return (takes * deals) ** 0.5


@lru_cache(maxsize=100)
def band_strength(recruits: int, veterans: int) -> float:
    """The strength of the Brigand or Government, who have no hero [WA-80]."""
    deals = up_to(3) * (recruits * SOLDIERS[0].damage + veterans * SOLDIERS[1].damage)
    return (band_takes(recruits, veterans) * deals) ** 0.5


def band_takes(recruits: int, veterans: int) -> float:
    one, two = SOLDIERS
    return recruits * one.hit_points + veterans * two.hit_points
