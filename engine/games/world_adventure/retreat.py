"""Ways out of a battle, and what is dropped on the way [WA-63, WA-70, WA-72]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.core import Msg, Option, Phase
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.cards import Commodity
from engine.games.world_adventure.cargo import give_back, take_good
from engine.games.world_adventure.figures import Side
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.odds import percent, up_to
from engine.games.world_adventure.state import Turn, World, roll, room_left

SURE = 6


def ways_out(s: World, side: Side, value: int) -> Iterator[Option]:
    """[WA-70] Before a stage, one try in each: the smoke bomb, or a die up to `value`. Once it has
    failed one fights on."""
    assert side.seat is not None
    tried = Msg("wa-70-tried") if side.tried else None
    most = retreat_die(s, side, value)
    odds = {"die": min(most, SURE), "percent": percent(up_to(most))}
    yield Option(a.Retreat(), tried, Msg("world-adventure-retreat-odds", odds))
    clan = s.clans[side.seat]
    if clan.smoke:
        goods = {"n": min(1, len(clan.goods))}
        yield Option(a.SmokeBomb(), tried, Msg("world-adventure-smoke", goods))


def retreat_die(s: World, side: Side, value: int) -> int:
    """The die up to which one gets away."""
    if side.edge.away:
        return SURE
    return max(0, value + law(s, side.seat, "retreat", side.foe))


def get_away(t: Turn, side: Side, value: int) -> bool:
    """[WA-70, WA-72] With one die; a Rune Power may spare the throw."""
    assert side.seat is not None
    side.tried = True
    if side.edge.away:
        t.tell(e.RetreatTried(side.seat, 0, success=True))
        return True
    (die,) = roll(t, 1)
    success = die <= retreat_die(t.s, side, value)
    t.tell(e.RetreatTried(side.seat, die, success))
    return success


def use_smoke(t: Turn, side: Side) -> None:
    """[WA-63] Used up; nothing fails."""
    assert side.seat is not None
    t.s.clans[side.seat].smoke = False
    t.tell(e.SmokeUsed(side.seat))


# --- goods on the road ------------------------------------------------------------------------


def drop(t: Turn, side: Side, rival: int | None = None) -> None:
    """[WA-63, WA-72] One commodity, if there is any; an enemy player may take it."""
    assert side.seat is not None
    if not side.edge.away:
        t.push(Dropping(seat=side.seat, rival=rival))


class Dropping(Phase, kw_only=True):
    """[WA-63, WA-72] Its owner says which."""

    quick: ClassVar[bool] = True
    seat: int
    rival: int | None

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
    """[WA-63] What nobody takes stays in the stock."""

    quick: ClassVar[bool] = True
    seat: int
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
