"""The chances shown are those of the dice."""

from __future__ import annotations

from copy import deepcopy
from itertools import product

import pytest

from engine.games.world_adventure.battle import MerchantBattle, MonsterBattle, stages
from engine.games.world_adventure.cards import HEROES, HeroKey
from engine.games.world_adventure.figures import Edge, Side, deal, throw
from engine.games.world_adventure.odds import (
    fell_chance,
    force_of,
    mean_damage,
    percent,
    up_to,
    win_chance,
)
from engine.games.world_adventure.state import World
from tests.engine.world_adventure.kit import ME, clan, lay, rolling

ACCURACY = 3


def counted(s: World, mine: Side, dice: int) -> list[int]:
    """The damage of every possible throw."""
    found: list[int] = []
    for throw_of in product(range(1, 7), repeat=dice):
        t, copy = rolling(deepcopy(s), *throw_of), deepcopy(mine)
        throw(t, copy)
        found.append(deal(t, copy, ACCURACY))
    return found


@pytest.mark.rule("WA-65")
@pytest.mark.parametrize("hero", HEROES)
def test_they_count_every_throw(hero: HeroKey) -> None:
    s = lay(clan(hero=hero, level=2, soldiers=[1, 2], fainted=[0]), clan())
    mine = Side(seat=ME, foe="minion", edge=Edge(each=1))

    damage = counted(s, mine, dice=3)

    for need in range(1, 8):
        exact = sum(each >= need for each in damage) / len(damage)
        assert fell_chance(force_of(s, mine, ACCURACY), need) == pytest.approx(exact)


@pytest.mark.rule("WA-65", "WA-66")
@pytest.mark.parametrize("hero", HEROES)
def test_the_average_and_a_fight_of_two_stages_count_every_throw(hero: HeroKey) -> None:
    s = lay(clan(hero=hero, level=2, soldiers=[1]), clan())
    mine = Side(seat=ME, foe="merchant")
    force = force_of(s, mine, ACCURACY)

    damage = counted(s, mine, dice=3)

    assert mean_damage(force) == pytest.approx(sum(damage) / len(damage))
    for need in (1, 3, 5):
        won = sum(one + other >= need for one in damage for other in damage)
        assert win_chance((force, force), need) == pytest.approx(won / len(damage) ** 2)


@pytest.mark.rule("WA-66")
def test_against_merchants_the_chaser_says_how_many_stages_are_to_come() -> None:
    s = lay(clan("CN1", soldiers=[1], caravan="chaser"), clan())
    battle = MerchantBattle(place="CN1", card="merchant-1-5", sides=[Side(seat=ME, foe="merchant")])

    most = stages(s, ME)

    ahead = [len(battle.ahead(s, battle.side)) for battle.stage in range(most + 1)]

    assert most > 1
    assert ahead == [*range(most - 1, -1, -1), 0]


@pytest.mark.rule("WA-68", "WA-61")
@pytest.mark.parametrize(("guard", "soldiers"), [(0, [1, 0]), (1, [2, 1, 0])])
def test_against_monsters_a_figure_falls_each_stage_unless_it_is_warded_off(
    guard: int, soldiers: list[int]
) -> None:
    s = lay(clan("CN1", soldiers=[1, 2]), clan())
    side = Side(seat=ME, foe="minion", edge=Edge(guard=guard))
    battle = MonsterBattle(place="CN1", card="minion-1-1", token="", sides=[side])

    assert [len(force.plain.soldiers) for force in battle.ahead(s, side)] == soldiers
    assert not any(one.fainted for one in s.clans[ME].soldiers), "nothing has happened yet"


def test_a_die_that_cannot_fail_or_succeed() -> None:
    assert [percent(up_to(most)) for most in (-1, 0, 3, 6, 7)] == [0, 0, 50, 100, 100]
