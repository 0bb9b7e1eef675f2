"""Scouting and engaging: WA-30, WA-31, WA-46, WA-50, WA-63, WA-66, WA-84, WA-87."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import asdict

from engine.core import Action, Msg
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.battle import MerchantBattle, Merchants, MonsterBattle
from engine.games.world_adventure.cards import CARAVANS, MERCHANTS, MONSTERS
from engine.games.world_adventure.clash import Clash, clash_odds
from engine.games.world_adventure.odds.dice import percent
from engine.games.world_adventure.state import Acting, Npc, World
from engine.games.world_adventure.turn import TakingTurn
from tests.engine.world_adventure.kit import FOE, ME, THIRD, clan, told
from tests.engine.world_adventure.turns import at_turn, doing, open_to, option, refusal

BOTH, CITY = "CN2", "CN"  # signs of merchants and monsters
WATCH = Npc("government", "government-1", BOTH)
THIEVES = Npc("brigand", "brigand-1", BOTH)
SCOUTS = (a.ScoutMerchant, a.ScoutPatrol, a.ScoutPlayer)


def scout(*others: Any, actions: int = 1, npcs: tuple[Npc, ...] = (), **rest: Any) -> World:
    """ME stands in China's north-east, with two scouting dice and no smoke bomb; the Brigand has
    had its chance."""
    fields = {"explorer": 2, "smoke": False} | rest
    s = at_turn(clan(BOTH, **fields), *others, actions=actions, npcs=list(npcs))
    s.clans[ME].acting.ambushed = ["brigand", "government"]
    return s


def targets(s: World) -> list[Action]:
    return [action for action in open_to(s) if isinstance(action, SCOUTS)]


# --- whom one may scout -----------------------------------------------------------------------


@pytest.mark.rule("WA-30")
def test_merchants_patrols_and_players_here_may_be_scouted() -> None:
    s = scout(clan(BOTH), clan("IN1"), npcs=(WATCH, THIEVES))

    assert targets(s) == [
        a.ScoutMerchant(),
        a.ScoutPatrol("brigand"),
        a.ScoutPatrol("government"),
        a.ScoutPlayer(FOE),
    ]


@pytest.mark.rule("WA-30", "WA-84")
def test_players_in_a_city_are_safe_from_players() -> None:
    s = scout(clan(CITY), npcs=(Npc("government", "government-1", CITY),))
    s.clans[ME].at = CITY

    assert targets(s) == [a.ScoutPatrol("government")]


@pytest.mark.rule("WA-87")
def test_partners_do_not_scout_each_other() -> None:
    s = at_turn(clan(BOTH, explorer=2), clan(), clan(BOTH), clan(), teams=[[0, 2], [1, 3]])

    assert a.ScoutPlayer(THIRD) not in open_to(s)


@pytest.mark.rule("WA-30")
def test_a_marker_means_no_merchant() -> None:
    s = scout()
    s.merchants = [BOTH]

    assert refusal(s, a.ScoutMerchant()) == Msg("wa-30-marker")
    assert a.Engage() in open_to(s)  # each marker is for its own kind [WA-31]


@pytest.mark.rule("WA-66")
def test_without_a_chaser_no_merchant_is_worth_scouting(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = CARAVANS["trader"].__class__(1, cargo=4, chaser=0, barrier=0, price=10, resale=5)
    monkeypatch.setitem(CARAVANS, "trader", slow)

    assert refusal(scout(), a.ScoutMerchant()) == Msg("wa-66-chaser")


@pytest.mark.rule("WA-30")
def test_it_costs_an_action() -> None:
    s = scout()
    t = doing(s, a.ScoutMerchant(), dice=(6, 6))
    assert s.clans[ME].acting.actions == 0
    assert told(t, e.Scouted) == [e.Scouted(ME, "merchant", [6, 6], 0)]

    assert refusal(scout(actions=0), a.ScoutMerchant()) == Msg("wa-28-action")


@pytest.mark.rule("WA-30")
def test_not_twice_the_same_in_a_turn_but_another_sign_is_another_target() -> None:
    s = scout(actions=3, npcs=(THIEVES,))
    doing(s, a.ScoutMerchant(), dice=(6, 6))
    assert refusal(s, a.ScoutMerchant()) == Msg("wa-30-again")
    assert targets(s) == [a.ScoutPatrol("brigand")]

    s.clans[ME].at = "CN1"
    assert a.ScoutMerchant() in targets(s)


# --- dice -------------------------------------------------------------------------------------


@pytest.mark.rule("WA-30", "WA-14")
@pytest.mark.parametrize(
    ("explorer", "find", "bonus"), [(1, 50, 0), (2, 75, 25), (3, 88, 50), (4, 94, 69)]
)
def test_the_odds_are_shown_before_the_roll(explorer: int, find: int, bonus: int) -> None:
    s = scout(explorer=explorer)

    assert option(s, a.ScoutMerchant()).detail == Msg(
        "world-adventure-scout-odds", {"dice": explorer, "percent": find, "bonus": bonus}
    )


@pytest.mark.rule("WA-30")
def test_without_explorer_nobody_is_found() -> None:
    assert refusal(scout(explorer=0), a.ScoutMerchant()) == Msg("wa-30-dice")


@pytest.mark.rule("WA-50")
def test_above_4_one_success_is_certain_and_the_dice_bring_the_second() -> None:
    s = scout(explorer=5, npcs=(THIEVES,))
    odds = {"dice": 5, "percent": 100, "bonus": 97}
    detail = option(s, a.ScoutPatrol("brigand")).detail
    assert detail == Msg("world-adventure-scout-odds", odds)

    t = doing(s, a.ScoutPatrol("brigand"), dice=(6, 6, 6, 6, 6))
    assert told(t, e.Scouted) == [e.Scouted(ME, "brigand", [6] * 5, 1)]
    assert told(t, e.ActionGained) == []

    again = scout(explorer=5, npcs=(THIEVES,))
    t = doing(again, a.ScoutPatrol("brigand"), dice=(6, 6, 6, 6, 3))
    assert told(t, e.ActionGained) == [e.ActionGained(ME)]


@pytest.mark.rule("WA-30")
def test_a_second_success_gives_an_action_once_a_turn() -> None:
    s = scout(actions=2, explorer=3, npcs=(WATCH, THIEVES))

    t = doing(s, a.ScoutPatrol("brigand"), a.LetGo(), dice=(1, 2, 3))
    assert s.clans[ME].acting.actions == 2
    assert told(t, e.ActionGained) == [e.ActionGained(ME)]
    odds = {"dice": 3, "percent": 88, "bonus": 0}
    detail = option(s, a.ScoutPatrol("government")).detail
    assert detail == Msg("world-adventure-scout-odds", odds)

    t = doing(s, a.ScoutPatrol("government"), a.LetGo(), dice=(1, 1, 1))
    assert s.clans[ME].acting.actions == 1
    assert told(t, e.ActionGained) == []


# --- the smoke bomb ---------------------------------------------------------------------------


@pytest.mark.rule("WA-63", "WA-30")
def test_a_smoke_bomb_rolls_a_failure_again() -> None:
    s = scout(smoke=True, npcs=(THIEVES,))
    doing(s, a.ScoutPatrol("brigand"), dice=(6, 5))
    assert open_to(s) == [a.RerollScouting(), a.KeepScouting()]

    t = doing(s, a.RerollScouting(), dice=(3, 2))

    assert not s.clans[ME].smoke
    assert told(t, e.SmokeUsed) == [e.SmokeUsed(ME)]
    assert told(t, e.ActionGained) == [e.ActionGained(ME)]
    assert open_to(s) == [a.AttackIt(), a.LetGo()]


@pytest.mark.rule("WA-63", "WA-30")
def test_one_may_keep_the_smoke_bomb() -> None:
    s = scout(smoke=True)

    doing(s, a.ScoutMerchant(), a.KeepScouting(), dice=(6, 5))

    assert s.clans[ME].smoke
    assert isinstance(s.stack[-1], TakingTurn)


@pytest.mark.rule("WA-63", "WA-30")
def test_a_find_may_be_rolled_again_for_the_second_success() -> None:
    s = scout(smoke=True, npcs=(THIEVES,))

    doing(s, a.ScoutPatrol("brigand"), dice=(3, 5))
    assert open_to(s) == [a.AttackIt(), a.LetGo(), a.RerollScouting()]

    doing(s, a.RerollScouting(), dice=(6, 6))
    assert isinstance(s.stack[-1], TakingTurn)


@pytest.mark.rule("WA-63", "WA-66")
def test_the_scouting_dice_are_settled_before_the_merchants_are_seen() -> None:
    s = scout(smoke=True)
    doing(s, a.ScoutMerchant(), dice=(3, 5))
    assert open_to(s) == [a.RerollScouting(), a.KeepScouting()]

    doing(s, a.KeepScouting(), dice=(1, 2))
    assert isinstance(s.stack[-1], Merchants)


# --- what is found ----------------------------------------------------------------------------


@pytest.mark.rule("WA-66", "WA-30")
def test_two_dice_offer_merchants_of_the_stage() -> None:
    s = scout()
    s.stage = 2

    t = doing(s, a.ScoutMerchant(), dice=(3, 5, 6, 4))

    cards = ["merchant-2-4", "merchant-2-6"]
    assert told(t, e.DiceOffered) == [e.DiceOffered(ME, [6, 4], cards)]
    assert open_to(s) == [*map(a.PickMerchant, cards), a.LetGo()]
    card = asdict(MERCHANTS["merchant-2-6"])
    del card["tier"]
    assert about(s, a.PickMerchant("merchant-2-6")) == {"percent": 0, **card}


@pytest.mark.rule("WA-66", "WA-75")
def test_attacking_a_merchant_leaves_a_marker_refusing_none() -> None:
    refused, attacked = scout(), scout()

    t = doing(refused, a.ScoutMerchant(), a.LetGo(), dice=(3, 5, 1, 2))
    assert (refused.merchants, refused.clans[ME].wanted) == ([], 0)
    assert told(t, e.LeftAlone) == [e.LeftAlone(ME, "merchant")]

    doing(attacked, a.ScoutMerchant(), a.PickMerchant("merchant-1-1"), dice=(3, 5, 1, 2))
    assert (attacked.merchants, attacked.clans[ME].wanted) == ([BOTH], 1)
    assert isinstance(attacked.stack[-1], MerchantBattle)


@pytest.mark.rule("WA-30", "WA-75")
@pytest.mark.parametrize(
    ("action", "wanted"),
    [(a.ScoutPatrol("brigand"), 0), (a.ScoutPatrol("government"), 2), (a.ScoutPlayer(FOE), 1)],
)
def test_whoever_is_found_may_be_attacked(action: Action, wanted: int) -> None:
    s = scout(clan(BOTH), npcs=(WATCH, THIEVES))

    doing(s, action, a.AttackIt(), dice=(3, 5))

    assert isinstance(s.stack[-1], Clash)
    assert s.clans[ME].wanted == wanted


@pytest.mark.rule("WA-30")
def test_whoever_is_found_may_be_left_alone() -> None:
    s = scout(clan(BOTH))

    t = doing(s, a.ScoutPlayer(FOE), a.LetGo(), dice=(3, 5))

    assert told(t, e.LeftAlone) == [e.LeftAlone(ME, "player")]
    assert isinstance(s.stack[-1], TakingTurn)


@pytest.mark.rule("WA-80")
def test_who_was_found_is_described() -> None:
    s = scout(clan(BOTH, soldiers=[1, 2, 1], fainted=[0]), actions=2, npcs=(THIEVES,))

    doing(s, a.ScoutPatrol("brigand"), dice=(3, 5))
    patrol = {"recruits": 3, "veterans": 0, "experience": 2, "gold": 6}
    told = about(s, a.AttackIt())
    assert told == {"percent": percent(clash_odds(s, ME, THIEVES)), **patrol}

    doing(s, a.LetGo(), a.ScoutPlayer(FOE), dice=(3, 5))
    rival = {"level": 1, "recruits": 1, "veterans": 1}
    told = about(s, a.AttackIt())
    assert told == {"percent": percent(clash_odds(s, ME, FOE)), **rival}


def about(s: World, action: Action) -> Mapping[str, object]:
    detail = option(s, action).told(s, ME).detail
    assert detail
    return detail.args


# --- monsters ---------------------------------------------------------------------------------


@pytest.mark.rule("WA-31")
def test_two_dice_offer_monsters_of_the_stage() -> None:
    s = scout()
    s.stage = 2

    t = doing(s, a.Engage(), dice=(5, 2))

    cards = ["minion-2-2", "destroyer-2-2"]
    assert s.clans[ME].acting.actions == 0
    assert told(t, e.DiceOffered) == [e.DiceOffered(ME, [5, 2], cards)]
    assert open_to(s) == [*map(a.PickMonster, cards), *map(a.LetGo, cards)]
    card = asdict(MONSTERS["minion-2-2"])
    del card["tier"]
    assert about(s, a.PickMonster("minion-2-2")) == {"percent": 0, **card}


@pytest.mark.rule("WA-31")
def test_a_double_offers_one_card() -> None:
    s = scout()

    doing(s, a.Engage(), dice=(4, 4))

    assert open_to(s) == [a.PickMonster("destroyer-1-1"), a.LetGo("destroyer-1-1")]


@pytest.mark.rule("WA-31", "WA-42")
def test_a_monster_refused_stands_there_and_spares_who_engaged_it() -> None:
    s = scout()

    t = doing(s, a.Engage(), a.LetGo("minion-1-3"), dice=(3, 5))

    assert s.npcs == [Npc("minion", "minion-1-3", BOTH, [ME])]
    assert told(t, e.LeftAlone) == [e.LeftAlone(ME, "minion")]


@pytest.mark.rule("WA-31", "WA-46")
def test_one_that_is_beaten_at_once_replaces_none() -> None:
    """Salman's silver and gold dice both show 1: four damage fells a Dust Imp."""
    other = Npc("minion", "minion-1-2", "JP3")
    s = scout(level=2, npcs=(other,))

    doing(s, a.Engage(), a.PickMonster("minion-1-1"), a.Roll(), dice=(1, 5, 1, 1))

    assert s.npcs == [other]
    assert s.monsters == [BOTH]


