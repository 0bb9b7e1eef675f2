"""Goods that come along, and those that do not [WA-61, WA-66, WA-79]."""

from __future__ import annotations

import pytest

from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import Commodity
from engine.games.world_adventure.cargo import cargo_dice, count_goods, load
from engine.games.world_adventure.gains import gold_dice
from tests.engine.world_adventure.kit import ME, clan, lay, rolling, told
from tests.engine.world_adventure.witness import answer, settle

FULL: list[Commodity] = ["silk", "silk"]


@pytest.mark.rule("WA-66", "WA-79")
def test_cargo_dice_bring_what_is_in_stock() -> None:
    s = lay(clan(), clan())
    s.stock["fruit"] = 1
    t = rolling(s, 5, 1, 1)

    cargo_dice(t, ME, 3)

    assert s.clans[ME].goods == ["fruit", "iron"]
    assert (s.stock["fruit"], s.stock["iron"]) == (0, 1)
    assert told(t, e.CargoGained) == [
        e.CargoGained(ME, [5, 1, 1], count_goods(["fruit", "iron"])),
    ]


@pytest.mark.rule("WA-66", "WA-61")
def test_of_what_does_not_fit_the_clan_chooses() -> None:
    s = lay(clan(goods=[*FULL]), clan(), clan())
    t = rolling(s, 2, 5)
    cargo_dice(t, ME, 2)
    assert s.clans[ME].goods == FULL
    assert [one.action for one in s.stack[-1].options(s, ME)] == [
        a.KeepGood("spice"),
        a.KeepGood("iron"),
    ]

    answer(t, a.KeepGood("iron"))

    assert s.clans[ME].goods == [*FULL, "iron"]
    assert (s.stock["spice"], s.stock["iron"]) == (3, 2)
    assert s.stack == []
    assert told(t, e.GoodPicked) == [e.GoodPicked(ME, "iron")]


@pytest.mark.rule("WA-61")
def test_the_last_kind_comes_by_itself_only_once_the_question_has_said_so() -> None:
    s = lay(clan(goods=["silk"]), clan(), clan())
    t = rolling(s, 2, 2, 2)
    cargo_dice(t, ME, 3)
    assert [one.follows for one in s.stack[-1].options(s, ME)] == [False]

    answer(t, a.KeepGood("spice"))

    assert [one.follows for one in s.stack[-1].options(s, ME)] == [True]


@pytest.mark.rule("WA-61")
def test_a_full_caravan_is_not_asked() -> None:
    s = lay(clan(caravan="chaser", goods=[*FULL]), clan())
    t = rolling(s)

    load(t, ME, ["spice"])
    settle(t)

    assert s.stack == []
    assert s.clans[ME].goods == FULL


@pytest.mark.rule("WA-16")
def test_gold_dice() -> None:
    s = lay(clan())
    t = rolling(s, 2, 3, 4, 5, 6)

    gold_dice(t, ME, 5)

    assert told(t, e.GoldGained) == [e.GoldGained(ME, [2, 3, 4, 5, 6], 15)]
    assert s.clans[ME].gold == 35


@pytest.mark.rule("WA-17")
def test_gold_above_the_purse_is_lost() -> None:
    s = lay(clan(gold=98))

    gold_dice(rolling(s, 6), ME, 1)

    assert s.clans[ME].gold == 99
