"""Votes on taking a move back: kept as voices, so that a restart neither loses nor doubles one."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from functools import partial

from db.games import append
from db.link import Link, columns, insert
from db.rows import Move, Vote

# Moves of house players have a seat and no actor: while people think it over, they may go on.
OPEN = f"""
select {columns(Vote)} from vote where game = ? and not exists (
  select 1 from move where move.game = vote.game and seq > since
  and (actor is not null or seat is null)
) order by id
"""


class Votes(Link):
    async def votes(self, game: int) -> list[Vote]:
        """The voices of a table's vote, the asker's first; none where nobody asks for anything."""
        return await self._all(Vote, OPEN, game)

    async def open_vote(self, game: int, target: int, since: int, player: str) -> None:
        """In place of any other at this table."""
        await self._write(partial(_open, game=game, target=target, since=since, player=player))

    async def add_voice(self, first: int, player: str, agrees: bool) -> None:
        """To the vote whose first voice is `first`. A player's newest voice counts."""
        await self._write(partial(_add, first=first, player=player, agrees=agrees))

    async def carry_vote(self, move: Move, asked: Mapping[int, int]) -> None:
        """Store the move that takes back what was voted on; its table counts nowhere any more.

        Stale and Twice, and `asked`, as with any move.
        """
        await self._write(partial(_carry, move=move, asked=asked))


def _open(db: sqlite3.Connection, game: int, target: int, since: int, player: str) -> None:
    _close(db, game)
    insert(db, "vote", game=game, target=target, since=since, player=player, agrees=True)


def _add(db: sqlite3.Connection, first: int, player: str, agrees: bool) -> None:
    db.execute(
        "insert into vote(game, target, since, player, agrees) "
        "select game, target, since, :player, :agrees from vote where id = :first "
        "on conflict do update set agrees = excluded.agrees",
        {"first": first, "player": player, "agrees": agrees},
    )


def _carry(db: sqlite3.Connection, move: Move, asked: Mapping[int, int]) -> None:
    append(db, [move], asked=asked)
    db.execute("update game set ranked = 0 where id = ?", (move.game,))
    _close(db, move.game)


def _close(db: sqlite3.Connection, game: int) -> None:
    db.execute("delete from vote where game = ?", (game,))
