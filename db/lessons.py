"""The lessons that people are in: at most one table of each for a person in a server, and one in
direct messages."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import partial

from db.erasing import drop_games
from db.games import GAME, create
from db.link import Link, Value, select
from db.rows import Game, NewGame, Seat

SAME = "owner = ? and kind = ? and lesson = ? and server is ?"
OPEN = f"select id from game where {SAME} and status <> 'ended'"
LEFT = "select id from game where lesson is not null and status <> 'ended' and stirred <= ?"

# Whether one of the people who have lost this game has never ended another one of its kind.
FIRST_LOSS = """
select 1 from result as lost join game on game.id = lost.game
where lost.game = ? and not won and not exists (
  select 1 from result join game as other on other.id = result.game
  where result.player = lost.player and other.kind = game.kind and other.id <> game.id
)
"""


class Lessons(Link):
    async def begin_lesson(
        self, new: NewGame, seats: Sequence[Seat], *, again: int | None = None
    ) -> tuple[Game, Sequence[int]]:
        """The table of a lesson that its player is in, and the tables that it replaces, which are
        forgotten. It is a new one if there is none, if it has ended, or if it is table `again`: of
        two who want that at once, the second gets the new one of the first."""
        return await self._write(partial(_begin, new=new, seats=seats, again=again))

    async def open_lesson(self, new: NewGame) -> int | None:
        """The table of this lesson that its player is in."""
        found = await self._all(int, OPEN, *_same(new))
        return found[0] if found else None

    async def lessons_of(self, player: str, server: int | None) -> list[Game]:
        """The player's lessons in a server, or in direct messages, ended ones too."""
        where = "where owner = ? and lesson is not null and server is ? order by id"
        return await self._each(Game, f"{GAME} {where}", player, server)

    async def drop_lessons(self, before: float) -> list[int]:
        """Forget those at which nothing has happened since; returns which they were."""
        if not await self._all(int, LEFT, before):
            return []
        return await self._write(partial(_drop, before=before))

    async def is_first_loss(self, game: int) -> bool:
        """Whether somebody has lost the first game of this kind that they have ended."""
        return bool(await self._all(int, FIRST_LOSS, game))


def _begin(
    db: sqlite3.Connection, new: NewGame, seats: Sequence[Seat], again: int | None
) -> tuple[Game, Sequence[int]]:
    old, dropped = select(db, Game, f"{GAME} where {SAME}", *_same(new)), list[int]()
    id = next((row.id for row in old if row.status != "ended" and row.id != again), None)
    if id is None:
        dropped = [row.id for row in old]
        drop_games(db, dropped)
        id = create(db, new, seats)
        for row in old:  # the new one takes the place of its message
            db.execute("update game set message = ? where id = ?", (row.message, id))
    return select(db, Game, f"{GAME} where id = ?", id)[0], dropped


def _same(new: NewGame) -> tuple[Value, ...]:
    return new.owner, new.kind, new.lesson, new.server


def _drop(db: sqlite3.Connection, before: float) -> list[int]:
    left = select(db, int, LEFT, before)
    drop_games(db, left)
    return left
