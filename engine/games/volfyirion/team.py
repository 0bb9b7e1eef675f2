"""The team game: two against two, each side with a copy of the game [VF-55 to VF-63]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.core import Action, Msg, Option, Phase, Seat, Setup
from engine.deeds import Deeds
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion.abilities import ABILITIES
from engine.games.volfyirion.asks import RemoveOne
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.cities import CITY_AREA
from engine.games.volfyirion.hand import HAND_DEEDS
from engine.games.volfyirion.laying import lay_houses, lay_lair, lay_market
from engine.games.volfyirion.market import MARKET, exchange
from engine.games.volfyirion.mode_rules import ModeRules
from engine.games.volfyirion.piles import fill, give_card, show_top
from engine.games.volfyirion.prices import Price, bought, cost_of_card
from engine.games.volfyirion.state import (
    GAP,
    Dragon,
    Market,
    Turn,
    Volfyirion,
    active,
    market_of,
    partners,
    pay,
    team_of,
)
from engine.games.volfyirion.strongholds import Pairing, lay_strongholds
from engine.games.volfyirion.team_dragon import TEAM_DRAGON, burn, enemy_of, in_clutch
from engine.games.volfyirion.upkeep import clear
from engine.games.volfyirion.wonders import WONDERS

CLUTCH = 2  # B [VF-61]


def lay(t: Turn, setup: Setup) -> None:
    """[VF-55] Each team has a copy of the game; the dragon is away from both Lairs."""
    lay_houses(t, [[0, 1], [2, 3]])
    lay_strongholds(t.s)
    for _ in t.s.teams:
        lay_lair(t, lay_market(t, face_up=True))
    t.s.dragon = Dragon("away")
    if setup.settings.get("pairing") == "free":
        for team in reversed(range(len(t.s.teams))):
            t.push(Pairing(team=team))


def begin(t: Turn) -> None:
    """Nothing happens before the draw."""


def end(t: Turn) -> None:
    """[VF-37] Both partners end their turn, then the dragon acts. Row and Lair have no gaps to fill
    [VF-58]."""
    for seat in active(t.s):
        clear(t, seat)
    burn(t)


# --- the Asset Rows ---------------------------------------------------------------------------

_SEALING = Price("knowledge", "vf-59-cost", cost_of_card)


def _row(s: Volfyirion, me: int) -> Iterator[Option]:
    """[VF-59] A sealed card can be neither acquired nor replaced."""
    market = market_of(s, me)
    for option in MARKET.offers(s, me):
        match option.action:
            case a.Acquire(card) | a.Replace(card) | a.Refresh(card) if card not in free(market):
                yield Option(option.action, Msg("vf-59-sealed"))
            case _:
                yield option
    for card in free(s.markets[enemy_of(s, me)]):
        yield _SEALING.option(s, me, a.SealAsset(card))
    for card in dict.fromkeys(market.sealed):
        yield _SEALING.option(s, me, a.UnsealAsset(card))


def free(market: Market) -> list[str]:
    """Cards of the Row of which at least one is not sealed."""
    row = [card for card in dict.fromkeys(market.row) if card != GAP]
    return [card for card in row if market.row.count(card) > market.sealed.count(card)]


def _perform_row(t: Turn, me: int, action: Action) -> None:
    """[VF-58] A gap is filled at once."""
    match action:
        case a.SealAsset(card):
            _SEALING.pay(t, me, action)
            t.s.markets[enemy_of(t.s, me)].sealed.append(card)
            t.tell(e.AssetSealed(me, card))
        case a.UnsealAsset(card):
            _SEALING.pay(t, me, action)
            market_of(t.s, me).sealed.remove(card)
            t.tell(e.AssetUnsealed(me, card))
        case a.RefreshAll():
            _refresh_all(t, me)
        case _:
            MARKET.perform(t, me, action)
            fill(t, market_of(t.s, me))


def _refresh_all(t: Turn, me: int) -> None:
    """[VF-23, VF-59] Sealed cards stay."""
    t.s.notes.refreshed = True
    market, sealed = market_of(t.s, me), list(market_of(t.s, me).sealed)
    old = list[str]()
    for card in market.row:
        if card in sealed:
            sealed.remove(card)
        elif card != GAP:
            old.append(card)
    new = [exchange(t, market, card) for card in old]
    t.tell(e.RowRefreshed(me, old))
    t.tell(e.RowFilled(new))
    show_top(t, market)


# --- Wonders ----------------------------------------------------------------------------------


def _dear(_: Volfyirion, __: int, action: a.AcquireWonder) -> int:
    return CARDS[action.card].cost + CLUTCH


_CLUTCHED = Price("battle", "vf-61-cost", _dear, bought)


def _wonders(s: Volfyirion, me: int) -> Iterator[Option]:
    """[VF-61] In the dragon's Clutch, the Wonders of a team's own Lair cost it more."""
    clutched = in_clutch(s, team_of(s, me))
    for option in WONDERS.offers(s, me):
        if clutched and isinstance(option.action, a.AcquireWonder):
            yield _CLUTCHED.option(s, me, option.action)
        else:
            yield option


def _perform_wonders(t: Turn, me: int, action: Action) -> None:
    """[VF-57, VF-58] The partners choose who gets the Wonder; the gap is filled at once."""
    if not isinstance(action, a.AcquireWonder):
        WONDERS.perform(t, me, action)
        return
    card, market = action.card, market_of(t.s, me)
    if in_clutch(t.s, team_of(t.s, me)):
        _CLUTCHED.pay(t, me, action)
    else:
        pay(t, me, "battle", CARDS[card].cost)
    t.s.notes.acquired = True
    market.lair[market.lair.index(card)] = GAP
    give_card(t, me, card)
    t.tell(e.WonderAcquired(me, card))
    fill(t, market)
    t.push(Sharing(me=me, card=card))


class Sharing(Phase, kw_only=True):
    """[VF-57] Whose discard pile an acquired Wonder goes to, and who may remove a card for it.
    Until then it lies on the pile of the partner who acquired it, and that partner answers for
    both."""

    quick: ClassVar[bool] = True
    me: Seat
    card: str

    def actors(self, s: Volfyirion) -> list[int]:
        return [self.me]

    def options(self, s: Volfyirion, seat: int) -> Iterator[Option]:
        team = sorted(partners(s, seat), key=lambda one: one != seat)
        return (Option(a.ShareWonder(self.card, to, by)) for to in team for by in team)

    def play(self, t: Turn, seat: int, action: a.ShareWonder) -> None:
        self.over = True
        if action.seat != seat:
            t.s.houses[seat].discard.pop()
            give_card(t, action.seat, self.card)
            t.tell(e.WonderPassed(action.seat, self.card))
        but = self.card if action.other == action.seat else ""
        t.push(RemoveOne(me=action.other, but=but))


ROW = Deeds(_row, (*MARKET.kinds, a.SealAsset, a.UnsealAsset), _perform_row)
LAIR = Deeds(_wonders, WONDERS.kinds, _perform_wonders)
TEAM = ModeRules((HAND_DEEDS, ABILITIES, ROW, LAIR, CITY_AREA, TEAM_DRAGON), lay, begin, end)
