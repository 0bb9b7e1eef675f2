"""The Rage grid of the co-op game: the dragon's attack step by step, and what is left of it.

Grids are written by costs, column by column: 0 is a gap, a negative number a sealed card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from engine.core import Event
from engine.games.volfyirion import grid
from engine.games.volfyirion.actions import BuyOff, EndTurn, KeepInGrid, SealInGrid
from engine.games.volfyirion.cards import CARDS, copies
from engine.games.volfyirion.coop import besieged, threat
from engine.games.volfyirion.events import CityBurned, DragonAttacked, GridCleared, GridGrew
from engine.games.volfyirion.state import GAP, Rage, RageCard, Volfyirion, city_of
from tests.engine.volfyirion.kit import done, offers, standing, table


def rage(left: Sequence[int], right: Sequence[int]) -> Rage:
    """A grid of cards with these costs, all from one box."""
    box = sorted(copies("wonder").elements())

    def column(costs: Sequence[int]) -> list[RageCard]:
        return [_card(cost, box) if cost else RageCard(GAP) for cost in costs]

    return Rage(left=column(left), right=column(right))


def _card(cost: int, box: list[str]) -> RageCard:
    card = next(card for card in box if CARDS[card].cost == abs(cost))
    box.remove(card)
    return RageCard(card, sealed=cost < 0)


def costs(column: Sequence[RageCard]) -> list[int]:
    signs = [-1 if each.sealed else 1 for each in column]
    worth = [CARDS[each.card].cost if each.card else 0 for each in column]
    return [sign * cost for sign, cost in zip(signs, worth, strict=True)]


def besieging(left: Sequence[int], right: Sequence[int], **rest: Any) -> Volfyirion:
    """Volfyirion sits on Tylaris, which has Defence 8, unless `rest` says otherwise."""
    return table("coop", rage=rage(left, right), **{"dragon": "tylaris", **rest})


def night(s: Volfyirion) -> tuple[Volfyirion, tuple[Event, ...]]:
    """Both end their turn and the dragon attacks."""
    halfway = done(s, EndTurn(), by=0).s
    applied = done(halfway, EndTurn(), by=1)
    return applied.s, applied.events


def told(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


# --- what it is worth -------------------------------------------------------------------------


@pytest.mark.rule("VF-52")
@pytest.mark.parametrize(
    ("left", "right", "bonus", "defence", "value", "spare"),
    [
        pytest.param([4], [4], 0, 3, 16, [], id="the first row is taken whole"),
        pytest.param([2, 4], [2, 6], 0, 8, 8, [6], id="then a card is enough"),
        pytest.param([2, 3], [2, 2], 0, 9, 10, [], id="or its row's product instead"),
        pytest.param([2, 2, 3], [2, 2, 3], 0, 11, 11, [3], id="then the next row's first card"),
        pytest.param([2, 2, 3], [2, 2, 3], 0, 12, 17, [], id="and the next row's product"),
        pytest.param([3, 2, 4, 2], [3], 0, 15, 15, [2], id="a single card counts once"),
        pytest.param([3], [], 0, 4, 3, [], id="all is not enough"),
        pytest.param([0, 2], [4, 2], 0, 8, 8, [], id="a gap on the left"),
        pytest.param([2, 2], [0, 6], 0, 14, 14, [], id="a gap on the right"),
        pytest.param([0, 6, 2], [0, 2, 2], 0, 6, 6, [2, 2, 2], id="a first row of gaps"),
        pytest.param([-6, 2], [3, 3], 0, 9, 9, [6], id="a sealed card counts no more than a gap"),
        pytest.param([-6, -2, 4], [-6, 3, 0], 0, 7, 7, [6, 6, 2], id="a sealed row"),
        pytest.param([2, 3], [2, 3], 4, 8, 8, [3, 3], id="destroyed Cities first"),
        pytest.param([2, 3], [2, 3], 8, 8, 8, [2, 2, 3, 3], id="destroyed Cities alone"),
        pytest.param([-2, 0], [-3], 10, 8, 0, [2, 3], id="without a card that counts none"),
        pytest.param([], [], 10, 8, 0, [], id="an empty grid"),
    ],
)
def test_an_attack_is_counted_until_it_is_enough(
    left: list[int], right: list[int], bonus: int, defence: int, value: int, spare: list[int]
) -> None:
    attack = grid.attack(rage(left, right), bonus, defence)

    assert attack.value == value
    assert Counter(CARDS[each.card].cost for each in attack.spare) == Counter(spare)


@pytest.mark.rule("VF-52")
@pytest.mark.parametrize(("level", "value"), [("easy", 4), ("normal", 6), ("hard", 8)])
def test_every_destroyed_city_makes_it_angrier(level: str, value: int) -> None:
    s = besieging([2], [2], fallen=["kyr", "vahylea"], settings={"difficulty": level})

    s, events = night(s)

    assert told(events, DragonAttacked) == [DragonAttacked("tylaris", value, 8)]
    assert ("tylaris" in standing(s)) == (value < 8)


@pytest.mark.rule("VF-52")
def test_a_troop_defends_its_city() -> None:
    s = besieging([2, 2], [3, 2], cities={"tylaris": ["soldier"]})

    s, events = night(s)

    assert told(events, DragonAttacked) == [DragonAttacked("tylaris", 10, 11)]
    assert standing(s) == ["alantar", "vahylea", "tylaris"]


# --- what it does -----------------------------------------------------------------------------


@pytest.mark.rule("VF-52")
def test_a_city_falls_with_all_that_is_on_it() -> None:
    s = besieging([3, 2], [4, 6], cities={"tylaris": ["novice", "bank"]})

    s, events = night(s)

    assert told(events, CityBurned) == [CityBurned("tylaris")]
    assert standing(s) == ["alantar", "vahylea"]
    assert {"novice", "bank"} <= set(s.removed)
    assert not city_of(s, "tylaris").troops


@pytest.mark.rule("VF-52")
def test_the_dearest_card_that_was_not_needed_takes_the_first_space() -> None:
    s = besieging([3, 2, -6], [4, 4, 3])

    s, events = night(s)

    assert told(events, GridCleared) == [GridCleared("emerald-horn")]
    assert s.rage.left[0] == RageCard("emerald-horn")
    assert len(s.rage.discard) == 5
    assert len(s.rage.left) + len(s.rage.right) == 1 + 3


@pytest.mark.rule("VF-52")
def test_an_attack_that_needs_all_leaves_nothing() -> None:
    s, events = night(besieging([2], [4]))

    assert told(events, GridCleared) == [GridCleared(None)]
    assert len(s.rage.left) + len(s.rage.right) == 3


@pytest.mark.rule("VF-52")
@pytest.mark.parametrize("seat", [0, 1])
def test_either_partner_says_which_of_two_stays(seat: int) -> None:
    s = besieging([3, 2, 3], [3, 2, 3])
    among = [each.card for each in (s.rage.left[2], s.rage.right[2])]
    s.rage.right[2].card, s.rage.deck.cards[0] = s.rage.deck.cards[0], s.rage.right[2].card
    among[1] = s.rage.right[2].card
    assert len({CARDS[card].cost for card in among}) == 1
    assert among[0] != among[1]

    s, _ = night(s)
    assert offers(s, 0) == offers(s, 1) == [KeepInGrid(card) for card in among]
    s = done(s, KeepInGrid(among[1]), by=seat).s

    assert s.rage.left[0].card == among[1]
    assert among[0] in s.rage.discard


@pytest.mark.rule("VF-52")
def test_of_cards_alike_nobody_is_asked() -> None:
    """Two cards of the same name are one answer."""
    spare = [RageCard("void-fluid"), RageCard("void-fluid")]
    s = besieging([3], [3])
    s = table(
        "coop",
        dragon="tylaris",
        rage=Rage(left=[*s.rage.left, spare[0]], right=[*s.rage.right, spare[1]]),
    )

    s, events = night(s)

    assert told(events, GridCleared) == [GridCleared("void-fluid")]
    assert s.rage.discard.count("void-fluid") == 1


@pytest.mark.rule("VF-52")
def test_where_it_is_not_enough_nothing_happens() -> None:
    s = besieging([3], [2])
    before = [each.card for each in (*s.rage.left, *s.rage.right)]

    s, events = night(s)

    assert told(events, DragonAttacked) == [DragonAttacked("tylaris", 6, 8)]
    assert not told(events, CityBurned)
    assert [s.rage.left[0].card, s.rage.right[0].card] == before
    assert len(s.rage.left) + len(s.rage.right) == 2 + 3


@pytest.mark.rule("VF-52")
@pytest.mark.parametrize(
    ("left", "right", "then_left", "then_right"),
    [
        pytest.param([0, 2, 3], [4, 3, 2], [2, 3, 2], [4, 3], id="the left column first"),
        pytest.param([2], [0, 3, 4], [2, 3], [4], id="a right card shifts left"),
        pytest.param([0, 0], [0, 3, 4, 6], [3, 6], [4], id="and again"),
        pytest.param([2, 3, 4], [0, 6, 0], [2, 3, 4], [6], id="the right column closes"),
        pytest.param([0, -3], [0, 0], [-3], [], id="a sealed card moves too"),
        pytest.param([0], [0], [], [], id="nothing is left"),
    ],
)
def test_gaps_close_upwards(
    left: list[int], right: list[int], then_left: list[int], then_right: list[int]
) -> None:
    there = rage(left, right)

    grid.close_up(there)

    assert costs(there.left) == then_left
    assert costs(there.right) == then_right


@pytest.mark.rule("VF-51")
def test_new_cards_take_the_first_free_spaces_row_by_row() -> None:
    s = besieging([2, -3, -3], [2])

    s, events = night(s)

    (grown,) = told(events, GridGrew)
    assert isinstance(grown, GridGrew)
    new = [s.rage.right[1], s.rage.right[2], s.rage.left[3]]
    assert [each.card for each in new] == grown.cards


# --- worked examples --------------------------------------------------------------------------


@pytest.mark.rule("VF-E6")
def test_the_example_of_an_attack() -> None:
    s = besieging([2, 3, 2], [2, 4, 3])

    attack = threat(s, city_of(s, "tylaris"))
    s, events = night(s)

    assert attack.value == 16
    assert told(events, DragonAttacked) == [DragonAttacked("tylaris", 16, 8)]
    assert "tylaris" not in standing(s)
    assert CARDS[s.rage.left[0].card].cost == 3


@pytest.mark.rule("VF-E7")
def test_the_example_of_buying_off() -> None:
    s = besieging([4, 4, 3], [3, 6, 2], dragon="alantar", points=(0, 8, 6))
    first, second, dear = s.rage.left[0].card, s.rage.left[1].card, s.rage.right[1].card

    s = done(s, BuyOff(first, 1), by=0).s
    s = done(s, BuyOff(second, 3), by=0).s
    s = done(s, SealInGrid(dear, 4), by=0).s
    city = besieged(s)
    assert city is not None
    assert threat(s, city).value == 3 + 0 + 3 * 2
    s, events = night(s)

    assert told(events, DragonAttacked) == [DragonAttacked("alantar", 9, 10)]
    assert costs(s.rage.left[:2]) == [3, 6], "its seal has ended with the turn"
    assert costs(s.rage.right[:2]) == [3, 2]
    assert len(s.rage.left) + len(s.rage.right) == 4 + 3
