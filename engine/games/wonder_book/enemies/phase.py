"""The Enemies' Phase: Wyrms act one after the other, and the group decides what the rules leave
open [WB-43 to WB-50]."""

from __future__ import annotations

from typing import ClassVar

from engine.core import Action, Option, Phase
from engine.games.wonder_book import events as e
from engine.games.wonder_book.actions import AllInOrder, PickAlly, PickArea, PickHero, PickWyrm
from engine.games.wonder_book.allies import friend, friends, hurt_friend
from engine.games.wonder_book.board import FAR, adjacent, approaches, ways
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.enemies.wyrms import gain_aura, move_wyrm, remove_wyrm
from engine.games.wonder_book.group import GroupChoice
from engine.games.wonder_book.rolls import distinct
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import WYRMS, Turn, WonderBook, Wyrm, in_play, with_aura


class Activation(GroupChoice):
    """[WB-46] Every Wyrm takes `n` actions; the group chooses which one is next, where that can
    matter.

    [WB-48] If all heroes and allies are down or out of reach, the activations left are lost.
    """

    settled: ClassVar[bool] = True
    n: int
    left: list[int]
    in_order: bool = False
    asking: bool = True  # version 5 asked wherever there was a choice

    def actors(self, s: WonderBook) -> list[int]:
        return super().actors(s) if self.asking and self._choice(s) else []

    def offers(self, s: WonderBook) -> list[Option]:
        picks = [Option(PickWyrm(WYRMS[i])) for i in distinct(s, self._ready(s))]
        return [*picks, Option(AllInOrder())]

    def decide(self, t: Turn, action: Action) -> None:
        self.asking = False
        if isinstance(action, PickWyrm):
            self._activate(t, WYRMS.index(action.wyrm))
        else:
            self.in_order = True

    def auto(self, t: Turn) -> None:
        ready = self._ready(t.s)
        if not (ready and _hunting(t.s)):
            self.over = True
        elif self._choice(t.s) and _may_fall(t.s, ready, self.n):
            self.asking = True
        else:
            self._activate(t, ready[0])

    def _choice(self, s: WonderBook) -> bool:
        return not self.in_order and _hunting(s) and len(distinct(s, self._ready(s))) > 1

    def _ready(self, s: WonderBook) -> list[int]:
        return [i for i in self.left if s.wyrms[i].area]

    def _activate(self, t: Turn, wyrm: int) -> None:
        self.left.remove(wyrm)
        t.push(WyrmActs(wyrm=wyrm, left=self.n))


class WyrmActs(Phase):
    """[WB-47] One action after the other: the Wyrm stands up, or else attacks, or else
    approaches."""

    settled: ClassVar[bool] = True
    wyrm: int
    left: int

    def auto(self, t: Turn) -> None:
        wyrm = t.s.wyrms[self.wyrm]
        if not (self.left and wyrm.area and _hunting(t.s)):
            self.over = True
            return
        self.left -= 1
        if wyrm.stunned:
            wyrm.stunned = False
            t.tell(e.WyrmStoodUp(WYRMS[self.wyrm]))
        elif victims := friends(t.s, wyrm.area):
            _attack(t, self.wyrm, victims)
        else:
            _approach(t, self.wyrm)


class PickVictim(GroupChoice):
    """[WB-47] The group decides which hero or ally of the area a Wyrm attacks."""

    wyrm: str  # its letter
    among: list[int]

    def offers(self, s: WonderBook) -> list[Option]:
        picks = {True: PickHero, False: PickAlly}
        return [Option(picks[i < s.seats](friend(s, i).name)) for i in self.among]

    def decide(self, t: Turn, action: Action) -> None:
        self.over = True
        offers = [option.action for option in self.offers(t.s)]
        _bite(t, WYRMS.index(self.wyrm), self.among[offers.index(action)])


class PickWay(GroupChoice):
    """[WB-47] The group decides between heroes that are equally near and ways that are equally
    short."""

    wyrm: str  # its letter
    among: list[str]

    def offers(self, s: WonderBook) -> list[Option]:
        return [Option(PickArea(area)) for area in self.among]

    def decide(self, t: Turn, action: Action) -> None:
        self.over = True
        if isinstance(action, PickArea):
            move_wyrm(t, WYRMS.index(self.wyrm), action.area)


class PickRemoval(GroupChoice):
    """[WB-49] A Wyrm of the area, chosen by the group, returns to the supply."""

    among: list[int]

    def offers(self, s: WonderBook) -> list[Option]:
        return [Option(PickWyrm(WYRMS[i])) for i in self.among]

    def decide(self, t: Turn, action: Action) -> None:
        self.over = True
        if isinstance(action, PickWyrm):
            remove_wyrm(t, WYRMS.index(action.wyrm))


