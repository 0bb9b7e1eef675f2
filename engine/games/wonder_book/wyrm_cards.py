"""Wyrm cards are revealed, and join the Wyrm deck [WB-43, WB-60]."""

from __future__ import annotations

from engine.games.wonder_book import content as c
from engine.games.wonder_book import events as e
from engine.games.wonder_book.cards import WYRM_CARDS, card_of
from engine.games.wonder_book.deeds import draw_wyrm_card, take_card
from engine.games.wonder_book.script import Script
from engine.games.wonder_book.state import Turn


def reveal_wyrm(t: Turn) -> None:
    """[WB-43, WB-49] Carry the top Wyrm card out; it is discarded before a chained one is
    revealed."""
    card = WYRM_CARDS[draw_wyrm_card(t)]
    todo: list[c.Effect] = [c.Spawn(card.spawn, aura=card.spawn_aura)]
    todo += [c.Activate(card.act, card.act_aura), *card.do, c.DiscardWyrm()]
    t.push(Script(todo=[*todo, c.RevealWyrm()] if card.another else todo))


def add_wyrm_card(t: Turn, card: int) -> None:
    """[WB-60] The purple card joins the deck, which is shuffled; in a campaign that began again it
    may have lain there from the beginning [WB-63], and there is only one of it [WB-01]."""
    wyrm_card = card_of(t.s.chapter, card).wyrm
    if wyrm_card in t.s.campaign.wyrm_cards:
        t.dice.shuffle(t.s.wyrm_deck.cards)
        t.tell(e.WyrmCardThere(wyrm_card))
        return
    take_card(t, card)
    t.s.gained.append(card)
    t.s.wyrm_deck.cards.append(wyrm_card)
    t.dice.shuffle(t.s.wyrm_deck.cards)
    t.tell(e.WyrmCardAdded(wyrm_card))
