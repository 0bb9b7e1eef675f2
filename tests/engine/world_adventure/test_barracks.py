"""Recruits, recovery, training: WA-05, WA-48, WA-52 to WA-54."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Msg
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.state import Hero, Soldier, World
from tests.engine.world_adventure.kit import ME, clan, told
from tests.engine.world_adventure.turns import at_turn, doing, open_to, option, refusal


def trainees(*soldiers: Soldier, hero: int = 0, **rest: Any) -> World:
    """A clan in China; `hero` is the experience of its hero."""
    s = at_turn(clan("CN", leadership=4, **rest))
    s.clans[ME].soldiers, s.clans[ME].hero = list(soldiers), Hero("salman", experience=hero)
    return s


# --- soldiers ---------------------------------------------------------------------------------


@pytest.mark.rule("WA-53", "WA-32")
def test_a_soldier_costs_5_gold() -> None:
    s = at_turn(clan("CN", leadership=2))

    t = doing(s, a.Recruit())

    me = s.clans[ME]
    assert (me.gold, me.soldiers, me.acting.actions) == (15, [Soldier()], 1)
    assert told(t, e.Recruited) == [e.Recruited(ME, 1)]


@pytest.mark.rule("WA-52", "WA-53")
def test_there_are_as_many_soldiers_as_leadership() -> None:
    full, poor = at_turn(clan("CN", leadership=1, soldiers=[1])), at_turn(clan("CN", gold=4))
    poor.clans[ME].leadership = 1

    assert refusal(full, a.Recruit()) == Msg("wa-52-leadership", {"n": 1})
    assert refusal(poor, a.Recruit()) == Msg(
        "wa-53-gold", {"cost": 5, "have": 4, "toll": 0, "goods": 0}
    )


@pytest.mark.rule("WA-52")
def test_the_fifth_joins_at_level_2() -> None:
    s = at_turn(clan("CN", leadership=5, soldiers=[1, 1, 1]))

    doing(s, a.Recruit(), a.Recruit())

    assert [soldier.level for soldier in s.clans[ME].soldiers] == [1, 1, 1, 1, 2]
    assert s.clans[ME].gold == 10


@pytest.mark.rule("WA-54")
def test_the_fainted_soldier_of_ones_choice_recovers_for_2_gold() -> None:
    """Of two that are alike, the first."""
    s = at_turn(clan("CN", leadership=4, soldiers=[1, 2, 1, 1], fainted=[0, 1, 3]))
    recover = [action for action in open_to(s) if isinstance(action, a.Recover)]
    assert recover == [a.Recover("soldier-1"), a.Recover("soldier-2")]

    doing(s, a.Recover("soldier-1"))
    assert [soldier.fainted for soldier in s.clans[ME].soldiers] == [False, True, False, True]

    doing(s, a.Recover("soldier-2"), a.Recover("soldier-4"))
    assert s.clans[ME].gold == 14
    assert not [action for action in open_to(s) if isinstance(action, a.Recover)]


@pytest.mark.rule("WA-54")
def test_recovery_needs_its_gold() -> None:
    s = at_turn(clan("CN", soldiers=[1], fainted=[0], gold=1))

    assert refusal(s, a.Recover("soldier-1")) == Msg(
        "wa-54-gold", {"cost": 2, "have": 1, "toll": 0, "goods": 0}
    )


# --- training ---------------------------------------------------------------------------------


@pytest.mark.rule("WA-48")
@pytest.mark.parametrize(("experience", "ready"), [(5, False), (6, True)])
def test_six_experience_are_needed(experience: int, ready: bool) -> None:
    s = trainees(Soldier(experience=experience), hero=experience)

    for who in ("hero", "soldier-1"):
        assert (a.TrainSurely(who) in open_to(s)) is ready
        assert (a.TrainCheaply(who) in open_to(s)) is ready


@pytest.mark.rule("WA-48")
def test_who_is_at_level_2_learns_no_more() -> None:
    s = trainees(Soldier(2, experience=6))

    assert a.TrainSurely("soldier-1") not in open_to(s)


@pytest.mark.rule("WA-48")
def test_15_gold_train_for_certain() -> None:
    s = trainees(Soldier(), Soldier(experience=6))

    t = doing(s, a.TrainSurely("soldier-2"))

    assert [soldier.level for soldier in s.clans[ME].soldiers] == [1, 2]
    assert s.clans[ME].gold == 5
    assert told(t, e.Trained) == [e.Trained(ME, "soldier-2", 0, success=True)]


@pytest.mark.rule("WA-48", "WA-14")
@pytest.mark.parametrize("die", range(1, 7))
def test_5_gold_train_with_a_die_of_3_or_less(die: int) -> None:
    s = trainees(Soldier(experience=6))
    detail = {"cost": 5, "left": 15, "die": 3, "percent": 50}
    cheap = option(s, a.TrainCheaply("soldier-1"))
    assert cheap.detail == Msg("world-adventure-training", detail)

    t = doing(s, a.TrainCheaply("soldier-1"), dice=(die,))

    assert s.clans[ME].soldiers[0].level == (2 if die <= 3 else 1)
    assert s.clans[ME].gold == 15
    assert told(t, e.Trained) == [e.Trained(ME, "soldier-1", die, success=die <= 3)]


@pytest.mark.rule("WA-48")
def test_each_figure_tries_its_luck_once_a_month() -> None:
    s = trainees(Soldier(experience=6), Soldier(experience=6), gold=40)
    doing(s, a.TrainCheaply("soldier-1"), dice=(6,))
    assert refusal(s, a.TrainCheaply("soldier-1")) == Msg("wa-48-tried")
    assert a.TrainCheaply("soldier-2") in open_to(s)

    s.month += 1
    assert a.TrainCheaply("soldier-1") in open_to(s)


@pytest.mark.rule("WA-48")
def test_after_a_failed_try_the_certain_way_is_still_open_in_that_month() -> None:
    s = trainees(Soldier(experience=6), gold=20)

    doing(s, a.TrainCheaply("soldier-1"), a.TrainSurely("soldier-1"), dice=(6,))

    assert (s.clans[ME].soldiers[0].level, s.clans[ME].gold) == (2, 0)


@pytest.mark.rule("WA-48")
@pytest.mark.parametrize(("action", "cost"), [(a.TrainSurely, 15), (a.TrainCheaply, 5)])
def test_training_needs_its_gold(action: type[a.TrainSurely | a.TrainCheaply], cost: int) -> None:
    s = trainees(hero=6, gold=cost - 1)

    assert refusal(s, action("hero")) == Msg(
        "wa-48-gold", {"cost": cost, "have": cost - 1, "toll": 0, "goods": 0}
    )


# --- runes ------------------------------------------------------------------------------------


@pytest.mark.rule("WA-05", "WA-48")
def test_a_hero_of_level_2_gives_a_rune() -> None:
    s = trainees(hero=6)

    doing(s, a.TrainSurely("hero"))

    assert (s.clans[ME].hero.level, s.clans[ME].runes) == (2, ["hero"])


@pytest.mark.rule("WA-05")
def test_the_second_trained_soldier_gives_a_rune() -> None:
    s = trainees(Soldier(experience=6), Soldier(experience=6), gold=40)

    doing(s, a.TrainSurely("soldier-1"))
    assert s.clans[ME].runes == []

    doing(s, a.TrainSurely("soldier-2"))
    assert s.clans[ME].runes == ["soldiers"]


@pytest.mark.rule("WA-05", "WA-52")
def test_the_one_who_came_at_level_2_does_not_count() -> None:
    s = trainees(Soldier(experience=6), Soldier(), Soldier(), Soldier(), Soldier(2))

    doing(s, a.TrainSurely("soldier-1"))

    assert s.clans[ME].runes == []
