"""How Wyrm cards are revealed and discarded, and join the Wyrm deck [WB-43, WB-50, WB-60]."""

from __future__ import annotations

from engine.games.wonder_book import events as e
from engine.games.wonder_book.cards import WYRM_CARDS, card_of
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.deck import take_card
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import Turn


@carry_out.register
def _(_: do.RevealWyrm, t: Turn, _by: Script) -> None:
    """[WB-43, WB-49] Carry out the top Wyrm card; it is discarded before a chained one is
    revealed."""
    card = WYRM_CARDS[draw_wyrm_card(t)]
    todo: list[Effect] = [do.Spawn(card.spawn, aura=card.spawn_aura)]
    todo += [do.Activate(card.act, card.act_aura), *card.do, do.DiscardWyrm()]
    t.push(Script(todo=[*todo, do.RevealWyrm()] if card.another else todo))


@carry_out.register
def _(_: do.DiscardWyrm, t: Turn, _by: Script) -> None:
    discard_wyrm_card(t)


@carry_out.register
def _(effect: do.AddWyrmCard, t: Turn, _by: Script) -> None:
    """[WB-60] The purple card joins the deck, which is shuffled. In a campaign that began again it
    may have been there from the beginning [WB-63], and there is only one of it [WB-01]."""
    wyrm_card = card_of(t.s.chapter, effect.card).wyrm
    if wyrm_card in t.s.campaign.wyrm_cards:
        t.dice.shuffle(t.s.wyrm_deck.cards)
        t.tell(e.WyrmCardThere(wyrm_card))
        return
    take_card(t, effect.card)
    t.s.gained.append(effect.card)
    t.s.wyrm_deck.cards.append(wyrm_card)
    t.dice.shuffle(t.s.wyrm_deck.cards)
    t.tell(e.WyrmCardAdded(wyrm_card))


def draw_wyrm_card(t: Turn) -> str:
    """Draw the top Wyrm card; when the deck is empty, the discard pile is first shuffled into a new
    one [WB-50]."""
    discard_wyrm_card(t)
    if not t.s.wyrm_deck.cards:
        t.s.wyrm_deck.cards, t.s.wyrm_discard = t.s.wyrm_discard, []
        t.dice.shuffle(t.s.wyrm_deck.cards)
    (t.s.wyrm_card,) = t.draw(t.s.wyrm_deck)
    t.tell(e.WyrmCardRevealed(t.s.wyrm_card))
    return t.s.wyrm_card


def discard_wyrm_card(t: Turn) -> None:
    """The Wyrm card being carried out, if any, goes to the discard pile [WB-50]."""
    if t.s.wyrm_card:
        t.s.wyrm_discard.append(t.s.wyrm_card)
        t.s.wyrm_card = ""
