"""Ancient Runes: slots, what each brings with it, and winning [WA-01 to WA-09, WA-74, WA-82]."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.core import Zone
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import Deed
from engine.games.world_adventure.ending import win
from engine.games.world_adventure.powers import TakingPower, ThrowingPower, fresh
from engine.games.world_adventure.runes import RaisingStatus, earn, take_item
from engine.games.world_adventure.state import Acting, Quest, Turn, World
from tests.engine.world_adventure.kit import FOE, FOURTH, ME, THIRD, clan, lay, rolling, told
from tests.engine.world_adventure.witness import answer, settle

DEEDS: tuple[Deed, ...] = get_args(Deed)
DECK = ["fair-wind", "lion-heart", "eagle-eye", "stone-wall", "clean-name", "still-hour"]


def table(*runes: int, **rest: object) -> World:
    """Seats with this many runes each."""
    clans = [clan(runes=[*DEEDS[:n]]) for n in runes]
    usual: dict[str, object] = {"powers": Zone([*DECK]), "turn_of": ME}
    return lay(*clans, **usual | rest)


def earned(s: World, deed: Deed, seat: int = ME) -> Turn:
    t = rolling(s)
    earn(t, seat, deed)
    settle(t)
    return t


def top(s: World) -> type:
    return type(s.stack[-1])


# --- deeds ------------------------------------------------------------------------------------


@pytest.mark.rule("WA-05", "WA-06")
@pytest.mark.parametrize("deed", DEEDS)
def test_a_deed_gives_its_rune_as_often_as_the_board_has_slots(deed: Deed) -> None:
    times = {"player": 2, "quest": 3, "sale-16": 2}.get(deed, 1)
    s = table(0, 0, goal=99)

    for _ in range(4):
        earned(s, deed)
        s.stack = []

    assert len(s.clans[ME].runes) == times


@pytest.mark.rule("WA-05")
def test_a_great_sale_falls_back_to_the_lesser_slot() -> None:
    s = table(0, 0)
    for _ in range(3):
        earned(s, "sale-16")
        s.stack = []
    assert s.clans[ME].runes == ["sale-16", "sale-12"]

    s = table(0, 0)
    for _ in range(2):
        earned(s, "sale-12")
        s.stack = []
    assert s.clans[ME].runes == ["sale-12"]


@pytest.mark.rule("WA-06")
def test_slots_are_everyones_own() -> None:
    s = table(0, 0)

    for seat in (ME, FOE):
        earned(s, "raid", seat)
        s.stack = []

    assert [one.runes for one in s.clans] == [["raid"], ["raid"]]


@pytest.mark.rule("WA-10")
def test_the_leaders_fourth_rune_raises_the_stage() -> None:
    s = table(3, 0)

    t = earned(s, "raid")

    assert s.stage == 2
    assert told(t, e.StageRose) == [e.StageRose(2)]


# --- what comes along -------------------------------------------------------------------------


@pytest.mark.rule("WA-09", "WA-82")
@pytest.mark.parametrize("had", range(8))
def test_slot_and_point_come_at_the_1st_4th_and_7th(had: int) -> None:
    s = table(had, 0)

    earned(s, "raid")

    point = had + 1 in (1, 4, 7)
    assert top(s) == (RaisingStatus if point else TakingPower)
    if point:
        answer(rolling(s), a.RaiseStatus("charisma"))
        assert s.clans[ME].charisma == 1
        assert top(s) == TakingPower


@pytest.mark.rule("WA-07")
def test_two_are_drawn_and_one_kept() -> None:
    s = table(1, 0)
    t = earned(s, "raid")
    assert s.stack[-1].actors(s) == [ME]

    answer(t, a.DrawPowers())
    assert told(t, e.PowersDrawn) == [e.PowersDrawn(ME, Zone(["fair-wind", "lion-heart"], [ME]))]
    answer(t, a.TakePower("lion-heart"))

    assert s.clans[ME].powers == [fresh("lion-heart")]
    assert s.pile == ["fair-wind"]
    assert told(t, e.PowerThrown) == [e.PowerThrown(ME, "fair-wind")]
    assert not t.free
    assert s.powers.cards == DECK[2:]
    assert s.stack == []


@pytest.mark.rule("WA-07")
def test_or_any_of_the_open_pile() -> None:
    s = table(1, 0, pile=["giants-arm", "hidden-purse"])
    t = earned(s, "raid")

    answer(t, a.TakePower("hidden-purse"))

    assert s.clans[ME].powers == [fresh("hidden-purse")]
    assert s.pile == ["giants-arm"]
    assert s.powers.cards == DECK


@pytest.mark.rule("WA-07")
@pytest.mark.parametrize("thrown", ["hidden-purse", "giants-arm"])
def test_with_full_slots_the_new_one_or_an_old_one_is_thrown(thrown: str) -> None:
    s = table(1, 0, pile=["giants-arm"])
    s.clans[ME].powers = [fresh("hidden-purse")]
    t = earned(s, "raid")

    answer(t, a.TakePower("giants-arm"))
    assert top(s) == ThrowingPower
    answer(t, a.ThrowPower(thrown))

    assert [power.key for power in s.clans[ME].powers] == [
        key for key in ("hidden-purse", "giants-arm") if key != thrown
    ]
    assert s.pile == [thrown]


@pytest.mark.rule("WA-07", "WA-09")
@pytest.mark.parametrize(("runes", "slots"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3)])
def test_slots_grow_with_the_runes(runes: int, slots: int) -> None:
    s = table(runes, 0, pile=["giants-arm"])
    s.clans[ME].powers = [fresh(key) for key in ("hidden-purse", "porters-song")[: slots - 1]]
    t = earned(s, "raid")
    if top(s) == RaisingStatus:
        answer(t, a.RaiseStatus("explorer"))

    answer(t, a.TakePower("giants-arm"))

    assert s.stack == []
    assert len(s.clans[ME].powers) == slots


@pytest.mark.rule("WA-07")
def test_the_pile_is_shuffled_when_the_deck_is_empty() -> None:
    s = table(1, 0, powers=Zone(["fair-wind"]), pile=["giants-arm", "porters-song"])
    t = earned(s, "raid")

    answer(t, a.DrawPowers())

    assert s.pile == []
    assert {*s.stack[-1].drawn.cards, *s.powers.cards} == {
        "fair-wind",
        "giants-arm",
        "porters-song",
    }
    assert len(s.stack[-1].drawn.cards) == 2


# --- status -----------------------------------------------------------------------------------


@pytest.mark.rule("WA-19", "WA-74")
@pytest.mark.parametrize(("items", "points", "free"), [([], 4, False), (["sky-cloak"], 4, True)])
def test_above_4_with_a_legendary_item_only(items: list[str], points: int, free: bool) -> None:
    s = table(0, 0)
    s.clans[ME].explorer, s.clans[ME].items = points, items
    s.stack = [RaisingStatus(seat=ME)]

    offers = {one.action: one.blocked for one in s.stack[-1].options(s, ME)}

    assert (offers[a.RaiseStatus("explorer")] is None) == free
    assert offers[a.RaiseStatus("leadership")] is None


@pytest.mark.rule("WA-74")
def test_never_above_5() -> None:
    s = table(0, 0)
    s.clans[ME].explorer, s.clans[ME].items = 5, ["sky-cloak", "tide-pearl"]
    s.stack = [RaisingStatus(seat=ME)]

    offers = {one.action: one.blocked for one in s.stack[-1].options(s, ME)}

    assert offers[a.RaiseStatus("explorer")] is not None


@pytest.mark.rule("WA-74", "WA-79")
def test_an_item_brings_a_point() -> None:
    s = table(1, 0)
    t = rolling(s)

    take_item(t, ME, "roc")
    answer(t, a.RaiseStatus("leadership"))

    assert s.clans[ME].items == ["sky-cloak"]
    assert s.clans[ME].leadership == 1
    assert told(t, e.ItemWon) == [e.ItemWon(ME, "sky-cloak")]


@pytest.mark.rule("WA-50")
@pytest.mark.parametrize(("turn_of", "moves"), [(ME, 2), (FOE, 1)])
def test_the_fourth_explorer_point_gives_a_move_in_the_own_turn(turn_of: int, moves: int) -> None:
    s = table(0, 0, turn_of=turn_of)
    s.clans[ME].explorer, s.clans[ME].acting = 3, Acting(moves=1)
    s.stack = [RaisingStatus(seat=ME)]

    answer(rolling(s), a.RaiseStatus("explorer"))

    assert s.clans[ME].acting.moves == moves


# --- several at once --------------------------------------------------------------------------


@pytest.mark.rule("WA-82")
def test_each_rune_is_taken_with_all_that_it_brings_before_the_next() -> None:
    s = table(0, 0, quests=Zone([]))
    s.clans[ME].quest = Quest("thunder-of-hooves", [])
    t = earned(s, "raid")
    assert s.clans[ME].runes == ["raid"]

    answer(t, a.RaiseStatus("charisma"))
    answer(t, a.DrawPowers())
    assert s.clans[ME].runes == ["raid"]
    answer(t, a.TakePower("fair-wind"))

    assert s.clans[ME].runes == ["raid", "quest"]
    assert top(s) == TakingPower


@pytest.mark.rule("WA-82")
@pytest.mark.parametrize("first", [FOE, THIRD])
def test_in_a_tie_the_active_player_then_turn_order(first: int) -> None:
    s = table(8, 8, 8, order=[ME, THIRD, FOE], turn_of=FOE if first == FOE else None)
    t = rolling(s)

    for seat in (FOE, THIRD):
        earn(t, seat, "quest")
    settle(t)

    assert s.result
    assert s.result.places[first] == 1


# --- the end ----------------------------------------------------------------------------------


@pytest.mark.rule("WA-01", "WA-02")
@pytest.mark.parametrize("goal", [9, 12])
def test_the_last_rune_wins_at_once(goal: int) -> None:
    s = table(goal - 2, 3, 5, goal=goal)
    earned(s, "quest")
    assert s.result is None
    s.stack = []

    t = earned(s, "quest")

    assert s.result
    assert s.result.places == (1, 3, 2)
    assert told(t, e.GoalReached) == [e.GoalReached([ME], goal)]


@pytest.mark.rule("WA-03")
@pytest.mark.parametrize(("mine", "mates"), [(0, 17), (8, 9), (17, 0)])
def test_a_team_adds_its_runes_up_in_any_split(mine: int, mates: int) -> None:
    s = table(mine, 9, mates, 8, goal=18, teams=[[ME, THIRD], [FOE, FOURTH]], mode="pairs")

    earned(s, "quest")

    assert s.result
    assert s.result.places == (1, 2, 1, 2)


@pytest.mark.rule("WA-03")
def test_three_against_three() -> None:
    teams = [[0, 2, 4], [1, 3, 5]]
    s = table(9, 9, 9, 9, 8, 8, goal=27, teams=teams, mode="trios")

    earned(s, "quest", FOE)
    assert s.result is not None

    assert s.result.places == (2, 1, 2, 1, 2, 1)


@pytest.mark.rule("WA-04")
def test_with_the_legend_option_a_legend_must_have_fallen() -> None:
    s = lay(clan(runes=[*DEEDS[1:9]]), clan(), goal=9, legend=True, turn_of=ME)
    earned(s, "quest")
    assert s.result is None
    s.stack = []

    earned(s, "legendary")

    assert s.result


@pytest.mark.rule("WA-04", "WA-87")
def test_any_members_legend_serves_the_team() -> None:
    teams = [[ME, THIRD], [FOE, FOURTH]]
    s = lay(
        clan(runes=[*DEEDS[1:18]]),
        clan(),
        clan(),
        clan(),
        goal=18,
        legend=True,
        teams=teams,
        turn_of=ME,
    )

    earned(s, "legendary", THIRD)

    assert s.result
    assert s.result.places == (1, 2, 1, 2)


@pytest.mark.rule("WA-01")
def test_the_result_tells_runes_gold_and_months() -> None:
    s = table(9, 2, month=14)

    win(rolling(s), ME)

    assert s.result
    assert [(score.id, score.value) for score in s.result.scores[ME]] == [
        ("runes", 9),
        ("gold", 20),
        ("rounds", 14),
    ]