@pytest.mark.rule("WA-31", "WA-46", "WA-70")
def test_one_that_is_not_beaten_stands_and_replaces_the_other_of_its_tier() -> None:
    s = scout(npcs=(Npc("minion", "minion-1-2", "JP3"),))

    doing(s, a.Engage(), a.PickMonster("minion-1-1"), a.Retreat(), dice=(1, 5, 1))

    assert s.npcs == [Npc("minion", "minion-1-1", BOTH, [ME])]


@pytest.mark.rule("WA-31")
def test_a_marker_keeps_the_dice_away_but_not_who_stands_there() -> None:
    s = scout(npcs=(Npc("destroyer", "destroyer-1-2", BOTH),))
    s.monsters = [BOTH]
    assert refusal(s, a.Engage()) == Msg("wa-31-marker")
    assert a.ScoutMerchant() in open_to(s)

    doing(s, a.EngageStanding("destroyer-1-2"))

    assert s.clans[ME].acting.actions == 0
    assert isinstance(s.stack[-1], MonsterBattle)


@pytest.mark.rule("WA-31")
def test_engaging_takes_an_action() -> None:
    s = scout(actions=0, npcs=(Npc("destroyer", "destroyer-1-2", BOTH),))

    assert refusal(s, a.Engage()) == Msg("wa-28-action")
    assert refusal(s, a.EngageStanding("destroyer-1-2")) == Msg("wa-28-action")


@pytest.mark.rule("WA-12", "WA-31")
def test_without_a_sign_there_is_nobody_to_look_for() -> None:
    s = at_turn(clan(CITY, explorer=2))

    kinds = (a.Engage, a.EngageStanding, *SCOUTS)
    assert not [action for action in open_to(s) if isinstance(action, kinds)]
    assert s.clans[ME].acting == Acting(2, 1)
