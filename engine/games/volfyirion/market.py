"""What can be done at the Asset Row: acquire, replace, and the refresh of the first turn."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core import Action, Msg, Option
from engine.deeds import Deeds
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.piles import give_card, put_under, show_top, take_top
from engine.games.volfyirion.prices import Price, Shelf, bought, cost_of_card, fixed
from engine.games.volfyirion.state import (
    GAP,
    Market,
    Turn,
    Volfyirion,
    foes,
    market_of,
    team_of,
)

REPLACE = 2  # K [VF-30]

_BUYING = Price("command", "vf-22-cost", cost_of_card, bought)
_ACQUIRE = Shelf(_BUYING, {card: a.Acquire(card) for card in CARDS})
_REPLACE = Shelf(
    Price("knowledge", "vf-30-cost", fixed(REPLACE), lambda _, __, ___: Msg("volfyirion-replaces")),
    {card: a.Replace(card) for card in CARDS},
)


def offers(s: Volfyirion, me: int) -> list[Option]:
    """Each different card once, even where several copies lie on the Row."""
    market = market_of(s, me)
    row = [card for card in dict.fromkeys(market.row) if card != GAP]
    return [
        *_ACQUIRE.options(s, me, row),
        *_oracle(s, me, market),
        *_replacements(s, me, market, row),
        *_refreshes(s, me, market, row),
    ]


def acquire(t: Turn, me: int, card: str) -> None:
    """[VF-22] The card goes to the buyer's discard pile, a Saboteur to the opponent's [VF-40]."""
    t.s.notes.acquired = True
    if CARDS[card].kind == "saboteur":
        (other,) = foes(t.s, me)
        give_card(t, other, card)
        t.tell(e.SaboteurSent(me, other))
    else:
        give_card(t, me, card)
        t.tell(e.Acquired(me, card))


def can_refresh(s: Volfyirion, me: int) -> bool:
    """[VF-23] A seat may refresh once, in its first turn, before it acquires any card."""
    return s.houses[me].turns == 1 and not (s.notes.acquired or s.notes.refreshed)


def _oracle(s: Volfyirion, me: int, market: Market) -> Iterator[Option]:
    """[VF-41] Qoam Oracle: its owner may buy the top card, and sees it even when it lies face
    down."""
    if s.houses[me].perk == "qoam-oracle" and market.top.cards:
        card, hidden = market.top.cards[0], market.top.seen is not None
        top = _BUYING.option(s, me, a.AcquireTop(card))
        yield msgspec.structs.replace(top, secret=hidden)


def _replacements(s: Volfyirion, me: int, market: Market, row: list[str]) -> list[Option]:
    """[VF-30] There is no replacement when the Asset Deck is empty."""
    if not market.top.cards:
        return [Option(a.Replace(card), Msg("vf-30-deck")) for card in row]
    return _REPLACE.options(s, me, row)


def _refreshes(s: Volfyirion, me: int, market: Market, row: list[str]) -> Iterator[Option]:
    if not can_refresh(s, me) or not market.top.cards:
        return
    if team_of(s, me) == s.first_team:
        yield from (Option(a.Refresh(card), detail=Msg("volfyirion-refreshes")) for card in row)
    else:
        yield Option(a.RefreshAll(), detail=Msg("volfyirion-refreshes-all"))


def _perform(t: Turn, me: int, action: Action) -> None:
    market = market_of(t.s, me)
    match action:
        case a.Acquire(card):
            _BUYING.pay(t, me, action)
            market.row[market.row.index(card)] = GAP
            acquire(t, me, card)
        case a.AcquireTop():
            _BUYING.pay(t, me, action)
            acquire(t, me, take_top(t, market))
        case a.Replace(card):
            _REPLACE.price.pay(t, me, action)
            new = exchange(t, market, card)
            by = Msg("volfyirion-another-copy") if new == card else Msg(f"card-{new}")
            t.tell(e.AssetReplaced(me, card, by))
        case a.Refresh(card):
            t.s.notes.refreshed = True
            new = exchange(t, market, card)
            t.tell(e.RowRefreshed(me, [card]))
            t.tell(e.RowFilled([new]))
        case _:
            _refresh_all(t, me, market)
    if not isinstance(action, a.Acquire):
        show_top(t, market)


def exchange(t: Turn, market: Market, card: str) -> str:
    """[VF-30] Put a card of the Row under the deck and return the deck's top card, which replaces
    it."""
    space = market.row.index(card)
    market.row[space] = take_top(t, market)
    put_under(t, market, [card])
    return market.row[space]


def _refresh_all(t: Turn, me: int, market: Market) -> None:
    """[VF-23] All five cards go under the deck in row order, then five new ones come."""
    t.s.notes.refreshed = True
    old = [card for card in market.row if card != GAP]
    put_under(t, market, old)
    market.row = [take_top(t, market) for _ in market.row]
    t.tell(e.RowRefreshed(me, old))
    t.tell(e.RowFilled([card for card in market.row if card != GAP]))


MARKET = Deeds(offers, (a.Acquire, a.AcquireTop, a.Replace, a.Refresh, a.RefreshAll), _perform)
