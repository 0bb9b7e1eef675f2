"""Erasing everything that belongs to a server, in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from functools import partial

from db.link import Link, select
from db.moves import drop_states
from db.space import empty_log
from db.traces import drop_key, trace_tries

WITH = """
select m.name from sqlite_schema m join pragma_table_info(m.name) c on c.name = ?
where m.type = 'table'
"""

# A daily is one try, so it stays known that it was made.
TRIED = """
select user, daily from game join person on player = owner where server = ? and daily > ?
"""


class Erasing(Link):
    async def erase(self, server: int, over: str) -> None:
        """Erase the server's tables with their moves and results, its campaigns and settings, and
        what users have set for it. What these users own elsewhere stays, and so does the fact that
        they have tried a daily of a day after `over`."""
        await self._write(partial(_erase, server=server, over=over))
        await self._connection.run(empty_log)


def _erase(db: sqlite3.Connection, server: int, over: str) -> None:
    for user, daily in db.execute(TRIED, (server, over)).fetchall():
        trace_tries(db, [daily], user)
    drop_games(db, select(db, int, "select id from game where server = ?", server))
    for table in select(db, str, WITH, "server"):
        db.execute(f"delete from {table} where server = ?", (server,))
    for sql in (
        "delete from campaign where owner_kind = 'server' and owner = :server",
        "delete from setting where scope = 'server' and id = :server",
        "delete from setting where scope = 'user' and key like '%-' || :server",
    ):
        db.execute(sql, {"server": server})
    drop_key(db)


def drop_games(db: sqlite3.Connection, games: Iterable[int]) -> None:
    """Nothing of these tables stays. The order does not matter: references are checked when the
    whole is committed."""
    db.execute("pragma defer_foreign_keys = on")
    for game in games:
        drop_states(db, game)
        for table in select(db, str, WITH, "game"):
            db.execute(f"delete from {table} where game = ?", (game,))
        db.execute("delete from game where id = ?", (game,))
