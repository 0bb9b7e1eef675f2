"""Effects that ask the acting hero to pick a hero, a Wyrm or an area."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.core import Option, Phase, Seat
from engine.games.wonder_book.actions import PickArea, PickHero, PickWyrm, Stop
from engine.games.wonder_book.allies import move_ally
from engine.games.wonder_book.board import adjacent
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.enemies.wyrms import move_wyrm, stun
from engine.games.wonder_book.hands import holder_of
from engine.games.wonder_book.heroes import gain_sparks, move, recover, swap
from engine.games.wonder_book.players import HeroTurn
from engine.games.wonder_book.rolls import wyrms_in_reach
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import WYRMS, Turn, WonderBook, beside
from engine.games.wonder_book.targets import HeroEffect, WyrmEffect, can_lead, heroes_for, wyrms_for


class AskHero(Phase):
    """The acting hero picks one of the heroes in `among`."""

    quick: ClassVar[bool] = True
    me: Seat
    effect: HeroEffect
    among: list[Seat]

    def actors(self, s: WonderBook) -> list[int]:
        return [self.me]

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        for other in self.among:
            yield Option(PickHero(s.heroes[other].name))
        if _may(self.effect):
            yield Option(Stop())

    def play(self, t: Turn, seat: int, action: PickHero | Stop) -> None:
        self.over = True
        if isinstance(action, PickHero):
            _do_to_hero(t, self.me, self.effect, holder_of(t.s, action.hero))


class AskWyrm(Phase):
    """The acting hero picks one of the Wyrms in `among`."""

    quick: ClassVar[bool] = True
    me: Seat
    effect: WyrmEffect
    among: list[int]

    def actors(self, s: WonderBook) -> list[int]:
        return [self.me]

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        return (Option(PickWyrm(WYRMS[i])) for i in self.among)

    def play(self, t: Turn, seat: int, action: PickWyrm) -> None:
        self.over = True
        _do_to_wyrm(t, self.me, self.effect, WYRMS.index(action.wyrm))


class ShoveTo(Phase):
    """A Wyrm is moved to an area beside its own."""

    quick: ClassVar[bool] = True
    me: Seat
    wyrm: str  # its letter

    def actors(self, s: WonderBook) -> list[int]:
        return [self.me]

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        wyrm = s.wyrms[WYRMS.index(self.wyrm)]
        return (Option(PickArea(area)) for area in adjacent(s, wyrm.area))

    def play(self, t: Turn, seat: int, action: PickArea) -> None:
        self.over = True
        move_wyrm(t, WYRMS.index(self.wyrm), action.area)


class Walking(Phase):
    """Up to `left` steps, one at a time. With `drag`, a hero in the same area may come along; the
    ally `lead` always does [WB-65]."""

    me: Seat
    left: int
    drag: bool = False
    lead: str = ""

    def actors(self, s: WonderBook) -> list[int]:
        can_go = self.left and s.heroes[self.me].standing and adjacent(s, s.heroes[self.me].area)
        return [self.me] if can_go else []

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        for area in adjacent(s, s.heroes[self.me].area):
            yield Option(PickArea(area))
        yield Option(Stop())

    def play(self, t: Turn, seat: int, action: PickArea | Stop) -> None:
        if isinstance(action, Stop):
            self.over = True
            return
        self.left -= 1
        company = beside(t.s, self.me) if self.drag else []
        move(t, self.me, action.area)
        if self.lead:
            move_ally(t, self.lead, action.area)
        if company:
            t.push(Company(me=self.me, among=company))


class Company(Phase):
    """One hero in the area just left may come along."""

    quick: ClassVar[bool] = True
    me: Seat
    among: list[Seat]

    def actors(self, s: WonderBook) -> list[int]:
        return [self.me]

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        for other in self.among:
            yield Option(PickHero(s.heroes[other].name))
        yield Option(Stop())

    def play(self, t: Turn, seat: int, action: PickHero | Stop) -> None:
        self.over = True
        if isinstance(action, PickHero):
            move(t, holder_of(t.s, action.hero), t.s.heroes[self.me].area)


@carry_out.register
def _(effect: HeroEffect, t: Turn, by: Script) -> None:
    """A single candidate needs no question; without any the effect ends."""
    among = heroes_for(t.s, by.me, effect)
    if len(among) == 1 and not _may(effect):
        _do_to_hero(t, by.me, effect, among[0])
    elif among:
        t.push(AskHero(me=by.me, effect=effect, among=among))


@carry_out.register
def _(effect: WyrmEffect, t: Turn, by: Script) -> None:
    """The same; stunning all in reach asks nobody."""
    among = wyrms_for(t.s, by.me, effect)
    if isinstance(effect, do.Stun) and effect.all:
        _stun_all(t, wyrms_in_reach(t.s, by.me, effect.reach))
    elif len(among) == 1:
        _do_to_wyrm(t, by.me, effect, among[0])
    elif among:
        t.push(AskWyrm(me=by.me, effect=effect, among=among))


@carry_out.register
def _(effect: do.Walk, t: Turn, by: Script) -> None:
    t.push(Walking(me=by.me, left=effect.n))


@carry_out.register
def _(_: do.Drag, t: Turn, by: Script) -> None:
    t.push(Walking(me=by.me, left=1, drag=True))


@carry_out.register
def _(effect: do.Lead, t: Turn, by: Script) -> None:
    """[WB-65]"""
    if can_lead(t.s, by.me, effect.ally):
        t.push(Walking(me=by.me, left=1, lead=effect.ally))


def _may(effect: HeroEffect) -> bool:
    return isinstance(effect, do.Bring) and effect.may


def _do_to_hero(t: Turn, me: int, effect: HeroEffect, other: int) -> None:
    match effect:
        case do.Heal(n, _):
            recover(t, other, n)
        case do.GiveSpark(n, _):
            gain_sparks(t, other, n)
        case do.Swap():
            swap(t, me, other)
        case do.Bring():
            move(t, other, t.s.heroes[me].area)
        case do.Join():
            move(t, me, t.s.heroes[other].area)
        case do.Lend():
            t.push(HeroTurn(turn_of=other, left=1, extra=True))


def _do_to_wyrm(t: Turn, me: int, effect: WyrmEffect, wyrm: int) -> None:
    match effect:
        case do.Stun():
            stun(t, wyrm)
        case do.Shove():
            t.push(ShoveTo(me=me, wyrm=WYRMS[wyrm]))


def _stun_all(t: Turn, wyrms: list[int]) -> None:
    for wyrm in wyrms:
        if not t.s.wyrms[wyrm].stunned:
            stun(t, wyrm)
