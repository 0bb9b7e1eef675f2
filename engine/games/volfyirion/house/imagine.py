"""Guesses at what a view hides."""

from __future__ import annotations

from collections import Counter

from engine.core import Dice, Zone
from engine.games.volfyirion.cards import CARDS, PLOYS
from engine.games.volfyirion.check import everything, in_sight, shared_decks
from engine.games.volfyirion.ploys import due
from engine.games.volfyirion.state import Volfyirion
from engine.house.hidden import deal_hidden


def imagine(s: Volfyirion, dice: Dice) -> None:
    """Deal the cards that are not in sight to the places where nobody sees them."""
    for house in s.houses:
        _deal(dice, house.unseen, [house.hand, house.deck])
    pool = everything(s) - Counter(in_sight(s))
    for house in s.houses:
        pool -= Counter(house.unseen)
    for wonder in (False, True):
        some = [card for card in pool.elements() if CARDS[card].is_wonder is wonder]
        _deal(dice, some, list(shared_decks(s, wonder=wonder)))
    held, left = [house.ploy for house in s.houses], _ploys_left(s)
    _deal(dice, [ploy for ploy in left if not due(s, ploy)], held)
    _deal(dice, left, [s.ploys, *held])


def _deal(dice: Dice, cards: list[str], zones: list[Zone]) -> None:
    """Deal those of `cards` that are not seen in the zones onto the hidden places there."""
    seen = Counter(card for zone in zones for card in zone.cards)
    deal_hidden(dice, Counter(cards) - seen, zones)


def _ploys_left(s: Volfyirion) -> list[str]:
    return [ploy for ploy in PLOYS if ploy not in s.removed] if "ploys" in s.variants else []
