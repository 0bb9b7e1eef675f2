"""What happened at a table, in words: as much of it as the reader may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.platform.limits import TEXT, newest_lines
from bot.screens.scene import Scene
from bot.table.reading import reading
from bot.table.table import Table, is_undo, taken_back
from bot.text.words import Words
from db import Move
from engine.core import Event, Sit, redact


class Line(NamedTuple):
    text: str
    opens: bool = False  # whether it tells that a page was opened


def lines(table: Table, moves: list[Move], words: Words, seat: int | None) -> list[str]:
    """One line for each event, the oldest first; what was taken back is struck through."""
    return list(each(table, moves, words, seat))


def each(table: Table, moves: list[Move], words: Words, seat: int | None) -> Iterator[str]:
    """The same one by one, for readers with room for only the first few."""
    return (line.text for line in _told(table, moves, words, seat))


def of_step(table: Table, moves: list[Move], words: Words, seq: int) -> list[str]:
    """What a stranger read when the move `seq` was made; `moves` is the whole log."""
    found = [move for move in moves if move.seq == seq]
    return [line.text for move in found for line in _of(table, move, moves, words, None)]


def since(table: Table, moves: list[Move], words: Words, seat: int, player: str) -> str:
    """The newest of what happened after the last move of `player`, who reads it at `seat`. No more
    of a long log is said than fits into a message."""
    own = [move.seq for move in moves if move.actor == player]
    later = [move for move in moves if move.seq > max(own, default=-1)]
    heading, gone = words.say("since"), taken_back(later)
    room, told = TEXT - len(heading) - 1, list[str]()
    while later and sum(map(len, told)) < room:
        move = later.pop()
        told[:0] = [line.text for line in _struck(table, move, moves, words, seat, gone)]
    return f"{heading}\n{newest_lines(told, room)}" if told else words.say("since-nothing")


def recent(scene: Scene, moves: list[Move]) -> list[str]:
    """For the table message: of opened pages only the last, and none beside a page."""
    told = list(_told(scene.table, moves, scene.words, scene.view.seat))
    pages = [] if scene.text.page else [line for line in told if line.opens]
    newest = pages[-1] if pages else None
    return [line.text for line in told if not line.opens or line is newest]


def _told(table: Table, moves: list[Move], words: Words, seat: int | None) -> Iterator[Line]:
    """Raises Unreadable."""
    gone = taken_back(moves)
    with reading(f"table {table.id}"):
        for move in moves:
            yield from _struck(table, move, moves, words, seat, gone)


def _struck(
    table: Table, move: Move, moves: list[Move], words: Words, seat: int | None, gone: set[int]
) -> list[Line]:
    told = _of(table, move, moves, words, seat)
    return [Line(f"~~{line.text}~~", line.opens) if move.seq in gone else line for line in told]


def _of(table: Table, move: Move, moves: list[Move], words: Words, seat: int | None) -> list[Line]:
    return [*_stood_in(table, move, moves, words), *_lines(table, move, words, seat)]


def _undone(move: Move, words: Words) -> str:
    """A move taken back by vote is nobody's own."""
    if move.seat is None:
        return words.say("event-undone-together")
    return words.say("event-undone", name=words.names(move.seat))


def _stood_in(table: Table, move: Move, moves: list[Move], words: Words) -> list[Line]:
    """The line before a choice that a bot player made once for a person whose time was up: nobody
    is its actor, and the seat has been a person's ever since."""
    seat = move.seat
    if seat is None or move.actor is not None or table.seats[seat].house is not None:
        return []
    later = [one for one in moves if one.seq > move.seq and one.seat is None and one.action]
    sits = [table.game.load_action(one.action) for one in later if one.action is not None]
    if table.seats[seat].player is None or any(
        isinstance(sit, Sit) and sit.seat == seat for sit in sits
    ):
        return []
    return [Line(words.say("event-chosen-for", seat=words.called(seat)))]


def _lines(table: Table, move: Move, words: Words, seat: int | None) -> list[Line]:
    action = None if move.action is None else table.game.load_action(move.action)
    if isinstance(action, Sit):
        whose = words.mark(action.seat) or words.say.seat(action.seat)
        left = "event-leaves" if move.actor is not None else "event-timed-out"
        told = words.say("event-sits" if action.person else left, seat=whose)
        return [Line(told)]
    if is_undo(move):
        return [Line(_undone(move, words))]
    events: list[Event] = table.game.load_events(move.events)
    redact(events, seat)
    return [Line(text, event.opens) for event in events if (text := words.struct(event))]
