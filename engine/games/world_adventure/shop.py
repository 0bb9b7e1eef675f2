"""The merchant shop of a city: a visitor sells first, then buys [WA-56 to WA-59]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal

from engine.core import Action, Msg, Option, Phase, Seat
from engine.deeds import Deeds
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import CITIES
from engine.games.world_adventure.cards import COMMODITIES, Commodity, Deed
from engine.games.world_adventure.cargo import count_goods, give_back, take_good
from engine.games.world_adventure.gains import gain_experience
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.npcs import count_need
from engine.games.world_adventure.runes import earn
from engine.games.world_adventure.stalls import nation_of, opens, purse, short
from engine.games.world_adventure.state import (
    STATUS_MOST,
    Turn,
    World,
    gain_gold,
    roll,
    room_left,
    touch,
)

SELL, NEED, BUY = 4, 6, 4  # gold for a good, for a needed one, and to buy one [WA-57, WA-58]
DICE = 6  # [WA-58]
SALES: tuple[tuple[int, Deed, int], ...] = (  # (worth, rune, experience) [WA-05, WA-55]
    (16, "sale-16", 2),
    (12, "sale-12", 1),
)


# --- prices -----------------------------------------------------------------------------------


def need_here(s: World, seat: int) -> Commodity | None:
    """[WA-57, WA-59] What the city needs, or None: once its need has been served, it wants nothing
    more this month."""
    nation = nation_of(s, seat)
    return None if nation in s.served else s.needs[nation]


def sale_price(s: World, seat: int, good: Commodity) -> int:
    """[WA-57] What the shop pays for a good."""
    needed = good == need_here(s, seat)
    price = NEED + law(s, seat, "need") if needed else SELL
    return max(0, price + law(s, seat, "sell"))


def price(s: World, seat: int) -> int:
    """[WA-51, WA-58] What any good on offer costs."""
    return max(0, BUY + law(s, seat, "buy"))


# --- one visit --------------------------------------------------------------------------------


class Shop(Phase, kw_only=True):
    """[WA-56] `stalls` says how many goods of each kind the dice offer; `free` says that one good
    may still be chosen freely [WA-51]."""

    seat: Seat
    step: Literal["selling", "opening", "buying"] = "selling"
    sold: list[Commodity] = []
    worth: int = 0
    stalls: dict[Commodity, int] = {}
    free: bool = False

    def actors(self, s: World) -> list[int]:
        asks = self.step == "selling" or (self.step == "buying" and bool(self._kinds(s)))
        return [self.seat] if asks else []

    def options(self, s: World, seat: int) -> Iterator[Option]:
        if self.step == "selling":
            yield from _selling(s, seat)
        else:
            cost = price(s, seat)
            for good in self._kinds(s):
                args = {"cost": cost, "left": purse(s, seat) - cost, "n": self.stalls.get(good, 0)}
                yield Option(a.Buy(good), detail=Msg("world-adventure-offer", args))
            if len(basket := self._basket(s)) > 1:
                total = cost * len(basket)
                args = {"cost": total, "left": purse(s, seat) - total, "goods": count_goods(basket)}
                yield Option(a.BuyAll(), detail=Msg("world-adventure-basket", args))
        yield Option(a.LeaveShop())

    def play(self, t: Turn, seat: int, action: Action) -> None:
        match action:
            case a.Sell(good):
                self._sell(t, [good])
            case a.SellAll():
                self._sell(t, list(t.s.clans[seat].goods))
            case a.Buy(good):
                self._buy(t, good)
            case a.BuyAll():
                self._buy_all(t)
            case a.OpenStalls():
                self._close_sale(t)
            case _:
                self._leave(t)

    def auto(self, t: Turn) -> None:
        """After the sale and what it brought, the stalls open if the clan can buy anything."""
        if self.step == "opening" and not no_purchase(t.s, self.seat):
            self._open(t)
        else:
            self._end(t)

    def _leave(self, t: Turn) -> None:
        """A visit with nothing but sales ends here, too."""
        if self.step == "selling":
            self._close_sale(t)
        self._end(t)

    def _end(self, t: Turn) -> None:
        """[WA-59, WA-43] The needs marker is turned when all business in the market is done, not
        before."""
        self.over = True
        s, need = t.s, need_here(t.s, self.seat)
        if need in self.sold:
            nation = nation_of(s, self.seat)
            s.served.append(nation)
            touch(t, CITIES[nation])
            t.tell(e.NeedServed(self.seat, nation, need))
            count_need(t)

    # --- selling

    def _sell(self, t: Turn, goods: Sequence[Commodity]) -> None:
        """[WA-57] Every needed good of the visit brings 6 gold. When nothing is left to sell, the
        buying begins."""
        worth = sum(sale_price(t.s, self.seat, good) for good in goods)
        for good in goods:
            give_back(t, self.seat, good)
        gain_gold(t, self.seat, worth)
        self.sold += goods
        self.worth += worth
        t.tell(e.Sold(self.seat, count_goods(goods), worth))
        if not t.s.clans[self.seat].goods:
            self._close_sale(t)

    def _close_sale(self, t: Turn) -> None:
        """[WA-05, WA-55] Everything sold in the visit counts together."""
        self.step = "opening"
        if need_here(t.s, self.seat) not in self.sold:
            return
        for worth, deed, experience in SALES:
            if self.worth >= worth and len(self.sold) > 1:
                gain_experience(t, self.seat, experience)
                earn(t, self.seat, deed)
                return

    # --- buying

    def _open(self, t: Turn) -> None:
        """[WA-58] The shop offers nothing that the city needs, and no more than the stock has."""
        s, seat = t.s, self.seat
        dice = roll(t, max(0, DICE + law(s, seat, "shop-dice")))
        rolled = Counter(COMMODITIES[die - 1] for die in dice)
        self.stalls = {
            good: n
            for good in COMMODITIES
            if good != need_here(s, seat) and (n := min(rolled[good], s.stock[good]))
        }
        self.step, self.free = "buying", s.clans[seat].charisma >= STATUS_MOST
        on_offer = list(Counter(self.stalls).elements())
        t.tell(e.ShopRolled(seat, dice, count_goods(on_offer)))

    def _buy(self, t: Turn, good: Commodity) -> None:
        cost = self._take(t, [good])
        t.tell(e.Bought(self.seat, good, cost))

    def _buy_all(self, t: Turn) -> None:
        goods = self._basket(t.s)
        cost = self._take(t, goods)
        t.tell(e.BoughtAll(self.seat, count_goods(goods), cost))

    def _take(self, t: Turn, goods: list[Commodity]) -> int:
        """Take what the dice offer first: the free choice is for goods that they do not. Returns
        what was paid."""
        cost = price(t.s, self.seat) * len(goods)
        for good in goods:
            if self.stalls.get(good):
                self.stalls[good] -= 1
            else:
                self.free = False
            take_good(t, self.seat, good)
        t.s.clans[self.seat].gold -= cost
        return cost

    def _basket(self, s: World) -> list[Commodity]:
        """As much of what the dice offer as fits and can be paid for, one of each kind first."""
        cost, n = price(s, self.seat), room_left(s.clans[self.seat])
        if cost:
            n = min(n, purse(s, self.seat) // cost)
        most = max(self.stalls.values(), default=0)
        goods: list[Commodity] = [
            good for so_far in range(most) for good, k in self.stalls.items() if k > so_far
        ]
        return goods[:n]

    def _kinds(self, s: World) -> list[Commodity]:
        """What may be bought now: nothing if there is no room, or not enough gold."""
        if no_purchase(s, self.seat):
            return []
        need = need_here(s, self.seat)
        free = [good for good in COMMODITIES if self.free and s.stock[good] and good != need]
        return [good for good in COMMODITIES if self.stalls.get(good) or good in free]


def no_purchase(s: World, seat: int) -> Msg | None:
    """Why nothing can be bought, whatever is on offer; None if something can."""
    if not room_left(s.clans[seat]):
        return Msg("wa-61-room", {"n": s.clans[seat].room})
    cost, have = price(s, seat), purse(s, seat)
    goods = len(s.clans[seat].goods)  # where nothing is bought yet, all can be sold
    return short(s, seat, "wa-58-gold", cost, have, goods) if have < cost else None


# --- from the turn ----------------------------------------------------------------------------


def _offers(s: World, seat: int) -> Iterator[Option]:
    if (month := opens(s, seat)) > s.month:
        yield Option(a.OpenStalls(), Msg("wa-56-closed", {"month": month}))
    else:
        yield from _selling(s, seat)


def _selling(s: World, seat: int) -> Iterator[Option]:
    goods = s.clans[seat].goods
    for good in COMMODITIES:
        if good in goods:
            detail = Msg("world-adventure-sale", {"n": sale_price(s, seat, good)})
            yield Option(a.Sell(good), detail=detail)
    if len(goods) > 1:
        worth = sum(sale_price(s, seat, good) for good in goods)
        yield Option(a.SellAll(), detail=Msg("world-adventure-sale", {"n": worth}))
    yield Option(a.OpenStalls(), no_purchase(s, seat))


def _perform(t: Turn, seat: int, action: Action) -> None:
    t.s.clans[seat].shops[nation_of(t.s, seat)] = t.s.month
    shop = Shop(seat=seat)
    t.push(shop)
    shop.play(t, seat, action)


SHOP = Deeds(_offers, (a.Sell, a.SellAll, a.OpenStalls), _perform)
