"""Wells: magic cards and the Teleport: RW-29, RW-65, RW-75, RW-78."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Zone
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.actions import (
    Build,
    BuyMagic,
    Cast,
    Conquer,
    TargetSpace,
    UseTeleport,
    Walk,
)
from engine.games.realm_of_wonder.magic import income
from engine.games.realm_of_wonder.state import HOUSES, Fort, Realm, feature_at
from tests.engine.realm_of_wonder.kit import (
    FOE,
    ME,
    Side,
    blocked,
    do,
    done,
    laid,
    offered,
    offers,
    side,
)


def at_well(**more: Any) -> Side:
    return side(at="H4", **more)


def teleports(s: Realm) -> set[str]:
    return {action.space for action in offers(s, ME) if isinstance(action, UseTeleport)}


@pytest.mark.rule("RW-29")
def test_three_mp_buy_the_top_magic_card_once_a_turn() -> None:
    s = laid(at_well(mp=7), magic_deck=["wish", "balloon"])

    applied = done(s, BuyMagic())

    assert applied.events == (e.MagicBought(ME, Zone(["wish"], [ME])),)
    assert applied.s.characters[ME].magic.cards == ["wish"]
    assert applied.s.characters[ME].mp == 4
    assert blocked(applied.s, BuyMagic()) == "rw-29-once"
    assert not applied.free


@pytest.mark.rule("RW-29")
def test_a_card_that_cannot_be_paid_says_so() -> None:
    assert blocked(laid(at_well(mp=2)), BuyMagic()) == "rw-29-cost"


@pytest.mark.rule("RW-75")
def test_an_empty_deck_sells_nothing() -> None:
    assert blocked(laid(at_well(), magic_deck=[]), BuyMagic()) == "rw-75-empty"


@pytest.mark.rule("RW-29", "RW-78")
def test_cards_are_sold_at_free_wells_own_forts_and_the_own_house() -> None:
    assert offered(laid(at_well()), BuyMagic())
    assert offered(laid(at_well(forts={"H4": 1})), BuyMagic())
    assert offered(laid(side(at="H1")), BuyMagic())
    assert not offered(laid(at_well(), side(forts={"H4": 1})), BuyMagic())
    assert not offered(laid(side(at="Q1")), BuyMagic())
    assert not offered(laid(side(at="H8")), BuyMagic())


@pytest.mark.rule("RW-65")
def test_the_teleport_leads_from_well_to_well_ends_the_turn_and_leaves_the_game() -> None:
    s = laid(at_well(tiles=["teleport", "orb"], left=5))

    applied = done(s, UseTeleport("H13"))

    one = applied.s.characters[ME]
    assert applied.events[:2] == (e.Teleported(ME, "H13"), e.TurnEnded(ME))
    assert (one.at, one.tiles) == ("H13", ["orb"])
    assert "teleport" in applied.s.gone
    assert applied.s.stack[-1].actors(applied.s) == [FOE]


@pytest.mark.rule("RW-65", "RW-78")
def test_it_leads_to_free_wells_and_own_ones_where_nobody_stands() -> None:
    mine = at_well(tiles=["teleport"], forts={"Q3": 1})
    s = laid(mine, side(at="H13", forts={"O6": 2}), side(at="Q3"))

    assert {"H1", "O4", "Q15"} <= teleports(s)
    assert not {"H4", "H13", "O6", "Q3", "Q1", "M1"} & teleports(s)


@pytest.mark.rule("RW-65")
def test_it_starts_at_a_free_or_own_well_only() -> None:
    assert teleports(laid(side(at="H1", tiles=["teleport"])))
    assert not teleports(laid(side(at="H8", tiles=["teleport"])))
    assert not teleports(laid(at_well(tiles=["teleport"]), side(forts={"H4": 1})))


@pytest.mark.rule("RW-44", "RW-65")
def test_a_teleport_may_also_follow_a_walk() -> None:
    s = laid(side(tiles=["teleport"], left=1))

    then = do(s, Walk("H4"), UseTeleport("M14"))

    assert then.characters[ME].at == "M14"


UNPLAYED = "D1"  # the home of the Cyclops; only Mage and Golem play


@pytest.mark.rule("RW-27", "RW-29", "RW-35", "RW-65", "RW-78")
def test_where_nobody_lives_the_well_is_free() -> None:
    """For cards, forts and Teleport, both from it and to it."""
    me = side(at=UNPLAYED, tiles=["teleport"], mp=9, left=0)
    s = laid(me, side(), middle="ice", castle="ice")

    assert offered(s, BuyMagic())
    assert offered(s, Build())
    assert "H4" in teleports(s)
    assert UNPLAYED in teleports(laid(at_well(tiles=["teleport"])))

    s = do(s, Build(), Build())
    assert s.forts == {UNPLAYED: Fort(ME, 2)}
    assert income(s, ME) == 3 + 1


@pytest.mark.rule("RW-27", "RW-57")
def test_a_token_can_be_moved_to_and_from_it() -> None:
    s = laid(side(magic=["transfer"], forts={"H4": 1}), step="spells")

    s = do(s, Cast("transfer"), TargetSpace("H4"), TargetSpace(UNPLAYED))

    assert s.forts == {UNPLAYED: Fort(ME, 1)}


@pytest.mark.rule("RW-27", "RW-37")
def test_a_fort_there_is_conquered_like_any_other() -> None:
    s = laid(side(at="D3", left=4), side(forts={UNPLAYED: 1}))

    s = do(s, Conquer(UNPLAYED, 2))

    assert s.forts == {UNPLAYED: Fort(ME, 1)}


@pytest.mark.rule("RW-27")
def test_with_all_six_every_home_has_its_house() -> None:
    s = laid(*(side() for _ in range(6)))

    assert {feature_at(s, home) for home in HOUSES.values()} == {"house"}
    assert feature_at(laid(side(), side()), UNPLAYED) == "well"
