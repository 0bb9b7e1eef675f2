"""Dailies: the secret that they come from, and the tries that people have made."""

from __future__ import annotations

import secrets
import sqlite3

from db.games import GAME
from db.link import Link, columns
from db.rows import Game, Try

SECRET = 32  # bytes
TRY = f"""
select {
    columns(
        Try,
        game="game.id",
        player="owner",
        seats="(select count(*) from seat where seat.game = game.id)",
        score="score.id",
        value="score.value",
    )
}
from game left join result on result.game = game.id and result.player = owner
left join score on score.rowid = (
  select min(rowid) from score where score.game = game.id and score.player = owner
)
"""


class Dailies(Link):
    async def daily_secret(self) -> bytes:
        """The secret of a process that shares it with no other; the first call makes it."""
        kept = await self._one(bytes, "select value from secret where name = 'daily'")
        return kept or await self._write(_make_secret)

    async def try_at(self, daily: str, player: str) -> Game | None:
        return await self._one(Game, f"{GAME} where daily = ? and owner = ?", daily, player)

    async def any_try_at(self, daily: str) -> Game | None:
        """Any try at this daily: all tables of a day are laid alike, so it does not tell who has
        played."""
        return await self._one(Game, f"{GAME} where daily = ? order by id limit 1", daily)

    async def open_tries(self, player: str | None = None) -> list[Game]:
        """The open tries of all players or of one, the oldest day first."""
        where = "where daily is not null and status <> 'ended' and owner = coalesce(?, owner)"
        return await self._each(Game, f"{GAME} {where} order by daily, id", player)

    async def late_tries(self, last: str) -> list[Game]:
        """The tries at dailies up to a day that are still open."""
        where = "where daily <= ? and status <> 'ended' order by daily, id"
        return await self._each(Game, f"{GAME} {where}", last)

    async def outcome(self, game: int) -> Try | None:
        """How a daily ended; None if it has not."""
        where = "where game.id = ? and daily is not null and status = 'ended'"
        return await self._one(Try, f"{TRY} {where}", game)

    async def tries(self, server: int | None, month: str, player: str | None = None) -> list[Try]:
        """The tries in a server, or in direct messages, that have ended: those of everybody who is
        still known, or of one player. `month` as `2026-11`."""
        where = (
            "where status = 'ended' and server is ? and daily between ? and ?"
            " and owner = coalesce(?, owner) and owner in (select player from person)"
            " order by daily, game.id"
        )
        return await self._each(Try, f"{TRY} {where}", server, f"{month}-01", f"{month}-31", player)


def _make_secret(db: sqlite3.Connection) -> bytes:
    """Two first calls may wait in the same group: the second finds what the first has made."""
    made = secrets.token_bytes(SECRET)
    db.execute("insert or ignore into secret(name, value) values ('daily', ?)", (made,))
    (value,) = db.execute("select value from secret where name = 'daily'").fetchone()
    return value
