"""Choosing heroes and their skills [WB-06, WB-12, WB-61]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.core import Msg, Option, Phase, Seat
from engine.games.wonder_book import events as e
from engine.games.wonder_book.actions import BecomeHero, PickSkill
from engine.games.wonder_book.campaign import kept_skills, unlearned
from engine.games.wonder_book.cards import HERO_CARDS, UPGRADES, card_of
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.deck import take_card, write_down
from engine.games.wonder_book.heroes import move
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import Hero, Turn, WonderBook
from engine.games.wonder_book.words.about import about_return, about_skill


class ChoosingHeroes(Phase):
    """[WB-06, WB-07] Each player chooses a free hero; a solo player chooses two.

    Bot players choose after all people have chosen.
    """

    area: str = ""

    def actors(self, s: WonderBook) -> list[int]:
        waiting = [seat for seat, hero in enumerate(s.heroes) if not hero.name]
        people = [seat for seat in waiting if s.people[seat]]
        return people or waiting[:1]

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        taken = [hero.name for hero in s.heroes]
        for name in HERO_CARDS:
            blocked = Msg("wb-06-taken", {"hero": name}) if name in taken else None
            yield Option(BecomeHero(name), blocked, about_return(s, seat, name))

    def play(self, t: Turn, seat: int, action: BecomeHero) -> None:
        enter(t, seat, action.hero, self.area)

    def auto(self, t: Turn) -> None:
        self.over = True
        newcomers = [(seat, unlearned(t.s, seat, h.name)) for seat, h in enumerate(t.s.heroes)]
        if left := {seat: won for seat, won in newcomers if won}:
            t.push(Relearning(left=left))


class Relearning(Phase):
    """[WB-61] A player with another hero than last time chooses the sides of its Upgrade cards."""

    quick: ClassVar[bool] = True
    abreast: ClassVar[bool] = True
    left: dict[Seat, list[int]]  # by seat, the chapters whose Upgrade card is still to be chosen

    def actors(self, s: WonderBook) -> list[int]:
        return list(self.left)

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        for skill in UPGRADES[self.left[seat][0]][s.heroes[seat].name]:
            yield Option(PickSkill(skill), detail=about_skill(skill))

    def play(self, t: Turn, seat: int, action: PickSkill) -> None:
        learn(t, seat, action.skill)
        self.left[seat].pop(0)
        if not self.left[seat]:
            del self.left[seat]


class ChoosingSkills(Phase):
    """[WB-12] Each hero's player picks one of the two skills of its Upgrade card, for good."""

    quick: ClassVar[bool] = True
    together: ClassVar[bool] = True
    cards: dict[Seat, int]  # by seat, the card whose skill is not chosen yet

    def actors(self, s: WonderBook) -> list[int]:
        return list(self.cards)

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        for skill in card_of(s.chapter, self.cards[seat]).skills:
            yield Option(PickSkill(skill), detail=about_skill(skill))

    def play(self, t: Turn, seat: int, action: PickSkill) -> None:
        del self.cards[seat]
        learn(t, seat, action.skill)


def enter(t: Turn, seat: int, name: str, area: str) -> None:
    """A hero enters with its full Hearts and without Sparks [WB-06]. The player who had it before
    keeps its chosen skills [WB-13]."""
    card = HERO_CARDS[name]
    skills = [card.skill, *kept_skills(t.s, seat, name)]
    t.s.heroes[seat] = Hero(name=name, hearts=card.hearts, skills=skills)
    t.tell(e.HeroChosen(seat, name))
    move(t, seat, area)


def learn(t: Turn, seat: int, skill: str) -> None:
    t.s.heroes[seat].skills.append(skill)
    t.tell(e.SkillGained(t.s.heroes[seat].name, skill))


@carry_out.register
def _(effect: do.ChooseHeroes, t: Turn, _by: Script) -> None:
    t.push(ChoosingHeroes(area=effect.area))


@carry_out.register
def _(effect: do.Upgrade, t: Turn, _by: Script) -> None:
    """[WB-12] Hand every hero in play its Upgrade card."""
    cards = effect.cards
    for number in cards.values():
        take_card(t, number)
    names = [hero.name for hero in t.s.heroes]
    t.s.read += [number for name, number in cards.items() if name not in names]
    t.s.upgrades += [number for name, number in cards.items() if name in names]
    mine = {seat: cards[name] for seat, name in enumerate(names) if name in cards}
    for number in sorted(mine.values()):
        write_down(t, f"{number}-front")
    t.push(ChoosingSkills(cards=mine))
