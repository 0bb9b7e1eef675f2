"""How near a goal is, for bot players: how far it has been met, and what the heroes are close
to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

from engine.games.wonder_book.board import FAR, ways
from engine.games.wonder_book.cards import HERO_CARDS, card_of
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.conditions import ByHeroes, Test
from engine.games.wonder_book.cards.kinds import Card, Goal
from engine.games.wonder_book.enemies.bosses import boss_of
from engine.games.wonder_book.holds import holds
from engine.games.wonder_book.state import Ally, Boss, Hero, WonderBook, by_heroes, in_play

COUNT = 40.0  # to bring a counter from nothing to its goal
HELD, UNHELD = 4.0, 0.3  # what makes a counter grow: while it holds, and before
CARD = 16.0  # a card of a stack that must go
BOSS_HEART = 2.5
APART = 0.7  # for each step that a hero is away from where it is wanted
NOWHERE = 9  # steps; as far as anything can be
GATHERING = (when.HeroesIn, when.AllyIn)  # worth half while something else is still to be done
PLACES = 6  # a Special Action allowed in more areas than this counts as allowed anywhere


class Nearness:
    """One table as its goal sees it. What is needed again and again is worked out only once."""

    def __init__(self, s: WonderBook) -> None:
        self.s, self._ways = s, ways(s).steps
        self._to_sparks = dict[str, int]()

    def towards(self, test: Test, weight: float = 1.0) -> float:  # noqa: C901 - a table
        """How far a test has been met, in actions."""
        s = self.s
        match test:
            case when.All(tests):
                half = 0.5 if sum(not holds(s, each) for each in tests) > 1 else 1.0
                return sum(
                    self.towards(each, half if isinstance(each, GATHERING) else 1.0)
                    for each in tests
                )
            case when.Any(tests):
                return max(self.towards(each, weight) for each in tests)
            case when.AtLeast("rounds", n):
                return COUNT * min(1.0, s.counters.get("rounds", 0) / by_heroes(s, n))
            case when.AtLeast("defeated", n):
                return COUNT * self._share("defeated", n) - APART * self._to_wyrms("")
            case when.AtLeast(counter, n):
                return COUNT * self._share(counter, n) + self.errands + self._holding(counter)
            case when.SparksHeld(n, area):
                held = sum(hero.sparks for hero in s.heroes)
                short = by_heroes(s, n) - held
                haul = 0.2 * sum(hero.sparks * self.steps(hero.area, area) for hero in s.heroes)
                search = sum(self.to_sparks(h.area) for h in s.heroes) if short > 0 else 0.0
                return -5.0 * max(0, short) - haul - 0.7 * search
            case when.HeroesIn(area, n):
                able = [hero for hero in s.heroes if hero.standing or not n]
                apart = sorted(self.steps(hero.area, area) for hero in able)
                return -3.0 * weight * sum(apart[: n or s.seats])
            case when.AllyIn(name, area):
                return sum(self._led(ally, area, weight) for ally in s.allies if ally.name == name)
            case when.Beaten(name):
                boss = boss_of(s, name)
                return self._beating(boss) if boss and name not in s.beaten else 0.0
            case when.StackDone(name):
                return self._clearing(name) if name in s.stacks else 0.0
            case when.NoWyrms(area):
                crowd = len(in_play(s, area))
                return -2.0 * crowd - (APART * self._to_wyrms(area) if crowd else 0.0)
            case when.Holds(item, area):
                holders = [hero for hero in s.heroes if item in hero.items]
                far = [self.steps(hero.area, area) for hero in holders]
                return -3.0 * min(far) if far else self.errands - 3.0 * NOWHERE
            case when.Not(inner):
                return -COUNT * holds(s, inner)
            case _:
                return self.errands

    @cached_property
    def errands(self) -> float:
        """Each hero's best way to an object, or to a place where a Special Rule allows an
        action."""
        places = dict.fromkeys(self._places())
        return sum(
            max((self._errand(hero, area, sparks) for area, sparks in places), default=0.0)
            for hero in self.s.heroes
            if hero.standing
        )

    def to_sparks(self, area: str) -> int:
        if area not in self._to_sparks:
            lying = (self.steps(area, other) for other, n in self.s.sparks.items() if n)
            self._to_sparks[area] = min(lying, default=5)
        return self._to_sparks[area]

    def steps(self, a: str, b: str) -> int:
        """Moves between two areas; 0 if no area is named."""
        if not b or not a:
            return 0
        steps = self._ways[a].get(b, FAR) if a in self._ways else FAR
        return steps if steps < NOWHERE else NOWHERE

    def _share(self, counter: str, n: ByHeroes) -> float:
        return min(1.0, self.s.counters.get(counter, 0) / by_heroes(self.s, n))

    def _holding(self, counter: str) -> float:
        """What must hold so that the counter grows by itself, round after round."""
        tests = _growing(self.s.chapter, self.s.goal, tuple(self.s.rules), counter)
        return sum(HELD if holds(self.s, test) else UNHELD * self.towards(test) for test in tests)

    def _to_wyrms(self, area: str) -> int:
        """The heroes' ways to the nearest Wyrm of an area ("": of the book)."""
        lairs = {self.s.wyrms[i].area for i in in_play(self.s, area)}
        return sum(
            min((self._strike_way(hero, lair) for lair in lairs), default=0)
            for hero in self.s.heroes
        )

    def _strike_way(self, hero: Hero, area: str) -> int:
        """Steps until the hero's attack reaches an area."""
        reach = {"area": 0, "adjacent": 1, "anywhere": NOWHERE}[HERO_CARDS[hero.name].reach]
        return max(0, self.steps(hero.area, area) - reach)

    def _led(self, ally: Ally, area: str, weight: float) -> float:
        """The way of an ally, and the heroes' ways to it, since one of them must lead it
        [WB-65]."""
        way = self.steps(ally.area, area)
        if not way:
            return 0.0
        heroes = [hero for hero in self.s.heroes if hero.standing]
        return -8.0 * weight * way - APART * sum(self.steps(h.area, ally.area) for h in heroes)

    def _beating(self, boss: Boss) -> float:
        """A boss's Hearts in all stages, and how far the heroes are from it [WB-64]."""
        left = boss.hearts + sum(by_heroes(self.s, stage.hearts) for stage in boss.stages[1:])
        heroes = [hero for hero in self.s.heroes if hero.standing]
        ways_ = sum(self._strike_way(hero, boss.area) for hero in heroes)
        return -BOSS_HEART * left - APART * ways_

    def _clearing(self, name: str) -> float:
        """The cards that are left in a stack, and the best hero's way there."""
        stack = self.s.stacks[name]
        sparks = card_of(self.s.chapter, stack.cards[0]).sparks
        heroes = [hero for hero in self.s.heroes if hero.standing]
        best = max((self._errand(hero, stack.area, sparks) for hero in heroes), default=0.0)
        cut_off = all(self.steps(hero.area, stack.area) == NOWHERE for hero in heroes)
        return best - CARD * len(stack.cards) + (0.3 * self.errands if cut_off else 0.0)

    def _places(self) -> Iterator[tuple[str, int]]:
        """(area, Sparks to be paid there) for each place of use."""
        for stack in self.s.stacks.values():
            yield stack.area, card_of(self.s.chapter, stack.cards[0]).sparks
        for number in self.s.rules:
            for place in _special_places(self.s.chapter, number):
                if place[0] in self.s.areas:
                    yield place

    def _errand(self, hero: Hero, area: str, sparks: int) -> float:
        """The nearer the better; missing Sparks count as a detour."""
        lacking = max(0, sparks - hero.sparks)
        detour = lacking * 1.5 + self.to_sparks(hero.area) if lacking else 0.0
        return 8.0 - self.steps(hero.area, area) - detour


