"""Volfyirion's attack on a lone House [VF-48]. Each step is a phase that lies on the stack below
the one before it. A step goes by itself if there is only one way; otherwise the player chooses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from engine.core import Action, Option, Phase
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.cities import fall
from engine.games.volfyirion.dragon import go_home
from engine.games.volfyirion.piles import lose
from engine.games.volfyirion.rage import grudge, set_aside, size, take_first
from engine.games.volfyirion.state import (
    City,
    Played,
    Turn,
    Volfyirion,
    city_of,
    own_cities,
)

LONE = 0  # the only seat there is

Placed = Literal["troop", "building"]


def attack(t: Turn) -> None:
    """Reveal the Rage Pile; what it comes to is known from the start."""
    rage = t.s.rage
    rage.revealed = [take_first(t) for _ in range(size(rage))]
    cards = [CARDS[card] for card in rage.revealed]
    commands = [card for card in cards if card.kind == "command"]
    battle = sum(card.cost for card in commands) + grudge(t.s) if commands else 0
    knowledge = sum(card.points.knowledge for card in commands)
    t.tell(e.RageRevealed(list(rage.revealed), battle, knowledge))
    t.push(Resting())
    t.push(LeavingOne())
    t.push(Sealing(knowledge=knowledge))
    t.push(Razing(battle=battle))
    t.push(Toll(kind="building", n=sum(card.is_building for card in cards)))
    t.push(Toll(kind="troop", n=sum(card.is_troop for card in cards)))


class Step(Phase, kw_only=True):
    def actors(self, s: Volfyirion) -> list[int]:
        return [LONE] if len(self.ways(s)) > 1 else []

    def options(self, s: Volfyirion, seat: int) -> Iterator[Option]:
        return (Option(way) for way in self.ways(s))

    def play(self, t: Turn, seat: int, action: Any) -> None:
        self.take(t, action)

    def auto(self, t: Turn) -> None:
        ways = self.ways(t.s)
        self.over = not ways
        for way in ways:
            self.take(t, way)

    def ways(self, s: Volfyirion) -> Sequence[Action]:
        """The choices for the next step; of several that come to the same, only the first."""
        raise NotImplementedError(type(self).__name__)

    def take(self, t: Turn, way: Any) -> None:
        raise NotImplementedError(type(self).__name__)


class Toll(Step, kw_only=True):
    """(1) For each Troop revealed the player loses a Troop, (2) for each Building a Building."""

    kind: Placed
    n: int

    def ways(self, s: Volfyirion) -> Sequence[Action]:
        there = [
            a.GiveUp(played.card, city.key)
            for city in own_cities(s, LONE)
            for played in _placed(city, self.kind)
        ]
        if self.n >= len(there):
            return there[:1]
        return there if self.n else []

    def take(self, t: Turn, way: a.GiveUp) -> None:
        self.n -= 1
        cards = _placed(city_of(t.s, way.city), self.kind)
        lose(t, cards, next(played for played in cards if played.card == way.card))


class Razing(Step, kw_only=True):
    """(3) The City with the highest Defence that `battle` can pay for falls, again and again while
    it lasts."""

    battle: int

    def ways(self, s: Volfyirion) -> Sequence[Action]:
        within = [city for city in own_cities(s, LONE) if city.strength <= self.battle]
        highest = max((city.strength for city in within), default=0)
        tied = [a.GiveUp(city=city.key) for city in within if city.strength == highest]
        return tied if len(tied) * highest > self.battle else tied[:1]

    def take(self, t: Turn, way: a.GiveUp) -> None:
        city = city_of(t.s, way.city)
        self.battle -= city.strength
        t.tell(e.CityBurned(city.key))
        fall(t, city)


class Sealing(Step, kw_only=True):
    """(4) Wonders are sealed, the dearest first, as far as `knowledge` goes."""

    knowledge: int

    def ways(self, s: Volfyirion) -> Sequence[Action]:
        within = [
            played.card for played in _unsealed(s) if CARDS[played.card].cost <= self.knowledge
        ]
        dearest = max((CARDS[card].cost for card in within), default=0)
        tied = [a.GiveUp(card) for card in within if CARDS[card].cost == dearest]
        alike = list(dict.fromkeys(tied))
        return alike if len(tied) * dearest > self.knowledge else alike[:1]

    def take(self, t: Turn, way: a.GiveUp) -> None:
        self.knowledge -= CARDS[way.card].cost
        next(played for played in _unsealed(t.s) if played.card == way.card).sealed = True
        t.tell(e.DragonSealed(way.card))


class LeavingOne(Step, kw_only=True):
    """(5) The dearest Command card stays face up as the first of the new pile."""

    def ways(self, s: Volfyirion) -> Sequence[Action]:
        if s.rage.kept:
            return []
        commands = [card for card in s.rage.revealed if CARDS[card].kind == "command"]
        dearest = max((CARDS[card].cost for card in commands), default=0)
        tied = [card for card in commands if CARDS[card].cost == dearest]
        return [a.LeaveOnPile(card) for card in dict.fromkeys(tied)]

    def take(self, t: Turn, way: a.LeaveOnPile) -> None:
        t.s.rage.revealed.remove(way.card)
        t.s.rage.kept = way.card
        t.tell(e.RageKept(way.card))


class Resting(Phase, kw_only=True):
    """(5) The other cards are set aside. (6) The token returns to the Lair."""

    def auto(self, t: Turn) -> None:
        self.over = True
        others, t.s.rage.revealed = t.s.rage.revealed, []
        set_aside(t, others)
        go_home(t)


def _placed(city: City, kind: Placed) -> list[Played]:
    return city.troops if kind == "troop" else city.buildings


def _unsealed(s: Volfyirion) -> Iterator[Played]:
    return (
        played
        for played in s.houses[LONE].play
        if CARDS[played.card].is_wonder and not played.sealed
    )
