"""The chances shown are those of the dice: of every throw of a stage, and by the rules themselves
from one stage to the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import product

import pytest

from engine.core import Action, Msg
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.battle import MerchantBattle, MonsterBattle
from engine.games.world_adventure.cards import HEROES, HeroKey
from engine.games.world_adventure.clash import Clash, clash_odds
from engine.games.world_adventure.figures import Edge, Side, deal, throw
from engine.games.world_adventure.odds.dice import percent, up_to
from engine.games.world_adventure.odds.force import force_of, mean_damage, outcomes
from engine.games.world_adventure.stages import Battle
from engine.games.world_adventure.state import Soldier, World
from tests.engine.world_adventure.kit import FOE, ME, clan, lay, rolling

ACCURACY = 3
FIGHTERS: tuple[HeroKey, ...] = (  # each with a skill of another kind that counts in a battle
    *("salman", "kartika", "akane", "lianhua", "vasilka", "ishan", "nefri", "wendelin", "jargal"),
)
TIES = ((6, 1), (1, 6))  # if both sides are down, the highest die wins


def throws(dice: int) -> Iterator[tuple[int, ...]]:
    return product(range(1, 7), repeat=dice)


# --- one stage --------------------------------------------------------------------------------


@pytest.mark.rule("WA-65", "WA-47")
@pytest.mark.parametrize("hero", HEROES)
def test_a_stage_counts_every_throw(hero: HeroKey) -> None:
    s = lay(clan(hero=hero, level=2, soldiers=[1, 2], fainted=[0]), clan())
    mine = Side(seat=ME, foe="minion", edge=Edge(each=1))
    force, damage = force_of(s, mine), list[int]()
    for dice in throws(3):
        t, copy = rolling(deepcopy(s), *dice), deepcopy(mine)
        throw(t, copy)
        damage.append(deal(t, copy, ACCURACY))

    assert mean_damage(force, ACCURACY) == pytest.approx(sum(damage) / len(damage))
    for need in range(1, 8):
        exact = sum(each >= need for each in damage) / len(damage)
        told = sum(one.chance for one in outcomes(force, ACCURACY) if one.damage >= need)
        assert told == pytest.approx(exact)


# --- a battle to its end ----------------------------------------------------------------------


CLASH = Clash(
    place="CN1",
    card="brigand-1",
    sides=[Side(seat=ME, foe="brigand"), Side(band=[Soldier(2, wounds=3)], foe="player")],
)
HUNT = MonsterBattle(
    place="CN1", card="minion-1-2", token="", sides=[Side(seat=ME, foe="minion")], hurt=4
)
PLUNDER = MerchantBattle(
    place="CN1", card="merchant-1-1", sides=[Side(seat=ME, foe="merchant")], hurt=1
)


@pytest.mark.slow
@pytest.mark.rule("WA-66", "WA-68", "WA-71")
@pytest.mark.parametrize("hero", FIGHTERS)
@pytest.mark.parametrize(
    ("battle", "down", "ties"), [(CLASH, 2, TIES), (HUNT, 1, [()]), (PLUNDER, 1, [()])]
)
def test_the_chance_is_the_mean_of_the_chances_after_each_throw(
    hero: HeroKey, battle: Battle, down: int, ties: Sequence[tuple[int, ...]]
) -> None:
    """By the rules themselves, with every throw of a stage, some of which end the battle."""
    s = lay(
        clan("CN1", hero=hero, soldiers=[1, 2], fainted=range(down), caravan="scout-shell"), clan()
    )
    s.clans[ME].hero.wounds = 2 * (battle is CLASH)

    told = battle.chance(s, battle.sides[0])

    found = [after(s, battle, *throw, *tie) for throw in throws(3) for tie in ties]
    assert 0 < told < 1
    assert 1.0 in found
    assert told == pytest.approx(sum(found) / len(found), abs=0.001)


def after(s: World, battle: Battle, *dice: int) -> float:
    """The chance to win once the rules have played a stage with these dice."""
    t = rolling(deepcopy(s), *dice)
    battle = deepcopy(battle)
    battle.step = "roll"
    while not battle.over and battle.step != "ready":
        if battle.step in ("hit", "fall") and battle.actors(t.s):
            battle.play(t, ME, as_many_as_can(t.s, battle))
        else:
            battle.auto(t)
    won = any(isinstance(event, e.FoeDefeated) for event in t.events)
    return float(won) if battle.over else battle.chance(t.s, battle.sides[0])


def as_many_as_can(s: World, battle: Battle) -> Action:
    """Damage fells as many as it can."""
    actions = [option.action for option in battle.options(s, ME)]
    hits = [action for action in actions if isinstance(action, a.Hit)]
    falls = [action for action in actions if isinstance(action, a.Faint)]
    return max(hits, key=lambda hit: len(hit.who)) if hits else falls[0]


@pytest.mark.rule("WA-71")
def test_a_duel_of_equals_is_even() -> None:
    s = lay(*(clan("CN1", hero="vasilka", soldiers=[1, 1, 2]) for _ in range(2)))

    assert clash_odds(s, ME, FOE) == pytest.approx(0.5, abs=0.001)
    s.clans[FOE].soldiers[0].fainted = True
    assert clash_odds(s, ME, FOE) > 0.6
    assert clash_odds(s, ME, FOE) + clash_odds(s, FOE, ME) == pytest.approx(1, abs=0.001)


@pytest.mark.rule("WA-71")
def test_the_roll_of_a_clash_tells_the_odds_of_the_fight() -> None:
    s = lay(clan("CN1", soldiers=[1, 1]), clan("CN1", soldiers=[2, 2, 2]))
    sides = [Side(seat=ME, foe="player"), Side(seat=FOE, foe="player")]
    battle = Clash(place="CN1", card="", sides=sides)

    detail = next(one.tell() for one in battle.options(s, ME) if one.tell)

    assert detail == Msg(
        "world-adventure-roll-odds",
        {"dice": 3, "hit": 3, "left": 16, "mean": 1.8, "percent": percent(clash_odds(s, ME, FOE))},
    )


@pytest.mark.rule("WA-71")
def test_the_longest_battle_is_followed_far_enough() -> None:
    """With five veterans on both sides, a skill that revives and one that wards off."""
    s = lay(*(clan("CN1", hero=key, level=2, soldiers=[2] * 5) for key in ("lianhua", "vasilka")))
    exact = 0.928  # with situations followed down to one in a million

    assert clash_odds(s, ME, FOE) == pytest.approx(exact, abs=0.03)


def test_a_die_that_cannot_fail_or_succeed() -> None:
    assert [percent(up_to(most)) for most in (-1, 0, 3, 6, 7)] == [0, 0, 50, 100, 100]
