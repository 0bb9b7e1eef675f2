"""The Asset Row: VF-22, VF-23, VF-30, VF-40."""

from __future__ import annotations

from typing import Any

import pytest

from bot.text.say import say_in
from engine.core import Action, Msg, Option, Zone
from engine.games.volfyirion import GAME
from engine.games.volfyirion.actions import (
    Acquire,
    AcquireTop,
    AcquireWonder,
    Area,
    Decline,
    EndTurn,
    Refresh,
    RefreshAll,
    RemoveCard,
    Replace,
    UseChain,
    UseRemoval,
)
from engine.games.volfyirion.events import (
    Acquired,
    AssetReplaced,
    RowFilled,
    SaboteurSent,
    TopTurned,
)
from engine.games.volfyirion.state import GAP, Volfyirion
from tests.engine.volfyirion.kit import (
    FOE,
    ME,
    blocked,
    do,
    done,
    end_turns,
    has,
    in_play,
    offered,
    offers,
    table,
)

ROW = ["stab", "barter", "novice", "bank", "sabotage"]


def option(s: Volfyirion, action: object) -> Option:
    return next(each for each in GAME.options(s, ME) if each.action == action)


@pytest.mark.rule("VF-22")
def test_an_asset_costs_its_command_and_goes_to_the_discard_pile() -> None:
    s = table(points=(4, 0, 0), row=ROW)

    s = do(s, Acquire("novice"))

    assert s.houses[ME].discard == ["novice"]
    assert has(s) == (1, 0, 0)
    assert blocked(s, Acquire("bank")) == "vf-22-cost"


@pytest.mark.rule("VF-22", "VF-03")
def test_its_gap_is_filled_from_the_top_at_the_end_of_the_turn_only() -> None:
    s = table(points=(4, 0, 0), row=ROW, assets=["guard", "library", "mint"])

    s = do(s, Acquire("novice"), Acquire("barter"))
    assert s.markets[0].row == ["stab", GAP, GAP, "bank", "sabotage"]
    assert s.markets[0].top.cards == ["guard"]
    applied = done(s, EndTurn())

    market = applied.s.markets[0]
    assert market.row == ["stab", "guard", "library", "bank", "sabotage"]
    assert (market.top.cards, market.deck.cards) == (["mint"], [])
    assert RowFilled(["guard", "library"]) in applied.events
    assert TopTurned(Zone(["mint"], None)) in applied.events


@pytest.mark.rule("VF-22")
def test_what_a_purchase_costs_and_leaves_is_told_beforehand() -> None:
    detail = option(table(points=(4, 0, 0), row=ROW), Acquire("novice")).detail

    assert detail is not None
    assert detail.args["price"] == Msg("volfyirion-cost-command", {"cost": 3, "left": 1})


@pytest.mark.rule("VF-23")
def test_the_first_player_may_put_one_card_under_the_deck_once() -> None:
    s = table(turns=1, row=ROW, assets=["guard", "library"])

    s = do(s, Refresh("novice"))

    market = s.markets[0]
    assert market.row == ["stab", "barter", "guard", "bank", "sabotage"]
    assert (market.top.cards, market.deck.cards) == (["library"], ["novice"])
    assert not any(isinstance(action, Refresh | RefreshAll) for action in offers(s))


@pytest.mark.rule("VF-23")
def test_the_second_player_may_put_all_five_under_the_deck_in_row_order() -> None:
    new = ["guard", "library", "mint", "scholar", "fighter", "soldier"]
    s = table(turns=1, first_team=1, row=ROW, assets=new)
    assert not any(isinstance(action, Refresh) for action in offers(s))

    s = do(s, RefreshAll())

    market = s.markets[0]
    assert market.row == new[:5]
    assert (market.top.cards, market.deck.cards) == (["soldier"], ROW)
    assert not offered(s, RefreshAll())


@pytest.mark.rule("VF-23")
def test_no_refresh_after_acquiring_wonders_included_nor_in_a_later_turn() -> None:
    s = table(turns=1, row=ROW, lair=["pure-qoam"], points=(1, 3, 2), hand=["captain"])
    assert offered(s, Refresh("barter"))
    assert offered(do(s, Replace("barter")), Refresh("stab"))

    assert not offered(do(s, Acquire("stab")), Refresh("barter"))
    assert not offered(do(s, AcquireWonder("pure-qoam"), Decline()), Refresh("barter"))
    assert not offered(table(turns=2, row=ROW), Refresh("barter"))


@pytest.mark.rule("VF-03")
@pytest.mark.parametrize(
    "action", [Replace("stab"), Refresh("stab"), AcquireTop("guard"), Acquire("stab"), EndTurn()]
)
def test_another_top_card_is_told_when_there_is_one(action: Action) -> None:
    given: dict[str, Any] = {"turns": 1, "points": (4, 0, 2), "perk": "qoam-oracle"}
    s = table(row=ROW, assets=["guard", "library"], **given)
    hidden = table(row=ROW, assets=["guard", "library"], variants=["face-down-deck"], **given)

    turned = [event for event in done(s, action).events if isinstance(event, TopTurned)]

    is_new = done(s, action).s.markets[0].top.cards != ["guard"]
    assert turned == ([TopTurned(Zone(["library"], None))] if is_new else [])
    assert not any(isinstance(event, TopTurned) for event in done(hidden, action).events)


