"""The log: moves are only ever added. Their states are kept apart and can be dropped."""

from __future__ import annotations

import sqlite3
from typing import NoReturn

from db.errors import Twice, Unreadable
from db.link import Link, columns, insert, select
from db.rows import Move

SEQS = 1 << 32  # more moves than a table can have
LAST = (1 << 63) - 1  # the largest number in SQLite
STATE = "unpack(coalesce((select s.state from state s where s.id = game << 32 | seq), state))"
MOVE = f"select {columns(Move, events='unpack(events)', state=STATE)} from move"
NEWEST = f"{MOVE} where game = ? order by seq desc limit 1"
LOG = MOVE.replace(STATE, "x''")
GONE = """
select distinct actor from move where game = ?1
and actor not in (select player from seat where game = ?1 and player is not null)
"""


class Moves(Link):
    async def move_at(self, game: int, seq: int) -> Move | None:
        return await self._one(Move, f"{MOVE} where game = ? and seq = ?", game, seq)

    async def newest_interaction(self) -> int:
        """0 if no move came from an interaction."""
        return await self._one(int, "select coalesce(max(interaction), 0) from move") or 0

    async def gone_from(self, game: int) -> list[str]:
        """The players who have acted there and have no seat now."""
        return await self._all(str, GONE, game)

    async def moves(self, game: int, after: int = -1) -> list[Move]:
        """The log, without states. Raises Unreadable, also if a move names a seat that does not
        exist."""
        return await self._connection.run(lambda db: _log(db, game, after))


def _log(db: sqlite3.Connection, game: int, after: int) -> list[Move]:
    moves = select(db, Move, f"{LOG} where game = ? and seq > ? order by seq", game, after)
    seats = {None, *select(db, int, "select seat from seat where game = ?", game)}
    for move in moves:
        if move.seat not in seats:
            raise Unreadable(what=f"move {game}, {move.seq}", reason=f"no seat {move.seat}")
    return moves


def refuse_twice(db: sqlite3.Connection, interaction: int | None) -> None:
    """Raises Twice if a move of this interaction is stored."""
    if db.execute("select 1 from move where interaction = ?", (interaction,)).fetchone():
        raise Twice(interaction=interaction or 0)


def insert_move(db: sqlite3.Connection, move: Move) -> None:
    """The move's state is kept apart, so that the move itself is never written again."""
    row = {name: getattr(move, name) for name in move.__struct_fields__}
    insert(db, "state", id=_id(move.game, move.seq), state=row.pop("state"))
    insert(db, "move", **row)


def asked_since(db: sqlite3.Connection, move: Move) -> tuple[float, float] | None:
    """After a move that somebody took back freely: when the table first stood like this, and since
    when time runs, which may have run again since then. None after any other move, a vote included:
    then everybody has the whole time again. Raises Unreadable if the log has a gap."""
    found, sql = move, f"{LOG} where game = ? and seq = ?"
    while found.seat is not None and found.base is not None and found.base < found.seq - 1:
        (found,) = select(db, Move, sql, move.game, found.base) or _missing(move.game, found.base)
    if found is move:
        return None
    (lifted,) = db.execute("select lifted from game where id = ?", (move.game,)).fetchone()
    return found.at, max(found.at, lifted or 0)


def thin(db: sqlite3.Connection, game: int) -> None:
    """Drop all of an ended table's states but the newest; a replay computes them again."""
    newest = select(db, int, "select seq from move where game = ? order by seq desc limit 1", game)
    drop_states(db, game, max(newest, default=0))


def drop_states(db: sqlite3.Connection, game: int, before: int = SEQS) -> None:
    """Drop the states of a table's moves before that one, or of all moves."""
    db.execute("delete from state where id >= ? and id < ?", (_id(game, 0), _id(game, before)))
    old = "update move set state = null where game = ? and seq < ? and state is not null"
    db.execute(old, (game, before))


def _missing(game: int, seq: int) -> NoReturn:
    raise Unreadable(what=f"move {game}, {seq}", reason="it is not there")


def _id(game: int, seq: int) -> int:
    """The id of a row of `state`: those of a table are neighbours. A move's number that no table
    can have has no row."""
    return min(game * SEQS + seq, LAST)
