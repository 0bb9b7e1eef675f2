"""What a friend at the table would laugh at."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Choice
from engine.games.wonder_book.actions import EndTurn, Refuse
from engine.games.wonder_book.state import WonderBook
from engine.games.wonder_book.turns import ACTIONS, own_turn


def follies(choice: Choice[WonderBook]) -> Iterator[str]:
    """The kinds of folly in this choice, as `bot stupid` counts them."""
    turn = own_turn(choice.s, choice.seat)
    if isinstance(choice.action, EndTurn) and turn and turn.left == ACTIONS:
        yield "nothing-done"
    if isinstance(choice.action, Refuse):
        yield "request-refused"
