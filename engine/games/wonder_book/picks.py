"""Effects that ask: the acting hero, or the group, picks a hero, a Wyrm or an area."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import ClassVar

from engine.core import Option, Phase
from engine.games.wonder_book import content as c
from engine.games.wonder_book.actions import PickArea, PickHero, PickWyrm, Stop
from engine.games.wonder_book.allies import ally_moves
from engine.games.wonder_book.board import adjacent, within
from engine.games.wonder_book.cards import HERO_CARDS
from engine.games.wonder_book.conditions import holds
from engine.games.wonder_book.deeds import gain_sparks, move, move_wyrm, recover, stun, swap
from engine.games.wonder_book.hands import holder_of
from engine.games.wonder_book.rolls import distinct, in_reach, wyrms_in_reach
from engine.games.wonder_book.state import WYRMS, Turn, WonderBook, spark_supply, standing

HeroEffect = c.Heal | c.GiveSpark | c.Swap | c.Bring | c.Join | c.Lend
WyrmEffect = c.Stun | c.Shove


class AskHero(Phase):
    """The acting hero picks one of the heroes in `among`."""

    quick: ClassVar[bool] = True
    me: int
    effect: HeroEffect
    among: list[int]

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
    me: int
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
    me: int
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
    """Up to `left` steps, one at a time; with `drag`, a hero of the own area may come along, and
    the ally `lead` does [WB-65]."""

    me: int
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
            ally_moves(t, self.lead, action.area)
        if company:
            t.push(Company(me=self.me, among=company))


class Company(Phase):
    """One hero of the area just left may come along."""

    quick: ClassVar[bool] = True
    me: int
    among: list[int]

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


def ask_hero(t: Turn, me: int, effect: HeroEffect) -> None:
    """Let the acting hero pick; a single candidate needs no question, none ends the effect."""
    among = heroes_for(t.s, me, effect)
    if len(among) == 1 and not _may(effect):
        _do_to_hero(t, me, effect, among[0])
    elif among:
        t.push(AskHero(me=me, effect=effect, among=among))


def ask_wyrm(t: Turn, me: int, effect: WyrmEffect) -> None:
    among = wyrms_for(t.s, me, effect)
    if len(among) == 1:
        _do_to_wyrm(t, me, effect, among[0])
    elif among:
        t.push(AskWyrm(me=me, effect=effect, among=among))


def possible(s: WonderBook, me: int, effect: c.Effect) -> bool:
    """Whether an effect would find somebody or something to change [WB-34]."""
    if isinstance(effect, c.If):
        branch = effect.then if holds(s, effect.test, me) else effect.otherwise
        return any(possible(s, me, one) for one in branch)
    return bool(_found(effect)(s, me))


@cache
def _found(effect: c.Effect) -> Callable[[WonderBook, int], object]:
    """What an effect would find, for an acting hero; read once, like a condition."""
    match effect:
        case c.Heal() | c.GiveSpark() | c.Swap() | c.Bring() | c.Join() | c.Lend():
            return lambda s, me: heroes_for(s, me, effect)
        case c.Stun() | c.Shove():
            return lambda s, me: wyrms_for(s, me, effect)
        case c.Damage(_, reach) | c.AttackWith(_, reach):
            return lambda s, me: in_reach(s, me, reach)
        case c.Sweep():
            return lambda s, me: in_reach(s, me, "area")
        case c.Lead(ally):
            return lambda s, me: can_lead(s, me, ally)
        case c.BossMoves(boss, area):
            return lambda s, _: any(b.name == boss and b.area not in ("", area) for b in s.bosses)
        case c.Gather():
            return lambda s, me: any(map(s.sparks.get, within(s, s.heroes[me].area, "adjacent")))
        case c.Hearts("area", n) if n > 0:
            return lambda s, me: heroes_for(s, me, c.Heal(n))
        case c.AllyHearts(name, n) if n > 0:
            return lambda s, _: any(a.name == name and a.hearts < a.most for a in s.allies)
        case c.Sparks("you", n) if n > 0:
            return lambda s, _: spark_supply(s) > 0
        case c.DrawShred():
            return lambda s, _: s.shred_deck.cards or s.shred_discard
        case _:
            return lambda s, _: True  # noqa: ARG005


def can_lead(s: WonderBook, me: int, name: str) -> bool:
    """[WB-65] The ally stands beside the hero."""
    return holds(s, c.AllyIn(name, s.heroes[me].area))


def heroes_for(s: WonderBook, me: int, effect: HeroEffect) -> list[int]:
    """Whom an effect can choose: standing heroes only [WB-52]."""
    match effect:
        case c.Heal(_, reach):
            near = _near(s, me, reach)
            return [i for i in near if s.heroes[i].hearts < HERO_CARDS[s.heroes[i].name].hearts]
        case c.GiveSpark(_, reach):
            return _near(s, me, reach)
        case c.Lend():
            return [i for i in standing(s) if i != me]
        case c.Swap() | c.Bring() | c.Join():
            here = s.heroes[me].area
            return [i for i in standing(s) if i != me and s.heroes[i].area != here]


def wyrms_for(s: WonderBook, me: int, effect: WyrmEffect) -> list[int]:
    there = wyrms_in_reach(s, me, effect.reach)
    if isinstance(effect, c.Stun):
        there = [i for i in there if not s.wyrms[i].stunned]
    else:
        there = [i for i in there if adjacent(s, s.wyrms[i].area)]
    return distinct(s, there)


def beside(s: WonderBook, me: int) -> list[int]:
    """The other standing heroes of the acting hero's area."""
    here = s.heroes[me].area
    return [i for i in standing(s) if i != me and s.heroes[i].area == here]


def _may(effect: HeroEffect) -> bool:
    return isinstance(effect, c.Bring) and effect.may


def _near(s: WonderBook, me: int, reach: c.Reach) -> list[int]:
    areas = within(s, s.heroes[me].area, reach)
    return [i for i in standing(s) if s.heroes[i].area in areas]


def _do_to_hero(t: Turn, me: int, effect: HeroEffect, other: int) -> None:
    match effect:
        case c.Heal(n, _):
            recover(t, other, n)
        case c.GiveSpark(n, _):
            gain_sparks(t, other, n)
        case c.Swap():
            swap(t, me, other)
        case c.Bring():
            move(t, other, t.s.heroes[me].area)
        case c.Join():
            move(t, me, t.s.heroes[other].area)
        case c.Lend():
            from engine.games.wonder_book.players import (
                HeroTurn,
            )  # a turn asks, an answer is a turn

            t.push(HeroTurn(turn_of=other, left=1, extra=True))


def _do_to_wyrm(t: Turn, me: int, effect: WyrmEffect, wyrm: int) -> None:
    match effect:
        case c.Stun():
            stun(t, wyrm)
        case c.Shove():
            t.push(ShoveTo(me=me, wyrm=WYRMS[wyrm]))
