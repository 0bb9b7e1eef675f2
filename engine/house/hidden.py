"""Dealing what a view hides, for guesses at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core import HIDDEN, Dice, Zone


def deal_hidden(dice: Dice, pool: Counter[str], zones: Iterable[Zone]) -> None:
    """Shuffle the pool and lay its cards onto the hidden places of the zones, in their order.

    The pool holds a card for each of these places, or more; IndexError if it holds fewer.
    """
    cards = list(pool.elements())
    dice.shuffle(cards)
    for zone in zones:
        zone.cards = [cards.pop() if card == HIDDEN else card for card in zone.cards]
