"""Duel: a two-player deck builder in miniature, with hidden hands and a secret answer.

Hands are secret, so what is on offer because of a hand is secret too; a raid asks its victim
whether or not it holds a shield, since a skipped question would tell.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

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
    Pile,
    Result,
    Score,
    Seat,
    Setting,
    Setup,
    State,
    Text,
    Turn,
    View,
    Zone,
)
from engine.honours import NO_HONOURS
from engine.rule_book import NO_RULES

ROUNDS = 12
HAND = 2


class Gain(msgspec.Struct, frozen=True, tag=True):
    coins: int


class Draw(msgspec.Struct, frozen=True, tag=True):
    n: int


class Raid(msgspec.Struct, frozen=True, tag=True):
    pass


class Card(msgspec.Struct, frozen=True):
    cost: int
    points: int = 0
    does: tuple[Gain | Draw | Raid, ...] = ()


CARDS: dict[str, Card] = {
    "copper": Card(0, does=(Gain(1),)),
    "silver": Card(2, does=(Gain(2),)),
    "scout": Card(2, does=(Draw(2),)),
    "shield": Card(2),
    "wolf": Card(3, points=1, does=(Gain(1), Raid())),
    "castle": Card(4, points=3),
}
START = ["copper"] * 4 + ["scout"] * 2 + ["shield"] + ["wolf"] * 2
MARKET = {
    "short": ["silver"] * 2 + ["scout"] * 2 + ["shield"] * 2 + ["wolf"] * 2 + ["castle"] * 3,
    "long": ["silver"] * 4 + ["scout"] * 4 + ["shield"] * 4 + ["wolf"] * 4 + ["castle"] * 6,
}


class Play(Action, frozen=True):
    card: str


class Buy(Action, frozen=True):
    card: str


class End(Action, frozen=True):
    ends_turn: ClassVar[bool] = True


class Block(Action, frozen=True):
    """Show a shield."""


class Lose(Action, frozen=True):
    card: str


class Yield(Action, frozen=True):
    """Nothing to show, nothing to lose."""


class Played(Event, frozen=True):
    seat: Seat
    card: str


class Drew(Event, frozen=True):
    seat: Seat
    cards: Zone


class Bought(Event, frozen=True):
    seat: Seat
    card: str


class Lost(Event, frozen=True):
    seat: Seat
    card: str


class Blocked(Event, frozen=True):
    seat: Seat


class Ended(Event, frozen=True):
    seat: Seat
    cards: list[str]


class Player(msgspec.Struct):
    owned: list[str]  # public: a watcher can count them
    deck: Zone
    hand: Zone
    discard: Zone
    coins: int = 0


class Duel(State, kw_only=True):
    players: list[Player] = []
    market: list[str] = []
    stack: list[Main | Raided] = []
    round: int = 1


class Main(Phase):
    """Play any cards, buy while you can pay, then end."""

    private: ClassVar[bool] = True
    seat: Seat

    def actors(self, s: Duel) -> list[int]:
        return [self.seat]

    def options(self, s: Duel, seat: int) -> Iterator[Option]:
        me = s.players[seat]
        for card in sorted(set(me.hand.cards)):
            if card != HIDDEN and CARDS[card].does:
                yield Option(Play(card), secret=True)
        for card in sorted(set(s.market)):
            short = CARDS[card].cost - me.coins
            blocked = Msg("duel-too-dear", {"short": short}) if short > 0 else None
            yield Option(Buy(card), blocked, detail=Msg("duel-cost", {"coins": CARDS[card].cost}))
        yield Option(End())

    def play(self, t: Turn[Duel], seat: int, action: Play | Buy | End) -> None:
        me = t.s.players[seat]
        match action:
            case Play(card):
                discard(t, seat, card)
                t.tell(Played(seat, card))
                for effect in CARDS[card].does:
                    resolve(t, seat, effect)
            case Buy(card):
                me.coins -= CARDS[card].cost
                t.s.market.remove(card)
                me.discard.cards.append(card)
                me.owned.append(card)
                t.tell(Bought(seat, card))
            case End():
                self.end(t)

    def end(self, t: Turn[Duel]) -> None:
        me = t.s.players[self.seat]
        t.tell(Ended(self.seat, list(me.hand.cards)))
        t.reveal()
        me.discard.cards += me.hand.cards
        me.hand.cards, me.coins = [], 0
        draw(t, self.seat, HAND)
        t.s.round += self.seat
        self.seat = 1 - self.seat


class Raided(Phase):
    """A raided player shows a shield or loses a card of its choice."""

    private: ClassVar[bool] = True
    quick: ClassVar[bool] = True
    seat: Seat

    def actors(self, s: Duel) -> list[int]:
        return [self.seat]

    def options(self, s: Duel, seat: int) -> Iterator[Option]:
        hand = s.players[seat].hand.cards
        if "shield" in hand:
            yield Option(Block(), secret=True)
        for card in sorted(set(hand)):
            yield Option(Lose(card), secret=True)
        if not hand:
            yield Option(Yield())

    def play(self, t: Turn[Duel], seat: int, action: Block | Lose | Yield) -> None:
        self.over = True
        match action:
            case Block():
                t.tell(Blocked(seat))
                t.reveal()
            case Lose(card):
                discard(t, seat, card)
                t.tell(Lost(seat, card))
                t.reveal()
            case Yield():
                pass


def resolve(t: Turn[Duel], seat: int, effect: Gain | Draw | Raid) -> None:
    match effect:
        case Gain(coins):
            t.s.players[seat].coins += coins
        case Draw(n):
            draw(t, seat, n)
        case Raid():
            t.reveal()  # a shield could answer: whether one does must not show in free undo
            t.push(Raided(1 - seat))


def discard(t: Turn[Duel], seat: int, card: str) -> None:
    me = t.s.players[seat]
    me.hand.cards.remove(card)
    me.discard.cards.append(card)


def draw(t: Turn[Duel], seat: int, n: int) -> None:
    """Reshuffle the discard pile only when the deck runs out."""
    me = t.s.players[seat]
    got = t.draw(me.deck, n)
    if len(got) < n and me.discard.cards:
        t.dice.shuffle(me.discard.cards)
        me.deck.cards, me.discard.cards = me.discard.cards, []
        got += t.draw(me.deck, n - len(got))
    me.hand.cards += got
    if got:
        t.tell(Drew(seat, Zone(got, seen=[seat])))


def points(player: Player) -> int:
    return sum(CARDS[card].points for card in player.owned)


def finish(t: Turn[Duel]) -> None:
    """The game ends after the last round, or as soon as no castle is left to buy."""
    if t.s.round <= ROUNDS and "castle" in t.s.market:
        return
    mine = [points(player) for player in t.s.players]
    t.s.result = Result(
        places=tuple(1 + sum(other > own for other in mine) for own in mine),
        scores=tuple(
            (Score("points", own), Score("rounds", min(t.s.round, ROUNDS), "low")) for own in mine
        ),
    )


def setup(t: Turn[Duel], how: Setup) -> None:
    t.s.market = list(MARKET[how.settings.get("length", "short")])
    for seat in range(t.s.seats):
        deck = list(START)
        t.dice.shuffle(deck)
        t.s.players.append(Player(list(START), Zone(deck), Zone(seen=[seat]), Zone(seen=None)))
        draw(t, seat, HAND)
    t.s.stack = [Main(0)]


def _stakes(s: Duel) -> tuple[Msg, ...]:
    """How far both are; the end of the rounds is all that threatens."""
    mine = [
        Msg("duel-has", {"seat": seat, "points": points(p)}) for seat, p in enumerate(s.players)
    ]
    return () if s.result else (Msg("duel-goal", {"sides": mine}), Msg("duel-ends", {"n": ROUNDS}))


def text(view: View[Duel]) -> Text:
    lines = [
        Msg("duel-player", {"seat": seat, "points": points(p), "hand": len(p.hand.cards)})
        for seat, p in enumerate(view.s.players)
    ]
    return Text(Msg("duel-round", {"round": view.s.round}), _stakes(view.s), tuple(lines))


def piles(view: View[Duel]) -> tuple[Pile, ...]:
    return tuple(
        Pile(Msg("duel-discard", {"seat": seat}), tuple(reversed(player.discard.cards)))
        for seat, player in enumerate(view.s.players)
    )


def worth(s: Duel, seat: int) -> float:
    me, other = s.players[seat], s.players[1 - seat]
    buys = sum(CARDS[card].cost for card in me.owned) / 10
    return points(me) - points(other) + buys + min(me.coins, 4) / 10


def imagine(s: Duel, dice: Dice) -> None:
    """Everyone can count who owns what: only the places are unknown."""
    for player in s.players:
        unknown = list(player.owned)
        zones = (player.hand, player.deck, player.discard)
        for card in (card for zone in zones for card in zone.cards if card != HIDDEN):
            unknown.remove(card)
        dice.shuffle(unknown)
        for zone in zones:
            zone.cards = [unknown.pop() if card == HIDDEN else card for card in zone.cards]


def check(s: Duel) -> None:
    for player in s.players:
        held = player.deck.cards + player.hand.cards + player.discard.cards
        assert sorted(held) == sorted(player.owned), "cards are conserved"
    everything = [card for player in s.players for card in player.owned] + s.market
    assert sorted(everything) in [sorted(START * 2 + market) for market in MARKET.values()]


GAME = Game(
    key="duel",
    version="1",
    state=Duel,
    action=Play | Buy | End | Block | Lose | Yield,
    event=Played | Drew | Bought | Lost | Blocked | Ended,
    modes=(Mode("duel", (2, 2)),),
    settings=(Setting("length", ("short", "long"), "short"),),
    setup=setup,
    text=text,
    worth=worth,
    imagine=imagine,
    check=check,
    rounds=lambda s: min(s.round, ROUNDS),
    honours=NO_HONOURS,
    rules=NO_RULES,
    watch=finish,
    cards=tuple(CARDS),
    piles=piles,
)
