"""What bot players make of a table: better tables are worth more, and they act on it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core import Action, Dice, Setup
from engine.games.world_adventure import GAME
from engine.games.world_adventure import actions as a
from engine.games.world_adventure.board import CITIES
from engine.games.world_adventure.cards import HEROES, MONSTERS
from engine.games.world_adventure.house.battle_odds import Force, Stakes, beat, hunt, plunder, slay
from engine.games.world_adventure.house.deeds import DeedMonths
from engine.games.world_adventure.house.styles import STYLE
from engine.games.world_adventure.month import Month
from engine.games.world_adventure.state import Acting, Clan, Npc, Quest, World
from engine.games.world_adventure.turn import TakingTurn
from engine.house import HOUSES, play_out
from engine.house.playing_out import decide
from tests.engine.playing import SEED
from tests.engine.world_adventure.kit import FOE, ME, clan, lay

RAID = Npc("raid", "raid-1", "CN1")
THREE = [1, 1, 1]


def table(*clans: Clan, **rest: Any) -> World:
    """The turn of the first clan; the cities' needs are such that nobody can serve them."""
    s = lay(*clans, **{"needs": dict.fromkeys(CITIES, "silk"), "turn_of": ME} | rest)
    s.stack = [Month(), TakingTurn(seat=ME, begun=True)]
    return s


def me(at: str = "CN", **rest: Any) -> Clan:
    usual: dict[str, Any] = {"acting": Acting(2, 1)}
    return clan(at, **usual | rest)


def worth(mine: Clan, other: Clan | None = None, **rest: Any) -> float:
    return GAME.worth(table(mine, other or clan(), **rest), ME)


BETTER = {
    "a rune": ((me(runes=["minion"]), {}), (me(), {})),
    "none of the other": ((me(), {}), (me(), {"other": clan(runes=["minion"])})),
    "gold": ((me(gold=30), {}), (me(gold=20), {})),
    "a soldier": ((me(soldiers=[1]), {}), (me(), {})),
    "one that stands": ((me(soldiers=[1]), {}), (me(soldiers=[1], fainted=[0]), {})),
    "a grown hero": ((me(level=2), {}), (me(), {})),
    "a smoke bomb": ((me(smoke=True), {}), (me(smoke=False), {})),
    "a stall": ((me(charisma=2), {"stalls": {"java": ME}}), (me(charisma=2), {})),
    "a good": ((me(goods=["iron"]), {}), (me(), {})),
    "no price on the head": ((me(wanted=0), {}), (me(wanted=2), {})),
    "a quest near": (
        (me(quest=Quest("two-shrines", ["RU", "JP"])), {}),
        (me(quest=Quest("two-shrines", ["EG", "AR"])), {}),
    ),
    "an action to come": ((me("CN1"), {}), (me("CN1", acting=Acting(2, 0)), {})),
    "no raid beside one": ((me("CN4"), {"npcs": [RAID]}), (me("CN2"), {"npcs": [RAID]})),
}


@pytest.mark.parametrize("better", BETTER)
def test_what_is_better_is_worth_more(better: str) -> None:
    one, other = ((mine, dict(rest)) for mine, rest in BETTER[better])

    assert worth(one[0], **one[1]) > worth(other[0], **other[1])


def test_won_or_lost_is_beyond_all_else() -> None:
    s = GAME.new(Setup("competitive", 2), Dice(SEED, 0)).s
    final = play_out(GAME, Setup("competitive", 2), [HOUSES["random"]] * 2, SEED).final

    assert final.result
    for seat, place in enumerate(final.result.places):
        assert (GAME.worth(final, seat) > GAME.worth(s, seat)) == (place == 1)


# --- what they do -----------------------------------------------------------------------------


def choice(s: World, number: int = 1) -> Action:
    return decide(GAME, s, ME, HOUSES["beginner"], Dice.house(SEED, number))


def test_a_sale_that_brings_a_rune_is_made() -> None:
    mine = me(goods=["silk", "iron", "iron", "spice"])

    assert choice(table(mine, clan())) == a.SellAll()


