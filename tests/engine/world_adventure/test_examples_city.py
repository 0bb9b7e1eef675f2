"""The worked examples of training, Charisma and trade: WA-E6 to WA-E8."""

from __future__ import annotations

import pytest

from engine.core import Msg
from engine.games.world_adventure import actions as a
from engine.games.world_adventure.board import NATIONS
from engine.games.world_adventure.cards import COMMODITIES, Commodity
from engine.games.world_adventure.shop import Shop
from engine.games.world_adventure.state import EXPERIENCE, Hero, Soldier
from engine.games.world_adventure.workshop import resale
from tests.engine.world_adventure.kit import FOE, ME, clan
from tests.engine.world_adventure.turns import at_turn, doing, open_to, option, refusal

IRON: dict[str, Commodity] = dict.fromkeys(NATIONS, "iron")  # what cities need


@pytest.mark.rule("WA-E6", "WA-48")
def test_four_soldiers_and_the_hero_train_for_25_gold() -> None:
    """The runes for that have been won already, so nothing comes between."""
    s = at_turn(clan("CN", gold=25, leadership=4, runes=["hero", "soldiers"]))
    me = s.clans[ME]
    me.hero = Hero("salman", experience=EXPERIENCE)
    me.soldiers = [Soldier(experience=EXPERIENCE) for _ in range(4)]
    everyone = [*(f"soldier-{number}" for number in range(1, 5)), "hero"]

    for who, die in zip(everyone, (3, 4, 2, 6, 1), strict=True):
        doing(s, a.TrainCheaply(who), dice=(die,))

    assert me.gold == 0
    assert [soldier.level for soldier in me.soldiers] == [2, 1, 2, 1]
    assert me.hero.level == 2


@pytest.mark.rule("WA-E7", "WA-51", "WA-58")
def test_with_charisma_2_a_good_costs_2_gold() -> None:
    s = at_turn(clan("CN", charisma=2, gold=20))

    doing(s, a.OpenStalls(), a.Buy("fruit"), dice=(1, 1, 2, 2, 3, 3))

    assert s.clans[ME].gold == 18


@pytest.mark.rule("WA-E7", "WA-51", "WA-60")
def test_with_charisma_2_there_are_two_stalls_at_most() -> None:
    one = at_turn(clan("CN", charisma=2), stalls={"java": ME, "india": FOE})
    two = at_turn(clan("CN", charisma=2), stalls={"java": ME, "india": ME})

    assert a.BuildStall() in open_to(one)
    assert refusal(two, a.BuildStall()) == Msg("wa-60-licence", {"n": 2})


@pytest.mark.rule("WA-E8", "WA-57")
def test_spice_iron_and_silk_bring_14_where_iron_is_needed() -> None:
    s = at_turn(clan("CN", goods=["spice", "iron", "silk"]), needs=IRON)

    doing(s, a.SellAll(), dice=(1, 1, 1, 1, 1, 1))

    assert s.clans[ME].gold == 20 + 14


@pytest.mark.rule("WA-E8", "WA-58")
def test_what_the_dice_offer_where_iron_is_needed_and_medicine_sold_out() -> None:
    s = at_turn(clan("CN"), needs=IRON, stock=dict.fromkeys(COMMODITIES, 2) | {"medicine": 0})

    doing(s, a.OpenStalls(), dice=(1, 2, 2, 4, 5, 5))

    shop = s.stack[-1]
    assert isinstance(shop, Shop)
    assert shop.stalls == {"fruit": 1, "spice": 2}


@pytest.mark.rule("WA-E8", "WA-61")
def test_a_trader_with_smoke_bomb_and_medic_pack_gives_9_back_towards_40() -> None:
    s = at_turn(clan("CN", caravan="trader", smoke=True, medics=1, gold=31))
    assert resale(s.clans[ME]) == 9
    detail = option(s, a.ChangeCaravan("master-trader")).detail
    assert detail
    assert (detail.args["cost"], detail.args["back"], detail.args["left"]) == (40, 9, 0)

    doing(s, a.ChangeCaravan("master-trader"))

    assert (s.clans[ME].caravan, s.clans[ME].gold) == ("master-trader", 0)


@pytest.mark.rule("WA-E8", "WA-62")
def test_one_of_each_upgrade_costs_20() -> None:
    s = at_turn(clan("CN", smoke=False, gold=20))

    doing(s, *map(a.BuyUpgrade, ("pet", "cargo", "smoke", "medic")))

    me = s.clans[ME]
    assert (me.gold, me.pet, me.cargo, me.smoke, me.medics) == (0, True, True, True, 1)
