"""The card tables [WA-10, WA-22, WA-47, WA-53, WA-61, WA-74, WA-79 to WA-81]."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.world_adventure.board import LEGENDS
from engine.games.world_adventure.cards import (
    CARAVANS,
    HEROES,
    ITEMS,
    MERCHANTS,
    MONSTERS,
    PATROLS,
    SOLDIERS,
    Figure,
    merchant_row,
    monster_row,
)
from engine.games.world_adventure.npcs import card_at
from engine.games.world_adventure.state import Npc

STAGES = (1, 2, 3)


@pytest.mark.rule("WA-47", "WA-48")
def test_twelve_heroes_grow_with_level_2() -> None:
    assert len(HEROES) == 12
    for young, grown in HEROES.values():
        assert grown.hit_points > young.hit_points
        assert grown.damage > young.damage
        assert grown.cast > young.cast
        assert grown.accuracy == young.accuracy


@pytest.mark.rule("WA-47")
def test_salman_casts_at_3_or_less() -> None:
    assert HEROES["salman"][0] == Figure(4, 3, 1, 3)


@pytest.mark.rule("WA-53")
def test_soldiers() -> None:
    assert [*SOLDIERS] == [Figure(2, 3, 1), Figure(4, 3, 2)]


@pytest.mark.rule("WA-61")
def test_three_kinds_of_caravan_on_two_levels() -> None:
    assert Counter(caravan.level for caravan in CARAVANS.values()) == {1: 3, 2: 3}
    assert CARAVANS["trader"].resale == 5
    assert CARAVANS["master-trader"].price == 40


@pytest.mark.rule("WA-22", "WA-31", "WA-66")
def test_every_stage_has_six_merchants_and_six_monsters() -> None:
    assert [card for stage in STAGES for card in merchant_row(stage)] == [*MERCHANTS]
    monsters = [card for stage in STAGES for card in monster_row(stage)]
    assert monsters == [card for card in MONSTERS if MONSTERS[card].tier in ("minion", "destroyer")]
    assert all(len(merchant_row(stage)) == len(monster_row(stage)) == 6 for stage in STAGES)


@pytest.mark.rule("WA-81")
@pytest.mark.parametrize("stage", STAGES)
def test_yellow_merchants_are_stronger_and_richer(stage: int) -> None:
    row = [MERCHANTS[card] for card in merchant_row(stage)]
    green = [one for one in row if one.tier == "green"]
    yellow = [one for one in row if one.tier == "yellow"]

    assert len(green) == len(yellow) == 3
    assert max(one.hit_points for one in green) < min(one.hit_points for one in yellow)
    assert max(one.cargo + one.gold for one in green) < max(one.cargo + one.gold for one in yellow)


@pytest.mark.rule("WA-10")
def test_every_card_of_a_stage_has_a_stronger_counterpart_in_the_next() -> None:
    for card, monster in MONSTERS.items():
        if monster.tier == "legendary" or card.split("-")[1] == "3":
            continue
        later = card_at(Npc("minion", card, "CN1"), int(card.split("-")[1]) + 1)
        assert MONSTERS[later].tier == monster.tier
        assert MONSTERS[later].hit_points > monster.hit_points
    for card in MERCHANTS:
        _, stage, die = card.split("-")
        if stage != "3":
            later = f"merchant-{int(stage) + 1}-{die}"
            assert MERCHANTS[later].tier == MERCHANTS[card].tier
            assert MERCHANTS[later].hit_points > MERCHANTS[card].hit_points


@pytest.mark.rule("WA-80", "WA-55")
def test_patrols_grow_and_give_2_experience() -> None:
    for kind in ("brigand", "government"):
        cards = [PATROLS[f"{kind}-{stage}"] for stage in STAGES]
        strength = [one.recruits + 2 * one.veterans for one in cards]
        assert strength == sorted(set(strength))
        assert all(one.experience == 2 for one in cards)


@pytest.mark.rule("WA-74", "WA-45")
def test_each_legend_has_a_card_and_an_item_of_its_own() -> None:
    assert [card for card in MONSTERS if MONSTERS[card].tier == "legendary"] == [*LEGENDS]
    assert [*ITEMS] == [*LEGENDS]
    assert len({*ITEMS.values()}) == len(LEGENDS)
