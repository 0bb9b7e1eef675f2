"""How near a goal is, for house players: as far as it is met, and what the heroes are close to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.games.wonder_book import content as c
from engine.games.wonder_book.board import FAR, ways
from engine.games.wonder_book.bosses import boss_of
from engine.games.wonder_book.cards import HERO_CARDS, card_of
from engine.games.wonder_book.conditions import holds
from engine.games.wonder_book.state import Ally, Boss, Hero, WonderBook, by_heroes, in_play

COUNT = 40.0  # a counter from nothing to its goal
HELD, UNHELD = 4.0, 0.3  # what lets a counter grow by itself: while it holds, and on the way there
CARD = 16.0  # a card of a stack that must go
BOSS_HEART = 2.5
APART = 0.7  # a hero's step from where it is wanted
NOWHERE = 9  # steps: as far as any
PLACES = 6  # a Special Action allowed in more areas than these is allowed anywhere


def towards(s: WonderBook, test: c.Test, weight: float = 1.0) -> float:  # noqa: C901 - a table
    """How far a test is met, in actions."""
    match test:
        case c.All(tests):
            unmet = [each for each in tests if not holds(s, each)]
            gathering = (c.HeroesIn, c.AllyIn)
            return sum(
                towards(s, each, 0.5 if len(unmet) > 1 and isinstance(each, gathering) else 1.0)
                for each in tests
            )
        case c.Any(tests):
            return max(towards(s, each, weight) for each in tests)
        case c.AtLeast("rounds", n):
            return COUNT * min(1.0, s.counters.get("rounds", 0) / by_heroes(s, n))
        case c.AtLeast("defeated", n):
            return COUNT * _share(s, "defeated", n) - APART * _to_wyrms(s, "")
        case c.AtLeast(counter, n):
            return COUNT * _share(s, counter, n) + errands(s) + _holding(s, counter)
        case c.SparksHeld(n, area):
            held = sum(hero.sparks for hero in s.heroes)
            short = by_heroes(s, n) - held
            haul = 0.2 * sum(hero.sparks * steps(s, hero.area, area) for hero in s.heroes)
            search = sum(to_sparks(s, hero.area) for hero in s.heroes) if short > 0 else 0.0
            return -5.0 * max(0, short) - haul - 0.7 * search
        case c.HeroesIn(area, n):
            able = [hero for hero in s.heroes if hero.standing or not n]
            apart = sorted(steps(s, hero.area, area) for hero in able)
            return -3.0 * weight * sum(apart[: n or s.seats])
        case c.AllyIn(name, area):
            return sum(_led(s, ally, area, weight) for ally in s.allies if ally.name == name)
        case c.Beaten(name):
            boss = boss_of(s, name)
            return _beating(s, boss) if boss and name not in s.beaten else 0.0
        case c.StackDone(name):
            return _clearing(s, name) if name in s.stacks else 0.0
        case c.NoWyrms(area):
            crowd = len(in_play(s, area))
            return -2.0 * crowd - (APART * _to_wyrms(s, area) if crowd else 0.0)
        case c.Holds(item, area):
            holders = [hero for hero in s.heroes if item in hero.items]
            far = [steps(s, hero.area, area) for hero in holders]
            return -3.0 * min(far) if far else errands(s) - 3.0 * NOWHERE
        case c.Not(inner):
            return -COUNT * holds(s, inner)
        case _:
            return errands(s)


def errands(s: WonderBook) -> float:
    """Each hero's best way to an object, or to where a Special Rule allows an action."""
    places = list(_places(s))
    return sum(
        max((_errand(s, hero, area, sparks) for area, sparks in places), default=0.0)
        for hero in s.heroes
        if hero.standing
    )


def to_sparks(s: WonderBook, area: str) -> int:
    return min((steps(s, area, other) for other, n in s.sparks.items() if n), default=5)


def steps(s: WonderBook, a: str, b: str) -> int:
    """Moves between two areas; none needed where no area is named."""
    if not b or not a:
        return 0
    return min(NOWHERE, ways(s).steps.get(a, {}).get(b, FAR))


def _share(s: WonderBook, counter: str, n: c.ByHeroes) -> float:
    return min(1.0, s.counters.get(counter, 0) / by_heroes(s, n))


