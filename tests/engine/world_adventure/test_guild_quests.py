"""Guild quests: each can be done as it says, and gives what it says [WA-33]."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, get_args

import pytest

from engine.core import Msg
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import CITIES, is_city
from engine.games.world_adventure.cards import QUESTS, Deed, QuestKind
from engine.games.world_adventure.guild import QUESTING, begin
from engine.games.world_adventure.odds.dice import chance
from engine.games.world_adventure.runes import earn, put_back
from engine.games.world_adventure.state import Acting, Quest, Turn, World
from tests.engine.world_adventure.kit import FOE, ME, clan, lay, rolling, told
from tests.engine.world_adventure.witness import fainted, rich, seen, settle, sure

TASKS = [key for key, card in QUESTS.items() if card.tasks]
HUNTS = [(key, deed) for key, card in QUESTS.items() for deed in card.deeds]
ROLLED = [key for key in TASKS if any(task.status for task in QUESTS[key].tasks)]


def on(key: str, *places: str, **rest: Any) -> World:
    """ME stands at the first place of a quest."""
    return lay(clan(places[0], quest=Quest(key, [*places]), **rest), clan(), turn_of=ME)


def offers(s: World) -> list[tuple[a.DoQuest, str | None]]:
    """What is on offer, and what stands in its way."""
    return [
        (one.action, one.blocked and one.blocked.id)
        for one in QUESTING.offers(s, ME)
        if isinstance(one.action, a.DoQuest)
    ]


def try_here(t: Turn) -> None:
    """In another turn, the clan does what is to be done here."""
    me = t.s.clans[ME]
    me.acting = Acting()
    assert offers(t.s) == [(a.DoQuest(me.at), None)]
    QUESTING.perform(t, ME, a.DoQuest(me.at))


def equipped(key: str) -> World:
    """ME has everything that the quest asks for."""
    s = rich(explorer=4, charisma=4, quest=None)
    me = s.clans[ME]
    me.soldiers = [*me.soldiers, deepcopy(me.soldiers[1]), deepcopy(me.soldiers[1])]
    me.goods = [good for task in QUESTS[key].tasks for good in task.goods]
    me.leadership = 6
    begin(sure(s), ME, key)
    return s


# --- every card -------------------------------------------------------------------------------


@pytest.mark.rule("WA-33")
def test_thirty_quests_of_ten_kinds() -> None:
    assert len(QUESTS) == 30
    assert {card.kind for card in QUESTS.values()} == {*get_args(QuestKind)}
    assert len({repr(card) for card in QUESTS.values()}) == 30


@pytest.mark.rule("WA-33", "WA-13")
@pytest.mark.parametrize("key", QUESTS)
def test_its_places_are_where_it_says(key: str) -> None:
    for _ in range(20):
        s = lay(clan("CN"), clan())
        begin(rolling(s), ME, key)

        quest = s.clans[ME].quest
        assert quest
        elsewhere = [place for place in quest.places if place != "CN"]
        assert len({*quest.places}) == len(QUESTS[key].tasks) <= 2
        for place, task in zip(quest.places, QUESTS[key].tasks, strict=True):
            assert is_city(place) == (task.where != "outer")
            assert (place in elsewhere) == (task.where != "here")


@pytest.mark.rule("WA-33", "WA-05")
@pytest.mark.parametrize("key", TASKS)
def test_done_task_by_task_it_gives_what_it_says(key: str) -> None:
    s = equipped(key)
    me, before = s.clans[ME], deepcopy(s)
    assert me.quest

    for place in [*me.quest.places]:
        assert me.runes == []
        me.at = place
        try_here(sure(s, *[1] * _dice(s, key, place)))

    assert me.quest is None
    assert s.quests.cards == [key]
    _charge(before, key)
    assert all(seen(reward, before, s) for reward in QUESTS[key].rewards)
    settle(rolling(s))
    assert me.runes == ["quest"]


@pytest.mark.rule("WA-33", "WA-05")
@pytest.mark.parametrize(("key", "deed"), HUNTS)
def test_a_hunt_is_done_by_the_deed_wherever(key: str, deed: Deed) -> None:
    s = equipped(key)
    before = deepcopy(s)

    earn(sure(s), ME, deed)

    assert s.clans[ME].quest is None
    assert s.quests.cards == [key]
    assert all(seen(reward, before, s) for reward in QUESTS[key].rewards)


@pytest.mark.rule("WA-33", "WA-14")
@pytest.mark.parametrize("key", ROLLED)
def test_a_roll_above_3_fails_and_costs_nothing(key: str) -> None:
    s = equipped(key)
    me = s.clans[ME]
    assert me.quest
    rolled = next(n for n, task in enumerate(QUESTS[key].tasks) if task.status)
    me.at = me.quest.places[rolled]
    gold, goods = me.gold, [*me.goods]

    t = sure(s)
    try_here(t)

    (step,) = told(t, e.QuestStep)
    assert step.dice
    assert not step.success
    assert me.quest.done == []
    assert (me.gold, me.goods) == (gold, goods)


def _dice(s: World, key: str, place: str) -> int:
    """How many dice are rolled there."""
    me = s.clans[ME]
    assert me.quest
    task = QUESTS[key].tasks[me.quest.places.index(place)]
    return me.status(task.status) if task.status else 0


def _charge(s: World, key: str) -> None:
    """What was handed over."""
    for task in QUESTS[key].tasks:
        s.clans[ME].gold -= task.gold
        for good in task.goods:
            s.clans[ME].goods.remove(good)
            s.stock[good] += 1


# --- what stands in the way ---------------------------------------------------------------------


@pytest.mark.rule("WA-33")
def test_elsewhere_there_is_nothing_to_do() -> None:
    s = on("lost-camel", "IN3")
    s.clans[ME].at = "IN4"

    assert offers(s) == []


@pytest.mark.rule("WA-33")
def test_as_many_dice_as_the_status() -> None:
    s = on("buried-lamp", "IN3", explorer=3)
    t = rolling(s, 1, 3, 4)

    QUESTING.perform(t, ME, a.DoQuest("IN3"))

    assert told(t, e.QuestStep) == [e.QuestStep(ME, "buried-lamp", [1, 3, 4], True)]


@pytest.mark.rule("WA-33")
def test_without_a_point_there_is_no_die() -> None:
    assert offers(on("lost-camel", "IN3")) == [(a.DoQuest("IN3"), "wa-33-no-dice")]


@pytest.mark.rule("WA-33", "WA-26")
def test_the_sphinx_takes_a_die_and_wise_counsel_gives_two() -> None:
    s = on("lost-camel", "IN3", explorer=1)
    s.event = "sphinx"
    assert offers(s) == [(a.DoQuest("IN3"), "wa-33-no-dice")]

    s.clans[ME].acting.powers = ["wise-counsel"]
    t = rolling(s, 4, 5)
    QUESTING.perform(t, ME, a.DoQuest("IN3"))

    assert told(t, e.QuestStep)[0].dice == [4, 5]


CERTAIN = [
    ("powder-kegs", {"explorer": 5}),
    ("buried-lamp", {"explorer": 5}),  # asks for two successes
    ("haunted-lanterns", {"charisma": 5}),
    ("quarrel-at-the-fountain", {"charisma": 5}),  # so does this one
]


@pytest.mark.rule("WA-50", "WA-51")
@pytest.mark.parametrize(("key", "points"), CERTAIN)
def test_above_4_a_quest_roll_succeeds_without_dice(key: str, points: dict[str, int]) -> None:
    s = on(key, "IN3", "IN4", **points)
    (offer,) = QUESTING.offers(s, ME)
    assert offer.told(s, ME).detail == Msg("world-adventure-quest-sure")
    t = sure(s)  # sixes, if it rolled

    QUESTING.perform(t, ME, a.DoQuest("IN3"))

    assert told(t, e.QuestStep) == [e.QuestStep(ME, key, [], True)]


@pytest.mark.rule("WA-50", "WA-51")
@pytest.mark.parametrize(
    ("key", "points"),
    [("buried-lamp", {"explorer": 4, "charisma": 5}), ("shy-poet", {"charisma": 4, "explorer": 5})],
)
def test_it_is_certain_for_the_own_status_only(key: str, points: dict[str, int]) -> None:
    t = rolling(on(key, "IN3", **points), 3, 6, 6, 6)

    QUESTING.perform(t, ME, a.DoQuest("IN3"))

    assert told(t, e.QuestStep) == [e.QuestStep(ME, key, [3, 6, 6, 6], False)]


@pytest.mark.rule("WA-33")
def test_one_try_a_turn_at_each_place() -> None:
    s = on("powder-kegs", "IN3", "IN4", explorer=1)
    QUESTING.perform(sure(s), ME, a.DoQuest("IN3"))
    assert offers(s) == [(a.DoQuest("IN3"), "wa-33-tried")]

    s.clans[ME].at = "IN4"

    assert offers(s) == [(a.DoQuest("IN4"), None)]


@pytest.mark.rule("WA-33")
def test_both_markers_are_to_be_visited() -> None:
    s = on("two-shrines", "IN", "JV", soldiers=[1, 1], fainted=[0])
    QUESTING.perform(rolling(s), ME, a.DoQuest("IN"))
    assert offers(s) == []
    assert s.clans[ME].runes == []

    s.clans[ME].at = "JV"
    QUESTING.perform(rolling(s), ME, a.DoQuest("JV"))

    assert s.clans[ME].quest is None
    assert fainted(s.clans[ME]) == 0


@pytest.mark.rule("WA-33")
@pytest.mark.parametrize(
    ("key", "less", "enough", "refusal"),
    [
        ("iron-for-the-bell", {"goods": ["iron"]}, {"goods": ["iron", "iron"]}, "wa-33-goods"),
        ("roof-for-the-orphans", {"gold": 7}, {"gold": 8}, "wa-33-gold"),
        (
            "singing-caravan",
            {"soldiers": [1, 1, 2], "fainted": [2]},
            {"soldiers": [1, 1, 1]},
            "wa-33-soldiers",
        ),
    ],
)
def test_what_is_asked_for_must_be_there(
    key: str, less: dict[str, object], enough: dict[str, object], refusal: str
) -> None:
    assert offers(on(key, "IN", **less)) == [(a.DoQuest("IN"), refusal)]
    assert offers(on(key, "IN", **enough)) == [(a.DoQuest("IN"), None)]


@pytest.mark.rule("WA-51", "WA-33")
def test_in_a_city_a_rivals_stall_asks_for_its_toll_first() -> None:
    s = on("roof-for-the-orphans", "IN", gold=9)
    s.stalls, s.clans[FOE].charisma = {"india": FOE}, 4
    assert offers(s) == [(a.DoQuest("IN"), "wa-33-gold")]

    s.clans[ME].gold = 10
    QUESTING.perform(sure(s), ME, a.DoQuest("IN"))

    assert s.clans[ME].gold == 0
    assert s.clans[FOE].gold == 22


@pytest.mark.rule("WA-51", "WA-33")
def test_or_bars_the_city() -> None:
    s = on("two-shrines", "IN", "JV")
    s.stalls, s.clans[FOE].charisma = {"india": FOE}, 5

    assert offers(s) == [(a.DoQuest("IN"), "wa-51-barred")]


@pytest.mark.rule("WA-33")
def test_the_goods_go_to_the_stock() -> None:
    s = on("sweets-for-the-school", "IN", goods=["fruit", "silk", "chocolate"])
    stock = dict(s.stock)

    QUESTING.perform(rolling(s), ME, a.DoQuest("IN"))

    assert s.clans[ME].goods == ["silk"]
    assert s.stock == {**stock, "fruit": stock["fruit"] + 1, "chocolate": stock["chocolate"] + 1}


def test_a_quest_marker_never_comes_to_where_one_is() -> None:
    s = lay(clan("CN"), clan())

    begin(rolling(s, "CN", "IN"), ME, "shy-poet")

    quest = s.clans[ME].quest
    assert quest
    assert quest.places == ["IN"]
    assert {*CITIES.values()} > {"CN", "IN"}


@pytest.mark.rule("WA-33")
def test_what_is_put_back_goes_under_the_deck() -> None:
    s = lay(clan(), clan())
    s.quests.cards = ["lost-camel"]

    put_back(rolling(s), "two-shrines")

    assert s.quests.cards == ["lost-camel", "two-shrines"]


@pytest.mark.rule("WA-33")
def test_another_s_deed_does_not_count() -> None:
    s = on("howling-at-the-gate", "IN3")

    earn(rolling(s), FOE, "minion")

    assert s.clans[ME].quest


def test_the_odds_are_exact() -> None:
    assert chance(2, 1) == 0.75
    assert chance(3, 2) == 0.5
    assert chance(0, 1) == 0
    assert chance(1, 0) == 1
