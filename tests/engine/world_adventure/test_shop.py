"""Selling and buying in a city: WA-05, WA-51, WA-55 to WA-59."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action, Msg, Zone
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import COMMODITIES, Commodity
from engine.games.world_adventure.cargo import count_goods
from engine.games.world_adventure.month import end
from engine.games.world_adventure.shop import Shop
from engine.games.world_adventure.state import World
from tests.engine.world_adventure.kit import ME, clan, lay, rolling, told
from tests.engine.world_adventure.turns import at_turn, doing, open_to, option, refusal

NO_DICE = (6, 6, 6, 6, 6, 6)  # silk, which the city needs
ALL_KINDS = (1, 2, 3, 4, 5, 6)
WIDE = "master-trader"  # room for five


def seller(*goods: Commodity, **rest: Any) -> World:
    """A clan in China, which needs silk."""
    return at_turn(clan("CN", goods=list(goods), caravan=WIDE, **rest))


# --- visits -----------------------------------------------------------------------------------


@pytest.mark.rule("WA-56", "WA-32")
def test_a_shop_is_visited_once_and_again_two_months_later() -> None:
    s = seller("fruit")
    doing(s, a.Sell("fruit"), a.LeaveShop(), dice=ALL_KINDS)
    assert s.clans[ME].shops == {"china": 2}
    assert s.clans[ME].acting.actions == 1

    s.clans[ME].goods = ["spice"]
    for month, refused in ((2, True), (3, True), (4, False)):
        s.month = month
        assert (a.Sell("spice") in open_to(s)) is not refused
        blocked = Msg("wa-56-closed", {"month": 4}) if refused else None
        assert refusal(s, a.OpenStalls()) == blocked


@pytest.mark.rule("WA-56")
def test_the_next_city_has_a_shop_of_its_own() -> None:
    s = seller("fruit", shops={"java": 2})

    assert a.Sell("fruit") in open_to(s)


@pytest.mark.rule("WA-56")
def test_first_one_sells_then_one_buys() -> None:
    s = seller("fruit", "spice")

    doing(s, a.Sell("fruit"))
    assert open_to(s) == [a.Sell("spice"), a.OpenStalls(), a.LeaveShop()]

    doing(s, a.OpenStalls(), dice=ALL_KINDS)
    assert [type(action) for action in open_to(s)] == [a.Buy] * 5 + [a.BuyAll, a.LeaveShop]


@pytest.mark.rule("WA-56")
def test_one_may_only_buy() -> None:
    s = seller("fruit")

    doing(s, a.OpenStalls(), dice=ALL_KINDS)

    assert s.clans[ME].goods == ["fruit"]
    assert a.Buy("spice") in open_to(s)


# --- selling ----------------------------------------------------------------------------------


@pytest.mark.rule("WA-57")
def test_a_good_brings_4_and_a_needed_one_6() -> None:
    s = seller("fruit", "silk", "silk")
    assert option(s, a.Sell("fruit")).detail == Msg("world-adventure-sale", {"n": 4})
    assert option(s, a.Sell("silk")).detail == Msg("world-adventure-sale", {"n": 6})
    assert option(s, a.SellAll()).detail == Msg("world-adventure-sale", {"n": 16})

    t = doing(s, a.SellAll(), dice=NO_DICE)

    assert s.clans[ME].gold == 20 + 16
    assert told(t, e.Sold) == [e.Sold(ME, count_goods(["fruit", "silk", "silk"]), 16)]
    assert s.stock == dict.fromkeys(COMMODITIES, 2)


@pytest.mark.rule("WA-57", "WA-59")
def test_every_needed_good_of_a_sale_brings_6_then_the_city_needs_nothing() -> None:
    s = seller("silk", "silk", "fruit", runes=["sale-12"])

    t = doing(s, a.Sell("silk"), a.Sell("silk"), a.LeaveShop())
    assert s.clans[ME].gold == 20 + 12
    assert s.served == ["china"]
    assert told(t, e.NeedServed) == [e.NeedServed(ME, "china", "silk")]

    s.clans[ME].goods, s.clans[ME].shops = ["silk"], {}
    assert option(s, a.Sell("silk")).detail == Msg("world-adventure-sale", {"n": 4})


@pytest.mark.rule("WA-59", "WA-34")
def test_a_served_need_is_replaced_at_the_end_of_the_month() -> None:
    s = lay(clan(), clan(), served=["china"], needs={"china": "silk"}, reserve=Zone(["iron"]))
    t = rolling(s)

    end(t)

    assert (s.needs, s.served, s.used) == ({"china": "iron"}, [], ["silk"])


@pytest.mark.rule("WA-43")
def test_every_third_need_calls_the_brigand() -> None:
    s = seller("silk")
    s.fulfilled = 2

    doing(s, a.Sell("silk"), dice=(*NO_DICE, "india", 3))

    assert [(npc.kind, npc.at) for npc in s.npcs] == [("brigand", "IN3")]


@pytest.mark.rule("WA-05", "WA-55")
@pytest.mark.parametrize(
    ("goods", "deed", "experience"),
    [
        (["silk", "silk"], "sale-12", 1),
        (["silk", "fruit", "fruit"], "sale-12", 1),
        (["silk", "silk", "fruit"], "sale-16", 2),
        (["silk", "fruit"], "", 0),  # worth 10
        (["silk"], "", 0),
        (["fruit", "fruit", "spice", "spice"], "", 0),  # worth 16, with nothing that is needed
    ],
)
def test_a_great_sale_with_a_needed_good_gives_a_rune(
    goods: list[Commodity], deed: str, experience: int
) -> None:
    s = at_turn(clan("CN", goods=goods, soldiers=[1]), actions=0)

    doing(s, a.SellAll() if len(goods) > 1 else a.Sell(goods[0]), dice=NO_DICE)

    assert s.clans[ME].runes == ([deed] if deed else [])
    assert s.clans[ME].hero.experience == experience
    assert s.clans[ME].soldiers[0].experience == experience


@pytest.mark.rule("WA-05")
def test_one_sale_gives_one_rune_and_a_second_great_one_the_lesser() -> None:
    s = seller("silk", "silk", "silk", runes=["sale-16"])

    doing(s, a.SellAll(), dice=NO_DICE)

    assert s.clans[ME].runes == ["sale-16", "sale-12"]


@pytest.mark.rule("WA-05")
def test_all_goods_of_a_visit_count_together() -> None:
    s = seller("silk", "fruit", "fruit")

    doing(s, a.Sell("fruit"), a.Sell("silk"), a.Sell("fruit"), dice=NO_DICE)

    assert s.clans[ME].runes == ["sale-12"]


# --- buying -----------------------------------------------------------------------------------


@pytest.mark.rule("WA-58")
def test_six_dice_tell_what_is_on_offer() -> None:
    s = seller()

    t = doing(s, a.OpenStalls(), dice=(1, 1, 1, 3, 6, 6))

    (rolled,) = told(t, e.ShopRolled)
    assert rolled.dice == [1, 1, 1, 3, 6, 6]
    assert rolled.goods == count_goods(["fruit", "fruit", "chocolate"])
    shop = s.stack[-1]
    assert isinstance(shop, Shop)
    assert shop.stalls == {"fruit": 2, "chocolate": 1}  # two fruit are in stock, silk is needed


@pytest.mark.rule("WA-58")
def test_what_is_bought_is_on_offer_no_more() -> None:
    s = seller()

    t = doing(s, a.OpenStalls(), a.Buy("fruit"), dice=(1, 3, 3, 6, 6, 6))

    assert (s.clans[ME].gold, s.clans[ME].goods, s.stock["fruit"]) == (16, ["fruit"], 1)
    assert told(t, e.Bought) == [e.Bought(ME, "fruit", 4)]
    assert open_to(s) == [a.Buy("chocolate"), a.BuyAll(), a.LeaveShop()]  # two of them


@pytest.mark.rule("WA-58")
def test_goods_just_sold_may_be_on_offer() -> None:
    s = seller("fruit", "silk")

    doing(s, a.SellAll(), dice=(1, 6, 6, 6, 6, 6))

    assert open_to(s) == [a.Buy("fruit"), a.LeaveShop()]


@pytest.mark.rule("WA-58", "WA-59")
@pytest.mark.parametrize("last", [a.Buy("fruit"), a.LeaveShop()])
def test_a_need_is_met_when_all_is_done_in_the_market_and_not_before(last: Action) -> None:
    """Iron and silk are sold where iron is needed; iron is not for sale until the visit ends."""
    s = at_turn(clan("CN", goods=["iron", "silk"], gold=0), needs={"china": "iron"}, fulfilled=2)
    t = doing(s, a.SellAll(), dice=(1, 5, 5, 5, 5, 5))
    assert open_to(s) == [a.Buy("fruit"), a.LeaveShop()]
    assert (s.served, s.npcs, told(t, e.NeedServed)) == ([], [], [])

    t = doing(s, last, dice=("india", 3))

    assert s.served == ["china"]
    assert told(t, e.NeedServed) == [e.NeedServed(ME, "china", "iron")]
    assert [(npc.kind, npc.at) for npc in s.npcs] == [("brigand", "IN3")]


@pytest.mark.rule("WA-58", "WA-61")
@pytest.mark.parametrize(
    ("gold", "goods", "bought"),
    [
        (20, [], ["fruit", "chocolate", "iron", "fruit"]),  # one of each kind first
        (9, [], ["fruit", "chocolate"]),
        (20, ["spice"] * 2 + ["medicine"], ["fruit", "chocolate"]),
    ],
)
def test_all_that_fits_and_can_be_paid_is_bought_at_once(
    gold: int, goods: list[Commodity], bought: list[Commodity]
) -> None:
    s = at_turn(clan("CN", goods=list(goods), gold=gold, caravan=WIDE))

    t = doing(s, a.OpenStalls(), a.BuyAll(), dice=(1, 1, 1, 3, 5, 6))

    cost = 4 * len(bought)
    assert told(t, e.BoughtAll) == [e.BoughtAll(ME, count_goods(bought), cost)]
    assert (s.clans[ME].goods, s.clans[ME].gold) == ([*goods, *bought], gold - cost)


@pytest.mark.rule("WA-58", "WA-61")
@pytest.mark.parametrize(
    ("gold", "goods", "why"),
    [
        (3, [], Msg("wa-58-gold", {"cost": 4, "have": 3, "toll": 0, "goods": 0})),
        (20, ["iron"] * 2 + ["fruit"], Msg("wa-61-room", {"n": 3})),
    ],
)
def test_without_gold_or_room_the_stalls_are_not_opened(
    gold: int, goods: list[Commodity], why: Msg
) -> None:
    s = at_turn(clan("CN", goods=goods, gold=gold))

    assert refusal(s, a.OpenStalls()) == why


@pytest.mark.rule("WA-58")
def test_the_visit_ends_when_nothing_can_be_bought_any_more() -> None:
    s = seller(gold=7)

    doing(s, a.OpenStalls(), a.Buy("fruit"), dice=ALL_KINDS)

    assert not isinstance(s.stack[-1], Shop)


@pytest.mark.rule("WA-51", "WA-58")
@pytest.mark.parametrize(("charisma", "price"), [(0, 4), (1, 3), (2, 2), (4, 0), (5, 0)])
def test_each_point_of_charisma_saves_a_gold_piece(charisma: int, price: int) -> None:
    s = seller(charisma=charisma)

    doing(s, a.OpenStalls(), a.Buy("fruit"), dice=ALL_KINDS)

    assert s.clans[ME].gold == 20 - price


@pytest.mark.rule("WA-51")
def test_with_charisma_4_one_good_may_be_chosen_freely() -> None:
    s = seller(charisma=4)
    s.stock["iron"] = 0
    doing(s, a.OpenStalls(), dice=(1, 6, 6, 6, 6, 6))
    free = [a.Buy("spice"), a.Buy("chocolate"), a.Buy("medicine")]  # in stock, not needed
    assert open_to(s) == [a.Buy("fruit"), *free, a.LeaveShop()]

    doing(s, a.Buy("spice"))
    assert open_to(s) == [a.Buy("fruit"), a.LeaveShop()]


@pytest.mark.rule("WA-51")
def test_what_the_dice_offer_does_not_use_up_the_free_choice() -> None:
    s = seller(charisma=4)

    doing(s, a.OpenStalls(), a.Buy("fruit"), dice=(1, 6, 6, 6, 6, 6))

    assert a.Buy("spice") in open_to(s)
