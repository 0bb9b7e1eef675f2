"""People who have said that they are away. Their clocks stand still for a time: what they are asked
meanwhile, or were asked before, has the time left to it afterwards."""

from __future__ import annotations

import sqlite3
from functools import partial

from db.link import Link, columns, insert
from db.rows import Away, Rest, StandIn

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
# A bot player is let in and does not sit yet, at a table of a server where somebody else sits.
STAND_INS = """
select away.player, game.id from away
join seat on seat.player = away.player join game on game.id = seat.game
where away.seats = 'bot' and until > ? and seat.house is null and game.status = 'running'
and server is not null and daily is null and lesson is null
and instr(',' || own || ',', ',' || game.id || ',') = 0
and exists (
  select 1 from seat other left join absence
  on absence.server = game.server and absence.player = other.player
  where other.game = game.id and other.house is null and other.player <> away.player
  and absence.player is null
) group by away.player, game.id order by game.id
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
        """The player is back."""
        await self._write(partial(_back, player=player, at=at))

    async def stand_ins(self, now: float) -> list[StandIn]:
        """Where bot players may sit in and do not: the process has stopped before they did, the
        table has begun since, or somebody else sits there again."""
        return await self._each(StandIn, STAND_INS, now)


def sits_in(db: sqlite3.Connection, player: str, game: int, sits: bool) -> None:
    """Whether a bot player sits in at this table for somebody who is away; not any more, once they
    have taken their seat back, or left it for good."""
    sql = "select games, own from away where player = ?"
    for games, own in db.execute(sql, (player,)).fetchall():
        kept = _listed(games, game, sits), _listed(own, game, not sits)
        db.execute("update away set games = ?, own = ? where player = ?", (*kept, player))


def _listed(games: str, game: int, is_in: bool) -> str:
    others = [one for one in games.split(",") if one not in ("", str(game))]
    return ",".join([*others, str(game)] if is_in else others)


def _go(db: sqlite3.Connection, away: Away, counts: float) -> None:
    db.execute("delete from rest where until <= ?", (counts,))
    db.execute(f"delete from goahead where {MINE}", {"player": away.player})
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
