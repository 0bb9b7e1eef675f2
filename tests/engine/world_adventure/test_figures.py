"""Figures of a battle: dice, hits, falling and getting up [WA-47, WA-53, WA-65, WA-71, WA-73]."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import HEROES, SOLDIERS, HeroKey
from engine.games.world_adventure.figures import (
    HERO,
    Edge,
    Side,
    active,
    aims,
    alike,
    deal,
    heal,
    limit,
    next_to_fall,
    throw,
    wound,
)
from engine.games.world_adventure.state import Soldier, World
from tests.engine.world_adventure.kit import ME, clan, lay, rolling, told

MISS = 6


def side(foe: str = "minion", **edge: Any) -> Side:
    return Side(seat=ME, foe=foe, edge=Edge(**edge))


def dealt(s: World, mine: Side, *dice: int, accuracy: int = 3) -> int:
    t = rolling(s, *dice)
    throw(t, mine)
    return deal(t, mine, accuracy)


# --- dice -------------------------------------------------------------------------------------


@pytest.mark.rule("WA-15", "WA-65")
def test_the_hero_rolls_two_dice_and_each_active_soldier_one() -> None:
    s = lay(clan(soldiers=[1, 2, 1], fainted=[1]), clan())
    mine = side()

    throw(rolling(s, 1, 2, 3, 4), mine)

    assert mine.dice == {HERO: 1, "soldier-1": 3, "soldier-3": 4}
    assert mine.skill == 2


@pytest.mark.rule("WA-65", "WA-80")
def test_a_band_has_no_hero() -> None:
    band = Side(band=[Soldier(1), Soldier(2)], foe="player")

    throw(rolling(lay(clan(), clan()), 5, 6), band)

    assert (band.dice, band.skill) == ({"soldier-1": 5, "soldier-2": 6}, 0)


@pytest.mark.rule("WA-14", "WA-65")
@pytest.mark.parametrize("accuracy", [2, 3, 4])
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_up_to_the_accuracy_hits(accuracy: int, die: int) -> None:
    s = lay(clan(soldiers=[1]), clan())

    assert dealt(s, side(), MISS, MISS, die, accuracy=accuracy) == (die <= accuracy)


@pytest.mark.rule("WA-53", "WA-65")
def test_a_soldier_does_as_much_damage_as_its_level_says() -> None:
    assert [soldier.damage for soldier in SOLDIERS] == [1, 2]
    assert [soldier.hit_points for soldier in SOLDIERS] == [2, 4]
    assert {soldier.accuracy for soldier in SOLDIERS} == {3}

    s = lay(clan(soldiers=[1, 2, 2]), clan())

    assert dealt(s, side(), MISS, MISS, 3, 3, 4) == 1 + 2


@pytest.mark.rule("WA-47", "WA-65")
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("level", [1, 2])
def test_a_hero_does_as_much_damage_as_its_card_says(hero: HeroKey, level: int) -> None:
    s = lay(clan(hero=hero, level=level), clan())

    assert dealt(s, side(), 1, MISS) == HEROES[hero][level - 1].damage


@pytest.mark.rule("WA-47", "WA-65")
def test_the_skill_works_before_the_hits_count() -> None:
    """Nefri's dice hit up to 4 in that stage."""
    s, mine = lay(clan(hero="nefri", soldiers=[1]), clan()), side()
    t = rolling(s, 4, 4, 4)

    throw(t, mine)

    assert deal(t, mine, 3) == 2
    assert told(t, e.SkillCast) == [e.SkillCast(ME, "nefri")]
    assert told(t, e.StageRolled) == [e.StageRolled(ME, 4, 4, [4], 2)]


@pytest.mark.rule("WA-65")
@pytest.mark.parametrize(
    ("edge", "damage"),
    [
        ({"damage": 2}, 2 + 2),
        ({"hero": 3}, 2 + 3),
        ({"each": 1}, 2 + 1),
        ({"accuracy": 1}, 2 + 2),
        ({"aim": 1}, 2 + 2),
    ],
)
def test_what_skills_and_powers_add(edge: dict[str, Any], damage: int) -> None:
    """The hero and a soldier hit for one each; a soldier of level 2 misses by one."""
    s = lay(clan(soldiers=[1, 2]), clan())

    assert dealt(s, side(**edge), 3, MISS, 3, 4) == damage


@pytest.mark.rule("WA-65", "WA-26")
def test_an_event_changes_the_aim_against_some_foes() -> None:
    s = lay(clan(), clan(), event="hunters-moon")

    assert limit(s, side("minion"), 3) == 4
    assert limit(s, side("merchant"), 3) == 3
    assert limit(s, Side(band=[Soldier()], foe="player"), 3) == 3


# --- falling ----------------------------------------------------------------------------------


@pytest.mark.rule("WA-68", "WA-71")
def test_the_hero_falls_after_all_soldiers() -> None:
    s = lay(clan(soldiers=[1, 2], fainted=[0]), clan())

    assert list(next_to_fall(s, side())) == ["soldier-2"]

    s.clans[ME].soldiers[1].fainted = True

    assert list(next_to_fall(s, side())) == [HERO]


@pytest.mark.rule("WA-71")
def test_who_reaches_its_hit_points_faints() -> None:
    s = lay(clan(soldiers=[2]), clan())
    t = rolling(s)

    wound(t, side(), "soldier-1", 3)

    assert not s.clans[ME].soldiers[0].fainted

    wound(t, side(), "soldier-1", 1)

    assert s.clans[ME].soldiers[0].fainted
    assert t.events == [e.Fainted(ME, "soldier-1")]


@pytest.mark.rule("WA-73")
def test_after_a_battle_wounds_are_healed_and_soldiers_stay_down() -> None:
    s = lay(clan(soldiers=[1, 1], fainted=[0]), clan())
    me = s.clans[ME]
    me.hero.wounds, me.hero.fainted = 4, True
    me.soldiers[1].wounds = 1

    heal(s, side())

    assert (me.hero.wounds, me.hero.fainted) == (0, False)
    assert [(one.fainted, one.wounds) for one in me.soldiers] == [(True, 0), (False, 0)]
    assert list(active(s, side())) == [HERO, "soldier-2"]


def test_only_what_can_be_told_apart_is_worth_a_question() -> None:
    assert alike([Soldier(1), Soldier(1)])
    for other in (Soldier(2), Soldier(wounds=1), Soldier(experience=1), Soldier(trained=1)):
        assert not alike([Soldier(1), other])


@pytest.mark.rule("WA-71")
def test_ways_to_deal_damage_fell_one_after_the_other_and_differ_in_what_comes_of_them() -> None:
    band = {"soldier-1": Soldier(1), "soldier-2": Soldier(1), "soldier-3": Soldier(2)}

    assert aims(1, band) == [("soldier-1",), ("soldier-3",)]
    assert aims(4, band) == [
        ("soldier-1", "soldier-2"),
        ("soldier-1", "soldier-3"),
        ("soldier-3",),
    ]
    assert aims(7, band) == [
        ("soldier-1", "soldier-2", "soldier-3"),
        ("soldier-1", "soldier-3", "soldier-2"),
    ]
