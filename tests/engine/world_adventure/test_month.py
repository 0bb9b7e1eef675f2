"""The four phases of a month [WA-23 to WA-27, WA-34, WA-35]."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from engine.core import Dice, Msg, Zone
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import NATIONS
from engine.games.world_adventure.cards import COMMODITIES, Deed
from engine.games.world_adventure.month import MONTHS, Month, begin, end
from engine.games.world_adventure.npcs import raids
from engine.games.world_adventure.stalls import INCOME
from engine.games.world_adventure.state import Clan, Npc, Step, Turn
from engine.games.world_adventure.turn import TakingTurn, Wages
from tests.engine.playing import SEED
from tests.engine.world_adventure.kit import FOE, ME, THIRD, clan, lay, rolling, told

MARKERS = list(COMMODITIES) * 3


def beginning(*clans: Clan, **rest: Any) -> Turn:
    """A table at the beginning of the month after `month`."""
    usual = {"month": 3, "coming": "tailwind", "events": Zone(["sandstorm", "long-days"])}
    t = rolling(lay(*clans or (clan(), clan(), clan()), **usual | rest))
    begin(t)
    return t


def needy(**rest: Any) -> dict[str, Any]:
    """Fields of a table with all eighteen need markers."""
    needs = dict(zip(NATIONS, MARKERS, strict=False))
    return {"needs": needs, "reserve": Zone([*MARKERS[9:]]), **rest}


# --- the four phases --------------------------------------------------------------------------


@pytest.mark.rule("WA-23")
def test_four_phases_follow_each_other() -> None:
    deck = {"coming": "tailwind", "events": Zone(["sandstorm"])}
    s = lay(clan(), clan(), step="beginning", order=[], **deck)
    t, month = rolling(s), Month()
    steps: list[Step] = []

    while s.month < 4:
        month.auto(t)
        steps.append(s.step)

    players, npcs = ["players"] * 2, ["npcs"]  # two turns; the raid that has come
    assert steps == ["raid", "players", *players, "npcs", *npcs, "end", "beginning", "raid"]


@pytest.mark.rule("WA-23", "WA-24")
def test_everyone_has_one_turn_in_the_order_drawn() -> None:
    s = lay(clan(), clan(), clan(), order=[THIRD, ME, FOE])
    t, month = rolling(s), Month()

    for _ in range(4):
        month.auto(t)

    turns = [phase.seat for phase in s.stack if isinstance(phase, TakingTurn)]
    assert turns == [THIRD, ME, FOE]
    assert s.step == "npcs"
    assert s.turn_of is None


@pytest.mark.rule("WA-49")
def test_who_has_died_earns_wages_in_place_of_a_turn() -> None:
    s = lay(clan(), clan(working=True), order=[FOE, ME])
    t, month = rolling(s), Month()

    for _ in range(2):
        month.auto(t)

    assert [type(phase) for phase in s.stack] == [Wages, TakingTurn]


@pytest.mark.rule("WA-24")
def test_the_turn_order_is_drawn_anew() -> None:
    orders = set[tuple[int, ...]]()
    for number in range(20):
        s = lay(*(clan("CN") for _ in range(3)), coming="tailwind", events=Zone(["sandstorm"]))
        begin(Turn(s, Dice(SEED, number)))
        orders.add(tuple(s.order))

    assert orders == {*permutations(range(3))}


@pytest.mark.rule("WA-42", "WA-85")
def test_what_holds_for_a_month_is_forgotten() -> None:
    t = beginning(clan(struck=["raid"]), clan())

    assert not t.s.clans[ME].struck


# --- income -----------------------------------------------------------------------------------


@pytest.mark.rule("WA-25")
def test_each_stall_earns_five_gold() -> None:
    stalls = {"egypt": FOE, "java": ME, "china": FOE}

    t = beginning(clan(gold=1), clan(gold=2), clan(gold=3), stalls=stalls)

    assert [each.gold for each in t.s.clans] == [6, 12, 3]
    (paid,) = told(t, e.StallIncome)
    assert {(one.args["seat"], one.args["n"]) for one in paid.incomes} == {(ME, 5), (FOE, 10)}


@pytest.mark.rule("WA-25", "WA-17")
def test_income_above_99_is_lost() -> None:
    t = beginning(clan(gold=97), clan(), stalls={"egypt": ME})

    assert t.s.clans[ME].gold == 99
    (paid,) = told(t, e.StallIncome)
    assert paid.incomes == [Msg("world-adventure-income", {"seat": ME, "n": 2})]


# --- events -----------------------------------------------------------------------------------


@pytest.mark.rule("WA-26")
def test_no_event_in_the_first_month_but_one_in_sight() -> None:
    t = beginning(month=0)

    assert (t.s.event, t.s.coming) == ("", "tailwind")
    assert not told(t, e.EventCame)
    assert told(t, e.EventSeen) == [e.EventSeen("tailwind")]


@pytest.mark.rule("WA-26")
def test_what_was_in_sight_comes_into_force() -> None:
    t = beginning(month=1)

    assert (t.s.event, t.s.coming) == ("tailwind", "sandstorm")
    assert [event.event for event in told(t, e.EventCame)] == ["tailwind"]
    assert told(t, e.EventSeen) == [e.EventSeen("sandstorm")]


@pytest.mark.rule("WA-26")
def test_the_last_awakened_legend_forces_its_event() -> None:
    """The month's own card is used up."""
    legends = [Npc("legendary", "roc", "AR4"), Npc("legendary", "naga", "JV2")]

    t = beginning(npcs=[*legends, Npc("raid", "raid-1", "CN1")])

    assert (t.s.running, t.s.coming) == ("naga", "sandstorm")
    assert [event.event for event in told(t, e.EventCame)] == ["naga"]
    assert t.s.past == ["tailwind"]