@lru_cache(maxsize=256)
def _growing(chapter: int, goal: int, rules: tuple[int, ...], counter: str) -> list[Test]:
    """The conditions under which the Enemies' Phase of a goal, or a Special Rule at the beginning
    of a round, raises a counter."""
    effects = [effect for one in _goals(card_of(chapter, goal)) for effect in one.enemies]
    reactions = [one for number in rules for one in card_of(chapter, number).reactions]
    effects += [do.If(one.when, one.do) for one in reactions if one.on == "round" and one.when]
    return [
        each.test
        for each in effects
        if isinstance(each, do.If)
        if any(
            isinstance(one, do.Count) and one.counter == counter and one.n > 0 for one in each.then
        )
    ]


def _goals(card: Card) -> list[Goal]:
    return [side.goal for side in (card.front, card.back) if side and side.goal]


@lru_cache(maxsize=256)
def _special_places(chapter: int, rule: int) -> list[tuple[str, int]]:
    """Where a Special Rule allows its actions, and for how many Sparks."""
    specials = card_of(chapter, rule).specials
    allowed = [(_allowed(special.when), special.sparks) for special in specials]
    return [(area, n) for areas, n in allowed if len(areas) <= PLACES for area in areas]


def _allowed(test: Test | None) -> tuple[str, ...]:
    """The areas that a condition names for the acting hero."""
    match test:
        case when.Here(area):
            return (area,)
        case when.All(tests) | when.Any(tests):
            return tuple(dict.fromkeys(area for each in tests for area in _allowed(each)))
        case _:
            return ()
