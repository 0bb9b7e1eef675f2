"""How the positions of lessons are laid: a duel in its sixth round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core import Setup, Zone
from engine.games.volfyirion.cards import CARDS
from engine.games.volfyirion.check import everything, in_sight
from engine.games.volfyirion.laying import house_deck
from engine.games.volfyirion.state import Notes, Volfyirion

YOU, RIVAL = 0, 1
SETUP = Setup("duel", 2, (True, False), {"first-player": "host"})
ROUND = 6  # late enough for no redraw and no refresh [VF-16, VF-23]


def hold(s: Volfyirion, seat: int, hand: Sequence[str], deck: Sequence[str]) -> None:
    """All House cards that a seat has, top first; the rest of them have left the game."""
    house = s.houses[seat]
    house.hand.cards, house.deck.cards = list(hand), list(deck)
    house.unseen, house.turns = sorted([*hand, *deck]), ROUND - 1


def lay_out(s: Volfyirion, row: Sequence[str], lair: Sequence[str]) -> None:
    """[VF-04, VF-05] These lie in the Row and the Lair; what is left of the box is in the decks."""
    market = s.markets[0]
    market.row, market.lair = list(row), list(lair)
    held = [card for house in s.houses for card in house.unseen]
    left = everything(s) - Counter([*in_sight(s), *held])
    s.removed = sorted((left & (house_deck() + house_deck())).elements())
    rest = sorted((left - Counter(s.removed)).elements())
    assets = [card for card in rest if not CARDS[card].is_wonder]
    market.top = Zone(assets[:1], market.top.seen)
    market.deck.cards = assets[1:]
    market.wonders.cards = [card for card in rest if CARDS[card].is_wonder]
    s.round, s.notes = ROUND, Notes(acted=[YOU], acquired=True)
