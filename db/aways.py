"""People who have said that they are away. Their clocks stand still for a time: what they are asked
meanwhile, or were asked before, has the time left to it afterwards."""

from __future__ import annotations

import sqlite3
from functools import partial

from db.link import Link, columns, insert
from db.rows import Away, Rest

AWAY = f"select {columns(Away)} from away"
MINE = """
(game, seat) in (select game, seat from seat join game on id = game where seat.player = :player
and house is null and server is not null and status = 'running')
"""
# What is to be done about this person is looked at again.
LOOK = f"update wait set due = 0 where {MINE}"
# Without a clock, the day after which the others may go on begins again.
RUN = f"""
update wait set since = since + (:until - max(since, :since)), due = 0,
reminded = iif((select clock from game where id = wait.game) = 0, null, reminded)
where since < :until and {MINE}
"""
# A move that is taken back gives nobody a time from before.
LIFTED = """
update game set lifted = max(ifnull(lifted, 0), :until) where status = 'running' and id in (
  select game from seat where seat.player = :player and house is null
)
"""


class Aways(Link):
    async def away_of(self, user: int) -> Away | None:
        sql = f"{AWAY} where player = (select player from person where user = ?)"
        return next(iter(await self._each(Away, sql, user)), None)

    async def aways_due(self, now: float) -> list[Away]:
        """Those whose clocks are to run again, or who are back."""
        return await self._each(Away, f"{AWAY} where held <= ?1 or until <= ?1", now)

    async def rests(self, player: str, after: float) -> list[Rest]:
        """When the player's clocks have stood still after this moment, the oldest first."""
        sql = f"select {columns(Rest)} from rest where player = ? and until > ? order by since"
        return await self._each(Rest, sql, player, after)

    async def go_away(self, away: Away, counts: float) -> None:
        """From `since` on, in place of any other time away; rests before `counts` are forgotten."""
        await self._write(partial(_go, away=away, counts=counts))

    async def run_again(self, player: str, at: float) -> None:
        """The player's clocks run again, from that moment, or from when they were to."""
        await self._write(partial(_run, player=player, at=at))

    async def be_back(self, player: str, at: float) -> None:
        """The player is away no more."""
        await self._write(partial(_back, player=player, at=at))

    async def stand_in(self, player: str, game: int) -> None:
        """A bot player sits in at this table for somebody who is away."""
        await self._write(lambda db: _sits_in(db, player, game, True))

    async def stand_down(self, player: str, game: int) -> None:
        """None sits in for them at this table any more: they have taken their seat themselves."""
        await self._write(lambda db: _sits_in(db, player, game, False))


def _sits_in(db: sqlite3.Connection, player: str, game: int, sits: bool) -> None:
    for (games,) in db.execute("select games from away where player = ?", (player,)).fetchall():
        others = [one for one in games.split(",") if one not in ("", str(game))]
        kept = ",".join([*others, str(game)] if sits else others)
        db.execute("update away set games = ? where player = ?", (kept, player))


def _go(db: sqlite3.Connection, away: Away, counts: float) -> None:
    db.execute("delete from rest where until <= ?", (counts,))
    _run(db, away.player, away.since)
    db.execute("delete from away where player = ?", (away.player,))
    insert(db, "away", **{name: getattr(away, name) for name in away.__struct_fields__})
    db.execute(LOOK, {"player": away.player})


def _run(db: sqlite3.Connection, player: str, at: float) -> None:
    sql = "select since, min(held, ?) from away where player = ? and held is not null"
    for since, until in db.execute(sql, (at, player)).fetchall():
        values = {"player": player, "since": since, "until": until}
        db.execute(RUN, values)
        db.execute(LIFTED, values)
        db.execute("delete from rest where player = :player and since = :since", values)
        if since < until:
            insert(db, "rest", **values)
    db.execute("update away set held = null where player = ?", (player,))


def _back(db: sqlite3.Connection, player: str, at: float) -> None:
    _run(db, player, at)
    db.execute(f"delete from goahead where {MINE}", {"player": player})
    db.execute(LOOK, {"player": player})
    db.execute("delete from away where player = ?", (player,))