class PickBearer(GroupChoice):
    """[WB-66] The group decides which Wyrm gets the Dark Aura."""

    among: list[int]

    def offers(self, s: WonderBook) -> list[Option]:
        return [Option(PickWyrm(WYRMS[i])) for i in self.among]

    def decide(self, t: Turn, action: Action) -> None:
        self.over = True
        if isinstance(action, PickWyrm):
            gain_aura(t, WYRMS.index(action.wyrm))


@carry_out.register
def _(effect: do.Activate, t: Turn, _by: Script) -> None:
    if total := with_aura(t.s, effect.n, effect.aura):
        t.push(Activation(n=total, left=in_play(t.s), asking=False))


@carry_out.register
def _(_: do.DarkAura, t: Turn, _by: Script) -> None:
    """[WB-66] The token goes to a Wyrm, unless it already lies on one."""
    among = distinct(t.s, in_play(t.s))
    if any(wyrm.aura for wyrm in t.s.wyrms):
        return
    if len(among) > 1:
        t.push(PickBearer(among=among))
    elif among:
        gain_aura(t, among[0])


@carry_out.register
def _(effect: do.Explode, t: Turn, by: Script) -> None:
    crowded = [area for area in t.s.areas if len(in_play(t.s, area)) >= effect.crowd]
    inside, around = effect.inside, effect.beside
    by.todo[:0] = [do.Blast(area, inside, around, effect.crowd) for area in crowded]


@carry_out.register
def _(effect: do.Blast, t: Turn, _by: Script) -> None:
    """A goal met in the meantime may have emptied the area."""
    if len(in_play(t.s, effect.area)) >= effect.crowd:
        _explode(t, effect.area, effect.inside, effect.beside)


def _explode(t: Turn, area: str, inside: int, beside: int) -> None:
    """[WB-E2] One Wyrm is removed; heroes and allies there and in adjacent areas are hurt."""
    t.tell(e.AreaExploded(area))
    around = adjacent(t.s, area)
    for number in friends(t.s):
        here = friend(t.s, number).area
        if here == area or here in around:
            hurt_friend(t, number, inside if here == area else beside)
    among = distinct(t.s, in_play(t.s, area))
    if len(among) > 1:
        t.push(PickRemoval(among=among))
    else:
        remove_wyrm(t, among[0])


def _hunting(s: WonderBook) -> bool:
    """[WB-48] Whether a Wyrm can still reach somebody who stands."""
    prey = {friend(s, i).area for i in friends(s)}
    steps = ways(s).steps
    return any(steps[s.wyrms[i].area].get(area, FAR) < FAR for i in in_play(s) for area in prey)


def _may_fall(s: WonderBook, wyrms: list[int], n: int) -> bool:
    """Whether these Wyrms could knock somebody out with `n` actions each. If not, everybody stays
    where they are and stands, so that each Wyrm does the same whatever the others have done
    [WB-46]."""
    steps = ways(s).steps

    def worst(wyrm: Wyrm, area: str) -> int:
        bites = n - wyrm.stunned - steps[wyrm.area].get(area, FAR)
        return max(0, bites) * _hurts(wyrm)

    there = [friend(s, number) for number in friends(s)]
    return any(sum(worst(s.wyrms[i], one.area) for i in wyrms) >= one.hearts for one in there)


def _hurts(wyrm: Wyrm) -> int:
    """Hearts that a bite takes: one, or two by a Wyrm with the Dark Aura [WB-66]."""
    return 2 if wyrm.aura else 1


def _attack(t: Turn, wyrm: int, victims: list[int]) -> None:
    if len(victims) > 1:
        t.push(PickVictim(wyrm=WYRMS[wyrm], among=victims))
    else:
        _bite(t, wyrm, victims[0])


def _bite(t: Turn, wyrm: int, victim: int) -> None:
    bitten = e.WyrmAttacked if victim < t.s.seats else e.AllyAttacked
    t.tell(bitten(WYRMS[wyrm], friend(t.s, victim).name))
    hurt_friend(t, victim, _hurts(t.s.wyrms[wyrm]))


def _approach(t: Turn, wyrm: int) -> None:
    """A Wyrm that can reach nobody loses its move [WB-48]."""
    targets = [friend(t.s, i).area for i in friends(t.s)]
    steps = approaches(t.s, t.s.wyrms[wyrm].area, targets)
    if len(steps) > 1:
        t.push(PickWay(wyrm=WYRMS[wyrm], among=steps))
    elif steps:
        move_wyrm(t, wyrm, steps[0])
