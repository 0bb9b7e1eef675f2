"""Goods: from the stock into a caravan and back, which ones come along if not all fit, and what is
dropped on the road [WA-61, WA-63, WA-66, WA-72, WA-79]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import ClassVar

from engine.core import Msg, Option, Phase, Seat
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import COMMODITIES, Commodity
from engine.games.world_adventure.state import Turn, World, roll, room_left


def take_good(t: Turn, seat: int, commodity: Commodity) -> None:
    """Take a good from the stock."""
    t.s.stock[commodity] -= 1
    t.s.clans[seat].goods.append(commodity)


def give_back(t: Turn, seat: int, commodity: Commodity) -> None:
    """Give a good back to the stock."""
    t.s.clans[seat].goods.remove(commodity)
    t.s.stock[commodity] += 1


def count_goods(goods: Sequence[Commodity]) -> list[Msg]:
    """The goods in words, each kind once with its number."""
    return [
        Msg("world-adventure-goods", {"n": n, "commodity": commodity})
        for commodity, n in Counter(goods).items()
    ]


def cargo_dice(t: Turn, seat: int, n: int) -> None:
    """[WA-66, WA-79] Roll for goods. Those that are in stock and fit come along; if not all fit,
    the player chooses."""
    dice = roll(t, n)
    found: list[Commodity] = [
        good
        for die, good in enumerate(COMMODITIES, 1)
        for _ in range(min(dice.count(die), t.s.stock[good]))
    ]
    fits = len(found) <= room_left(t.s.clans[seat])
    t.tell(e.CargoGained(seat, dice, count_goods(found if fits else [])))
    load(t, seat, found)


def load(t: Turn, seat: int, goods: list[Commodity]) -> None:
    """Load goods that lie in the stock, as far as they fit; where there is a choice, the player is
    asked."""
    if len(goods) <= room_left(t.s.clans[seat]):
        for good in goods:
            take_good(t, seat, good)
    else:
        t.push(KeepingGoods(seat=seat, goods=goods))


class KeepingGoods(Phase, kw_only=True):
    """[WA-61] Goods come along one by one until the caravan is full; the rest stays in the
    stock. The last kind comes by itself, once the question has said so."""

    seat: Seat
    goods: list[Commodity]
    asked: bool = False

    def actors(self, s: World) -> list[int]:
        return [self.seat] if any(self.options(s, self.seat)) else []

    def options(self, s: World, seat: int) -> Iterator[Option]:
        if room_left(s.clans[seat]) > 0:
            for good in dict.fromkeys(self.goods):
                if s.stock[good]:
                    yield Option(a.KeepGood(good), follows=self.asked)

    def play(self, t: Turn, seat: int, action: a.KeepGood) -> None:
        self.goods.remove(action.commodity)
        self.asked = True
        take_good(t, seat, action.commodity)
        t.tell(e.GoodPicked(seat, action.commodity))


class Unloading(Phase, kw_only=True):
    """[WA-61] What does not fit goes to the stock; with only one kind of goods there is no
    choice."""

    seat: Seat

    def actors(self, s: World) -> list[int]:
        clan = s.clans[self.seat]
        return [self.seat] if room_left(clan) < 0 and len(set(clan.goods)) > 1 else []

    def options(self, s: World, seat: int) -> Iterator[Option]:
        goods = s.clans[seat].goods
        yield from (Option(a.DropGood(good)) for good in COMMODITIES if good in goods)

    def play(self, t: Turn, seat: int, action: a.DropGood) -> None:
        give_back(t, seat, action.commodity)
        t.tell(e.GoodDropped(seat, action.commodity))

    def auto(self, t: Turn) -> None:
        clan = t.s.clans[self.seat]
        while room_left(clan) < 0:
            self.play(t, self.seat, a.DropGood(clan.goods[0]))
        self.over = True


# --- goods on the road ------------------------------------------------------------------------


class Dropping(Phase, kw_only=True):
    """[WA-63, WA-72] The owner chooses the good."""

    quick: ClassVar[bool] = True
    seat: Seat
    rival: Seat | None

    def actors(self, s: World) -> list[int]:
        return [self.seat] if len(set(s.clans[self.seat].goods)) > 1 else []

    def options(self, s: World, seat: int) -> Iterator[Option]:
        for good in dict.fromkeys(s.clans[seat].goods):
            yield Option(a.DropGood(good))

    def play(self, t: Turn, seat: int, action: a.DropGood) -> None:
        self._drop(t, action.commodity)

    def auto(self, t: Turn) -> None:
        self.over = True
        for good in t.s.clans[self.seat].goods[:1]:
            self._drop(t, good)

    def _drop(self, t: Turn, good: Commodity) -> None:
        self.over = True
        give_back(t, self.seat, good)
        t.tell(e.GoodDropped(self.seat, good))
        if self.rival is not None:
            t.push(PickingUp(seat=self.rival, commodity=good))


class PickingUp(Phase, kw_only=True):
    """[WA-63] A good that nobody takes stays in the stock."""

    quick: ClassVar[bool] = True
    seat: Seat
    commodity: Commodity

    def actors(self, s: World) -> list[int]:
        return [self.seat] if room_left(s.clans[self.seat]) > 0 else []

    def options(self, s: World, seat: int) -> Iterator[Option]:
        yield Option(a.PickUp())
        yield Option(a.LeaveIt())

    def play(self, t: Turn, seat: int, action: a.PickUp | a.LeaveIt) -> None:
        self.over = True
        if isinstance(action, a.PickUp):
            take_good(t, seat, self.commodity)
            t.tell(e.GoodPicked(seat, self.commodity))
