"""How items and Shred cards change hands [WB-40]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.core import Action, Option, Phase, Seat
from engine.games.wonder_book import events as e
from engine.games.wonder_book.actions import (
    Agree,
    AskForItem,
    AskForShred,
    GiveItem,
    GiveShred,
    Refuse,
)
from engine.games.wonder_book.cards import card_of
from engine.games.wonder_book.state import Turn, WonderBook
from engine.games.wonder_book.turns import OwnTurn

Exchange = GiveItem | GiveShred | AskForItem | AskForShred


class Consent(Phase):
    """[WB-40] Another hero's item is taken only if its player agrees."""

    quick: ClassVar[bool] = True
    asker: Seat
    holder: Seat
    what: AskForItem | AskForShred

    def actors(self, s: WonderBook) -> list[int]:
        return [self.holder]

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        yield Option(Agree())
        yield Option(Refuse())

    def play(self, t: Turn, seat: int, action: Action) -> None:
        self.over = True
        if isinstance(action, Agree):
            hand_over(t, self.holder, self.asker, self.what)
        else:
            _refuse(t, self)


def ask_for(t: Turn, asker: int, holder: int, what: AskForItem | AskForShred) -> None:
    """[WB-40] The holder's player decides; a person who plays alone agrees by asking [WB-07]."""
    if t.s.alone:
        hand_over(t, holder, asker, what)
        return
    names = t.s.heroes[asker].name, t.s.heroes[holder].name
    if isinstance(what, AskForItem):
        t.tell(e.ItemAsked(what.item, *names))
    else:
        t.tell(e.ShredAsked(what.shred, *names))
    t.push(Consent(asker=asker, holder=holder, what=what))


def _refuse(t: Turn, asked: Consent) -> None:
    """[WB-40] Nothing was taken, so no action was spent; but nobody is asked twice for the same
    thing in a turn."""
    t.tell(e.HandOverRefused(t.s.heroes[asked.holder].name))
    for turn in t.s.stack:
        if isinstance(turn, OwnTurn) and turn.turn_of == asked.asker:
            turn.declined.append(asked.what)
    t.s.stack[-2].left += 1


def hand_over(t: Turn, giver: int, taker: int, what: Exchange) -> None:
    """From seat to seat, no matter which of the two asked."""
    one, other = t.s.heroes[giver], t.s.heroes[taker]
    match what:
        case GiveItem(item, _) | AskForItem(item, _):
            card = next(n for n in one.items if card_of(t.s.chapter, n).item == item)
            one.items.remove(card)
            other.items.append(card)
            t.tell(e.ItemHanded(item, one.name, other.name))
        case GiveShred(shred, _) | AskForShred(shred, _):
            one.shreds.remove(shred)
            other.shreds.append(shred)
            t.tell(e.ShredHanded(shred, one.name, other.name))


def holder_of(s: WonderBook, name: str) -> int:
    """The seat that plays a hero."""
    return next(seat for seat, hero in enumerate(s.heroes) if hero.name == name)