def test_a_hero_that_has_learnt_enough_is_trained() -> None:
    mine = me(gold=20, acting=Acting(0, 0))
    mine.hero.experience = 6

    assert isinstance(choice(table(mine, clan())), a.TrainSurely | a.TrainCheaply)


def test_the_second_stall_is_built() -> None:
    mine = me(charisma=2, hero="ishan")

    assert choice(table(mine, clan(), stalls={"java": ME})) == a.BuildStall()


def test_a_lone_hero_does_not_wait_for_the_raid_to_come() -> None:
    s = table(me("CN2", acting=Acting(2, 0)), clan(), npcs=[Npc("raid", "raid-2", "CN1")])

    assert isinstance(choice(s), a.Travel)


# --- chances ----------------------------------------------------------------------------------

ALONE, BAND = Force("salman", 1, 0, 0), Force("salman", 1, 3, 0)


def test_soldiers_make_battles_safer() -> None:
    assert slay(ALONE, 3, 4, 0) < slay(BAND, 3, 4, 0) < slay(BAND, 3, 4, 2)
    assert plunder(ALONE, 3, 4, 1) < plunder(BAND, 3, 4, 1) < plunder(BAND, 3, 4, 2)


def test_a_sure_hit_on_one_point_cannot_fail() -> None:
    assert slay(ALONE, 6, 1, 0) == pytest.approx(1)
    assert plunder(ALONE, 6, 1, 1) == pytest.approx(1)
    assert plunder(ALONE, 6, 1, 0) == 0


def test_a_lone_hero_hits_once_in_two() -> None:
    """Odalys's skill does no damage; after one stage the hero is dead."""
    lone = Force("odalys", 1, 0, 0)

    assert slay(lone, 3, 1, 0) == pytest.approx(1 / 2)
    assert slay(lone, 3, 1, 1) == pytest.approx(3 / 4)


def test_who_may_get_away_loses_less() -> None:
    stuck = Stakes(win=10, death=20, loss=1, away=0, smoke=-99)
    quick, smoke = stuck._replace(away=5 / 6), stuck._replace(smoke=-1)

    assert hunt(ALONE, 3, 9, 0, stuck) < hunt(ALONE, 3, 9, 0, quick) < 0
    assert hunt(ALONE, 3, 9, 0, smoke) == -1


def test_equals_win_as_often_as_they_lose() -> None:
    assert beat(3, 3) == 1 / 2
    assert beat(4, 3) == pytest.approx(1 - beat(3, 4))


# --- plans ------------------------------------------------------------------------------------


def test_every_open_slot_is_planned_for_and_no_full_one() -> None:
    s = table(me(runes=["quest", "player", "minion"]), clan())

    planned = Counter(deed for deed, _ in DeedMonths(s, ME).all())

    assert planned["quest"] == 2
    assert planned["player"] == 1
    assert "minion" not in planned
    assert planned["legendary"] == 1


def test_a_month_that_passes_brings_no_deed_nearer() -> None:
    """Waiting is worth nothing: what could be done in a month is then done a month later."""
    spent = me("CN1", acting=Acting(0, 0), soldiers=THREE)
    s = table(spent, clan(), month=4)
    over = table(me("CN1", soldiers=THREE), clan(), month=5)

    assert dict(DeedMonths(s, ME).all())["minion"] == dict(DeedMonths(over, ME).all())["minion"]


def test_each_style_has_four_heroes() -> None:
    assert [*STYLE] == [*HEROES]
    assert Counter(STYLE.values()) == {"bandit": 4, "hunter": 4, "merchant": 4}


def test_a_legend_at_hand_is_nearer_than_one_asleep() -> None:
    strong = {"soldiers": [2, 2, 2, 2], "level": 2}
    asleep = DeedMonths(table(me("AR3", **strong), clan()), ME).legendary()
    roc = Npc("legendary", "roc", "AR4")
    awake = DeedMonths(table(me("AR3", **strong), clan(), npcs=[roc]), ME).legendary()

    assert MONSTERS["roc"].tier == "legendary"
    assert awake < asleep
    assert FOE not in roc.spares
