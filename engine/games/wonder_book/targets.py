"""What an effect can apply to, here and now [WB-34, WB-52]."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.games.wonder_book.board import adjacent, within
from engine.games.wonder_book.cards import HERO_CARDS
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect, Reach
from engine.games.wonder_book.holds import holds
from engine.games.wonder_book.rolls import distinct, in_reach, wyrms_in_reach
from engine.games.wonder_book.state import WonderBook, spark_supply, standing

HeroEffect = do.Heal | do.GiveSpark | do.Swap | do.Bring | do.Join | do.Lend
WyrmEffect = do.Stun | do.Shove


def possible(s: WonderBook, me: int, effect: Effect) -> bool:
    """Whether an effect would find somebody or something to change [WB-34]."""
    if isinstance(effect, do.If):
        branch = effect.then if holds(s, effect.test, me) else effect.otherwise
        return any(possible(s, me, one) for one in branch)
    return bool(_found(effect)(s, me))


@lru_cache(maxsize=2_000)
def _found(effect: Effect) -> Callable[[WonderBook, int], object]:
    """What an effect would find for an acting hero; read only once, like a condition."""
    match effect:
        case do.Heal() | do.GiveSpark() | do.Swap() | do.Bring() | do.Join() | do.Lend():
            return lambda s, me: heroes_for(s, me, effect)
        case do.Stun() | do.Shove():
            return lambda s, me: wyrms_for(s, me, effect)
        case do.Damage(_, reach) | do.AttackWith(_, reach):
            return lambda s, me: in_reach(s, me, reach)
        case do.Sweep():
            return lambda s, me: in_reach(s, me, "area")
        case do.Lead(ally):
            return lambda s, me: can_lead(s, me, ally)
        case do.BossMoves(boss, area):
            return lambda s, _: any(b.name == boss and b.area not in ("", area) for b in s.bosses)
        case do.Gather():
            return lambda s, me: any(map(s.sparks.get, within(s, s.heroes[me].area, "adjacent")))
        case do.Hearts("area", n) if n > 0:
            return lambda s, me: heroes_for(s, me, do.Heal(n))
        case do.AllyHearts(name, n) if n > 0:
            return lambda s, _: any(a.name == name and a.hearts < a.most for a in s.allies)
        case do.Sparks("you", n) if n > 0:
            return lambda s, _: spark_supply(s) > 0
        case do.DrawShred():
            return lambda s, _: s.shred_deck.cards or s.shred_discard
        case _:
            return lambda s, _: True  # noqa: ARG005


def can_lead(s: WonderBook, me: int, name: str) -> bool:
    """[WB-65] Whether the ally stands in the hero's area."""
    return holds(s, when.AllyIn(name, s.heroes[me].area))


def heroes_for(s: WonderBook, me: int, effect: HeroEffect) -> list[int]:
    """The heroes that an effect can choose: only those that stand [WB-52]."""
    match effect:
        case do.Heal(_, reach):
            near = _near(s, me, reach)
            return [i for i in near if s.heroes[i].hearts < HERO_CARDS[s.heroes[i].name].hearts]
        case do.GiveSpark(_, reach):
            return _near(s, me, reach)
        case do.Lend():
            return [i for i in standing(s) if i != me]
        case do.Swap() | do.Bring() | do.Join():
            here = s.heroes[me].area
            return [i for i in standing(s) if i != me and s.heroes[i].area != here]


def wyrms_for(s: WonderBook, me: int, effect: WyrmEffect) -> list[int]:
    """The numbers of the Wyrms that it can apply to, one of each that are alike. A Wyrm that is
    stunned cannot be stunned, and one that has nowhere to go cannot be moved."""
    there = wyrms_in_reach(s, me, effect.reach)
    if isinstance(effect, do.Stun):
        there = [i for i in there if not s.wyrms[i].stunned]
    else:
        there = [i for i in there if adjacent(s, s.wyrms[i].area)]
    return distinct(s, there)


def _near(s: WonderBook, me: int, reach: Reach) -> list[int]:
    areas = within(s, s.heroes[me].area, reach)
    return [i for i in standing(s) if s.heroes[i].area in areas]
