"""Where the last turn of a person ended."""

from __future__ import annotations

from collections.abc import Sequence

from bot.table.reading import reading
from bot.table.table import Table, taken_back
from db import Move


def turn_over(table: Table, moves: Sequence[Move], seat: int, player: str) -> int:
    """The move with which the last turn of `player` at `seat` ended, and with which all that
    followed of itself is told, such as what enemies did. In a game in which no move ends a turn,
    the first one after their last. 0 if there is none yet."""
    gone = taken_back(moves)
    valid = [move for move in reversed(moves) if move.seq not in gone]
    if any(kind.ends_turn for kind in table.game.actions):
        with reading(f"table {table.id}"):
            return next((one.seq for one in valid if _ends_turn(table, one, seat, player)), 0)
    return next((move.seq + 1 for move in valid if move.actor == player), 0)


def _ends_turn(table: Table, move: Move, seat: int, player: str) -> bool:
    """Whether the turn ends by an action of the player, or by what somebody's action brings, such
    as a lost battle."""
    if move.action is None:
        return False
    if move.actor == player and table.game.load_action(move.action).ends_turn:
        return True
    events = [event for event in table.game.load_events(move.events) if event.ends_turn]
    return any(getattr(event, "seat", None) == seat for event in events)
