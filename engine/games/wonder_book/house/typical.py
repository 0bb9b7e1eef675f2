"""A campaign as it could be before a chapter, for trying that chapter alone."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Dice
from engine.games.wonder_book.cards import CHAPTERS, HERO_CARDS, UPGRADES
from engine.games.wonder_book.cards import conditions as when
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.conditions import Test
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.cards.kinds import Card, Chapter
from engine.games.wonder_book.state import Campaign

DESTINY = 4  # for each earlier chapter


def typical(chapter: int, dice: Dice) -> Campaign:
    """All purple cards, a random side of each Upgrade card, and the keywords of a random line of
    choices."""
    before = [number for number in sorted(CHAPTERS) if number < chapter]
    keywords = list[str]()
    for number in before:
        Story(CHAPTERS[number], keywords, dice).read(1, "front")
    upgrades = [cards for number, cards in UPGRADES.items() if number < chapter]
    return Campaign(
        chapter=chapter,
        heroes=list(HERO_CARDS),
        skills={name: [dice.pick(cards[name]) for cards in upgrades] for name in HERO_CARDS},
        keywords=keywords,
        wyrm_cards=[name for number in before for name in CHAPTERS[number].wyrms],
        destiny=dict.fromkeys(before, DESTINY),
    )


class Story:
    """A line through a chapter that looks only at what is written: goals are met, objects looked
    at, and all else that a card asks is left to chance."""

    def __init__(self, chapter: Chapter, keywords: list[str], dice: Dice) -> None:
        self.chapter, self.keywords, self.dice = chapter, keywords, dice
        self.seen = set[tuple[int, str]]()

    def read(self, number: int, name: str) -> None:
        card = self.chapter.cards[number]
        side = card.front if name == "front" else card.back
        if side is None or (number, name) in self.seen:
            return
        self.seen.add((number, name))
        self.run(side.do, number)
        if side.choices:
            open_ = [choice for choice in side.choices if self.holds(choice.when)]
            choice = self.dice.pick(open_ or side.choices)
            self.run((*choice.do, *choice.then), number)
        self.run((*(side.goal.do if side.goal else ()), *side.then), number)

    def run(self, effects: Iterable[Effect], card: int) -> None:
        for effect in effects:
            self.carry_out(effect, card)

    def carry_out(self, effect: Effect, card: int) -> None:  # noqa: C901 - a table
        match effect:
            case do.Write(keyword) if keyword not in self.keywords:
                self.keywords.append(keyword)
            case do.Erase(keyword) if keyword in self.keywords:
                self.keywords.remove(keyword)
            case do.OpenChest() if "chest" not in self.keywords:
                self.keywords.append("chest")
            case do.Flip():
                self.read(card, "back")
            case do.GoTo(number):
                self.read(number, "front")
            case do.Lay(_, _, cards):
                for number in cards:
                    self.read(number, "back")
            case do.RuleOn(number) | do.GainItem(number):
                self.use(self.chapter.cards[number], number)
            case do.BossComes(_, _, stages):
                self.run([each for stage in stages for each in stage.do], card)
            case do.If(test, then, otherwise):
                self.run(then if self.holds(test) else otherwise, card)
            case do.Roll(_, outcomes):
                self.run(self.dice.pick(outcomes), card)
            case do.Tell(_, then):
                self.run(then, card)
            case _:
                pass

    def use(self, card: Card, number: int) -> None:
        for deed in (*card.specials, *card.reactions):
            if self.holds(deed.when):
                self.run(deed.do, number)

    def holds(self, test: Test | None) -> bool:
        """Conditions that ask for more than keywords are left to chance."""
        match test:
            case None:
                return True
            case when.Has(keyword):
                return keyword in self.keywords
            case when.Lacks(keyword):
                return keyword not in self.keywords
            case when.Not(inner):
                return not self.holds(inner)
            case when.All(tests):
                return all(self.holds(each) for each in tests)
            case when.Any(tests):
                return any(self.holds(each) for each in tests)
            case _:
                return self.dice.below(2) == 0
