"""Walks through a chapter: the story by the rules, the fights shortened.

A walk takes the options that have been taken least. It puts heroes where something can be done and
keeps them hale; after some rounds it makes sure that the goal can be met, by an action if possible.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache

import msgspec

from engine.core import Action, Dice, Setup, Turn
from engine.games.wonder_book import GAME
from engine.games.wonder_book import actions as a
from engine.games.wonder_book.board import adjacent
from engine.games.wonder_book.cards import CHAPTERS, HERO_CARDS, card_of
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards.conditions import Test
from engine.games.wonder_book.enemies.wyrms import remove_wyrm
from engine.games.wonder_book.events import GoalMet
from engine.games.wonder_book.holds import holds
from engine.games.wonder_book.house.typical import typical
from engine.games.wonder_book.reading import Reading, goal_in_force
from engine.games.wonder_book.state import SPARKS, Campaign, WonderBook, by_heroes, in_play
from engine.games.wonder_book.turns import OwnTurn
from tests.engine.wonder_book import book

STEPS = 4_000  # a walk that takes more steps has lost its way
WALKS = 160  # the most walks in search of what has not come up yet
LOITER = 30  # the most actions before the goal is sought


@dataclass
class Met:
    """What came up on walks through a chapter."""

    pages: set[str] = field(default_factory=set[str])  # "<card>-<side or key>"
    cards: set[int] = field(default_factory=set[int])
    options: Counter[str] = field(default_factory=Counter[str])
    goals: set[str] = field(default_factory=set[str])

    def missing(self, chapter: int) -> set[str]:
        sides = {f"{n}-{name}" for n, name, _ in book.sides(chapter)}
        options = {f"{chapter}-{n}-{choice.key}" for n, choice in book.choices(chapter)}
        goals = {f"{chapter}-{n}" for n, _ in book.goals(chapter)}
        return {
            *(f"page {page}" for page in (sides | set(book.outcomes(chapter))) - self.pages),
            *(f"card {card}" for card in CHAPTERS[chapter].cards.keys() - self.cards),
            *(f"option {option}" for option in options - self.options.keys()),
            *(f"goal {goal}" for goal in goals - self.goals),
        }


@cache
def walks(chapter: int) -> tuple[Met, tuple[WonderBook, ...]]:
    """Walk until everything has come up, at least a dozen times. Returns how each walk ended,
    too."""
    met, ends = Met(), list[WonderBook]()
    while len(ends) < 12 or (met.missing(chapter) and len(ends) < WALKS):
        ends.append(Walk(chapter, len(ends), met).to_its_end())
    return met, tuple(ends)


class Walk:
    """One party's way; `doomed` parties do nothing and lie down until the chapter is lost."""

    def __init__(
        self,
        chapter: int,
        number: int,
        met: Met,
        doomed: bool = False,
        campaign: Campaign | None = None,
    ) -> None:
        seed = f"walk-{chapter}-{number}".encode()
        self.dice, self.own, self.met, self.doomed = Dice(seed, 0), Dice.house(seed, 0), met, doomed
        setup = Setup("coop", 2 + number % 3, campaign=campaign or self.campaign(chapter))
        self.s = GAME.new(setup, self.dice).s
        self.goal, self.patience = 0, 0

    def campaign(self, chapter: int) -> Campaign:
        """A typical campaign with any Destiny; one in four has a mix of keywords that no line of
        choices writes, since the way must never depend on one."""
        campaign, own = typical(chapter, self.own), self.own
        level = 1 + own.below(9)
        destiny = {won: level + own.below(2) for won in campaign.destiny}
        keywords = campaign.keywords
        if own.below(4) == 0:
            keywords = [word for word in sorted(book.asked(chapter)) if own.below(2)]
        return msgspec.structs.replace(campaign, destiny=destiny, keywords=keywords)

    def to_its_end(self) -> WonderBook:
        for _ in range(STEPS):
            if self.s.result is not None:
                return self.s
            self.note()
            seat = self.own.pick(GAME.actors(self.s))
            action = self.action(seat)
            assert action in GAME.legal(self.s, seat), (action, self.s.page)
            told = GAME.step(self.s, seat, action, self.dice)
            self.met.goals |= {event.goal for event in told if isinstance(event, GoalMet)}
            GAME.check(self.s)
        raise AssertionError(f"no end after {self.s.journal[-5:]}, goal {self.s.goal}")

    def note(self) -> None:
        s = self.s
        self.met.pages.update(s.journal)
        self.met.cards.update(s.rules, s.gained, s.upgrades, *(hero.items for hero in s.heroes))
        self.met.cards.update(int(page.partition("-")[0]) for page in s.journal)
        self.met.cards.update(stack.cards[0] for stack in s.stacks.values())

    def action(self, seat: int) -> Action:
        legal = GAME.legal(self.s, seat)
        assert legal, f"nobody can go on after {self.s.journal[-5:]}"
        match self.s.stack[-1]:
            case Reading():
                return self.at_a_page(legal)
            case OwnTurn() if self.doomed:
                return self.lying_down()
            case OwnTurn():
                return self.in_a_turn(seat)
            case _:
                blows = [action for action in legal if isinstance(action, a.StrikeBoss)]
                return self.own.pick(blows or legal)

    def at_a_page(self, legal: list[Action]) -> Action:
        options = [action for action in legal if isinstance(action, a.Choose)]
        if not options:
            return self.own.pick(legal)
        least = min(self.met.options[action.option] for action in options)
        option = self.own.pick([x for x in options if self.met.options[x.option] == least])
        self.met.options[option.option] += 1
        return option

    def lying_down(self) -> Action:
        for hero in self.s.heroes:
            hero.hearts, hero.done = 0, True
        return a.EndTurn()

    # --- a hero's turn ----------------------------------------------------------------------

    def in_a_turn(self, seat: int) -> Action:
        self.keep_hale()
        if self.s.goal != self.goal:
            self.goal, self.patience = self.s.goal, self.own.below(LOITER)
        self.patience -= 1
        if self.patience > 0 or not self.s.goal:
            return self.loiter(seat)
        return self.seek(seat, goal_in_force(self.s).test) or a.EndTurn()

    def keep_hale(self) -> None:
        """Give Hearts, Sparks and, now and then, another Destiny; half of the time remove all
        Wyrms."""
        s = self.s
        for hero in s.heroes:
            hero.hearts, hero.sparks = HERO_CARDS[hero.name].hearts, 2
        for ally in s.allies:
            ally.hearts = ally.most
        if sum(s.sparks.values()) > SPARKS - 2 * s.seats:
            s.sparks = {}
        if self.own.below(2):
            self.clear("")
        if s.destiny < 2 or self.own.below(8) == 0:
            s.destiny = 2 + self.own.below(9)

    def clear(self, area: str) -> None:
        for i in in_play(self.s, area):
            remove_wyrm(Turn(self.s, self.dice), i)

    def loiter(self, seat: int) -> Action:
        """Look at an object, go where a Special Rule allows something, or do anything else."""
        s, hero = self.s, self.s.heroes[seat]
        places = [stack.area for stack in s.stacks.values()]
        rules = [special for n in s.rules for special in card_of(s.chapter, n).specials]
        places += [here.area for here in book.words(rules, when.Here) if here.area in s.areas]
        if places and self.own.below(2):
            hero.area = self.own.pick(places)
        legal = GAME.legal(s, seat)
        likely = [x for x in legal if isinstance(x, a.Interact | a.UseSpecial | a.UseItem)]
        return self.own.pick(likely if likely and self.own.below(2) else legal)

    def seek(self, seat: int, test: Test) -> Action | None:  # noqa: C901 - a table
        """Change the table so that an action meets the test. Returns that action, or None if any
        will do."""
        s, me = self.s, self.s.heroes[seat]
        if holds(s, test):
            return None
        match test:
            case when.All(tests):
                return next((do for each in tests if (do := self.seek(seat, each))), None)
            case when.Any(tests):
                return self.seek(seat, self.own.pick(tests))
            case when.AtLeast(counter, n):
                s.counters[counter] = by_heroes(s, n)
            case when.HeroesIn(area):
                return self.arrive(seat, area)
            case when.SparksHeld(n, area):
                s.sparks, me.sparks, me.area = {}, by_heroes(s, n), area or me.area
            case when.StackDone(stack):
                s.sparks, me.sparks, me.area = {}, 3, s.stacks[stack].area
                return self.interact(seat, stack)
            case when.Holds(item, area):
                holder = next(hero for hero in s.heroes if item in hero.items)
                holder.area = area or holder.area
            case when.NoWyrms(area):
                self.clear(area)
            case when.AllyIn(ally, area):
                next(each for each in s.allies if each.name == ally).area = area
            case when.Beaten(boss):
                return self.fight(seat, boss)
            case when.DestinyAtLeast(n):
                s.destiny = n
            case _:
                raise AssertionError(f"no walk knows how to meet {test}")
        return None

    def arrive(self, seat: int, area: str) -> Action | None:
        """Put all heroes there but the one whose turn it is, who comes last."""
        for hero in self.s.heroes:
            hero.area = area
        near = adjacent(self.s, area)
        if near:
            self.s.heroes[seat].area = self.own.pick(near)
        move = a.Move(area)
        return move if move in GAME.legal(self.s, seat) else None

    def fight(self, seat: int, name: str) -> Action | None:
        """Leave every stage of a boss a blow away."""
        boss = next(boss for boss in self.s.bosses if boss.name == name)
        boss.hearts, self.s.heroes[seat].area = 1, boss.area
        return a.Attack() if a.Attack() in GAME.legal(self.s, seat) else None

    def interact(self, seat: int, stack: str) -> Action | None:
        do = a.Interact(stack)
        return do if do in GAME.legal(self.s, seat) else None