def _holding(s: WonderBook, counter: str) -> float:
    """What is to hold so that the counter grows by itself, round after round."""
    tests = _growing(s.chapter, s.goal, tuple(s.rules), counter)
    return sum(HELD if holds(s, test) else UNHELD * towards(s, test) for test in tests)


@lru_cache(maxsize=256)
def _growing(chapter: int, goal: int, rules: tuple[int, ...], counter: str) -> list[c.Test]:
    """The conditions under which the Enemies' Phase of a goal, or a Special Rule at the beginning
    of a round, raises a counter."""
    effects = [effect for one in _goals(card_of(chapter, goal)) for effect in one.enemies]
    reactions = [one for number in rules for one in card_of(chapter, number).reactions]
    effects += [c.If(one.when, one.do) for one in reactions if one.on == "round" and one.when]
    return [
        each.test
        for each in effects
        if isinstance(each, c.If)
        if any(isinstance(do, c.Count) and do.counter == counter and do.n > 0 for do in each.then)
    ]


def _goals(card: c.Card) -> list[c.Goal]:
    return [side.goal for side in (card.front, card.back) if side and side.goal]


def _to_wyrms(s: WonderBook, area: str) -> int:
    """The heroes' ways to the next Wyrm of an area ("": of the book)."""
    lairs = {s.wyrms[i].area for i in in_play(s, area)}
    ways_ = (min((_strike_way(s, hero, lair) for lair in lairs), default=0) for hero in s.heroes)
    return sum(ways_)


def _strike_way(s: WonderBook, hero: Hero, area: str) -> int:
    """Steps until the hero's attack reaches an area."""
    reach = {"area": 0, "adjacent": 1, "anywhere": NOWHERE}[HERO_CARDS[hero.name].reach]
    return max(0, steps(s, hero.area, area) - reach)


def _led(s: WonderBook, ally: Ally, area: str, weight: float) -> float:
    """An ally's way, and that of the hero who is next to lead it [WB-65]."""
    way = steps(s, ally.area, area)
    if not way:
        return 0.0
    heroes = [hero for hero in s.heroes if hero.standing]
    return -8.0 * weight * way - APART * sum(steps(s, h.area, ally.area) for h in heroes)


def _beating(s: WonderBook, boss: Boss) -> float:
    """A boss's Hearts of all stages, and how far the heroes are from it [WB-64]."""
    left = boss.hearts + sum(by_heroes(s, stage.hearts) for stage in boss.stages[1:])
    heroes = [hero for hero in s.heroes if hero.standing]
    return -BOSS_HEART * left - APART * sum(_strike_way(s, hero, boss.area) for hero in heroes)


def _clearing(s: WonderBook, name: str) -> float:
    """The cards that are left of a stack, and the best hero's way there."""
    stack = s.stacks[name]
    sparks = card_of(s.chapter, stack.cards[0]).sparks
    heroes = [hero for hero in s.heroes if hero.standing]
    best = max((_errand(s, hero, stack.area, sparks) for hero in heroes), default=0.0)
    cut_off = all(steps(s, hero.area, stack.area) == NOWHERE for hero in heroes)
    return best - CARD * len(stack.cards) + (0.3 * errands(s) if cut_off else 0.0)


def _places(s: WonderBook) -> Iterator[tuple[str, int]]:
    """(area, Sparks to be paid there)."""
    for stack in s.stacks.values():
        yield stack.area, card_of(s.chapter, stack.cards[0]).sparks
    for number in s.rules:
        for special in card_of(s.chapter, number).specials:
            areas = _allowed(special.when)
            if len(areas) <= PLACES:
                yield from ((area, special.sparks) for area in areas if area in s.areas)


@lru_cache(maxsize=256)
def _allowed(when: c.Test | None) -> tuple[str, ...]:
    """The areas that a condition names for the acting hero."""
    match when:
        case c.Here(area):
            return (area,)
        case c.All(tests) | c.Any(tests):
            return tuple(dict.fromkeys(area for test in tests for area in _allowed(test)))
        case _:
            return ()


def _errand(s: WonderBook, hero: Hero, area: str, sparks: int) -> float:
    """Nearer is better; Sparks that are lacking are a detour."""
    lacking = max(0, sparks - hero.sparks)
    detour = lacking * 1.5 + to_sparks(s, hero.area) if lacking else 0.0
    return 8.0 - steps(s, hero.area, area) - detour
