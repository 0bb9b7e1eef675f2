"""Standing orders: what a seat answers without being asked [RW-18, RW-20, RW-38].

Nobody has any until they give some, and until then their seat is asked. While somebody who gave
none is away, nothing of theirs is spent.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from engine.core import Action, Msg, Option, Sealed, Sit
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder.state import (
    UNSET,
    CounterOrder,
    MuscleOrder,
    OrderName,
    Orders,
    Realm,
    Term,
    Turn,
)

LAPSING = " round"  # the ending of an order that holds for one round only
NAMES: tuple[OrderName, ...] = get_args(OrderName)
COUNTERS: tuple[CounterOrder, ...] = get_args(CounterOrder)
MUSCLES: tuple[MuscleOrder, ...] = get_args(MuscleOrder)
TERMS: tuple[Term, ...] = get_args(Term)
USUAL: dict[OrderName, str] = {"counter": "aimed", "muscles": "all", "quiet": UNSET}
_NOTHING: dict[OrderName, str] = {"counter": "never", "muscles": "none", "quiet": UNSET}

# --- whose they are ---------------------------------------------------------------------------


def fresh_orders(seat: int, *, person: bool, sitter: int = 0) -> Orders:
    """Orders for a new sitter: none for a person, since nobody is bound by what others ordered, and
    the usual ones for a bot player."""
    values = [UNSET if person else USUAL[name] for name in NAMES]
    sealed = [Sealed(seat, value) for value in (*values, "")]
    return Orders(*sealed, personal=person, sitter=sitter)


def seated(s: Realm, change: Sit) -> None:
    """A person who takes over a seat begins without orders."""
    one = s.characters[change.seat]
    if change.person and (change.new or not one.orders.personal):
        sitter = one.orders.sitter + 1
        one.orders = fresh_orders(change.seat, person=True, sitter=sitter)


def still_seated(back: Realm, s: Realm) -> None:
    """Undo brings back a seat's orders only to the person who gave them."""
    for seat, (then, now) in enumerate(zip(back.characters, s.characters, strict=True)):
        if then.orders.sitter != now.orders.sitter:
            then.orders = fresh_orders(seat, person=True, sitter=now.orders.sitter)


def can_answer(s: Realm, seat: int) -> bool:
    """While a person is away, the bot player answers nothing on their behalf."""
    return s.people[seat] or not s.characters[seat].orders.personal


# --- what holds -------------------------------------------------------------------------------


def order(s: Realm, seat: int, name: OrderName) -> str:
    """The order that holds now."""
    value = _sealed(s.characters[seat].orders, name).value or UNSET
    value = value.removesuffix(LAPSING)
    return _NOTHING[name] if value == UNSET and not can_answer(s, seat) else value


def open_order(t: Turn, seat: int, name: OrderName) -> str:
    """The same order, to be acted on. From then on the move counts as one that showed something."""
    t.open(_sealed(t.s.characters[seat].orders, name))
    return order(t.s, seat, name)


def lapses(orders: Orders, name: OrderName) -> bool:
    """Whether an order ends with the round."""
    return (_sealed(orders, name).value or "").endswith(LAPSING)


def lapse(orders: Orders) -> None:
    """The round is over, and so are the orders given for it."""
    orders.given.value = ""
    for name in NAMES:
        if lapses(orders, name):
            _sealed(orders, name).value = UNSET


def _sealed(orders: Orders, name: OrderName) -> Sealed:
    return getattr(orders, name)


# --- giving them ------------------------------------------------------------------------------


def give(orders: Orders, action: Action) -> None:
    """Orders lie sealed, so that nobody can tell which were given. One for this round only has
    LAPSING behind its value."""
    match action:
        case a.OrderCounter(value, until):
            name: OrderName = "counter"
        case a.OrderMuscles(value, until):
            name = "muscles"
        case a.StayQuiet(until):
            name, value = "quiet", "none"
        case _:  # a.CastAgain
            name, value, until = "quiet", UNSET, "always"
    _sealed(orders, name).value = value + LAPSING * (until == "round")
    orders.given.value = f"{orders.given.value} {name}".strip()


def before_the_card(s: Realm, seat: int) -> Iterator[Option]:
    """Each order once a round: people think about an order before they choose a card, and do not
    keep changing it."""
    if not can_answer(s, seat):
        return
    orders = s.characters[seat].orders
    for name, offers in _ORDERS.items():
        now, once = _sealed(orders, name).value, _once(orders, name)
        for value, (action, present) in offers.items():
            yield present if value == now else Option(action, once, secret=True)
    yield from _spells(orders, order(s, seat, "quiet") != UNSET)


def _spells(orders: Orders, quiet: bool) -> Iterator[Option]:
    once = _once(orders, "quiet")
    for until in TERMS:
        yield Option(a.StayQuiet(until), Msg("rw-18-present") if quiet else once, secret=True)
    if quiet:
        yield Option(a.CastAgain(), once, secret=True)


def _present(action: Action, why: str) -> tuple[Action, Option]:
    return action, Option(action, Msg(why), secret=True, present=True)


_ORDERS: dict[OrderName, dict[str, tuple[Action, Option]]] = {
    "counter": {value: _present(a.OrderCounter(value), "rw-20-present") for value in COUNTERS},
    "muscles": {value: _present(a.OrderMuscles(value), "rw-38-present") for value in MUSCLES},
}


def _once(orders: Orders, name: OrderName) -> Msg | None:
    given = name in (orders.given.value or "").split()
    return Msg("rw-20-once") if given else None


def counter_from_now_on() -> Iterator[Option]:
    """Offered with the question whether to counter a spell: the order that holds afterwards. To
    answer only this spell is what happens without an order."""
    yield Option(a.OrderCounter(UNSET), Msg("rw-20-present"), secret=True, present=True)
    for value in COUNTERS:
        if value != UNSET:
            yield from (_lasting(a.OrderCounter(value, until), until) for until in TERMS)


def muscles_from_now_on() -> Iterator[Option]:
    """The same, offered with the question to a defender."""
    yield Option(a.OrderMuscles(UNSET), Msg("rw-38-present"), secret=True, present=True)
    for value in MUSCLES:
        if value != UNSET:
            yield from (_lasting(a.OrderMuscles(value, until), until) for until in TERMS)


def _lasting(action: Action, until: Term) -> Option:
    lapsing = Msg("realm-of-wonder-holds-round") if until == "round" else None
    return Option(action, detail=lapsing, secret=True)
