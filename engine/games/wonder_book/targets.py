"""Whom and what an effect can concern, here and now [WB-34, WB-52]."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.games.wonder_book import content as c
from engine.games.wonder_book.board import adjacent, within
from engine.games.wonder_book.cards import HERO_CARDS
from engine.games.wonder_book.conditions import holds
from engine.games.wonder_book.rolls import distinct, in_reach, wyrms_in_reach
from engine.games.wonder_book.state import WonderBook, spark_supply, standing

HeroEffect = c.Heal | c.GiveSpark | c.Swap | c.Bring | c.Join | c.Lend
WyrmEffect = c.Stun | c.Shove


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


def _near(s: WonderBook, me: int, reach: c.Reach) -> list[int]:
    areas = within(s, s.heroes[me].area, reach)
    return [i for i in standing(s) if s.heroes[i].area in areas]
