"""Bonus tokens: winged shoe or muscle, six in all [RW-67, RW-79]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, get_args

from engine.core import Option, Phase, Seat
from engine.games.realm_of_wonder import actions as a
from engine.games.realm_of_wonder import events as e
from engine.games.realm_of_wonder.details import about_bonus
from engine.games.realm_of_wonder.state import Bonus, Realm, Turn, points

SIDES: tuple[Bonus, ...] = get_args(Bonus)


class ChoosingBonus(Phase, kw_only=True):
    """[RW-67] The side of a bonus token is chosen for good."""

    quick: ClassVar[bool] = True
    seat: Seat

    def actors(self, s: Realm) -> list[int]:
        return [self.seat]

    def options(self, s: Realm, seat: int) -> Iterator[Option]:
        yield from (Option(a.PickBonus(side), detail=about_bonus(side)) for side in SIDES)

    def play(self, t: Turn, seat: int, action: a.PickBonus) -> None:
        self.over = True
        take_bonus(t, seat, action.bonus)


def give_bonus(t: Turn, seat: int) -> None:
    """Give the treasure: the seat chooses a side of a bonus token, unless none is left [RW-69,
    RW-79]."""
    if t.s.bonus:
        t.push(ChoosingBonus(seat=seat))
    else:
        t.tell(e.BonusesOut(seat))


def take_bonus(t: Turn, seat: int, bonus: Bonus) -> None:
    """Several bonus tokens add up [RW-79]. A shoe is worth one point in each round, this one
    included [RW-67]."""
    one = t.s.characters[seat]
    t.s.bonus -= 1
    if bonus == "shoe":
        before = points(t.s, seat)
        one.shoes += 1
        one.pace.left += points(t.s, seat) - before  # none while spells take more [RW-22]
    else:
        one.muscles += 1
    t.tell(e.BonusTaken(seat, bonus))
