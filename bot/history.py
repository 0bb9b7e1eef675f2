"""What happened at a table, in words: as much of it as the reader may know."""

from __future__ import annotations

from bot.table import Table, is_undo, taken_back
from bot.words import Words
from db import Move
from engine.core import Event, Sit, redact


def lines(table: Table, moves: list[Move], words: Words, seat: int | None) -> list[str]:
    """A line an event, oldest first; what was taken back is struck through."""
    gone = taken_back(moves, table.game)
    told: list[str] = []
    for move in moves:
        for line in _lines(table, move, words, seat):
            told.append(f"~~{line}~~" if move.seq in gone else line)
    return told


def _lines(table: Table, move: Move, words: Words, seat: int | None) -> list[str]:
    action = None if move.action is None else table.game.load_action(move.action)
    if isinstance(action, Sit):
        seat = words.mark(action.seat) or words.say.seat(action.seat)
        told = words.say("event-sits" if action.person else "event-leaves", seat=seat)
        return [told]
    if is_undo(move, table.game):
        return [words.say("event-undone", name=words.names(move.seat or 0))]
    events: list[Event] = table.game.load_events(move.events)
    redact(events, seat)
    return [line for event in events if (line := words.struct(event))]
