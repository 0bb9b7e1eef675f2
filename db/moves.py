"""The log: moves are only ever added. Their states lie apart, and can be dropped."""

from __future__ import annotations

import sqlite3

from db.errors import Twice
from db.link import Link, columns, insert, select
from db.rows import Move

SEQS = 1 << 32  # more than a table has moves
STATE = "unpack(coalesce((select s.state from state s where s.id = game << 32 | seq), state))"
MOVE = f"select {columns(Move, events='unpack(events)', state=STATE)} from move"
NEWEST = f"{MOVE} where game = ? order by seq desc limit 1"
LOG = MOVE.replace(STATE, "x''")


class Moves(Link):
    async def move_at(self, game: int, seq: int) -> Move | None:
        return await self._one(Move, f"{MOVE} where game = ? and seq = ?", game, seq)

    async def newest_interaction(self) -> int:
        """0 when no move came by one."""
        return await self._one(int, "select coalesce(max(interaction), 0) from move") or 0

    async def moves(self, game: int, after: int = -1) -> list[Move]:
        """The log, without states."""
        where = "where game = ? and seq > ? order by seq"
        return await self._all(Move, f"{LOG} {where}", game, after)


def refuse_twice(db: sqlite3.Connection, interaction: int | None) -> None:
    if db.execute("select 1 from move where interaction = ?", (interaction,)).fetchone():
        raise Twice(interaction=interaction or 0)


def insert_move(db: sqlite3.Connection, move: Move) -> None:
    """Its state lies apart, so that the move is never written again."""
    row = {name: getattr(move, name) for name in move.__struct_fields__}
    insert(db, "state", id=_id(move.game, move.seq), state=row.pop("state"))
    insert(db, "move", **row)


def asked_since(db: sqlite3.Connection, move: Move) -> float | None:
    """Of a move that somebody has taken back freely: when the table first stood so, or when time
    ran again since then. By vote everybody begins anew."""
    found, sql = move, f"{LOG} where game = ? and seq = ?"
    while found.seat is not None and found.base is not None and found.base < found.seq - 1:
        (found,) = select(db, Move, sql, move.game, found.base)
    if found is move:
        return None
    (lifted,) = db.execute("select lifted from game where id = ?", (move.game,)).fetchone()
    return max(found.at, lifted or 0)


def thin(db: sqlite3.Connection, game: int) -> None:
    """Drop an ended table's states but the newest; replay makes them anew."""
    (newest,) = db.execute("select max(seq) from move where game = ?", (game,)).fetchone()
    drop_states(db, game, newest or 0)


def drop_states(db: sqlite3.Connection, game: int, before: int = SEQS) -> None:
    """Of a table's moves up to there, or of all."""
    db.execute("delete from state where id >= ? and id < ?", (_id(game, 0), _id(game, before)))
    old = "update move set state = null where game = ? and seq < ? and state is not null"
    db.execute(old, (game, before))


def _id(game: int, seq: int) -> int:
    """Of a row of `state`: a table's are neighbours."""
    return game * SEQS + seq
