"""Death: what is lost, what stays, where the clan wakes [WA-49]."""

from __future__ import annotations

from copy import deepcopy

import pytest

from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import CITIES
from engine.games.world_adventure.rewards import die
from engine.games.world_adventure.state import OwnTurn, Power
from tests.engine.world_adventure.kit import FOE, ME, clan, lay, rolling, told

KEPT = (
    "caravan",
    "pet",
    "cargo",
    "smoke",
    "medics",
    "runes",
    "powers",
    "items",
    "explorer",
    "charisma",
    "leadership",
    "soldiers",
)


@pytest.mark.rule("WA-49", "WA-13")
@pytest.mark.parametrize("city", CITIES.values())
def test_one_wakes_in_a_random_city(city: str) -> None:
    s = lay(clan("CN1"), clan())
    t = rolling(s, city)

    die(t, ME)

    assert s.clans[ME].at == city
    assert told(t, e.Awoke) == [e.Awoke(ME, city)]


@pytest.mark.rule("WA-49")
def test_what_one_is_and_has_learned_stays() -> None:
    me = clan(
        "CN1",
        level=2,
        soldiers=[1, 2],
        fainted=[0, 1],
        caravan="hunter",
        pet=True,
        medics=2,
        runes=["hero"],
        powers=[Power("fair-wind", 1)],
        items=["frost-horn"],
        explorer=4,
        leadership=2,
    )
    me.hero.experience = 5
    s = lay(me, clan(), stalls={"java": ME})
    before = deepcopy(me)

    die(rolling(s), ME)

    assert all(getattr(me, field) == getattr(before, field) for field in KEPT)
    assert (me.hero.level, me.hero.experience) == (2, 5)
    assert s.stalls == {"java": ME}


@pytest.mark.rule("WA-49")
def test_the_hero_is_healthy_and_the_soldiers_are_not() -> None:
    me = clan("CN1", soldiers=[1, 2], fainted=[0, 1])
    me.hero.fainted = True

    die(rolling(lay(me, clan())), ME)

    assert not me.hero.fainted
    assert me.ready == []


@pytest.mark.rule("WA-49", "WA-77")
def test_nobody_looks_for_the_dead() -> None:
    s = lay(clan("CN1", wanted=3), clan(wanted=1))

    die(rolling(s), ME)

    assert s.clans[ME].wanted == 0
    assert s.track == [FOE]


@pytest.mark.rule("WA-49")
def test_the_own_turn_is_over_and_nobody_elses() -> None:
    """The next turn is three gold dice; it is this month's, if that has not been taken yet."""
    s = lay(clan("CN1"), clan())
    s.stack = [OwnTurn(seat=ME), OwnTurn(seat=FOE)]

    die(rolling(s), ME)

    assert [phase.over for phase in s.stack] == [True, False]
    assert [one.working for one in s.clans] == [True, False]
