"""The chances shown are those of the dice."""

from __future__ import annotations

from copy import deepcopy
from itertools import product

import pytest

from engine.games.world_adventure.cards import HEROES, HeroKey
from engine.games.world_adventure.figures import Edge, Side, deal, throw
from engine.games.world_adventure.odds import fell_chance, percent, up_to
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
        assert fell_chance(s, mine, ACCURACY, need) == pytest.approx(exact)


def test_a_die_that_cannot_fail_or_succeed() -> None:
    assert [percent(up_to(most)) for most in (-1, 0, 3, 6, 7)] == [0, 0, 50, 100, 100]
