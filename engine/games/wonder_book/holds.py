"""Whether a condition of a card holds, and how far it has been met."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards.conditions import Test
from engine.games.wonder_book.state import NOBODY, WonderBook, by_heroes, in_play

Condition = Callable[[WonderBook, int], bool]  # asks about a table and its acting hero


def holds(s: WonderBook, test: Test | None, me: int = NOBODY) -> bool:
    """Whether `test` is true for the acting hero `me`; without a test, always."""
    return test is None or _condition(test)(s, me)


def progress(s: WonderBook, test: Test) -> tuple[int, int] | None:
    """(have, need) of a goal that counts something. Of several counts, the one furthest behind, or
    furthest ahead if one is enough."""
    match test:
        case when.AtLeast(counter, n):
            return s.counters.get(counter, 0), by_heroes(s, n)
        case when.SparksHeld(n, area):
            held = sum(hero.sparks for hero in s.heroes if area in ("", hero.area))
            return held, by_heroes(s, n)
        case when.HeroesIn(area, n):
            there = sum(hero.standing and hero.area == area for hero in s.heroes)
            return there, n or s.seats
        case when.All(tests):
            return min(_counts(s, tests), key=_share, default=None)
        case when.Any(tests):
            return max(_counts(s, tests), key=_share, default=None)
        case _:
            return None


def parts_of(test: Test) -> list[Test]:
    """The conditions that a goal sets all at once; one, if it sets no others."""
    if isinstance(test, when.All):
        return [part for each in test.tests for part in parts_of(each)]
    return [test]


@lru_cache(maxsize=2_000)
def _condition(test: Test) -> Condition:  # noqa: C901 - a table
    """Goals and Special Rules are asked after every step, so a test is read only once."""
    match test:
        case when.Here(area):
            return lambda s, me: me != NOBODY and s.heroes[me].area == area
        case when.All(tests):
            every = [_condition(each) for each in tests]
            return lambda s, me: all(each(s, me) for each in every)
        case when.Any(tests):
            some = [_condition(each) for each in tests]
            return lambda s, me: any(each(s, me) for each in some)
        case when.Not(inner):
            denied = _condition(inner)
            return lambda s, me: not denied(s, me)
        case when.Has(keyword):
            return lambda s, _: keyword in s.keywords
        case when.Lacks(keyword):
            return lambda s, _: keyword not in s.keywords
        case when.AtLeast(counter, n):
            return lambda s, _: s.counters.get(counter, 0) >= by_heroes(s, n)
        case when.Below(counter, n):
            return lambda s, _: s.counters.get(counter, 0) < n
        case when.HeroesIn(area, n):
            return lambda s, _: _standing_in(s, area) >= (n or s.seats)
        case when.SparksHeld(n, area):
            return lambda s, _: sparks_in(s, area) >= by_heroes(s, n)
        case when.Holds(item, area):
            return lambda s, me: _held(s, me, item, area)
        case when.StackDone(stack):
            return lambda s, _: stack not in s.stacks
        case when.WyrmsIn(area, n):
            return lambda s, _: len(in_play(s, area)) >= n
        case when.NoWyrms(area):
            return lambda s, _: not in_play(s, area)
        case when.DestinyAtLeast(n):
            return lambda s, _: s.destiny >= n
        case when.Heroes(n):
            return lambda s, _: s.seats >= n
        case when.Hardcore():
            return lambda s, _: s.difficulty == "hardcore"
        case when.Plays(name):
            return lambda s, _: any(hero.name == name for hero in s.heroes)
        case when.Hearty():
            return lambda s, me: me != NOBODY and s.heroes[me].hearts > 1
        case when.InPlay(area):
            return lambda s, _: area in s.areas
        case when.AllyIn(name, area):
            return lambda s, _: _stands(s, name, area)
        case when.Beaten(boss):
            return lambda s, _: boss in s.beaten
        case when.Total(n):
            return lambda s, _: sum(s.campaign.destiny.values()) + s.destiny >= n


def _standing_in(s: WonderBook, area: str) -> int:
    return sum(hero.hearts > 0 and hero.area == area for hero in s.heroes)


def sparks_in(s: WonderBook, area: str) -> int:
    """Sparks that heroes hold in an area ("": anywhere); those that lie there do not count."""
    return sum(hero.sparks for hero in s.heroes if area in ("", hero.area))


def _held(s: WonderBook, me: int, item: int, area: str) -> bool:
    holders = s.heroes if me == NOBODY else [s.heroes[me]]
    return any(item in hero.items and area in ("", hero.area) for hero in holders)


def _stands(s: WonderBook, ally: str, area: str) -> bool:
    """The ally is there and on its feet."""
    there = [one for one in s.allies if one.name == ally and one.standing]
    return any(area in ("", one.area) for one in there)


def _counts(s: WonderBook, tests: tuple[Test, ...]) -> list[tuple[int, int]]:
    return [count for each in tests if (count := progress(s, each))]


def _share(count: tuple[int, int]) -> float:
    return count[0] / count[1]
