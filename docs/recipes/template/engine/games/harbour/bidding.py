"""The sale of a ship, and when the game ends."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Msg, Option, Phase, Result, Score
from engine.games.harbour.actions import Bid
from engine.games.harbour.cards import POINTS, PURSE
from engine.games.harbour.events import Arrived, Offered, Sailed, Sold
from engine.games.harbour.state import Captain, Harbour, Turn

ROUNDS = 5  # [HB-05]


class Bidding(Phase):
    """[HB-03] Everybody bids at once, and in secret."""

    together = True

    def actors(self, s: Harbour) -> list[int]:
        return [seat for seat, one in enumerate(s.captains) if one.bid.value is None]

    def options(self, s: Harbour, seat: int) -> Iterator[Option]:
        purse = s.captains[seat].coins
        for coins in range(PURSE + 1):
            short = Msg("hb-03-too-poor", {"coins": purse}) if coins > purse else None
            yield Option(Bid(coins), short)

    def play(self, t: Turn, seat: int, action: Bid) -> None:
        t.s.captains[seat].bid.value = str(action.coins)

    def auto(self, t: Turn) -> None:
        sell(t)
        if t.s.round < ROUNDS:
            moor(t)
        else:
            self.over = True


def moor(t: Turn) -> None:
    """[HB-02] The next ship comes in from the sea."""
    t.s.round += 1
    (t.s.quay,) = t.draw(t.s.sea)
    t.tell(Arrived(t.s.quay))


def sell(t: Turn) -> None:
    """[HB-04] The highest bid takes the ship and pays; equal ones do neither."""
    bids = [int(t.open(one.bid) or 0) for one in t.s.captains]
    for seat, (one, coins) in enumerate(zip(t.s.captains, bids, strict=True)):
        one.bid.value = None
        t.tell(Offered(seat, coins))
    if bids.count(top := max(bids)) > 1:
        t.s.gone.append(t.s.quay)
        t.tell(Sailed(t.s.quay))
    else:
        take(t, bids.index(top), top)
    t.s.quay = ""


def take(t: Turn, seat: int, coins: int) -> None:
    """The ship at the quay goes to the seat for so many coins."""
    one = t.s.captains[seat]
    one.coins -= coins
    one.paid += coins
    one.ships.append(t.s.quay)
    t.tell(Sold(seat, t.s.quay, coins))


def points(one: Captain) -> int:
    return sum(POINTS[ship] for ship in one.ships)


def watch(t: Turn) -> None:
    """[HB-01, HB-05] Whoever has most points after the last round wins; equal points share."""
    if t.s.round < ROUNDS or t.s.quay:
        return
    mine = [points(one) for one in t.s.captains]
    t.s.result = Result(
        places=tuple(1 + sum(other > own for other in mine) for own in mine),
        scores=tuple((Score("points", own), Score("rounds", t.s.round, "low")) for own in mine),
    )
