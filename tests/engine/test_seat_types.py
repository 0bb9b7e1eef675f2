"""What holds a seat is typed as one, so that texts can say who sits there."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Action, Dice, Event, Game, Msg, Seat, State, Zone, named, seats_of
from tests.engine.conformance import ALL, Moment, chance
from tests.engine.seat_types import Count, Marked, marked, strays, types_its_seats
from tests.engine.test_conformance import STARTS

SEED = b"seats" * 4


class Took(Event, frozen=True):
    seat: Seat
    taker: int | None = None
    order: list[int] = []
    votes: dict[int, Seat] = {}
    losers: list[Seat] | None = None


ONE = Marked(1)


@pytest.mark.landing
@pytest.mark.parametrize("key", STARTS)
def test_rare_moves_type_their_seats(key: str) -> None:
    """`test_conformance.py` asks the same of whole plays."""
    checked = [checked_from(ALL[key], s) for _, s in STARTS[key]()]

    assert all(checked)


def checked_from(game: Game[Any], start: State) -> int:
    """Each move that a table allows, and one by chance after the first of each kind."""
    met = set[type[Action]]()
    first = [(seat, action) for seat in range(start.seats) for action in game.legal(start, seat)]
    for seat, action in first:
        s = checked(game, start, seat, action)
        if type(action) not in met and s.result is None:
            checked(game, s, *chance(game, s, Dice.house(SEED, len(met))))
        met.add(type(action))
    return len(first)


def checked(game: Game[Any], s: State, seat: int, action: Action) -> State:
    done = game.apply(s, seat, action, Dice(SEED, 0))
    types_its_seats(Moment(game, s, seat, action, SEED, 0, done))
    return done.s


@pytest.mark.parametrize(
    ("told", "found"),
    [
        (Took(ONE, votes={0: ONE}, losers=[ONE]), []),
        (Took(ONE, taker=1), []),
        (Took(ONE, taker=ONE), ["Took.taker"]),
        (Took(ONE, order=[0, ONE]), ["Took.order"]),
        (Took(ONE, votes={ONE: ONE}), ["Took.votes"]),
        (Zone([], seen=[ONE]), []),
        (Msg("x", {"seat": ONE, "seats": [ONE], "foe": named(ONE)}), []),
        (Msg("x", {"foe": ONE}), ["x.foe"]),
        (Msg("x", {"about": Msg("y", {"foes": [ONE]})}), ["y.foes"]),
    ],
)
def test_a_seat_is_found_where_nothing_says_that_it_is_one(told: Any, found: list[str]) -> None:
    assert list(strays([told])) == found


def test_what_is_typed_as_a_seat_is_marked() -> None:
    told = marked(Took(1, taker=1, order=[1], votes={1: 1}))

    assert isinstance(told.seat, Marked)
    assert isinstance(told.votes[1], Marked)
    assert not any(isinstance(n, Marked) for n in (told.taker, *told.order, *told.votes))


def test_a_seat_that_is_reckoned_is_marked() -> None:
    reckoned = {"next": (ONE + 1) % Count(2), "last": (ONE - 1) % Count(2), "other": 1 - ONE}

    assert reckoned == {"next": 0, "last": 0, "other": 0}
    assert all(isinstance(seat, Marked) for seat in reckoned.values())
    assert not any(isinstance(n, Marked) for n in (ONE + 1, ONE * 2, 3 - ONE, Count(2) - ONE))


def test_texts_learn_from_types_which_fields_are_seats() -> None:
    """What merely stands by seat is none."""
    assert seats_of(Took) == {"seat", "losers"}
