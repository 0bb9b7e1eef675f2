"""Dice, and what they hit [WB-35 to WB-38]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action, Dice, Msg, Option, Phase, Seat
from engine.games.wonder_book import events as e
from engine.games.wonder_book.actions import HoldBack, Keep, Reroll, Stop, Strike, StrikeBoss
from engine.games.wonder_book.board import within
from engine.games.wonder_book.cards import HERO_CARDS
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect, Reach
from engine.games.wonder_book.enemies.bosses import strike_foe
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import DICE, WYRMS, Turn, WonderBook
from engine.games.wonder_book.turns import own_turn

ENOUGH = Option(Stop(), detail=Msg("wonder-book-stop-about"))


class AttackRoll(Phase):
    """[WB-35] The dice of an attack have been rolled: choose a target, or roll the failures again.

    A success allows damage but does not require it: `held` successes are held back.
    """

    me: Seat
    dice: list[bool]
    reach: Reach
    held: int = 0

    def actors(self, s: WonderBook) -> list[int]:
        there = in_reach(s, self.me, self.reach) if any(self.dice) else []
        open_ = len(distinct(s, there)) > 1 or spares(s, there, self._hits)
        return [self.me] if open_ or can_reroll(s, self.me, self.dice) else []

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        there = in_reach(s, self.me, self.reach) if any(self.dice) else []
        yield from strikes(s, there)
        if spares(s, there, self._hits):
            yield Option(HoldBack(), detail=Msg("wonder-book-hold-back-about"))
        if can_reroll(s, self.me, self.dice):
            yield Option(Reroll())
        yield ENOUGH if there else Option(Keep())

    def play(self, t: Turn, seat: int, action: Action) -> None:
        match action:
            case Strike() | StrikeBoss():
                self._hit(t, struck_by(t.s, action))
            case HoldBack():
                self.held += 1
            case Reroll():
                self.dice, self.held = reroll(t, self.me, self.dice), 0
            case _:
                self.over = True

    def auto(self, t: Turn) -> None:
        there = in_reach(t.s, self.me, self.reach) if any(self.dice) else []
        self.over = True
        if there:
            self._hit(t, there[0])

    @property
    def _hits(self) -> int:
        return sum(self.dice) - self.held

    def _hit(self, t: Turn, target: int) -> None:
        """The hero's special effects apply with its successes [WB-35]. An attack strikes as many
        Wyrms as its card says [WB-14]."""
        self.over = True
        hero = HERO_CARDS[t.s.heroes[self.me].name]
        if hero.bonus:
            t.push(Script(todo=list(hero.bonus), me=self.me))
        blows = [self._hits] * hero.wyrms
        hits = Hits(me=self.me, reach=self.reach, blows=blows, pass_on=True)
        t.push(hits)
        hits.strike(t, target)


class Hits(Phase):
    """[WB-36, WB-37] Damage is dealt to one Wyrm after the other; after the first the hero may
    stop.

    `blows` are the damages that can still be dealt, each to another Wyrm; leftover damage of an
    attack (`pass_on`) becomes one more.
    """

    me: Seat
    reach: Reach
    blows: list[int]
    struck: list[int] = []
    pass_on: bool = False

    def targets(self, s: WonderBook) -> list[int]:
        there = in_reach(s, self.me, self.reach)
        return [i for i in there if i not in self.struck] if self.blows else []

    def actors(self, s: WonderBook) -> list[int]:
        picks = len(distinct(s, self.targets(s)))
        return [self.me] if picks > (0 if self.struck else 1) else []

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        yield from strikes(s, self.targets(s))
        if self.pass_on and spares(s, self.targets(s), self.blows[0]):
            yield Option(HoldBack(), detail=Msg("wonder-book-hold-back-about"))
        if self.struck:
            yield ENOUGH

    def play(self, t: Turn, seat: int, action: Action) -> None:
        match action:
            case Strike() | StrikeBoss():
                self.strike(t, struck_by(t.s, action))
            case HoldBack():
                self.blows[0] -= 1
            case _:
                self.over = True

    def auto(self, t: Turn) -> None:
        if targets := self.targets(t.s):
            self.strike(t, targets[0])
        else:
            self.over = True

    def strike(self, t: Turn, target: int) -> None:
        self.struck.append(target)
        rest = strike_foe(t, target, self.blows.pop(0))
        if rest and self.pass_on:
            self.blows.append(rest)


class SkillRoll(Phase):
    """[WB-38] The dice of a skill or Special Action: keep them, or roll the failures again."""

    me: Seat
    dice: list[bool]
    outcomes: tuple[tuple[Effect, ...], ...]
    card: int = 0

    def actors(self, s: WonderBook) -> list[int]:
        return [self.me] if can_reroll(s, self.me, self.dice) else []

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        yield Option(Keep())
        yield Option(Reroll())

    def play(self, t: Turn, seat: int, action: Action) -> None:
        if isinstance(action, Reroll):
            self.dice = reroll(t, self.me, self.dice)
        else:
            self.auto(t)

    def auto(self, t: Turn) -> None:
        self.over = True
        todo = outcome(self.outcomes, self.dice)
        t.push(Script(todo=list(todo), me=self.me, card=self.card))


@carry_out.register
def _(effect: do.AttackWith, t: Turn, by: Script) -> None:
    """This is not an action [WB-35], and possible only if there is somebody to attack."""
    if in_reach(t.s, by.me, effect.reach):
        dice = roll(t, by.me, effect.dice, attack=True)
        t.push(AttackRoll(me=by.me, dice=dice, reach=effect.reach))


@carry_out.register
def _(effect: do.Damage, t: Turn, by: Script) -> None:
    t.push(Hits(me=by.me, reach=effect.reach, blows=[effect.n] * effect.targets))


@carry_out.register
def _(effect: do.Sweep, t: Turn, by: Script) -> None:
    for foe in in_reach(t.s, by.me, "area"):
        strike_foe(t, foe, effect.n)


def roll_for(t: Turn, effect: do.Roll, by: Script) -> None:
    """[WB-38] The acting hero rolls; only the rolls of skills and Special Actions may be rolled
    again."""
    dice = roll(t, by.me, effect.dice)
    if by.rerolls:
        t.push(SkillRoll(me=by.me, dice=dice, outcomes=effect.outcomes, card=by.card))
    else:
        todo = outcome(effect.outcomes, dice)
        t.push(Script(todo=list(todo), me=by.me, card=by.card, side=by.side))


def roll(t: Turn, me: int, n: int, attack: bool = False) -> list[bool]:
    """Roll up to five dice, each with three faces of success [WB-01]."""
    dice = t.s.roll = [_face(t.dice) for _ in range(min(n, DICE))]
    t.tell(e.Rolled(t.s.heroes[me].name, tuple(dice), len(dice), sum(dice), attack))
    return list(t.s.roll)


def reroll(t: Turn, me: int, dice: list[bool]) -> list[bool]:
    """[WB-38] Lose 1 Heart and roll all failed dice again, once in each of the hero's turns."""
    if turn := own_turn(t.s, me):
        turn.rerolled = True
    t.s.heroes[me].hearts -= 1
    t.tell(e.HeartsLost(t.s.heroes[me].name, 1))
    t.s.roll = [kept or _face(t.dice) for kept in dice]
    t.tell(e.Rerolled(t.s.heroes[me].name, tuple(t.s.roll), sum(t.s.roll)))
    return list(t.s.roll)


