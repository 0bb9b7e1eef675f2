"""What a victory brings [WA-16, WA-49, WA-55, WA-66, WA-79]."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import QUESTS
from engine.games.world_adventure.figures import HERO, Edge, Side
from engine.games.world_adventure.rewards import inherit, learn, reward
from engine.games.world_adventure.state import EXPERIENCE, Quest
from tests.engine.world_adventure.kit import FOE, ME, clan, lay, rolling, told
from tests.engine.world_adventure.witness import answer, settle

MINE, THEIRS, *OTHERS = QUESTS


def side(foe: str = "minion", **edge: Any) -> Side:
    return Side(seat=ME, foe=foe, edge=Edge(**edge), part=[HERO])


# --- experience, dice -------------------------------------------------------------------------


@pytest.mark.rule("WA-55")
def test_each_of_those_who_took_part_gets_the_full_value() -> None:
    me = clan(soldiers=[1, 1, 2], fainted=[1])
    mine = side()
    mine.part = [HERO, "soldier-2", "soldier-3"]

    learn(rolling(lay(me, clan())), mine, 2)

    assert me.hero.experience == 2
    assert [soldier.experience for soldier in me.soldiers] == [0, 2, 2]


@pytest.mark.rule("WA-55", "WA-48")
def test_experience_stops_at_six() -> None:
    me = clan()
    me.hero.experience = EXPERIENCE - 1

    learn(rolling(lay(me, clan())), side(), 3)

    assert me.hero.experience == EXPERIENCE


@pytest.mark.rule("WA-16")
def test_gold_dice_pay_what_they_show() -> None:
    """The example of the catalogue: 2, 3, 4, 5, 6 gives 15."""
    me = clan(gold=0)

    reward(rolling(lay(me, clan()), 2, 3, 4, 5, 6), side(), 0, gold=5)

    assert me.gold == 15


@pytest.mark.rule("WA-79", "WA-66")
def test_cargo_is_what_is_in_stock() -> None:
    """The stock has as many of each kind as there are players, so there is no third silk."""
    me = clan()

    reward(rolling(lay(me, clan()), 6, 6, 6, 1), side(), 0, cargo=4)

    assert sorted(me.goods) == ["fruit", "silk", "silk"]


@pytest.mark.rule("WA-66", "WA-61")
def test_of_cargo_that_does_not_fit_the_victor_keeps_what_it_likes() -> None:
    me = clan(goods=["iron", "spice"])
    t = rolling(lay(me, clan()), 1, 6)

    reward(t, side(), 0, cargo=2)
    settle(t)
    answer(t, a.KeepGood("silk"))

    assert me.goods == ["iron", "spice", "silk"]
    assert t.s.stock["fruit"] == 2


@pytest.mark.rule("WA-66", "WA-79")
def test_skills_and_powers_add_to_it() -> None:
    me = clan(gold=0)

    reward(rolling(lay(me, clan()), 6, 6), side(experience=1, gold=1, cargo=1), 1)

    assert (me.hero.experience, me.gold, me.goods) == (2, 4, ["silk"])


@pytest.mark.rule("WA-66", "WA-26")
@pytest.mark.parametrize(("foe", "gold"), [("merchant", 4), ("minion", 0)])
def test_events_add_to_it_for_some_foes(foe: str, gold: int) -> None:
    me = clan(gold=0)
    s = lay(me, clan(), event="heavy-saddlebags")

    reward(rolling(s, 6, 6), side(foe), 1)

    assert (me.gold, len(me.goods)) == (gold, gold // 4)


# --- what the dead leave ----------------------------------------------------------------------


def quest(key: str) -> Quest:
    return Quest(key, ["EG"])


@pytest.mark.rule("WA-49")
def test_the_victor_gets_gold_goods_and_quest() -> None:
    s = lay(clan(gold=10), clan(gold=7, goods=["silk"], quest=quest(THEIRS)))
    t = rolling(s)

    inherit(t, ME, FOE)

    me, dead = s.clans
    assert (me.gold, me.goods, me.quest) == (17, ["silk"], quest(THEIRS))
    assert (dead.gold, dead.goods, dead.quest) == (0, [], None)
    (looted,) = told(t, e.Looted)
    assert (looted.gold, looted.quest) == (7, THEIRS)


@pytest.mark.rule("WA-49", "WA-61")
def test_what_does_not_fit_the_victor_goes_to_the_stock() -> None:
    """A trader carries three."""
    me = clan(goods=["iron", "spice"])
    t = rolling(lay(me, clan(goods=["silk", "fruit"])))

    inherit(t, ME, FOE)
    settle(t)
    answer(t, a.KeepGood("fruit"))

    assert me.goods == ["iron", "spice", "fruit"]
    assert t.s.stock["silk"] == 2


@pytest.mark.rule("WA-49", "WA-33")
def test_who_has_a_quest_already_leaves_the_other_face_up() -> None:
    """It joins the three that lie there."""
    me, board = clan(quest=quest(MINE)), OTHERS[:3]
    s = lay(me, clan(quest=quest(THEIRS)), board=list(board))

    inherit(rolling(s), ME, FOE)

    assert me.quest == quest(MINE)
    assert s.board == [*board, THEIRS]
    assert s.quests.cards == []


@pytest.mark.rule("WA-49")
def test_what_falls_to_an_npc_goes_to_the_stock() -> None:
    me = clan(goods=["silk", "iron"], quest=quest(MINE))
    s = lay(me, clan())

    inherit(rolling(s), None, ME)

    assert (me.gold, me.goods, me.quest) == (0, [], None)
    assert (s.stock["silk"], s.stock["iron"], s.board) == (2, 2, [MINE])
