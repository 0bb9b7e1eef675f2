"""Auction: three to five players bid in secret, at the same time."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core import (
    HIDDEN,
    Action,
    Dice,
    Event,
    Game,
    Mode,
    Msg,
    Option,
    Phase,
    Result,
    Score,
    Sealed,
    Setup,
    State,
    Text,
    Turn,
    View,
)
from engine.honours import NO_HONOURS
from engine.rule_book import NO_RULES

PURSE = 10
ROUNDS = 5
ENOUGH = 12  # points that end the auction at once


class Bid(Action, frozen=True):
    coins: int


class Opened(Event, frozen=True):
    bids: list[int]


class Rolled(Event, frozen=True):
    die: int


class Bidder(msgspec.Struct):
    bid: Sealed
    coins: int = PURSE
    points: int = 0
    paid: int = 0


class Auction(State, kw_only=True):
    players: list[Bidder] = []
    prize: int = 0
    round: int = 1
    stack: list[Bidding] = []


class Bidding(Phase):
    """Everyone bids at once; the highest bid pays and takes, equal ones take nothing."""

    together = True

    def actors(self, s: Auction) -> list[int]:
        return [i for i, p in enumerate(s.players) if p.bid.value is None]

    def options(self, s: Auction, seat: int) -> Iterator[Option]:
        purse = s.players[seat].coins
        for coins in range(PURSE + 1):
            blocked = Msg("auction-too-poor", {"coins": purse}) if coins > purse else None
            yield Option(Bid(coins), blocked, confirm=0 < coins == purse)

    def play(self, t: Turn[Auction], seat: int, action: Bid) -> None:
        t.s.players[seat].bid.value = str(action.coins)

    def auto(self, t: Turn[Auction]) -> None:
        bids = [int(t.open(p.bid) or 0) for p in t.s.players]
        t.tell(Opened(bids))
        top = max(bids)
        if bids.count(top) == 1:
            winner = t.s.players[bids.index(top)]
            winner.coins -= top
            winner.paid += top
            winner.points += t.s.prize
        for player in t.s.players:
            player.bid.value = None
        t.s.round += 1
        roll(t)


def roll(t: Turn[Auction]) -> None:
    t.s.prize = 1 + t.dice.below(6)
    t.tell(Rolled(t.s.prize))


def finish(t: Turn[Auction]) -> None:
    """As soon as one bidder has enough the auction ends, else after the last round."""
    mine = [p.points for p in t.s.players]
    if t.s.round <= ROUNDS and max(mine) < ENOUGH:
        return
    t.s.result = Result(
        places=tuple(1 + sum(other > own for other in mine) for own in mine),
        scores=tuple((Score("points", own), Score("rounds", t.s.round - 1, "low")) for own in mine),
    )


def setup(t: Turn[Auction], _: Setup) -> None:
    t.s.players = [Bidder(Sealed(seat)) for seat in range(t.s.seats)]
    roll(t)
    t.s.stack = [Bidding()]


def _stakes(s: Auction) -> tuple[Msg, ...]:
    """Nothing threatens but somebody else's points, which the goal tells."""
    best = max(p.points for p in s.players)
    return () if s.result else (Msg("auction-goal", {"best": best, "enough": ENOUGH}),)


def text(view: View[Auction]) -> Text:
    lines = [
        Msg("auction-bidder", {"seat": seat, "coins": p.coins, "bid": p.bid.value or ""})
        for seat, p in enumerate(view.s.players)
    ]
    return Text(Msg("auction-prize", {"prize": view.s.prize}), _stakes(view.s), tuple(lines))


def worth(s: Auction, seat: int) -> float:
    me = s.players[seat]
    best = max(p.points for i, p in enumerate(s.players) if i != seat)
    return me.points - best + me.coins / 4


def imagine(s: Auction, dice: Dice) -> None:
    for player in s.players:
        if player.bid.value == HIDDEN:
            player.bid.value = str(dice.below(player.coins + 1))


def check(s: Auction) -> None:
    assert all(p.coins >= 0 and p.coins + p.paid == PURSE for p in s.players)


GAME = Game(
    key="auction",
    version="1",
    state=Auction,
    action=Bid,
    event=Opened | Rolled,
    modes=(Mode("auction", (3, 5)),),
    setup=setup,
    text=text,
    worth=worth,
    imagine=imagine,
    check=check,
    rounds=lambda s: s.round - 1,
    honours=NO_HONOURS,
    rules=NO_RULES,
    watch=finish,
)
