"""Effects that ask the group to pick a hero."""

from __future__ import annotations

from engine.core import Action, Option, Seat
from engine.games.wonder_book import events as e
from engine.games.wonder_book.actions import PickHero
from engine.games.wonder_book.cards import card_of
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.deck import take_card
from engine.games.wonder_book.group import GroupChoice
from engine.games.wonder_book.hands import holder_of
from engine.games.wonder_book.heroes import lose_sparks
from engine.games.wonder_book.rolls import outcome, roll, roll_for
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import NOBODY, Turn, WonderBook, standing


class GroupPick(GroupChoice):
    """The group picks a hero: one to take an item, to roll, or to pay a Spark."""

    effect: do.GainItem | do.Roll | do.PaySparks
    card: int
    among: list[Seat]

    def offers(self, s: WonderBook) -> list[Option]:
        return [Option(PickHero(s.heroes[seat].name)) for seat in self.among]

    def decide(self, t: Turn, action: Action) -> None:
        self.over = True
        if isinstance(action, PickHero):
            _do_for(t, self.effect, self.card, holder_of(t.s, action.hero))


@carry_out.register
def _(effect: do.GainItem, t: Turn, by: Script) -> None:
    if by.me == NOBODY:
        _ask(t, effect, by.card)
    else:
        _do_for(t, effect, by.card, by.me)


@carry_out.register
def _(effect: do.Roll, t: Turn, by: Script) -> None:
    if effect.by == "group":
        _ask(t, effect, by.card)
    else:
        roll_for(t, effect, by)


@carry_out.register
def _(effect: do.PaySparks, t: Turn, by: Script) -> None:
    _ask(t, effect, by.card)


def _ask(t: Turn, effect: do.GainItem | do.Roll | do.PaySparks, card: int) -> None:
    """Let the group choose among the heroes that an effect can apply to."""
    among = standing(t.s) or list(range(t.s.seats))
    if isinstance(effect, do.PaySparks):
        among = [seat for seat, hero in enumerate(t.s.heroes) if hero.sparks]
    if len(among) == 1:
        _do_for(t, effect, card, among[0])
    elif among:
        t.push(GroupPick(effect=effect, card=card, among=among))


def _do_for(t: Turn, effect: do.GainItem | do.Roll | do.PaySparks, card: int, seat: int) -> None:
    match effect:
        case do.GainItem(number):
            take_card(t, number)
            t.s.heroes[seat].items.append(number)
            t.tell(e.ItemGained(t.s.heroes[seat].name, card_of(t.s.chapter, number).item))
        case do.Roll(dice, outcomes):
            todo = outcome(outcomes, roll(t, seat, dice))
            t.push(Script(todo=list(todo), me=seat, card=card))
        case do.PaySparks(n):
            lose_sparks(t, seat, 1)
            if n > 1:
                t.push(Script(todo=[do.PaySparks(n - 1)], card=card))
