"""What a hand holds, and a pile: equal cards together."""

from collections.abc import Sequence

from engine.core import HIDDEN, View
from engine.games.volfyirion.state import Volfyirion
from rendering.cards import Card, together
from rendering.volfyirion.cards import full_card
from rendering.words import Say


def hand(view: View[Volfyirion], say: Say) -> tuple[Card, ...]:
    """What a seat holds; nothing for a reader without a seat."""
    if view.seat is None:
        return ()
    return pile([card for card in view.s.houses[view.seat].hand.cards if card != HIDDEN], say)


def pile(cards: Sequence[str], say: Say) -> tuple[Card, ...]:
    """A pile to look through."""
    return together((f"card-{card}" for card in cards), full_card, say)
