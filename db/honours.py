"""What people have earned, and what they have played: the rows of a profile."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from db.link import Link, columns
from db.rows import ALWAYS, Better, Span

PENDING = "select id from game where id = coalesce(?, id) and status = 'ended' and not honoured"
EARN = """
insert or ignore into honour
select :player, kind, :id, id, ended from game
where id = :game and :player in (select player from person)
"""


class Honour(Struct, frozen=True, array_like=True):
    """An honour that `player` has earned, at the kind of game; `at` is when its game ended."""

    player: str
    kind: str
    id: str
    game: int
    at: float


class Played(Struct, frozen=True, array_like=True):
    """A person's result in one ranked table, with each of its scores a line of its own."""

    game: int
    kind: str
    mode: str
    won: bool
    score: str
    value: int
    better: Better


# Look up by person, not by server (`+`): one person has fewer results than a server.
PLAYED = f"""
select {columns(Played, game="game.id", score="score.id", value="score.value")}
from result join game on game.id = result.game
join score on score.game = game.id and score.player = result.player
where result.player = ? and +server is ? and ranked and ended >= ? and ended < ?
order by ended, game.id, score.rowid
"""


class Honours(Link):
    async def knows(self, user: int) -> bool:
        """Whether the user has a player key, without making one."""
        return bool(await self._all(int, "select 1 from person where user = ?", user))

    async def to_honour(self, game: int | None = None) -> int | None:
        """An ended game that nobody has looked at yet: this one or, without an id, the first of
        all."""
        return await self._one(int, f"{PENDING} order by id limit 1", game)

    async def honour(self, game: int, earned: Sequence[tuple[str, str]]) -> bool:
        """Keep what players have earned in a game, and note that it has been looked at. Returns
        whether anything is new; the forgotten earn nothing."""
        return await self._write(partial(_honour, game=game, earned=earned))

    async def honours_of(self, player: str) -> list[Honour]:
        """A player's honours, in the order in which they were earned."""
        sql = f"select {columns(Honour)} from honour where player = ? order by at, rowid"
        return await self._each(Honour, sql, player)

    async def honours_in(self, game: int) -> list[Honour]:
        """The honours that were first earned in this game."""
        sql = f"select {columns(Honour)} from honour where game = ? order by rowid"
        return await self._each(Honour, sql, game)

    async def played(self, player: str, server: int | None, span: Span = ALWAYS) -> list[Played]:
        """A player's results in a server or in direct messages, in the order in which the tables
        ended."""
        return await self._each(Played, PLAYED, player, server, *span)


def _honour(db: sqlite3.Connection, game: int, earned: Sequence[tuple[str, str]]) -> bool:
    rows = [{"game": game, "player": player, "id": id} for player, id in earned]
    new = sum(db.execute(EARN, row).rowcount for row in rows)
    db.execute("update game set honoured = 1 where id = ?", (game,))
    return new > 0