@pytest.mark.rule("WA-26")
def test_events_that_have_been_come_again_when_all_have_been() -> None:
    t = beginning(events=Zone([]), past=["long-days", "sandstorm"])

    assert t.s.event == "tailwind"
    assert sorted([t.s.coming, *t.s.events.cards]) == ["long-days", "sandstorm"]
    assert t.s.past == ["tailwind"]


@pytest.mark.rule("WA-26", "WA-25")
def test_an_event_holds_until_the_next_one_comes() -> None:
    """It still holds for the income."""
    t = beginning(clan(gold=0), clan(), event="harvest-moon", stalls={"egypt": ME})

    assert t.s.clans[ME].gold == INCOME - 5
    assert t.s.event == "tailwind"


@pytest.mark.rule("WA-26", "WA-27")
def test_order_income_event_raid() -> None:
    s = lay(
        clan(), clan(), step="beginning", month=4, stalls={"java": ME}, coming="tailwind",
        events=Zone(["sandstorm"]),
    )  # fmt: skip
    t, month = rolling(s), Month()

    month.auto(t)
    month.auto(t)

    kinds = [type(event).__name__ for event in t.events]
    assert kinds == ["MonthBegan", "StallIncome", "EventCame", "EventSeen", "NpcCame"]


# --- raid -------------------------------------------------------------------------------------


@pytest.mark.rule("WA-27")
def test_raids_come_in_the_third_month_and_every_second_after_it() -> None:
    assert [month for month in range(1, 12) if raids(month)] == [3, 5, 7, 9, 11]


@pytest.mark.rule("WA-27")
@pytest.mark.parametrize(("month", "comes"), [(3, True), (4, False)])
def test_the_raid_of_the_stage_comes(month: int, comes: bool) -> None:
    t = rolling(lay(clan(), clan(), step="raid", month=month, stage=2), "india", 4)

    Month().auto(t)

    assert t.s.npcs == [Npc("raid", "raid-2", "IN4")] * comes


# --- NPCs -------------------------------------------------------------------------------------


@pytest.mark.rule("WA-35", "WA-42")
def test_npcs_act_one_after_the_other() -> None:
    npcs = [
        Npc("raid", "raid-1", "CN2"),
        Npc("minion", "minion-1-1", "CN1"),
        Npc("brigand", "brigand-1", "CN1"),
    ]
    s = lay(clan("CN1"), clan("CN1"), npcs=npcs, turn_of=FOE)
    t, month = rolling(s, *[1] * 5), Month()

    while s.step != "end":
        month.auto(t)

    foes = [event.foe for event in told(t, e.Ambushed)]
    assert foes == ["brigand-1", "minion-1-1", "raid-1"]


@pytest.mark.rule("WA-35")
def test_who_was_defeated_meanwhile_does_nothing() -> None:
    s = lay(clan("CN1"), clan(), npcs=[Npc("minion", "minion-1-1", "CN1")], step="npcs")
    t, month = rolling(s), Month(waiting=["brigand", "minion"])

    month.auto(t)

    assert not t.events
    assert month.waiting == ["minion"]


# --- end --------------------------------------------------------------------------------------


@pytest.mark.rule("WA-34", "WA-59")
def test_served_needs_are_renewed() -> None:
    fields = needy(served=["egypt", "java"])
    before = dict(fields["needs"])
    t = rolling(lay(clan(), clan(), **fields))

    end(t)

    (renewed,) = told(t, e.NeedsRenewed)
    news = {str(need.args["nation"]): need.args["commodity"] for need in renewed.needs}
    assert news == {"egypt": MARKERS[9], "java": MARKERS[10]}
    assert t.s.needs == before | news
    assert t.s.used == [before["egypt"], before["java"]]
    assert not t.s.served


@pytest.mark.rule("WA-22", "WA-34")
def test_used_needs_are_shuffled_when_the_reserve_is_empty() -> None:
    fields = needy(served=["egypt", "java"], reserve=Zone(["silk"]), used=MARKERS[9:17])
    t = rolling(lay(clan(), clan(), **fields))

    end(t)

    assert t.s.needs["egypt"] == "silk"
    assert len(t.s.reserve.cards) == 8
    assert len(t.s.used) == 1  # Java's own marker was still in play when they were shuffled


@pytest.mark.rule("WA-34")
def test_minion_and_destroyer_vanish_at_the_months_end() -> None:
    raid = Npc("raid", "raid-1", "CN2")
    gone = [Npc("minion", "minion-1-1", "CN1"), Npc("destroyer", "destroyer-1-4", "EU1")]
    t = rolling(lay(clan(), clan(), npcs=[*gone, raid], step="end"))

    Month().auto(t)

    assert t.s.npcs == [raid]


# --- the last month ---------------------------------------------------------------------------


@pytest.mark.rule("WA-88")
@pytest.mark.parametrize(
    ("runes", "places"), [((2, 3, 1), (2, 1, 3)), ((3, 3, 1), (1, 1, 3)), ((0, 0, 0), (1, 1, 1))]
)
def test_after_the_last_month_most_runes_win(
    runes: tuple[int, ...], places: tuple[int, ...]
) -> None:
    deeds: list[Deed] = ["hero", "minion", "brigand"]
    s = lay(*(clan(runes=deeds[:n]) for n in runes), month=MONTHS, step="end")

    Month().auto(rolling(s))

    assert s.result
    assert s.result.places == places


@pytest.mark.rule("WA-88")
def test_before_it_the_game_goes_on() -> None:
    s = lay(clan(runes=["hero"]), clan(), month=MONTHS - 1, step="end")

    Month().auto(rolling(s))

    assert s.result is None
