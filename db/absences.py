"""The people who have left a server while an open table there still counts on them."""

from __future__ import annotations

import sqlite3

from db.link import Link, select
from db.owed import owe

ABSENT = "select since from absence join person using (player) where server = ? and user = ?"

# The open tables of a server that somebody sits at, or has opened.
OPEN = """
select id from game where server = :server and status <> 'ended' and (
  owner = :player or exists (select 1 from seat where game = id and player = :player)
) order by id
"""

# Look at these waits again, because something else is to be done about this person now.
LOOK = """
update wait set due = 0 where exists (
  select 1 from seat join game on id = seat.game
  where seat.game = wait.game and seat.seat = wait.seat and player = ? and server = ?
)
"""

# Nothing is kept about people on whom no open table counts.
DROP = """
delete from absence where server = :server and player not in (
  select player from seat join game on id = game
  where server = :server and status <> 'ended' and player is not null
  union select owner from game where server = :server and status <> 'ended'
)
"""


class Absences(Link):
    async def absent(self, server: int, user: int) -> float | None:
        """When it was first noticed that this user has left the server. None if they have not, or
        if no open table counts on them."""
        return await self._one(float, ABSENT, server, user)

    async def leave(self, server: int, user: int, at: float) -> list[int]:
        """Note that somebody has left the server, and return the open tables there that count on
        them. The time of the first notice is kept as long as there are any."""
        return await self._write(lambda db: _leave(db, server, user, at))

    async def come_back(self, server: int, user: int) -> list[int]:
        """Note that they are back, and return the same tables: nobody goes on without them any
        more."""
        return await self._write(lambda db: _come_back(db, server, user))

    async def go_ahead(self, game: int, seat: int, player: str) -> None:
        """This player agrees to go on at once without the person who holds the seat."""
        await self._write(lambda db: _go_ahead(db, game, seat, player))

    async def go_aheads(self, game: int, seat: int) -> list[str]:
        """The players who agree to go on without that seat."""
        sql = "select player from goahead where game = ? and seat = ? order by rowid"
        return await self._all(str, sql, game, seat)


def drop_absences(db: sqlite3.Connection, server: int | None) -> None:
    """A table of this server has ended."""
    db.execute(DROP, {"server": server})


def _go_ahead(db: sqlite3.Connection, game: int, seat: int, player: str) -> None:
    db.execute(
        "insert or ignore into goahead(game, seat, player) values (?, ?, ?)", (game, seat, player)
    )
    owe(db, game)


def _leave(db: sqlite3.Connection, server: int, user: int, at: float) -> list[int]:
    games, player = _counting_on(db, server, user)
    if games:
        db.execute(
            "insert or ignore into absence(server, player, since) values (?, ?, ?)",
            (server, player, at),
        )
        db.execute(LOOK, (player, server))
    return games


def _come_back(db: sqlite3.Connection, server: int, user: int) -> list[int]:
    games, player = _counting_on(db, server, user)
    db.execute("delete from absence where server = ? and player = ?", (server, player))
    for game in games:
        sql = "delete from goahead where game = ? and seat in (select seat from seat where game = ?"
        db.execute(f"{sql} and player = ?)", (game, game, player))
    db.execute(LOOK, (player, server))
    return games


def _counting_on(db: sqlite3.Connection, server: int, user: int) -> tuple[list[int], str | None]:
    players = select(db, str, "select player from person where user = ?", user)
    player = players[0] if players else None
    return [id for (id,) in db.execute(OPEN, {"server": server, "player": player})], player
