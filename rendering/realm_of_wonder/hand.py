"""What a hand holds: movement cards, then magic cards. A pile: equal cards together."""

from collections.abc import Sequence

from engine.core import HIDDEN, View
from engine.games.realm_of_wonder.cards import MOVES, TILES
from engine.games.realm_of_wonder.state import Realm
from rendering.cards import Card, together
from rendering.realm_of_wonder.cards import full_card
from rendering.words import Say


def hand(view: View[Realm], say: Say) -> tuple[Card, ...]:
    """What a seat holds, the movement card that it has chosen marked [RW-13, RW-14]. Nothing for a
    reader without a seat."""
    if view.seat is None:
        return ()
    me = view.s.characters[view.seat]
    moves = sorted((card for card in me.moves.cards if card in MOVES), key=_speed)
    magic = [card for card in me.magic.cards if card != HIDDEN]
    chosen = together((c for c in moves if c == me.chosen.value), _card, say)
    others = together((c for c in (*moves, *magic) if c != me.chosen.value), _card, say)
    return (*(card._replace(chosen=True) for card in chosen), *others)


def pile(cards: Sequence[str], say: Say) -> tuple[Card, ...]:
    """A pile to look through, in the order in which its cards came."""
    return together(cards, _card, say)


def _card(name: str, say: Say) -> Card | None:
    return full_card(f"tile-{name}" if name in TILES else f"card-{name}", say)


def _speed(card: str) -> int:
    return MOVES[card].speed
