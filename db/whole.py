"""All tables and campaigns of a file, read one by one, so that one which cannot be read stops
nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from db.campaigns import CAMPAIGN
from db.errors import Unreadable
from db.file import reader
from db.games import GAME, SEATS
from db.hints import HINTS
from db.link import select
from db.moves import MOVE
from db.rows import Campaign, Game, Hinted, Move, Seat, Vote, Wait
from db.votes import VOTES
from db.waits import WAITS

# Broken references, beside those that the database checks itself.
SEATLESS = """
select '{0} of table ' || game || ', seat ' || seat || ': there is no such seat' from {0}
where (game, seat) not in (select game, seat from seat)
"""
TABLES = "select name from sqlite_schema where type = 'table' and name not like 'sqlite%'"
STRAYS = (
    SEATLESS.format("wait"),
    SEATLESS.format("goahead"),
    SEATLESS.format("hint"),
    """
select 'state of table ' || (id >> 32) || ': there is no move ' || (id & 0xffffffff) from state
where (id >> 32, id & 0xffffffff) not in (select game, seq from move)
""",
    """
select 'move ' || game || ', ' || seq || ': there is no seat ' || seat from move
where seat is not null and (game, seat) not in (select game, seat from seat)
""",
    """
select 'vote ' || id || ': there is no such move' from vote
where (game, target) not in (select game, seq from move)
""",
)


class Whole(NamedTuple):
    """A table with its seats, its log, and those of its states that are kept."""

    game: Game
    seats: list[Seat]
    moves: list[Move | Unreadable]


def tables(path: Path) -> Iterator[Whole | Unreadable]:
    """The tables of a database, which may be in use: each as it stood at one moment."""
    with closing(reader(path)) as db:
        for id in select(db, int, "select id from game order by id"):
            db.execute("begin")
            try:
                found = list(_whole(db, id))  # empty if it was erased meanwhile
            except Unreadable as error:
                found = [error]
            db.execute("rollback")
            yield from found


def _whole(db: sqlite3.Connection, id: int) -> Iterator[Whole]:
    for game in select(db, Game, f"{GAME} where id = ?", id):
        moves: list[Move | Unreadable] = []
        for seq in select(db, int, "select seq from move where game = ? order by seq", id):
            try:
                moves += select(db, Move, f"{MOVE} where game = ? and seq = ?", id, seq)
            except Unreadable as error:
                moves.append(error)
        seats = select(db, Seat, SEATS, id)
        for row, sql in ((Wait, WAITS), (Vote, VOTES), (Hinted, HINTS)):
            select(db, row, sql, id)
        yield Whole(game, seats, moves)


def strays(path: Path) -> Iterator[str]:
    """Rows whose values are of another kind than their columns, or that refer to something that is
    not there."""
    with closing(reader(path)) as db:
        yield from _odd(db)
        for table, row, parent, _ in db.execute("pragma foreign_key_check").fetchall():
            yield f"{table}, row {row}: there is no such {parent}"
        for sql in STRAYS:
            yield from select(db, str, sql)


def _odd(db: sqlite3.Connection) -> Iterator[str]:
    for (table,) in db.execute(TABLES).fetchall():
        for _, name, kind, kept, _, key in db.execute(f"pragma table_info({table})").fetchall():
            allowed = f"'{kind.lower()}'" + ("" if kept or key else ", 'null'")
            sql = f"select rowid, typeof({name}) as odd from {table} where odd not in ({allowed})"
            for row, odd in db.execute(sql).fetchall():
                yield f"{table}, row {row}: its {name} is {odd}"


def campaigns(path: Path) -> Iterator[Campaign | Unreadable]:
    """In the order of their ids. In place of one that cannot be read stands the error."""
    with closing(reader(path)) as db:
        for id in select(db, int, "select id from campaign order by id"):
            try:
                yield from select(db, Campaign, f"{CAMPAIGN} where id = ?", id)
            except Unreadable as error:
                yield error
