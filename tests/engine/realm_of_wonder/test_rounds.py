"""The four steps of a round: magic points, cards, spells, movement [RW-09 to RW-13, RW-73]."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from engine.core import HIDDEN, Event
from engine.games.realm_of_wonder import GAME
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.magic import due, income
from engine.games.realm_of_wonder.state import Realm
from tests.engine.realm_of_wonder.ground import spaces
from tests.engine.realm_of_wonder.kit import FOE, ME, Side, do, laid, lay, settle, side, top

WELLS = spaces("well")
EventT = TypeVar("EventT", bound=Event)


def next_round(*sides: Side, **rest: Any) -> tuple[Realm, tuple[Event, ...]]:
    applied = settle(lay(*sides, step="points", **rest))
    GAME.check(applied.s)
    return applied.s, applied.events


def of(kind: type[EventT], events: tuple[Event, ...]) -> list[EventT]:
    return [event for event in events if isinstance(event, kind)]


def earned(*sides: Side, **rest: Any) -> int:
    """What the first seat gains in step 1."""
    s, events = next_round(*sides, **rest)
    got = sum(event.n for event in of(e.Income, events) if event.seat == ME)
    assert s.characters[ME].mp == sides[ME].mp + got
    return got


# --- the steps --------------------------------------------------------------------------------


@pytest.mark.rule("RW-09")
def test_four_steps_follow_each_other() -> None:
    s = laid(side(moves=["move-10", "move-11", "move-12"]), side(), step="cards")
    seen = [s.step]

    s = do(s, a.ChooseMove("move-10"), by=ME)
    s = do(s, a.ChooseMove(s.characters[FOE].moves.cards[0]), by=FOE)
    seen.append(s.step)
    while s.step == "movement":
        s = do(s, a.EndTurn())
    seen.append(s.step)

    assert seen == ["cards", "movement", "cards"]  # without magic cards nobody casts
    assert s.round == 3


@pytest.mark.rule("RW-09", "RW-10", "RW-13")
def test_a_round_begins_with_income_then_cards() -> None:
    _, events = next_round(side(), side())

    kinds = [type(event) for event in events]
    assert kinds == [e.RoundBegan, e.Income, e.Income, e.MovesDrawn, e.MovesDrawn]


@pytest.mark.rule("RW-10", "RW-11", "RW-13")
def test_the_first_round_has_neither_income_nor_a_card() -> None:
    s = laid(side(), side(), step="cards")
    s.round, s.step, s.stack = 0, "points", s.stack[:1]

    applied = settle(s)

    assert [type(event) for event in applied.events] == [e.RoundBegan]
    assert [one.mp for one in applied.s.characters] == [10, 10]


# --- income -----------------------------------------------------------------------------------


@pytest.mark.rule("RW-E1", "RW-10", "RW-11")
def test_example_income() -> None:
    me = side(forts={WELLS[0]: 1, WELLS[1]: 1}, tiles=["orb", "cursed"])

    assert earned(me, middle="heath", castle="ice") == 6


@pytest.mark.rule("RW-10")
@pytest.mark.parametrize(
    ("what", "n"),
    [
        ({}, 3),
        ({"forts": {WELLS[0]: 1}}, 4),
        ({"forts": {WELLS[0]: 3}}, 4),  # a fort counts the same at any height
        ({"forts": {WELLS[0]: 2, WELLS[1]: 2}}, 5),
        ({"tiles": ["orb", "orb"]}, 5),
        ({"tiles": ["cursed", "cursed"]}, 1),
        ({"tiles": ["knight", "potion"]}, 3),
    ],
)
def test_house_forts_and_orbs_give_income(what: dict[str, Any], n: int) -> None:
    assert earned(side(**what), middle="ice", castle="ice") == n


@pytest.mark.rule("RW-11")
@pytest.mark.parametrize(
    ("middle", "castle", "n"),
    [("ice", "ice", 3), ("heath", "ice", 4), ("ice", "heath", 4), ("heath", "heath", 5)],
)
def test_each_whirl_at_home_gives_one(middle: str, castle: str, n: int) -> None:
    assert earned(side(), middle=middle, castle=castle) == n


@pytest.mark.rule("RW-12")
def test_whoever_stands_on_the_castle_island_gets_and_loses_nothing() -> None:
    s, events = next_round(side(at="K3", tiles=["cursed", "orb"], forts={WELLS[0]: 1}), side())

    assert of(e.Income, events) == [e.Income(ME, 0), e.Income(FOE, 3)]
    assert (due(s, ME), due(s, FOE)) == (0, 3)
    assert s.characters[ME].mp == 10


@pytest.mark.rule("RW-10")
def test_the_marker_follows_forts_orbs_and_whirls() -> None:
    plain = laid(side(), side(), middle="ice", castle="ice")
    rich = laid(side(tiles=["orb"], forts={WELLS[0]: 2}), side(), middle="heath", castle="ice")

    assert (income(plain, ME), income(rich, ME)) == (3, 6)


# --- movement cards ---------------------------------------------------------------------------


@pytest.mark.rule("RW-13")
def test_everyone_draws_a_card_that_only_it_sees() -> None:
    s, events = next_round(side(), side(), move_deck=["move-1", "move-2"])

    assert [len(one.moves.cards) for one in s.characters] == [3, 3]
    assert "move-1" in s.characters[ME].moves.cards
    drawn = of(e.MovesDrawn, events)
    assert [(event.seat, event.cards.cards) for event in drawn] == [
        (0, ["move-1"]),
        (1, ["move-2"]),
    ]
    assert [event.cards.seen for event in drawn] == [[0], [1]]
    assert set(GAME.view(s, FOE).s.characters[ME].moves.cards) == {HIDDEN}


@pytest.mark.rule("RW-73")
def test_played_cards_become_the_new_deck() -> None:
    me, foe = side(move="move-50"), side(move="move-49")

    s, _ = next_round(me, foe, move_deck=["move-1"])

    assert "move-1" in s.characters[ME].moves.cards
    assert s.played == []
    back = [*s.deck.cards, *s.characters[FOE].moves.cards]
    assert {"move-50", "move-49"} <= {*back}


@pytest.mark.rule("RW-14")
def test_what_counted_for_the_round_is_over() -> None:
    pace = {"shift": -3, "balloon": True, "extra": True}
    me = side(
        pace=pace, orders={"quiet": "none round", "counter": "never", "given": "quiet counter"}
    )

    s, _ = next_round(me, side())

    one = s.characters[ME]
    assert (one.pace.shift, one.pace.balloon, one.pace.card) == (0, False, "")
    orders = one.orders
    assert (orders.quiet.value, orders.given.value, orders.counter.value) == ("ask", "", "never")
    assert GAME.actors(s) == [ME, FOE]
    assert type(top(s)).__name__ == "Choosing"
