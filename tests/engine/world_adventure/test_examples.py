"""The worked examples of the catalogue, on the real cards."""

from __future__ import annotations

import pytest

from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.battle import fight_merchant, fight_monster
from engine.games.world_adventure.clash import clash
from engine.games.world_adventure.rewards import die
from engine.games.world_adventure.state import Npc, Power
from engine.games.world_adventure.turn import next_turn
from tests.engine.world_adventure.kit import ME, clan, lay, rolling, told
from tests.engine.world_adventure.witness import answer, settle


@pytest.mark.rule("WA-E1", "WA-65", "WA-66")
def test_merchant() -> None:
    s = lay(clan("CN1", caravan="chaser", soldiers=[1, 2]), clan())
    t = rolling(s, 1, 4, 2, 5, 4, 1, 6, 2)
    fight_merchant(t, ME, "merchant-1-1")  # 4 hit points, accuracy 3

    answer(t, a.Roll())
    answer(t, a.Roll())

    assert [event.damage for event in told(t, e.StageRolled)] == [2, 2]
    assert told(t, e.FoeDefeated) == [e.FoeDefeated(ME, "merchant-1-1")]
    assert not told(t, e.MerchantEscaped)


@pytest.mark.rule("WA-E2", "WA-65", "WA-68")
def test_monster() -> None:
    s = lay(clan("CN1", soldiers=[1, 1]), clan())
    t = rolling(s, 1, 1, 4, 6, 4, 1, 2, 1, 3)
    fight_monster(t, ME, Npc("minion", "minion-1-1", "CN1"))  # 4 hit points, accuracy 3

    for _ in range(3):
        answer(t, a.Roll())

    assert [event.damage for event in told(t, e.StageRolled)][:2] == [2, 1]
    assert [event.left for event in told(t, e.FoeHurt)] == [2, 1, 0]
    assert told(t, e.Fainted) == [e.Fainted(ME, "soldier-1"), e.Fainted(ME, "soldier-2")]
    assert told(t, e.FoeDefeated) == [e.FoeDefeated(ME, "minion-1-1")]


@pytest.mark.rule("WA-E3", "WA-65", "WA-71", "WA-73")
def test_brigand() -> None:
    s = lay(clan("CN1", soldiers=[1, 1]), clan(), npcs=[Npc("brigand", "brigand-1", "CN1")])
    stages = [(1, 1, 4, 6, 1, 5, 6), (1, 1, 4, 6, 1, 6), (1, 1, 4, 1)]
    t = rolling(s, *[die for stage in stages for die in stage])
    clash(t, ME, s.npcs[0])

    for _ in stages:
        answer(t, a.Roll())

    assert [event.damage for event in told(t, e.StageRolled)] == [2, 1, 2, 1, 2, 1]
    assert told(t, e.FoeDefeated) == [e.FoeDefeated(ME, "brigand-1")]
    assert [(one.fainted, one.wounds) for one in s.clans[ME].soldiers] == [(True, 0), (False, 0)]


@pytest.mark.rule("WA-E4", "WA-49")
def test_death() -> None:
    me = clan(
        "CN1",
        soldiers=[1, 1],
        fainted=[0, 1],
        medics=3,
        runes=["minion", "green", "quest"],
        powers=[Power("lion-heart", 1)],
        goods=["silk", "iron"],
        gold=20,
    )
    t = rolling(lay(me, clan()), "EG", 2, 5, 6)

    die(t, ME)

    assert (me.at, me.goods, me.gold) == ("EG", [], 0)
    assert (me.caravan, me.medics, len(me.soldiers)) == ("trader", 3, 2)
    assert (me.runes, me.powers) == (["minion", "green", "quest"], [Power("lion-heart", 1)])

    t.push(next_turn(t.s, ME))
    settle(t)
    assert [one.action for one in t.s.stack[-1].options(t.s, ME)] == [a.Work()]
    answer(t, a.Work())
    assert me.gold == 2 + 3 + 4
