"""The co-op game: what a House can do, for itself and for its partner."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import (
    Acquire,
    BuyOff,
    DriveDragon,
    EndTurn,
    PlayAll,
    PlayCard,
    Purge,
    Redeploy,
    RemoveCard,
    SealInGrid,
    UseRemoval,
)
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.events import (
    BoughtOff,
    CardPlaced,
    DragonDriven,
    GridSealed,
    PointsGained,
)
from engine.games.volfyirion.prices import said
from engine.games.volfyirion.state import RageCard, city_of
from tests.engine.volfyirion.coop_kit import MINE, PARTNER, RING, coop, next_turn
from tests.engine.volfyirion.kit import (
    blocked,
    do,
    done,
    events,
    has,
    in_play,
    offered,
    offers,
    on,
)


@pytest.mark.rule("VF-53")
def test_battle_points_discard_a_card_of_the_grid() -> None:
    s = coop("void-fluid", "void-fluid", points=(0, 5, 0), foe={"points": (0, 3, 0)})
    assert blocked(s, BuyOff("void-fluid", 2), PARTNER) == "vf-53-battle"

    told = done(s, BuyOff("void-fluid", 1), by=MINE)

    assert told.events == (BoughtOff(MINE, "void-fluid"),)
    assert has(told.s) == (0, 1, 0)
    assert told.s.rage.discard == ["void-fluid"]
    assert [each.card for each in told.s.rage.right] == ["void-fluid"]
    assert not offered(told.s, BuyOff("void-fluid", 1), MINE)


@pytest.mark.rule("VF-53")
def test_knowledge_points_seal_one_until_the_next_draw_phase() -> None:
    s = coop("void-fluid", "void-fluid", foe={"points": (0, 0, 4)})
    assert blocked(s, SealInGrid("void-fluid", 2), MINE) == "vf-53-knowledge"

    told = done(s, SealInGrid("void-fluid", 2), by=PARTNER)

    assert told.events == (GridSealed(PARTNER, "void-fluid"),)
    assert has(told.s, PARTNER) == (0, 0, 0)
    assert told.s.rage.right == [RageCard("void-fluid", sealed=True)]
    s = next_turn(told.s)
    assert not any(each.sealed for each in (*s.rage.left, *s.rage.right))
    assert city_of(s, "tylaris").standing


@pytest.mark.rule("VF-53")
def test_8_knowledge_move_the_dragon_one_city_either_way() -> None:
    s = coop(points=(0, 0, 16), fallen=["kyr"])
    ways = [action.city for action in offers(s, MINE) if isinstance(action, DriveDragon)]
    assert ways == ["akao-uket", "vahylea"]

    assert events(s, DriveDragon("vahylea"), MINE) == (DragonDriven(MINE, "vahylea"),)
    s = do(s, DriveDragon("akao-uket"), DriveDragon("tylaris"), by=MINE)

    assert s.dragon.city == "tylaris"
    assert has(s) == (0, 0, 0)
    assert blocked(s, DriveDragon("akao-uket"), MINE) == "vf-53-knowledge"


@pytest.mark.rule("VF-53")
def test_from_the_only_city_it_cannot_be_moved() -> None:
    s = coop(points=(0, 0, 8), fallen=[key for key in RING if key != "tylaris"])

    assert not any(isinstance(action, DriveDragon) for action in offers(s, MINE))


@pytest.mark.rule("VF-53")
@pytest.mark.parametrize("area", ["hand", "play", "discard"])
def test_once_a_turn_each_may_pay_for_the_removal_of_an_own_card(area: Any) -> None:
    side = {
        "hand": ["prospector"],
        "play": ["prospector"],
        "discard": ["prospector"],
        "points": (0, 0, 6),
    }
    s = coop(foe={"points": (0, 0, 3), "hand": ["captain"]}, **side)

    s = do(s, Purge(), by=MINE)
    assert GAME.actors(s) == [MINE]
    areas = ("play", "discard", "hand")
    assert offers(s) == [RemoveCard("prospector", area) for area in areas], "it is paid for"
    s = do(s, RemoveCard("prospector", area), by=MINE)

    assert has(s) == (0, 0, 3)
    assert s.removed.count("prospector") == 1
    assert blocked(s, Purge(), MINE) == "vf-53-once"
    assert offered(s, Purge(), PARTNER)


@pytest.mark.rule("VF-53")
def test_a_removal_needs_a_card_and_its_price() -> None:
    s = coop(points=(0, 0, 9), foe={"hand": ["captain"], "points": (0, 0, 2)})

    assert blocked(s, Purge(), MINE) == "vf-53-no-card"
    assert blocked(s, Purge(), PARTNER) == "vf-53-knowledge"


@pytest.mark.rule("VF-53")
def test_a_building_on_the_partners_city_serves_the_partner() -> None:
    s = coop(hand=["bank"])

    told = done(s, PlayCard("bank", "kyr"), by=MINE)

    gain = CARDS["bank"].points
    assert told.events == (
        CardPlaced(MINE, "bank", "kyr", "", said(type(gain)())),
        PointsGained(PARTNER, said(gain)),
    )
    assert has(told.s, MINE) == (0, 0, 0)
    assert has(told.s, PARTNER) == (1, 1, 0)
    assert has(next_turn(told.s), PARTNER) == (1, 1, 0)


@pytest.mark.rule("VF-53")
def test_a_troop_on_the_partners_city_is_the_partners_to_use() -> None:
    s = coop(hand=["guard"], points=(0, 0, 0))

    s = do(s, PlayCard("guard", "kyr"), by=MINE)

    assert not offered(s, UseRemoval("guard", "kyr"), MINE)
    s = do(s, UseRemoval("guard", "kyr"), by=PARTNER)
    assert has(s, PARTNER) == (0, 3, 0)


@pytest.mark.rule("VF-53")
def test_a_troop_may_be_redeployed_to_the_partners_city() -> None:
    s = coop(cities={"tylaris": ["guard"], "kyr": ["novice"]}, points=(4, 0, 0))

    s = do(s, Redeploy("guard", "tylaris", "kyr", "novice"), by=MINE)

    assert on(s, "kyr") == ["guard"]
    assert "novice" in s.removed
    assert not any(isinstance(action, Redeploy) for action in offers(s, MINE))


@pytest.mark.rule("VF-53")
def test_core_actions_are_there_and_nothing_hurts_the_partner() -> None:
    s = coop(row=["stab"], points=(9, 9, 9), play=["suicide-mission", "anuths-trick"])
    kinds = {type(action).__name__ for action in offers(s, MINE)}
    assert kinds >= {"Acquire", "Replace", "UseRemoval"}
    assert not kinds & {"Attack", "SendDragon", "RepelDragon", "DefeatDragon", "AcquireWonder"}

    s = do(s, Acquire("stab"), UseRemoval("suicide-mission"), UseRemoval("anuths-trick"), by=MINE)

    assert GAME.actors(s) == [MINE, PARTNER], "without a target nobody is asked"
    assert in_play(s) == []


@pytest.mark.rule("VF-54")
def test_without_a_city_nobody_plays_cards_but_still_acts() -> None:
    s = coop(
        "pure-qoam", fallen=RING[:3], dragon="kyr", hand=["prospector", "guard"], points=(0, 3, 0)
    )

    assert blocked(s, PlayCard("prospector"), MINE) == "vf-54-no-city"
    assert blocked(s, PlayAll(), MINE) == "vf-54-no-city"
    s = do(s, BuyOff("pure-qoam", 1), EndTurn(), by=MINE)
    assert GAME.actors(s) == [PARTNER]
