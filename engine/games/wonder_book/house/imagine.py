"""What may lie hidden, for bot players that look ahead."""

from __future__ import annotations

from engine.core import Dice
from engine.games.wonder_book.cards import BASE_WYRM_CARDS, SHREDS, card_of
from engine.games.wonder_book.state import WonderBook


def imagine(s: WonderBook, dice: Dice) -> None:
    """Fill the two shuffled decks with what is out of sight; the chapter deck stays sealed."""
    wyrm_cards = [*BASE_WYRM_CARDS, *s.campaign.wyrm_cards]
    wyrm_cards += [card_of(s.chapter, number).wyrm for number in s.gained]
    for card in [*s.wyrm_discard, *([s.wyrm_card] if s.wyrm_card else [])]:
        wyrm_cards.remove(card)
    shreds = [name for name, shred in SHREDS.items() for _ in range(shred.copies)]
    held = [shred for hero in s.heroes for shred in hero.shreds]
    for shred in [*s.shred_discard, *s.shreds_used, *held]:
        shreds.remove(shred)
    dice.shuffle(wyrm_cards)
    dice.shuffle(shreds)
    s.wyrm_deck.cards, s.shred_deck.cards = wyrm_cards, shreds
