"""How the positions of lessons are laid: a race of two."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Setup, Zone
from engine.games.realm_of_wonder.board import LANDS, Land
from engine.games.realm_of_wonder.state import Character, Realm

YOU, RIVAL = 0, 1
SETUP = Setup("race", 2, (True, False), {"quest": "battles", "characters": "order"})


def deal(deck: Zone, hands: Sequence[Zone], given: Sequence[Sequence[str]]) -> None:
    """[RW-08] These cards are in the hands; all others in the deck."""
    pool = [*deck.cards, *(card for hand in hands for card in hand.cards)]
    for hand, cards in zip(hands, given, strict=True):
        hand.cards = list(cards)
        for card in cards:
            pool.remove(card)
    deck.cards = pool


def lies(s: Realm, space: str, tile: str) -> None:
    """[RW-04] The tile lies face down in that tower; what lay there takes its place."""
    here, there = s.towers.index(space), s.tiles.cards.index(tile)
    cards = s.tiles.cards
    cards[here], cards[there] = cards[there], cards[here]


def take(s: Realm, one: Character, tile: str) -> None:
    """A tower that was opened before: its tile lies on the character card."""
    at = s.tiles.cards.index(tile)
    s.towers.pop(at)
    one.tiles.append(s.tiles.cards.pop(at))


def turn(s: Realm, middle: Land, castle: Land) -> None:
    s.middle, s.castle = LANDS.index(middle), LANDS.index(castle)
