"""Games as files: an ended one with all that was played, a running one as its reader sees it.

Persons are numbered in a file: no user, no name and no player key leaves the database in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from bot.table.table import Table, taken_back
from db import Move
from engine.core import Event, Setup, commitment, redact

NOBODY = Raw(b"null")


class Played(Struct, frozen=True, kw_only=True):
    """One move. `base` is the move whose state it was made on, `by` a person of the record, or None
    for a bot player; `at` is in seconds since 1970."""

    seq: int
    base: int | None
    seat: int | None
    by: int | None
    rules: str
    at: float
    action: Raw
    events: Raw


class Record(Struct, frozen=True, kw_only=True):
    """An ended game. `seats` says for each seat who had it last, as in `Played.by`."""

    format: Literal["dragonspotter-game-1"] = "dragonspotter-game-1"
    game: str
    setup: Raw
    sealed: str  # the part of the seed's seal that was shown when the table opened
    seed: str
    seats: tuple[int | None, ...]
    moves: tuple[Played, ...]
    state: Raw


class Seen(Struct, frozen=True, kw_only=True):
    """One move of a running game, as far as its reader may know it."""

    seq: int
    undone: bool
    events: Sequence[Event]


class Sight(Struct, frozen=True, kw_only=True):
    """A running game through the eyes of `seat`, or of a stranger: no seed, no actions."""

    format: Literal["dragonspotter-view-1"] = "dragonspotter-view-1"
    game: str
    mode: str
    sealed: str
    seat: int | None
    log: tuple[Seen, ...]
    view: Any


def record(table: Table, moves: Sequence[Move]) -> Record:
    """The record of an ended table, from its whole log."""
    people = players(table, moves)

    def number(player: str | None) -> int | None:
        return people.index(player) + 1 if player is not None else None

    return Record(
        game=table.game.key,
        setup=Raw(msgspec.json.encode(_setup(table))),
        sealed=commitment(table.row.seed),
        seed=table.row.seed.hex(),
        seats=tuple(number(None if seat.house else seat.player) for seat in table.seats),
        moves=tuple(_played(move, number(move.actor)) for move in moves),
        state=Raw(table.game.dump(table.state)),
    )


def packed(table: Table, moves: Sequence[Move]) -> bytes:
    """The record as bytes, for code that plays it again."""
    return msgspec.json.encode(record(table, moves))


def written(table: Table, moves: Sequence[Move]) -> bytes:
    """The record as a file that people can read."""
    return msgspec.json.format(packed(table, moves), indent=1)


def seen_by(table: Table, moves: Sequence[Move], seat: int | None) -> bytes:
    """A sight of the table as such a file."""
    return msgspec.json.format(msgspec.json.encode(sight(table, moves, seat)), indent=1)


def sight(table: Table, moves: Sequence[Move], seat: int | None) -> Sight:
    """A sight of a running table, from its whole log."""
    undone = taken_back(moves)
    return Sight(
        game=table.game.key,
        mode=table.row.mode,
        sealed=commitment(table.row.seed),
        seat=seat,
        log=tuple(
            Seen(seq=m.seq, undone=m.seq in undone, events=_seen(table, m, seat)) for m in moves
        ),
        view=table.game.view(table.state, seat).s,
    )


def players(table: Table, moves: Sequence[Move]) -> list[str]:
    """Those who sit, in the order of their seats, then those who have left; each once."""
    known = [seat.player for seat in table.seats] + [move.actor for move in moves]
    return list(dict.fromkeys(player for player in known if player is not None))


def _setup(table: Table) -> Setup:
    plan = msgspec.json.decode(table.row.options, type=Setup)
    value = msgspec.json.decode(table.row.value) if table.row.value else None
    return msgspec.structs.replace(plan, campaign=value)


def _played(move: Move, by: int | None) -> Played:
    return Played(
        seq=move.seq,
        base=move.base,
        seat=move.seat,
        by=by,
        rules=move.rules,
        at=move.at,
        action=NOBODY if move.action is None else Raw(move.action),
        events=Raw(move.events),
    )


def _seen(table: Table, move: Move, seat: int | None) -> list[Event]:
    events = table.game.load_events(move.events)
    redact(events, seat)
    return events
