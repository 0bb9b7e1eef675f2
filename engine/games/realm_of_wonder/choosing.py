"""Everybody chooses a movement card and standing orders; all cards are revealed together
[RW-14 to RW-17]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, get_args

from engine.core import Action, Msg, Option, Phase, Sealed
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.board import Land
from engine.games.realm_of_wonder.cards import MOVES, Effect
from engine.games.realm_of_wonder.discs import roll_land, turn_disc
from engine.games.realm_of_wonder.purse import gain_magic
from engine.games.realm_of_wonder.state import (
    CounterOrder,
    MuscleOrder,
    Orders,
    Pace,
    Realm,
    Table,
    by_speed,
)

TREASURE = 5  # MP [RW-17]


def fresh_orders(seat: int) -> Orders:
    """Of a seat that has given none: it answers what is aimed at it, and defends with all."""
    values = ("aimed", "all", "no", "")
    return Orders(*(Sealed(seat, value) for value in values))


class Choosing(Phase, kw_only=True):
    """[RW-14] One card each, in secret; before it each standing order once [RW-20, RW-38]."""

    abreast: ClassVar[bool] = True

    def actors(self, s: Realm) -> list[int]:
        return [seat for seat in range(s.seats) if s.characters[seat].chosen.value is None]

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        me = s.characters[seat]
        for card in sorted(me.moves.cards, key=_speed):
            yield Option(a.ChooseMove(card), detail=_about(card), secret=True)
        yield from _order_options(me.orders)

    def play(self, t: Table, seat: int, action: Action) -> None:
        match action:
            case a.ChooseMove(card):
                t.s.characters[seat].chosen.value = card
                t.tell(e.MoveChosen(seat))
            case _:
                _give_order(t.s.characters[seat].orders, action)

    def auto(self, t: Table) -> None:
        self.over = True
        reveal_all(t)
        t.push(Effects(left=by_speed(t.s)))


def _speed(card: str) -> int:
    """A hidden one has none."""
    return MOVES[card].speed if card in MOVES else 0


def _about(card: str) -> Msg | None:
    if card not in MOVES:
        return None
    args = {"n": MOVES[card].points, "effect": MOVES[card].effect}
    return Msg("realm-of-wonder-move-points", args)


# --- standing orders --------------------------------------------------------------------------


def _order_options(orders: Orders) -> Iterator[Option]:
    """Each once a round: an order is thought about before the card, not turned to and fro."""
    for counter in get_args(CounterOrder):
        present = orders.counter.value == counter
        yield _order(orders, "counter", a.OrderCounter(counter), Msg("rw-20-present"), present)
    for muscles in get_args(MuscleOrder):
        present = orders.muscles.value == muscles
        yield _order(orders, "muscles", a.OrderMuscles(muscles), Msg("rw-38-present"), present)
    yield _order(orders, "quiet", a.StayQuiet(), Msg("rw-18-present"), orders.quiet.value == "yes")


def _order(orders: Orders, name: str, action: Action, why: Msg, present: bool) -> Option:
    if present:
        return Option(action, why, secret=True)
    given = name in (orders.given.value or "").split()
    return Option(action, Msg("rw-20-once") if given else None, secret=True)


def _give_order(orders: Orders, action: Action) -> None:
    match action:
        case a.OrderCounter(order):
            orders.counter.value, name = order, "counter"
        case a.OrderMuscles(order):
            orders.muscles.value, name = order, "muscles"
        case _:
            orders.quiet.value, name = "yes", "quiet"
    orders.given.value = f"{orders.given.value} {name}".strip()


class TakingBack(Phase, kw_only=True):
    """[RW-14] Beside the phase that asks: another card, as long as others still choose."""

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        chosen = s.characters[seat].chosen.value is not None
        if chosen and s.stack and isinstance(s.stack[-1], Choosing):
            yield Option(a.TakeBack())

    def play(self, t: Table, seat: int, action: Action) -> None:
        t.s.characters[seat].chosen.value = None
        t.tell(e.MoveTakenBack(seat))


# --- revealed ---------------------------------------------------------------------------------


def reveal_all(t: Table) -> None:
    """[RW-14, RW-16] All at once, told from the slowest on."""
    for seat, me in enumerate(t.s.characters):
        card = t.open(me.chosen)
        assert card is not None
        me.moves.cards.remove(card)
        me.chosen = Sealed(seat)
        me.pace = Pace(card, MOVES[card].speed)
    for seat in by_speed(t.s):
        me = t.s.characters[seat]
        t.tell(e.MoveRevealed(seat, me.pace.card, me.pace.speed, me.move.points))


class Effects(Phase, kw_only=True):
    """[RW-17] What the revealed cards do, from the slowest on."""

    left: list[int]

    def auto(self, t: Table) -> None:
        if self.left:
            seat = self.left.pop(0)
            _take_effect(t, seat, t.s.characters[seat].move.effect)
        self.over = not self.left


def _take_effect(t: Table, seat: int, effect: Effect) -> None:
    me = t.s.characters[seat]
    match effect:
        case "power" if not me.ready:
            me.ready = True
            t.tell(e.PowerRestored(seat))
        case "magic":
            gain_magic(t, seat)
        case "rotation":
            t.push(LiningUp(me=seat, land=roll_land(t, seat)))
        case "treasure":
            me.mp += TREASURE
            t.tell(e.Treasure(seat, TREASURE))
        case _:
            pass


class LiningUp(Phase, kw_only=True):
    """[RW-17] The rotation die has shown a land: which whirl follows it?"""

    quick: ClassVar[bool] = True
    me: int
    land: Land

    def actors(self, s: Realm) -> list[int]:
        return [self.me]

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        yield Option(a.PickDisc("middle"))
        yield Option(a.PickDisc("castle"))

    def play(self, t: Table, seat: int, action: Action) -> None:
        assert isinstance(action, a.PickDisc)
        self.over = True
        turn_disc(t, action.disc, self.land)
