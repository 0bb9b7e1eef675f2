"""Whether a condition of a card holds."""

from __future__ import annotations

from engine.games.wonder_book.content import (
    All,
    AllyIn,
    Any,
    AtLeast,
    Beaten,
    Below,
    DestinyAtLeast,
    Has,
    Hearty,
    Here,
    Heroes,
    HeroesIn,
    Holds,
    InPlay,
    Lacks,
    Not,
    NoWyrms,
    Plays,
    SparksHeld,
    StackDone,
    Test,
    Total,
    WyrmsIn,
)
from engine.games.wonder_book.state import WonderBook, by_heroes, in_play

NOBODY = -1  # an instruction that no hero carries out


def holds(s: WonderBook, test: Test | None, me: int = NOBODY) -> bool:  # noqa: C901 - a table
    """Whether `test` is true for the acting hero `me`; no test is always true.

    What goals and Special Rules ask comes first: it is asked after every step.
    """
    match test:
        case None:
            return True
        case Here(area):
            return me != NOBODY and s.heroes[me].area == area
        case All(tests):
            return all(holds(s, each, me) for each in tests)
        case Any(tests):
            return any(holds(s, each, me) for each in tests)
        case Not(inner):
            return not holds(s, inner, me)
        case AllyIn(name, area):
            standing = [ally for ally in s.allies if ally.name == name and ally.standing]
            return any(area in ("", ally.area) for ally in standing)
        case Beaten(boss):
            return boss in s.beaten
        case AtLeast(counter, n):
            return s.counters.get(counter, 0) >= by_heroes(s, n)
        case HeroesIn(area, n):
            there = sum(hero.standing and hero.area == area for hero in s.heroes)
            return there >= (n or s.seats)
        case SparksHeld(n, area):
            held = sum(hero.sparks for hero in s.heroes if area in ("", hero.area))
            return held >= by_heroes(s, n)
        case Has(keyword):
            return keyword in s.keywords
        case Lacks(keyword):
            return keyword not in s.keywords
        case Below(counter, n):
            return s.counters.get(counter, 0) < n
        case Holds(item, area):
            holders = s.heroes if me == NOBODY else [s.heroes[me]]
            return any(item in hero.items and area in ("", hero.area) for hero in holders)
        case StackDone(stack):
            return stack not in s.stacks
        case WyrmsIn(area, n):
            return len(in_play(s, area)) >= n
        case NoWyrms(area):
            return not in_play(s, area)
        case DestinyAtLeast(n):
            return s.destiny >= n
        case Total(n):
            return sum(s.campaign.destiny.values()) + s.destiny >= n
        case InPlay(area):
            return area in s.areas
        case Heroes(n):
            return s.seats >= n
        case Plays(name):
            return any(hero.name == name for hero in s.heroes)
        case Hearty():
            return me != NOBODY and s.heroes[me].hearts > 1
