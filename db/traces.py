"""What one knows stays known. Of people who were forgotten it is kept that they sat at an open
table, until it ends, and that they have tried a day's daily, until its tries are over.

Only a keyed hash of the user is kept. Somebody who has the key can try out the users that they
know; it is in the database and nowhere else, and goes with the last hash that needs it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import sqlite3
from collections.abc import Iterable

from db.link import Link, select

KEY = 32  # bytes
SEATED = """
insert or ignore into sat
select game, player from seat where game = ? and player is not null
"""

# The open tables of servers at which somebody has sat, or which they have begun.
PART = """
select game from sat join game on id = game where player = :player and server is not null
and daily is null and lesson is null
union
select id from game where owner = :player and server is not null
and daily is null and lesson is null
and status <> 'ended'
"""
THE_KEY = "select value from secret where name = 'trace'"
TRIED = "select distinct daily from game where owner = ? and daily > ?"


class Traces(Link):
    async def has_sat(self, game: int, user: int) -> bool:
        """Whether this user has ever sat at the running table, even if they have been forgotten
        since."""
        return await self._connection.run(lambda db: _has_sat(db, game, user))

    async def has_tried(self, daily: str, user: int) -> bool:
        """Whether this user tried the day's daily before they were forgotten."""
        return await self._connection.run(lambda db: _is_traced(db, "daily", daily, user))

    async def drop_tries(self, over: str) -> None:
        """Drop the tries of all days up to that one."""
        if await self._one(int, "select 1 from trace where daily <= ?", over):
            await self._write(lambda db: _drop(db, "daily <= ?", over))


def seated(db: sqlite3.Connection, game: int) -> None:
    """Remember the people who sit there now."""
    db.execute(SEATED, (game,))


def is_traced(db: sqlite3.Connection, game: int, user: int) -> bool:
    """Whether this user had a part in the open table before they were forgotten."""
    return _is_traced(db, "game", game, user)


def leave_traces(db: sqlite3.Connection, user: int, over: str) -> None:
    """Remember what a person knew before they are forgotten. Tries at days after `over` may still
    be open."""
    for player in select(db, str, "select player from person where user = ?", user):
        games = [id for (id,) in db.execute(PART, {"player": player})]
        _trace(db, "game", games, user)
        trace_tries(db, select(db, str, TRIED, player, over), user)


def trace_tries(db: sqlite3.Connection, days: Iterable[str], user: int) -> None:
    _trace(db, "daily", days, user)


def drop_traces(db: sqlite3.Connection, game: int) -> None:
    """The table has ended, so what was known about it no longer matters."""
    db.execute("delete from sat where game = ?", (game,))
    _drop(db, "game = ?", game)


def drop_key(db: sqlite3.Connection) -> None:
    """Drop the key, unless a hash still needs it."""
    db.execute("delete from secret where name = 'trace' and not exists (select 1 from trace)")


def _has_sat(db: sqlite3.Connection, game: int, user: int) -> bool:
    sql = "select 1 from sat join person using (player) where game = ? and user = ?"
    return bool(select(db, int, sql, game, user)) or is_traced(db, game, user)


def _is_traced(db: sqlite3.Connection, kind: str, where: str | int, user: int) -> bool:
    hashes = select(db, bytes, f"select hash from trace where {kind} = ?", where)
    return any(_hash(key, kind, where, user) in hashes for key in select(db, bytes, THE_KEY))


def _trace(db: sqlite3.Connection, kind: str, where: Iterable[str | int], user: int) -> None:
    for one in where:
        made = secrets.token_bytes(KEY)
        db.execute("insert or ignore into secret(name, value) values ('trace', ?)", (made,))
        (key,) = select(db, bytes, THE_KEY)
        sql = f"insert or ignore into trace({kind}, hash) values (?, ?)"
        db.execute(sql, (one, _hash(key, kind, one, user)))


def _hash(key: bytes, kind: str, where: str | int, user: int) -> bytes:
    """Different at each table and day, so that nobody sees that it is the same user."""
    return hmac.digest(key, f"{kind} {where} {user}".encode(), hashlib.sha256)


def _drop(db: sqlite3.Connection, where: str, value: str | int) -> None:
    db.execute(f"delete from trace where {where}", (value,))
    drop_key(db)
