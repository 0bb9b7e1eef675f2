"""Players, the Discord users behind them, and settings."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Mapping, Sequence

from db.erasing import drop_games
from db.link import Link, select
from db.moves import thin
from db.rows import Owner
from db.space import empty_log
from db.traces import leave_traces

OPEN_DIRECT = """
select id from game where (server is null or daily is not null) and status <> 'ended'
and owner = (select player from person where user = ?)
"""
LESSONS = """
select id from game where lesson is not null
and owner = (select player from person where user = ?)
"""

ME = "(select player from person where user = :user)"
THEIRS = ("honour", "absence", "note", "away", "rest")  # tables whose rows go with their player


class People(Link):
    async def player_of(self, user: int) -> str:
        """The user's random key; the first call makes it."""
        key = await self._one(str, "select player from person where user = ?", user)
        return key or await self._write(lambda db: _welcome(db, user))

    async def user_of(self, player: str) -> int | None:
        """None for somebody who was forgotten: show "someone"."""
        return await self._one(int, "select user from person where player = ?", player)

    async def get_setting(self, scope: Owner, id: int, key: str) -> str | None:
        sql = "select value from setting where scope = ? and id = ? and key = ?"
        return await self._one(str, sql, scope, id, key)

    async def set_setting(self, scope: Owner, id: int, key: str, value: str | None) -> None:
        """None removes the setting."""
        await self.set_settings(scope, id, {key: value})

    async def set_settings(self, scope: Owner, id: int, settings: Mapping[str, str | None]) -> None:
        """Store all of them or none."""
        await self._write(lambda db: _set(db, scope, id, settings))

    async def forget(self, user: int, over: str = "") -> None:
        """Leave nothing that leads from stored games to this user, except traces of what they know
        about open tables and about the dailies of days after `over`.

        Direct-message tables and dailies end, because only their user could play on, and lose their
        channel. Lessons go.
        """
        await self._write(lambda db: _forget(db, user, over))
        await self._connection.run(empty_log)


def _welcome(db: sqlite3.Connection, user: int) -> str:
    """Two first calls may wait in the same group: the second finds the first one's key."""
    known = db.execute("select player from person where user = ?", (user,)).fetchone()
    if known:
        return known[0]
    key = secrets.token_hex(8)
    db.execute("insert into player(key) values (?)", (key,))
    db.execute("insert into person(user, player) values (?, ?)", (user, key))
    return key


def _set(db: sqlite3.Connection, scope: Owner, id: int, settings: Mapping[str, str | None]) -> None:
    for key, value in settings.items():
        db.execute("delete from setting where scope = ? and id = ? and key = ?", (scope, id, key))
        if value is not None:
            db.execute(
                "insert into setting(scope, id, key, value) values (?, ?, ?, ?)",
                (scope, id, key, value),
            )


def _forget(db: sqlite3.Connection, user: int, over: str) -> None:
    leave_traces(db, user, over)
    drop_games(db, select(db, int, LESSONS, user))
    for game in select(db, int, OPEN_DIRECT, user):
        thin(db, game)
    statements: Sequence[str] = (
        "update game set status = 'ended', ended = coalesce(ended, :now), channel = null, "
        f"message = null where (server is null or daily is not null) and owner = {ME}",
        "delete from wait where game in (select id from game where status = 'ended')",
        "delete from sat where game in (select id from game where status = 'ended')",
        "update wait set due = 0 where exists (select 1 from seat join person using (player) "
        "where user = :user and seat.game = wait.game and seat.seat = wait.seat)",
        "delete from campaign where owner_kind = 'user' and owner = :user",
        "delete from setting where scope = 'user' and id = :user",
        f"update figure set player = null where player = {ME}",
        f"delete from invitation where {ME} in (player, host)",
        f"delete from offer where {ME} in (giver, friend)",
        *(f"delete from {table} where player = {ME}" for table in THEIRS),
        "delete from person where user = :user",
    )
    for statement in statements:
        db.execute(statement, {"user": user, "now": time.time()})
