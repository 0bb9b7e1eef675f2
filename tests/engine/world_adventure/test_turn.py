"""The turn: its points, leaving or staying, its end, and the turn after a death: WA-28, WA-49,
WA-50, WA-85."""

from __future__ import annotations

import pytest

from engine.core import Msg
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.battle import MonsterBattle
from engine.games.world_adventure.rewards import die
from engine.games.world_adventure.state import Acting, Npc, Power, World
from engine.games.world_adventure.turn import TakingTurn, Wages
from tests.engine.playing import Chosen
from tests.engine.world_adventure.kit import ME, clan, lay, rolling, told
from tests.engine.world_adventure.turns import at_turn, doing, open_to, option
from tests.engine.world_adventure.witness import settle

ROC = Npc("legendary", "roc", "CN1")


def begun(s: World) -> Acting:
    """ME's turn has begun."""
    s.turn_of, s.stack = ME, [TakingTurn(seat=ME)]
    settle(rolling(s))
    return s.clans[ME].acting


# --- points -----------------------------------------------------------------------------------


@pytest.mark.rule("WA-28", "WA-50")
@pytest.mark.parametrize(("explorer", "moves"), [(0, 2), (3, 2), (4, 3), (5, 4)])
def test_a_turn_is_two_moves_and_an_action(explorer: int, moves: int) -> None:
    s = lay(clan("CN", explorer=explorer), clan())
    s.turn_of, s.stack = ME, [TakingTurn(seat=ME)]
    t = rolling(s)

    settle(t)

    assert s.clans[ME].acting == Acting(moves, 1)
    assert told(t, e.TurnBegan) == [e.TurnBegan(ME, moves, 1)]


@pytest.mark.rule("WA-28")
def test_what_counted_for_the_last_turn_is_gone() -> None:
    s = lay(clan("CN1"), clan())
    s.clans[ME].acting = Acting(0, 0, True, ["merchant-CN1"], ["CN"], ["brigand"])

    assert begun(s) == Acting(2, 1)


@pytest.mark.rule("WA-28")
def test_moves_and_action_come_in_any_order() -> None:
    s = at_turn(clan("CN", charisma=1))

    doing(s, a.Travel("CN1"), a.Travel("CN"), a.BuildStall())

    assert s.clans[ME].acting.actions == 0
    doing(at_turn(clan("CN", charisma=1)), a.BuildStall(), a.Travel("CN1"))


@pytest.mark.rule("WA-28")
def test_the_end_tells_what_is_lost_and_asks_who_has_done_nothing() -> None:
    s = at_turn(clan("CN"))
    idle = option(s, a.EndTurn())
    assert idle.detail == Msg("world-adventure-left", {"moves": 2, "actions": 1})
    assert idle.confirm

    doing(s, a.Travel("CN1"))
    assert not option(s, a.EndTurn()).confirm

    t = doing(s, a.EndTurn())
    assert told(t, e.TurnEnded) == [e.TurnEnded(ME)]
    assert s.stack == []


# --- staying in reach -------------------------------------------------------------------------


@pytest.mark.rule("WA-85", "WA-41")
def test_who_begins_in_reach_leaves_or_is_attacked_first() -> None:
    s = at_turn(clan("CN1", powers=[Power("carpet-of-winds", 2), Power("fair-wind", 2)]))
    s.npcs = [ROC]
    kinds = {type(action) for action in open_to(s)}
    assert kinds == {a.Travel, a.UsePower, a.Stay}
    assert a.UsePower("fair-wind") not in open_to(s)
    waits = Msg("world-adventure-waits", {"npc": "legendary", "card": "roc"})
    assert option(s, a.Stay()).detail == waits

    t = doing(s, a.Stay())

    assert told(t, e.Ambushed) == [e.Ambushed(ME, "roc", "CN1")]
    assert isinstance(s.stack[-1], MonsterBattle)


@pytest.mark.rule("WA-85")
def test_who_leaves_is_not_attacked() -> None:
    s = at_turn(clan("CN1"), npcs=[ROC])

    t = doing(s, a.Travel("CN"))

    assert told(t, e.Ambushed) == []


@pytest.mark.rule("WA-85", "WA-28")
def test_after_the_attack_the_turn_goes_on_and_may_end_beside_a_legend() -> None:
    s = at_turn(clan("CN1", smoke=True), npcs=[ROC])

    t = doing(s, a.Stay(), a.SmokeBomb())
    assert (s.clans[ME].acting.moves, s.clans[ME].acting.actions) == (2, 1)
    assert a.Stay() not in open_to(s)

    t = doing(s, a.EndTurn())
    assert told(t, e.Ambushed) == []


@pytest.mark.rule("WA-85", "WA-37")
def test_who_becomes_wanted_beside_the_government_must_leave_or_be_attacked() -> None:
    s = at_turn(clan("CN1", wanted=1), npcs=[Npc("government", "government-1", "CN1")])

    assert a.EndTurn() not in open_to(s)
    assert a.Stay() in open_to(s)


@pytest.mark.rule("WA-85", "WA-37")
def test_where_a_flight_ends_somebody_may_wait() -> None:
    s = at_turn(
        clan("CN", wanted=1, powers=[Power("carpet-of-winds", 2)]),
        npcs=[Npc("government", "government-1", "EG")],
    )

    t = doing(s, a.UsePower("carpet-of-winds", "EG"))

    assert told(t, e.Ambushed) == [e.Ambushed(ME, "government-1", "EG")]


# --- after a death ----------------------------------------------------------------------------


@pytest.mark.rule("WA-49", "WA-16")
def test_the_turn_after_a_death_is_three_gold_dice() -> None:
    s = lay(clan("CN", gold=0, working=True, goods=["fruit"]), clan())
    s.turn_of, s.stack = ME, [Wages(seat=ME)]
    settle(rolling(s))
    assert s.clans[ME].acting == Acting(0, 0)
    assert open_to(s) == [a.Work()]

    t = doing(s, a.Work(), dice=(1, 3, 6))

    assert told(t, e.Worked) == [e.Worked(ME, [1, 3, 6], 9)]
    assert (s.clans[ME].gold, s.clans[ME].working) == (9, False)
    assert s.stack == []


@pytest.mark.rule("WA-49")
def test_death_ends_the_own_turn_at_once() -> None:
    s = at_turn(clan("CN1"))
    t = rolling(s, Chosen("JV"))

    die(t, ME)
    settle(t)

    assert s.stack == []
    assert s.clans[ME].working


@pytest.mark.rule("WA-49")
def test_who_dies_on_the_way_does_nothing_more() -> None:
    s = at_turn(clan("CN", charisma=1), npcs=[ROC])

    doing(s, a.Travel("CN1"), a.Roll(), dice=(6, 6, Chosen("JV")))

    assert s.clans[ME].at == "JV"
    assert s.stack == []
