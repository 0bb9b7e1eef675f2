"""Ways out of a battle and what is left on the road [WA-63, WA-70, WA-72]."""

from __future__ import annotations

import pytest

from engine.core import Msg
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.battle import fight_monster
from engine.games.world_adventure.clash import clash
from engine.games.world_adventure.powers import fresh
from engine.games.world_adventure.state import Clan, Npc, NpcKind, Turn
from tests.engine.world_adventure.kit import FOE, ME, clan, lay, rolling, told
from tests.engine.world_adventure.witness import answer, settle

pytestmark = pytest.mark.usefixtures("known_cards")

HERE = "CN1"


def before(me: Clan, kind: NpcKind, card: str, *dice: int, event: str = "") -> Turn:
    """A battle against an NPC, before its first stage."""
    me.at = HERE
    t = rolling(lay(me, clan(), npcs=[Npc(kind, card, HERE)], event=event), *dice)
    if kind in ("brigand", "government"):
        clash(t, ME, t.s.npcs[0], ambushed=True)
    else:
        fight_monster(t, ME, t.s.npcs[0], ambushed=True)
    settle(t)
    return t


def duel(me: Clan, rival: Clan, *dice: int) -> Turn:
    me.at = rival.at = HERE
    t = rolling(lay(me, rival), *dice)
    clash(t, ME, FOE)
    settle(t)
    return t


def odds(t: Turn) -> Msg | None:
    options = t.s.stack[-1].options(t.s, ME)
    return next(one.detail for one in options if one.action == a.Retreat())


# --- dice -------------------------------------------------------------------------------------


@pytest.mark.rule("WA-70", "WA-72")
@pytest.mark.parametrize(
    ("kind", "card", "die", "percent"),
    [
        ("minion", "minion-1-1", 5, 83),
        ("legendary", "roc", 1, 17),
        ("brigand", "brigand-1", 3, 50),
        ("government", "government-3", 3, 50),
    ],
)
def test_the_odds_are_shown_before(kind: NpcKind, card: str, die: int, percent: int) -> None:
    t = before(clan(), kind, card)

    assert odds(t) == Msg("world-adventure-retreat-odds", {"die": die, "percent": percent})


@pytest.mark.rule("WA-70", "WA-26")
def test_an_event_may_make_it_harder() -> None:
    t = before(clan(), "legendary", "naga", event="naga")

    assert odds(t) == Msg("world-adventure-retreat-odds", {"die": 0, "percent": 0})


@pytest.mark.rule("WA-72", "WA-71")
@pytest.mark.parametrize("die", range(1, 7))
def test_from_patrols_a_die_of_three_gets_one_away(die: int) -> None:
    t = before(clan(goods=["silk"]), "brigand", "brigand-1", die, *[6] * 5)

    answer(t, a.Retreat())

    assert told(t, e.GoodDropped) == ([e.GoodDropped(ME, "silk")] if die <= 3 else [])
    if die <= 3:
        assert not t.s.stack
        assert t.s.clans[ME].at == t.s.npcs[0].at == HERE  # both stay
        assert t.s.stock["silk"] == 2


@pytest.mark.rule("WA-08", "WA-72")
def test_by_the_hidden_path_nothing_fails_and_nothing_is_dropped() -> None:
    me = clan(goods=["silk"], powers=[fresh("hidden-path")])
    t = before(me, "brigand", "brigand-1")

    answer(t, a.UsePower("hidden-path"))
    assert odds(t) == Msg("world-adventure-retreat-odds", {"die": 6, "percent": 100})
    answer(t, a.Retreat())

    assert told(t, e.RetreatTried) == [e.RetreatTried(ME, 0, success=True)]
    assert me.goods == ["silk"]
    assert not t.s.stack


# --- smoke ------------------------------------------------------------------------------------


@pytest.mark.rule("WA-63", "WA-70", "WA-72")
@pytest.mark.parametrize(
    ("kind", "card"), [("minion", "minion-1-1"), ("legendary", "roc"), ("brigand", "brigand-1")]
)
def test_smoke_gets_one_away_from_anybody_for_a_good(kind: NpcKind, card: str) -> None:
    me = clan(goods=["silk", "iron"])
    t = before(me, kind, card)

    answer(t, a.SmokeBomb())
    answer(t, a.DropGood("iron"))

    assert not t.s.stack
    assert not me.smoke
    assert me.goods == ["silk"]
    assert told(t, e.GoodDropped) == [e.GoodDropped(ME, "iron")]


@pytest.mark.rule("WA-63")
def test_who_has_no_goods_drops_none() -> None:
    t = before(clan(), "minion", "minion-1-1")

    answer(t, a.SmokeBomb())

    assert not t.s.stack
    assert not told(t, e.GoodDropped)


@pytest.mark.rule("WA-63")
def test_without_a_bomb_there_is_no_smoke() -> None:
    t = before(clan(smoke=False), "minion", "minion-1-1")

    assert a.SmokeBomb() not in [one.action for one in t.s.stack[-1].options(t.s, ME)]


# --- goods on the road ------------------------------------------------------------------------


@pytest.mark.rule("WA-63", "WA-72")
@pytest.mark.parametrize("taken", [True, False])
def test_an_enemy_player_may_take_what_is_dropped(taken: bool) -> None:
    t = duel(clan(), clan(goods=["silk"]))

    answer(t, a.Roll())
    answer(t, a.SmokeBomb(), FOE)
    answer(t, a.PickUp() if taken else a.LeaveIt())

    assert t.s.clans[ME].goods == (["silk"] if taken else [])
    assert t.s.stock["silk"] == (1 if taken else 2)
    assert t.s.clans[FOE].goods == []


@pytest.mark.rule("WA-63")
def test_what_does_not_fit_stays_in_the_stock() -> None:
    """A trader carries four."""
    full = clan(goods=["iron", "spice", "fruit", "chocolate"])
    t = duel(full, clan(goods=["silk"]))

    answer(t, a.Roll())
    answer(t, a.SmokeBomb(), FOE)

    assert a.PickUp() not in [one.action for one in t.s.stack[-1].options(t.s, ME)]
    assert t.s.stock["silk"] == 2