def can_reroll(s: WonderBook, me: int, dice: list[bool]) -> bool:
    """[WB-38] Once in the hero's turn, never with the last Heart, and only if a die failed."""
    turn = own_turn(s, me)
    return bool(turn and not turn.rerolled and s.heroes[me].hearts > 1 and not all(dice))


def outcome(outcomes: tuple[tuple[Effect, ...], ...], dice: list[bool]) -> tuple[Effect, ...]:
    return outcomes[min(sum(dice), len(outcomes) - 1)]


def in_reach(s: WonderBook, me: int, reach: Reach) -> list[int]:
    """The foes within a reach of the hero, those of its own area first: Wyrms by letter, then
    bosses [WB-64]."""
    areas = within(s, s.heroes[me].area, reach)
    there = [(i, foe.area) for i, foe in enumerate([*s.wyrms, *s.bosses]) if foe.area]
    return [i for area in areas for i, place in there if place == area]


def wyrms_in_reach(s: WonderBook, me: int, reach: Reach) -> list[int]:
    return [foe for foe in in_reach(s, me, reach) if foe < len(s.wyrms)]


def distinct(s: WonderBook, foes: list[int]) -> list[int]:
    """One foe of each kind: Wyrms in one area that are in the same condition count as one
    choice."""
    first: dict[object, int] = {}
    for i in foes:
        first.setdefault(_looks(s, i), i)
    return list(first.values())


def spares(s: WonderBook, foes: list[int], damage: int) -> bool:
    """Whether holding back one damage could leave a Wyrm lying that more would defeat [WB-35]."""
    wyrms = [s.wyrms[foe] for foe in foes if foe < len(s.wyrms)]
    return damage > 1 and any(not (wyrm.stunned or wyrm.aura) for wyrm in wyrms)


def strikes(s: WonderBook, foes: list[int]) -> Iterator[Option]:
    return (Option(_strike(s, foe)) for foe in distinct(s, foes))


def struck_by(s: WonderBook, action: Strike | StrikeBoss) -> int:
    """The foe that an action is aimed at."""
    if isinstance(action, Strike):
        return WYRMS.index(action.wyrm)
    return len(s.wyrms) + [boss.name for boss in s.bosses].index(action.boss)


def _strike(s: WonderBook, foe: int) -> Strike | StrikeBoss:
    if foe < len(s.wyrms):
        return Strike(WYRMS[foe])
    return StrikeBoss(s.bosses[foe - len(s.wyrms)].name)


def _looks(s: WonderBook, foe: int) -> object:
    """What tells foes apart; no other foe is like a boss."""
    if foe >= len(s.wyrms):
        return foe
    wyrm = s.wyrms[foe]
    return wyrm.area, wyrm.stunned, wyrm.aura


def _face(dice: Dice) -> bool:
    return dice.below(6) < 3
