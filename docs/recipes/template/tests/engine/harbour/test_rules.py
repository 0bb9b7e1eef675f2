from __future__ import annotations

from collections import Counter

import pytest

from engine.core import Dice, Illegal, Msg, Setup
from engine.games.harbour import GAME
from engine.games.harbour.actions import Bid
from engine.games.harbour.bidding import ROUNDS
from engine.games.harbour.cards import PURSE, SHIPS
from engine.games.harbour.events import Arrived, Offered, Sailed, Sold
from engine.games.harbour.state import Harbour
from tests.engine.honours import at_the_end, in_a_moment


def laid(ship: str = "caravel") -> Harbour:
    """Two captains, and this ship at the quay."""
    s = GAME.new(Setup("auction", 2), Dice(bytes(16), 0)).s
    if ship != s.quay:
        s.sea.cards[s.sea.cards.index(ship)] = s.quay
        s.quay = ship
    GAME.check(s)
    return s


def bids(s: Harbour, *coins: int) -> Harbour:
    for seat, n in enumerate(coins):
        s = GAME.apply(s, seat, Bid(n), Dice(bytes(16), s.now + 1)).s
    return s


def rounds(s: Harbour, *each: tuple[int, int]) -> Harbour:
    for pair in each:
        s = bids(s, *pair)
    return s


@pytest.mark.rule("HB-02")
def test_every_captain_has_ten_coins_and_a_ship_lies_at_the_quay() -> None:
    s = laid()

    assert [one.coins for one in s.captains] == [10, 10]
    assert Counter([s.quay, *s.sea.cards]) == SHIPS


@pytest.mark.rule("HB-03")
def test_a_bid_is_secret_and_no_higher_than_the_purse() -> None:
    s = bids(laid(), 7)
    assert GAME.view(s, 1).s.captains[0].bid.value == "?"
    assert GAME.actors(s) == [1]

    s = bids(laid(), 7, 0)

    assert s.captains[0].coins == 3
    blocked = {option.action: option.blocked for option in GAME.options(s, 0)}
    assert blocked[Bid(3)] is None
    assert blocked[Bid(4)] == Msg("hb-03-too-poor", {"coins": 3})


@pytest.mark.rule("HB-03")
def test_more_than_the_purse_is_refused() -> None:
    with pytest.raises(Illegal):
        bids(laid(), PURSE + 1)


@pytest.mark.rule("HB-04")
def test_the_highest_bid_takes_the_ship_and_pays() -> None:
    before = bids(laid("galleon"), 4)

    done = GAME.apply(before, 1, Bid(2), Dice(bytes(16), 2))

    assert done.s.captains[0].ships == ["galleon"]
    assert [one.coins for one in done.s.captains] == [6, 10]
    told = [Offered(0, 4), Offered(1, 2), Sold(0, "galleon", 4), Arrived(done.s.quay)]
    assert list(done.events) == told
    assert in_a_moment(GAME, [(before, done)]) == {(0, "flagship")}


@pytest.mark.rule("HB-04")
@pytest.mark.parametrize("coins", [0, 5])
def test_of_equal_bids_none_takes_or_pays(coins: int) -> None:
    s = bids(laid("galleon"), coins, coins)

    assert s.gone == ["galleon"]
    assert [one.coins for one in s.captains] == [10, 10]


@pytest.mark.rule("HB-01", "HB-05")
def test_after_five_rounds_most_points_win() -> None:
    s = rounds(laid(), (1, 0), *[(0, 0)] * (ROUNDS - 1))

    assert s.result
    assert s.result.places == (1, 2)
    assert s.result.scores[0][0].value == 3
    found = at_the_end(GAME, s, [Sold(0, "caravel", 1)])
    assert found == {(0, "monopoly"), (0, "thrifty"), (1, "landlubber")}


@pytest.mark.rule("HB-01")
def test_equal_points_share_the_place() -> None:
    s = rounds(laid(), *[(0, 0)] * ROUNDS)

    assert s.result
    assert s.result.places == (1, 1)
    assert (1, "deadlock") in at_the_end(GAME, s, [Sailed("cog")])
