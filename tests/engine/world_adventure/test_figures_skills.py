"""Hero skills on the gold die, and what they give a side of a battle [WA-47, WA-65]."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import HEROES, SKILLS, HeroKey
from engine.games.world_adventure.figures import Edge, cast, cast_value
from tests.engine.world_adventure.kit import ME, clan, lay, rolling, told
from tests.engine.world_adventure.witness import granted

EACH = pytest.mark.parametrize("hero", SKILLS)
HURT: dict[str, Any] = {"soldiers": [1, 2, 1], "fainted": [0, 1, 2]}


@pytest.mark.rule("WA-47")
def test_every_hero_has_a_skill_of_its_own() -> None:
    assert [*SKILLS] == [*HEROES]
    assert len({skill.boon.key for skill in SKILLS.values()}) == len(HEROES)


@pytest.mark.rule("WA-47", "WA-65")
@EACH
@pytest.mark.parametrize("level", [1, 2])
def test_a_skill_works_up_to_the_cast_value(hero: HeroKey, level: int) -> None:
    s = lay(clan(hero=hero, level=level, **HURT))
    before, edge = deepcopy(s), Edge()
    t, die = rolling(s), HEROES[hero][level - 1].cast

    assert cast(t, ME, edge, hit=True, die=die)

    assert granted(s, SKILLS[hero].boon, edge, before)
    assert told(t, e.SkillCast) == [e.SkillCast(ME, hero)]


@pytest.mark.rule("WA-47")
@EACH
def test_above_it_nothing_happens(hero: HeroKey) -> None:
    s = lay(clan(hero=hero, **HURT))
    before, edge = deepcopy(s), Edge()

    assert not cast(rolling(s), ME, edge, hit=True, die=HEROES[hero][0].cast + 1)

    assert edge == Edge()
    assert s == before


@pytest.mark.rule("WA-65")
@EACH
def test_some_need_the_silver_die_too(hero: HeroKey) -> None:
    s = lay(clan(hero=hero, **HURT))

    assert cast(rolling(s), ME, Edge(), hit=False, die=1) is not SKILLS[hero].needs_hit


@pytest.mark.rule("WA-47")
@pytest.mark.parametrize(("level", "damage"), [(1, 1), (2, 2)])
def test_salman_strikes_twice_if_he_hits(level: int, damage: int) -> None:
    s, edge = lay(clan(level=level)), Edge()

    assert not cast(rolling(s), ME, edge, hit=False, die=1)
    assert cast(rolling(s), ME, edge, hit=True, die=3)

    assert edge.damage == damage


@pytest.mark.rule("WA-47", "WA-26")
def test_stars_and_powers_raise_the_cast_value() -> None:
    s = lay(clan(), event="shooting-stars")

    assert cast_value(s, ME, Edge()) == 4
    assert cast_value(s, ME, Edge(cast=3)) == 7


def test_the_healing_song_lifts_the_strongest_first() -> None:
    s = lay(clan(hero="lianhua", **HURT))

    cast(rolling(s), ME, Edge(), hit=False, die=1)

    assert [soldier.fainted for soldier in s.clans[ME].soldiers] == [True, False, True]


def test_a_new_stage_keeps_what_holds_for_the_battle() -> None:
    edge = Edge(1, 1, 1, 1, 1, True, True, 2, 2, 2, 2, 2, 2, 2)

    edge.next_stage()

    assert edge == Edge(aim=2, guard=2, stages=2, rerolls=2, gold=2, cargo=2, experience=2)
