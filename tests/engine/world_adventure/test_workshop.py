"""Caravans and upgrades: WA-05, WA-61, WA-62."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Msg
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.actions import Upgrade
from engine.games.world_adventure.cards import CARAVANS, CaravanKey
from engine.games.world_adventure.cargo import Unloading
from engine.games.world_adventure.state import World
from engine.games.world_adventure.workshop import UPGRADES, owned, resale
from tests.engine.world_adventure.kit import ME, clan, told
from tests.engine.world_adventure.turns import at_turn, doing, open_to, option, refusal

ALL = {"pet": True, "cargo": True, "smoke": True, "medics": 3}


def visitor(*, smoke: bool = False, **rest: Any) -> World:
    """A clan in China."""
    return at_turn(clan("CN", smoke=smoke, **rest))


# --- upgrades ---------------------------------------------------------------------------------


@pytest.mark.rule("WA-62")
@pytest.mark.parametrize("upgrade", UPGRADES)
def test_an_upgrade_costs_5_gold_and_sells_for_2(upgrade: Upgrade) -> None:
    s = visitor()

    t = doing(s, a.BuyUpgrade(upgrade))
    assert (s.clans[ME].gold, owned(s.clans[ME], upgrade)) == (15, 1)

    t = doing(s, a.SellUpgrade(upgrade))
    assert (s.clans[ME].gold, owned(s.clans[ME], upgrade)) == (17, 0)
    assert told(t, e.UpgradeSold) == [e.UpgradeSold(ME, upgrade)]
    assert s.clans[ME].acting.actions == 1


@pytest.mark.rule("WA-62")
@pytest.mark.parametrize(("upgrade", "most"), [("pet", 1), ("cargo", 1), ("smoke", 1)])
def test_there_is_one_pet_one_cargo_and_one_smoke_bomb(upgrade: Upgrade, most: int) -> None:
    s = visitor(**{upgrade: True})

    assert refusal(s, a.BuyUpgrade(upgrade)) == Msg("wa-62-most", {"n": most})


@pytest.mark.rule("WA-62")
def test_there_are_three_medic_packs() -> None:
    s = visitor(medics=2)

    doing(s, a.BuyUpgrade("medic"))

    assert s.clans[ME].medics == 3
    assert refusal(s, a.BuyUpgrade("medic")) == Msg("wa-62-most", {"n": 3})


@pytest.mark.rule("WA-62", "WA-61")
def test_pet_and_cargo_make_the_caravan_better() -> None:
    s = visitor(caravan="trader")

    doing(s, a.BuyUpgrade("pet"), a.BuyUpgrade("cargo"))

    me = s.clans[ME]
    assert (me.chaser, me.room) == (CARAVANS["trader"].chaser + 1, CARAVANS["trader"].cargo + 1)


@pytest.mark.rule("WA-62")
def test_an_upgrade_needs_its_gold() -> None:
    s = visitor(gold=4)

    assert refusal(s, a.BuyUpgrade("pet")) == Msg(
        "wa-62-gold", {"cost": 5, "have": 4, "toll": 0, "goods": 0}
    )


@pytest.mark.rule("WA-62", "WA-61")
def test_goods_that_fit_no_more_go_to_the_stock() -> None:
    s = visitor(cargo=True, goods=["fruit", "fruit", "silk", "iron"])
    doing(s, a.SellUpgrade("cargo"))
    assert open_to(s) == [a.DropGood("fruit"), a.DropGood("iron"), a.DropGood("silk")]

    t = doing(s, a.DropGood("iron"))

    assert s.clans[ME].goods == ["fruit", "fruit", "silk"]
    assert s.stock["iron"] == 2
    assert told(t, e.GoodDropped) == [e.GoodDropped(ME, "iron")]
    assert not isinstance(s.stack[-1], Unloading)


# --- caravans ---------------------------------------------------------------------------------


@pytest.mark.rule("WA-61")
def test_there_are_three_kinds_of_both_levels() -> None:
    assert [one.level for one in CARAVANS.values()] == [1, 1, 1, 2, 2, 2]
    assert CARAVANS["master-trader"].price == 40
    assert CARAVANS["trader"].resale == 5


@pytest.mark.rule("WA-61", "WA-17")
def test_the_old_caravan_goes_with_all_its_upgrades() -> None:
    s = visitor(gold=40, smoke=True, medics=2, pet=True)
    assert resale(s.clans[ME]) == 5 + 2 + 2 * 2 + 2
    assert option(s, a.ChangeCaravan("hunter")).confirm

    t = doing(s, a.ChangeCaravan("hunter"))

    me = s.clans[ME]
    assert (me.gold, me.caravan) == (40 + 13 - 40, "hunter")
    assert [owned(me, upgrade) for upgrade in UPGRADES] == [0, 0, 0, 0]
    assert told(t, e.CaravanChanged) == [e.CaravanChanged(ME, "hunter", 13)]


@pytest.mark.rule("WA-56", "WA-61")
@pytest.mark.parametrize(("visited", "goods"), [(False, 2), (True, 0)])
def test_selling_first_is_advised_only_where_the_shop_lets_the_clan_in(
    visited: bool, goods: int
) -> None:
    s = visitor(gold=0, goods=["silk", "iron"])
    if visited:
        s.clans[ME].shops["china"] = s.month

    for action in (a.ChangeCaravan("fortress"), a.BuyUpgrade("smoke")):
        blocked = refusal(s, action)
        assert blocked is not None
        assert blocked.args["goods"] == goods
    assert (a.SellAll() in open_to(s)) is not visited


@pytest.mark.rule("WA-61")
def test_what_the_old_one_brings_helps_to_pay() -> None:
    enough, short = visitor(gold=35), visitor(gold=34)

    assert a.ChangeCaravan("fortress") in open_to(enough)
    assert refusal(short, a.ChangeCaravan("fortress")) == Msg(
        "wa-61-gold", {"cost": 40, "have": 39, "toll": 0, "goods": 0}
    )


@pytest.mark.rule("WA-17", "WA-61")
def test_a_full_purse_loses_what_the_old_one_brings() -> None:
    s = visitor(gold=98)

    doing(s, a.ChangeCaravan("hunter"))

    assert s.clans[ME].gold == 99 - 40


@pytest.mark.rule("WA-61")
def test_what_does_not_fit_the_new_one_goes_to_the_stock() -> None:
    s = visitor(caravan="trader", goods=["iron"] * 2 + ["silk"])

    doing(s, a.ChangeCaravan("chaser"), a.DropGood("silk"))

    assert s.clans[ME].goods == ["iron", "iron"]
    assert s.stock["silk"] == 2


@pytest.mark.rule("WA-61")
def test_goods_of_one_kind_leave_no_choice() -> None:
    s = at_turn(clan("CN", goods=["iron"] * 3), clan(), clan(), clan())

    doing(s, a.ChangeCaravan("chaser"))

    assert s.clans[ME].goods == ["iron"] * 2


# --- runes ------------------------------------------------------------------------------------


@pytest.mark.rule("WA-05")
@pytest.mark.parametrize(
    ("key", "runes"), [("chaser", []), ("master-trader", ["caravan"]), ("fortress", ["caravan"])]
)
def test_a_caravan_of_level_2_gives_a_rune(key: CaravanKey, runes: list[str]) -> None:
    s = visitor(gold=60)

    doing(s, a.ChangeCaravan(key))

    assert s.clans[ME].runes == runes


@pytest.mark.rule("WA-05")
@pytest.mark.parametrize("missing", UPGRADES)
def test_every_upgrade_of_a_level_2_caravan_gives_a_rune(missing: Upgrade) -> None:
    lacking = {"medics": 2} if missing == "medic" else {missing: False}
    s = visitor(caravan="hunter", **ALL | lacking)

    doing(s, a.BuyUpgrade(missing))

    assert s.clans[ME].runes == ["upgrades"]


@pytest.mark.rule("WA-05")
def test_upgrades_of_a_level_1_caravan_give_none() -> None:
    s = visitor(**ALL | {"pet": False})

    doing(s, a.BuyUpgrade("pet"))

    assert s.clans[ME].runes == []


@pytest.mark.rule("WA-05")
def test_an_upgrade_that_was_given_counts_when_its_owner_acts() -> None:
    s = visitor(caravan="hunter", **ALL)

    doing(s, a.EndTurn())

    assert s.clans[ME].runes == ["upgrades"]
