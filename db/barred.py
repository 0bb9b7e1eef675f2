"""Tables at which nobody can be called, because Discord refuses for good what the bot sends."""

from __future__ import annotations

import sqlite3
from functools import partial

from db.games import GAME
from db.link import Link
from db.rows import Game

# A wait does not count the time during which the table was barred.
LIFT = """
update wait set due = :now, since = since + max(0, :now - max(since, (
  select barred from game where id = :game
))) where game = :game and exists (select 1 from game where id = :game and barred is not null)
"""
LIFTED = """
update game set barred = null, lacks = null, lifted = iif(barred is null, lifted, :now)
where id = :game
"""


class Barred(Link):
    async def bar(self, game: int, lacks: str, at: float) -> None:
        """From then on no time runs. If that is so already, only what is lacking changes."""
        sql = "update game set barred = coalesce(barred, ?), lacks = ? where id = ?"
        await self._write(lambda db: db.execute(sql, (at, lacks, game)) and None)

    async def lift(self, game: int, at: float) -> None:
        """Time goes on from where it stood still."""
        await self._write(partial(_lift, game=game, at=at))

    async def barred(self) -> list[Game]:
        """The barred tables that have not ended."""
        return await self._each(Game, f"{GAME} where barred is not null and status <> 'ended'")


def _lift(db: sqlite3.Connection, game: int, at: float) -> None:
    db.execute(LIFT, {"game": game, "now": at})
    db.execute(LIFTED, {"game": game, "now": at})