@pytest.mark.rule("VF-30")
def test_a_card_of_the_row_is_replaced_for_two_knowledge_and_the_new_one_is_for_sale() -> None:
    s = table(row=ROW, assets=["guard", "library"], points=(4, 0, 3))

    s = do(s, Replace("novice"))

    market = s.markets[0]
    assert market.row == ["stab", "barter", "guard", "bank", "sabotage"]
    assert (market.top.cards, market.deck.cards) == (["library"], ["novice"])
    assert has(s) == (4, 0, 1)
    assert offered(s, Acquire("guard"))
    assert blocked(s, Replace("guard")) == "vf-30-cost"


@pytest.mark.rule("VF-30")
def test_a_gap_cannot_be_replaced() -> None:
    s = table(row=ROW, points=(1, 0, 8))

    s = do(s, Acquire("stab"))

    assert blocked(s, Replace("stab")) is None
    assert blocked(s, Replace(GAP)) is None
    assert offered(s, Replace("barter"))


@pytest.mark.rule("VF-30")
def test_with_an_empty_asset_deck_gaps_stay_and_nothing_is_replaced() -> None:
    s = table(row=ROW, assets=[], points=(1, 0, 2), lair=["pure-qoam"], wonders=[])
    assert blocked(s, Replace("barter")) == "vf-30-deck"

    s = do(s, Acquire("stab"), EndTurn())

    assert s.markets[0].row == [GAP, *ROW[1:]]
    assert s.markets[0].lair == ["pure-qoam", GAP]


@pytest.mark.rule("VF-30")
def test_the_last_card_of_the_asset_deck_changes_places() -> None:
    s = table(row=ROW, assets=["guard"], points=(0, 0, 2))

    s = do(s, Replace("stab"))

    assert s.markets[0].row[0] == "guard"
    assert s.markets[0].top.cards == ["stab"]


@pytest.mark.rule("VF-30")
@pytest.mark.parametrize(("top", "by"), [("stab", "another copy of it"), ("guard", "Guard")])
def test_a_card_that_is_replaced_by_its_like_is_told_as_such(top: str, by: str) -> None:
    s = table(row=ROW, assets=[top], points=(0, 0, 2))

    told = [one for one in done(s, Replace("stab")).events if isinstance(one, AssetReplaced)]

    assert [say_in("en").struct(GAME.key, one) for one in told] == [
        f"Seat 1 replaces Stab with {by}."
    ]


@pytest.mark.rule("VF-40")
def test_a_saboteur_that_is_acquired_goes_to_the_opponents_discard_pile() -> None:
    s = table(row=["saboteur"], points=(3, 0, 0))

    applied = done(s, Acquire("saboteur"))

    assert applied.s.houses[FOE].discard == ["saboteur"]
    assert applied.s.houses[ME].discard == []
    assert SaboteurSent(ME, FOE) in applied.events
    assert not any(isinstance(event, Acquired) for event in applied.events)


@pytest.mark.rule("VF-40", "VF-41")
def test_the_oracle_sends_a_saboteur_too() -> None:
    s = table(assets=["saboteur"], points=(3, 0, 0), perk="qoam-oracle")

    s = do(s, AcquireTop("saboteur"))

    assert s.houses[FOE].discard == ["saboteur"]


@pytest.mark.rule("VF-40", "VF-35")
@pytest.mark.parametrize("area", ["hand", "play", "discard"])
def test_a_saboteur_is_refused_to_every_removal(area: Area) -> None:
    where: dict[str, Any] = {area: ["saboteur"]} if area != "play" else {}
    play = ["worthy-trade", *(["saboteur"] if area == "play" else [])]
    s = do(table(play=play, **where), UseRemoval("worthy-trade"))

    assert blocked(s, RemoveCard("saboteur", area)) == "vf-40-stays"
    assert offers(s) == [Decline()]


@pytest.mark.rule("VF-40", "VF-13")
def test_an_acquired_wonder_cannot_remove_a_saboteur() -> None:
    s = table(lair=["pure-qoam"], points=(0, 3, 0), discard=["saboteur", "stab"])

    s = do(s, AcquireWonder("pure-qoam"))

    assert offers(s) == [RemoveCard("stab", "discard"), Decline()]


@pytest.mark.rule("VF-40", "VF-09")
def test_a_saboteur_gives_its_point_and_serves_no_chain() -> None:
    s = table(hand=[], play=["strategic-attack", "saboteur"])

    assert blocked(s, UseChain("strategic-attack")) == "vf-33-colours"
    assert in_play(end_turns(s)) == []
