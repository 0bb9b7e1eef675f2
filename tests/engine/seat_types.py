"""Seats that are recognised wherever they turn up: what holds one must be typed as one.

A play goes on with marked seats: the acting one, all that fields typed as `Seat` hold, those that a
rule counts, by the number of seats or along the players, and those that it reckons, `(seat + 1) %
s.seats` or `1 - seat`. Whatever they are copied to is then typed as a `Seat` too, or a text would
say a number for a name. One that is looked up in a list of something else, by `index`, is not seen.
"""

from __future__ import annotations

import builtins
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, cast, get_args, get_origin, get_type_hints

import msgspec
import pytest

from engine.core import Msg, Seat, State, View
from tests.engine.conformance import Moment

SAID = {"seat", "seats"}  # arguments of a message that texts take for seats


class Marked(int):
    """A seat. Calculating with it gives a plain number, except where that is the other one of
    two."""

    def __rsub__(self, other: int) -> int:
        return Marked(1 - int(self)) if other == 1 else other - int(self)


class Count(int):
    """How many seats there are. What is left of a division by it is a seat."""

    def __rmod__(self, other: int) -> int:
        return Marked(int(other) % int(self))


class BySeat(list[Any]):
    """A list with an entry for each seat."""


@contextmanager
def counting() -> Iterator[None]:
    """Whatever counts seats meanwhile gets marked ones."""
    counted, numbered = builtins.range, builtins.enumerate

    def counts(*bounds: int) -> Sequence[int]:
        found = counted(*bounds)
        return [Marked(n) for n in found] if isinstance(bounds[-1], Count) else found

    def numbers(items: Iterable[Any], start: int = 0) -> Iterable[tuple[int, Any]]:
        found = numbered(items, start)
        return [(Marked(n), x) for n, x in found] if isinstance(items, BySeat) else found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(builtins, "range", counts)
        patch.setattr(builtins, "enumerate", numbers)
        yield


def laid(s: State) -> Any:
    """A state with marked seats. Lists of structs, one for each seat, are the players'."""
    for field in s.__struct_fields__:
        part = getattr(s, field)
        if isinstance(part, list) and len(part) == s.seats and field != "stack":
            setattr(s, field, BySeat(part))
    marked(s).seats = Count(s.seats)
    return s


def marked(x: Any, hint: object = Any) -> Any:
    """`x` with every seat in it marked; structs are changed in place."""
    match x:
        case str() | None:  # by far the most
            return x
        case int():
            return Marked(x) if is_seat(hint) else x
        case msgspec.Struct():
            for field, typed in hints_of(type(x)).items():
                msgspec.structs.force_setattr(x, field, marked(getattr(x, field), typed))
            return x
        case list() | tuple():
            items = cast("Sequence[Any]", x)
            inner = part(hint, list if isinstance(x, list) else tuple, 0)
            return type(x)(marked(item, inner) for item in items)
        case dict():
            key, value = part(hint, dict, 0), part(hint, dict, 1)
            pairs = cast("Mapping[Any, Any]", x).items()
            return {marked(k, key): marked(v, value) for k, v in pairs}
        case _:
            return x


def strays(x: object, hint: object = Any, where: str = "") -> Iterator[str]:
    """Where in `x` a marked seat lies in what is not typed as one."""
    match x:
        case str() | None:
            pass
        case int():
            if isinstance(x, Marked) and not is_seat(hint):
                yield where
        case Msg():
            for name, value in x.args.items():
                typed = Seat | list[Seat] | tuple[Seat, ...] if name in SAID else Any
                yield from strays(value, typed, f"{x.id}.{name}")
        case msgspec.Struct():
            for field, typed in hints_of(type(x)).items():
                yield from strays(getattr(x, field), typed, f"{type(x).__name__}.{field}")
        case list() | tuple():
            for item in cast("Sequence[object]", x):
                yield from strays(
                    item, part(hint, list if isinstance(x, list) else tuple, 0), where
                )
        case dict():
            for key, value in cast("Mapping[object, object]", x).items():
                yield from strays(key, part(hint, dict, 0), where)
                yield from strays(value, part(hint, dict, 1), where)
        case _:
            pass


@cache
def is_seat(hint: object) -> bool:
    return hint == Seat or Seat in get_args(hint)


@cache
def part(hint: object, kind: type, index: int) -> object:
    """What a list, tuple or dict holds, by its type; in a union the first of that kind counts."""
    for one in (hint, *get_args(hint)):
        if get_origin(one) is kind:
            return get_args(one)[index]
    return Any


@cache
def hints_of(kind: type[msgspec.Struct]) -> dict[str, object]:
    hints = get_type_hints(kind, include_extras=True)
    return {field: hints[field] for field in kind.__struct_fields__}


def types_its_seats(m: Moment) -> None:
    """What a move leaves, tells and offers, and what is told of the table."""
    game, found = m.game, set[str]()
    with counting():
        for seat in (Marked(m.seat), None):
            found |= set(strays(game.text(View(seat, laid(game.view(m.s, seat).s)))))
        s, action = laid(game.copy(m.s)), marked(game.load_action(msgspec.json.encode(m.action)))
        found |= set(strays(game.options(s, Marked(m.seat))))
        found |= set(strays(game.step(s, Marked(m.seat), action, m.dice)))
    found |= set(strays(s))
    assert not found, sorted(found)
