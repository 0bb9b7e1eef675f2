"""The seats that a table waits for, and since when, written with the move that asks them so that no
stop of the process can come between; and tables at which nothing happens any more."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from db.link import Link, columns
from db.rows import Wait

HERE = 300.0  # seconds for which somebody who has just acted still knows how the table stands

# Nobody is waited for at a seat that does not exist.
WAITS = f"""
select {columns(Wait)} from wait
where game = ? and seat in (select seat from seat where seat.game = wait.game) order by seat
"""

# A person whose own move, or start of the table, led to this needs no ping.
KNOWS = """
select 1 from seat join (
  select coalesce(actor, owner) as who, at from move join game on id = game
  where game = :game and (actor is not null or seq = 0) order by seq desc limit 1
) on who = player where game = :game and seat = :seat and at > :now - :here
"""

# A person who is still waited for is pinged once, and a new decision has the whole time again.
# Taking a move back wins no time, and reminds nobody a second time.
ASK = f"""
insert into wait(game, seat, asked, came, since, due, pinged)
values (:game, :seat, :asked, :came, :since, :now, exists ({KNOWS}))
on conflict do update set asked = excluded.asked, due = excluded.due,
came = min(excluded.came, iif(:came < :now, came, excluded.came)),
since = min(excluded.since, iif(:since < :now, since, excluded.since)),
pinged = max(pinged, excluded.pinged), reminded = iif(:since < :now, reminded, null)
where asked <> excluded.asked
"""

# These run every minute, so each has its own index: nothing is read about idle tables.
DUE = """
select distinct game from wait indexed by wait_due join game on game.id = game
where due <= ? and barred is null
"""
OPEN = "status <> 'ended'"
ASLEEP = f"""
select id from game where {OPEN} and warned is null and stirred <= ? and lesson is null
"""
WARNED = f"select id from game where {OPEN} and warned <= ?"


class Waits(Link):
    async def waits(self, game: int) -> list[Wait]:
        return await self._all(Wait, WAITS, game)

    async def games_due(self, now: float) -> list[int]:
        """Running tables at which it is time to look at somebody's wait, except where nobody can be
        called."""
        return await self._all(int, DUE, now)

    async def note(self, *waits: Wait) -> None:
        """Store what has been done about these waits, except where the decision has changed
        meanwhile."""
        rows = [(w.due, w.pinged, w.reminded, w.game, w.seat, w.asked) for w in waits]
        sql = "update wait set due = ?, pinged = ?, reminded = ? "
        sql += "where game = ? and seat = ? and asked = ?"
        await self._write(lambda db: db.executemany(sql, rows) and None)

    async def asleep(self, before: float) -> list[int]:
        """Open tables at which nothing has happened since `before`, and which have not been
        warned; no lessons, which nobody is reminded of."""
        return await self._all(int, ASLEEP, before)

    async def warned(self, before: float) -> list[int]:
        """Open tables that were warned before `before`, and at which nothing has happened since."""
        return await self._all(int, WARNED, before)

    async def warn(self, game: int, at: float) -> None:
        sql = f"update game set warned = ?, owed = coalesce(owed, ?) where id = ? and {OPEN}"
        await self._write(lambda db: db.execute(sql, (at, at, game)) and None)


def stir(
    db: sqlite3.Connection,
    game: int,
    asked: Mapping[int, int],
    at: float,
    before: tuple[float, float] | None = None,
) -> None:
    """Something has happened. From now on these seats are waited for, each with the date of what it
    is asked. After a move was taken back, `before` is when that came up, and since when its time
    runs. A seat keeps its time as long as its own decision is the same."""
    sql = "update game set stirred = ?, warned = null, owed = coalesce(owed, ?) where id = ?"
    db.execute(sql, (at, at, game))
    seats = ", ".join(map(str, asked)) or "-1"
    for rows in ("wait", "goahead"):
        db.execute(f"delete from {rows} where game = ? and seat not in ({seats})", (game,))
    came, since = (at, at) if before is None else before
    values = {"game": game, "now": at, "came": came, "since": since, "here": HERE}
    for seat, date in asked.items():
        db.execute(ASK, {**values, "seat": seat, "asked": date})
