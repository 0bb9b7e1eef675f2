"""Deeds at the two Lairs of the team game: Wonders, the dragon's flights, its defeat."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action, Option, Phase
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion.asks import RemoveOne
from engine.games.volfyirion.clutch import enemy_lair, leaps, moves, sits_on, wonder_cost
from engine.games.volfyirion.deeds import Deeds
from engine.games.volfyirion.dragon import move
from engine.games.volfyirion.piles import fill, gain_points, give_card
from engine.games.volfyirion.prices import priced, said
from engine.games.volfyirion.state import (
    GAP,
    Dragon,
    Played,
    Table,
    Volfyirion,
    market_of,
    partners,
    pay,
)

MOVE = 9  # K [VF-60]
LEAP = 16  # K [VF-60]
DEFEAT = 32  # B [VF-62]


def offers(s: Volfyirion, me: int) -> Iterator[Option]:
    for card in _lair(s, me):
        cost = wonder_cost(s, me, card)
        yield priced(s, me, a.AcquireWonder(card), "battle", cost, "vf-28-cost")
    for action in moves(s, me):
        yield priced(s, me, action, "knowledge", MOVE, "vf-60-cost")
    for action in leaps(s, me):
        yield priced(s, me, action, "knowledge", LEAP, "vf-60-cost")
    if s.dragon.at != "gone":
        yield priced(s, me, a.DefeatDragon(), "battle", DEFEAT, "vf-62-cost")


def _lair(s: Volfyirion, me: int) -> list[str]:
    return [card for card in dict.fromkeys(market_of(s, me).lair) if card != GAP]


def _perform(t: Table, me: int, action: Action) -> None:
    match action:
        case a.AcquireWonder(card):
            _acquire(t, me, card)
        case a.DefeatDragon():
            _defeat(t, me)
        case _:
            near = isinstance(action, a.SendToLair) or sits_on(t.s, enemy_lair(t.s, me))
            pay(t, me, "knowledge", MOVE if near else LEAP)
            move(t, me, action)


def _acquire(t: Table, me: int, card: str) -> None:
    """[VF-57, VF-58] To the discard pile of who acquires it; the gap is filled at once."""
    market = market_of(t.s, me)
    pay(t, me, "battle", wonder_cost(t.s, me, card))
    market.lair[market.lair.index(card)] = GAP
    t.s.notes.acquired = True
    give_card(t, me, card)
    t.tell(e.WonderAcquired(me, card))
    fill(t, market)
    others = [seat for seat in partners(t.s, me) if seat != me]
    t.push(SharedRemoval(me=me, but=card, others=others))


class SharedRemoval(RemoveOne, kw_only=True):
    """[VF-57] Who acquired a Wonder may remove a card; who does not leaves it to the partner."""

    others: list[int]

    def play(self, t: Table, seat: int, action: Action) -> None:
        super().play(t, seat, action)
        if isinstance(action, a.Decline):
            self.auto(t)

    def auto(self, t: Table) -> None:
        self.over = True
        for other in self.others:
            t.push(RemoveOne(me=other))


# --- the defeat of Volfyirion -----------------------------------------------------------------


def _defeat(t: Table, me: int) -> None:
    """[VF-62] The own Lair's Wonders are shared out, then each partner may remove a card; all else
    of both Lairs leaves the game."""
    pay(t, me, "battle", DEFEAT)
    t.s.dragon = Dragon("gone")
    t.tell(e.LairsEmptied(me))
    wonders = [card for card in market_of(t.s, me).lair if card != GAP]
    market_of(t.s, me).lair = []
    _clear_lairs(t)
    for seat in reversed(partners(t.s, me)):
        t.push(RemoveOne(me=seat))
    t.push(Sharing(me=me, cards=wonders))


def _clear_lairs(t: Table) -> None:
    """Sorted: in what order the Wonder Decks lay nobody learns."""
    gone = list[str]()
    for market in t.s.markets:
        gone += [card for card in market.lair if card != GAP] + market.wonders.cards
        market.lair, market.wonders.cards, market.claimed = [], [], True
    t.s.removed += sorted(gone)


class Sharing(Phase, kw_only=True):
    """[VF-62] Who paid says to whom each Wonder goes: straight into play, with its points."""

    me: int
    cards: list[str]

    def actors(self, s: Volfyirion) -> list[int]:
        return [self.me] if self.cards else []

    def options(self, s: Volfyirion, seat: int) -> Iterator[Option]:
        for card in dict.fromkeys(self.cards):
            for other in sorted(partners(s, seat), key=lambda other: other != seat):
                yield Option(a.ShareOut(card, other))

    def play(self, t: Table, seat: int, action: a.ShareOut) -> None:
        self.cards.remove(action.card)
        wonder = Played(action.card)
        t.s.houses[action.seat].play.append(wonder)
        gain = said(gain_points(t, action.seat, wonder))
        t.tell(e.WonderShared(action.seat, action.card, gain))


LAIRS = Deeds(
    offers, (a.AcquireWonder, a.SendToLair, a.SendDragon, a.DefeatDragon), _perform
)
