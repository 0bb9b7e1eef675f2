"""Ploys: secret cards that answer at once when their condition arises [VF-42, VF-65].

Three of them watch the table and are looked at after every step, the active player's first. The
other three answer a deed, and their owners are asked when it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from engine.core import Action, Option, Phase, Seat
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.piles import take_out
from engine.games.volfyirion.spaces import place, spaces
from engine.games.volfyirion.state import (
    City,
    Played,
    Turn,
    Volfyirion,
    active,
    city_of,
    own_cities,
    ploys_hidden,
)

SHIFT = 2  # added Defence

# --- watching the table -----------------------------------------------------------------------


def spring(t: Turn) -> None:
    """Destroy two Buildings, two Troops or three Wonders in play on both sides together."""
    if not ploys_hidden(t.s):
        return
    for seat in sorted(range(t.s.seats), key=lambda seat: seat not in active(t.s)):
        for ploy in list(t.s.houses[seat].ploy.cards):
            if there := due(t.s, ploy):
                reveal(t, seat, ploy)
                for cards, played in there:
                    take_out(t, cards, played)
                t.tell(e.CardsLost([played.card for _, played in there]))


def due(s: Volfyirion, ploy: str) -> list[tuple[list[Played], Played]]:
    """What a Ploy that watches the table would destroy now. If there is anything, nobody can hold
    that Ploy unrevealed."""
    if ploy not in _WATCHES:
        return []
    n, where = _WATCHES[ploy]
    there = list(where(s))
    return there if len(there) >= n else []


def _buildings(s: Volfyirion) -> Iterator[tuple[list[Played], Played]]:
    return ((city.buildings, played) for city in s.cities for played in city.buildings)


def _troops(s: Volfyirion) -> Iterator[tuple[list[Played], Played]]:
    return ((city.troops, played) for city in s.cities for played in city.troops)


def _wonders(s: Volfyirion) -> Iterator[tuple[list[Played], Played]]:
    """Wonders in play, sealed ones included [VF-29]."""
    return (
        (house.play, played)
        for house in s.houses
        for played in house.play
        if CARDS[played.card].is_wonder
    )


_WATCHES: dict[str, tuple[int, Callable[[Volfyirion], Iterator[tuple[list[Played], Played]]]]] = {
    "qoam-instability": (2, _buildings),
    "afterthought": (2, _troops),
    "crystallization": (3, _wonders),
}

# --- answering a deed -------------------------------------------------------------------------


def reveal(t: Turn, seat: int, ploy: str) -> None:
    """Reveal a Ploy, resolve it and remove it."""
    t.s.houses[seat].ploy.cards.remove(ploy)
    t.s.removed.append(ploy)
    t.reveal()
    t.tell(e.PloyRevealed(seat, ploy))


def mirage(t: Turn, key: str) -> bool:
    """Mirage City: the dragon sent onto this City goes back to the Lair. Returns whether it did."""
    holder = _holder(t.s, city_of(t.s, key), "mirage-city")
    if holder is None:
        return False
    reveal(t, holder, "mirage-city")
    return True


def shift_defence(t: Turn, me: int, city: City, battle: int) -> bool:
    """Double Shift: the attack fails, its B are lost, and further attacks cost 2 more this turn."""
    holder = _holder(t.s, city, "double-shift")
    if holder is None:
        return False
    reveal(t, holder, "double-shift")
    city.shift += SHIFT
    t.tell(e.AttackFailed(me, city.key, battle))
    return True


def second_chance(t: Turn, city: City, fire: list[str]) -> None:
    """Second Chance: it answers an attack made with the B of Troops that were removed in the same
    turn."""
    holder = _holder(t.s, city, "second-chance")
    if holder is None or not fire:
        return
    reveal(t, holder, "second-chance")
    t.push(SecondChance(me=holder, cards=list(dict.fromkeys(fire))))


def _holder(s: Volfyirion, city: City, ploy: str) -> int | None:
    return next((seat for seat in city.owners if ploy in s.houses[seat].ploy.cards), None)


class SecondChance(Phase, kw_only=True):
    """[VF-42, VF-65] The defender may put one of the attacker's removed Troops onto one of their
    own Cities."""

    quick: ClassVar[bool] = True
    me: Seat
    cards: list[str] = []
    card: str = ""  # set only at a table stored by version 1

    def actors(self, s: Volfyirion) -> list[int]:
        return [self.me]

    def options(self, s: Volfyirion, seat: int) -> Iterator[Option]:
        for card in self.cards or [self.card]:
            for city, over in spaces(card, own_cities(s, seat)):
                yield Option(a.Station(card, city, over))
        yield Option(a.Decline())

    def play(self, t: Turn, seat: int, action: Action) -> None:
        self.over = True
        if isinstance(action, a.Station):
            t.s.removed.remove(action.card)
            place(t, Played(action.card), action.city, action.over)
            t.tell(e.TroopStationed(seat, action.card, action.city, action.over))
            if ploys_hidden(t.s):
                t.reveal()
