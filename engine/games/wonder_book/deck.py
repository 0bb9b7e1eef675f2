"""How cards leave the Chapter deck, are laid out and discarded, and how Shred cards are drawn
[WB-09, WB-19 to WB-23]."""

from __future__ import annotations

from engine.core import HIDDEN, Unseen
from engine.games.wonder_book import events as e
from engine.games.wonder_book.cards import card_of
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.heroes import meant
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import Page, Stack, Turn


def take_card(t: Turn, card: int) -> None:
    """A card that nobody knew before leaves the deck [WB-09]. If it has just been read, it lies
    open already."""
    if card in t.s.read:
        t.s.read.remove(card)
        return
    unsealed(t)
    t.s.deck.cards.remove(str(card))
    t.reveal()


def unsealed(t: Turn) -> None:
    """Stop a playout here, since what comes next is on a sealed card [WB-09]. Raises Unseen where a
    card of the deck is sealed, which is only so in a view."""
    if HIDDEN in t.s.deck.cards:
        t.s.pages += 1
        raise Unseen


def show(t: Turn, page: Page) -> None:
    """Open a page; one that was read before is not sealed any more."""
    t.s.page, word = page, f"{page.card}-{page.key or page.side}"
    if word not in t.s.journal:
        unsealed(t)
        t.s.pages += 1
        write_down(t, word)
    t.reveal()


def write_down(t: Turn, page: str) -> None:
    """Write a page into the journal, where a page read twice stands once."""
    if page not in t.s.journal:
        t.s.journal.append(page)


def draw_shreds(t: Turn, seat: int, n: int) -> None:
    """Draw Shred cards; when the deck is empty, the discard pile is shuffled into a new one
    [WB-20]."""
    for _ in range(n):
        if not t.s.shred_deck.cards:
            t.s.shred_deck.cards, t.s.shred_discard = t.s.shred_discard, []
            t.dice.shuffle(t.s.shred_deck.cards)
        for shred in t.draw(t.s.shred_deck):
            t.s.heroes[seat].shreds.append(shred)
            t.tell(e.ShredDrawn(t.s.heroes[seat].name, shred))


# --- effects of cards ------------------------------------------------------------------------


@carry_out.register
def _(effect: do.DrawShred, t: Turn, by: Script) -> None:
    for seat in meant(t.s, effect.who, by.me):
        draw_shreds(t, seat, effect.n)


@carry_out.register
def _(_: do.DiscardShred, t: Turn, _by: Script) -> None:
    t.s.shred_discard.append(t.s.shreds_used.pop())


@carry_out.register
def _(effect: do.LoseItem, t: Turn, _by: Script) -> None:
    for hero in t.s.heroes:
        if effect.card in hero.items:
            hero.items.remove(effect.card)
            t.s.read.append(effect.card)
            t.tell(e.ItemLost(hero.name, card_of(t.s.chapter, effect.card).item))


@carry_out.register
def _(effect: do.RuleOn, t: Turn, _by: Script) -> None:
    """[WB-22]"""
    take_card(t, effect.card)
    t.s.rules.append(effect.card)
    t.tell(e.RuleInForce(f"{t.s.chapter}-{effect.card}"))


@carry_out.register
def _(effect: do.RuleOff, t: Turn, _by: Script) -> None:
    if effect.card in t.s.rules:
        t.s.rules.remove(effect.card)
        t.s.read.append(effect.card)
        t.tell(e.RuleEnded(f"{t.s.chapter}-{effect.card}"))


@carry_out.register
def _(effect: do.Lay, t: Turn, _by: Script) -> None:
    """[WB-23]"""
    for card in effect.cards:
        take_card(t, card)
    t.s.stacks[effect.stack] = Stack(effect.area, list(effect.cards))
    t.tell(e.ObjectLaid(effect.stack, effect.area))


@carry_out.register
def _(effect: do.Lift, t: Turn, _by: Script) -> None:
    if stack := t.s.stacks.get(effect.stack):
        t.s.read.append(stack.cards.pop(0))
        if not stack.cards:
            del t.s.stacks[effect.stack]


@carry_out.register
def _(effect: do.Clear, t: Turn, _by: Script) -> None:
    if effect.stack in t.s.stacks:
        t.s.read += t.s.stacks.pop(effect.stack).cards


@carry_out.register
def _(effect: do.Discard, t: Turn, _by: Script) -> None:
    for card in effect.cards:
        take_card(t, card)
    t.s.read += effect.cards
