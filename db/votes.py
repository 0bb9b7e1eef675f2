"""Votes on taking a move back. Each voice is stored, so that a restart neither loses nor doubles
one."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from functools import partial

from db.games import append, close_vote
from db.link import Link, columns, insert, select
from db.owed import owe
from db.rows import Move, Vote

VOTES = f"select {columns(Vote)} from vote where game = ? order by id"
DUE = """
select distinct game from vote indexed by vote_due join game on game.id = game
where due <= ? and barred is null
"""


class Votes(Link):
    async def votes(self, game: int) -> list[Vote]:
        """The voices of a table's vote, beginning with the person who asks; none if nobody is
        asking."""
        return await self._all(Vote, VOTES, game)

    async def open_vote(
        self, game: int, target: int, player: str, others: Sequence[str], at: float
    ) -> None:
        """Open a vote: `player` agrees, and the `others` are asked. It replaces any other vote at
        this table."""
        new = partial(_open, game=game, target=target, player=player, others=others, at=at)
        await self._write(new)

    async def add_voice(self, first: int, player: str, agrees: bool) -> None:
        """Add a voice to the vote whose first voice is `first`. A player's newest voice counts.
        Once somebody refuses, nobody needs to be called."""
        await self._write(partial(_add, first=first, player=player, agrees=agrees))

    async def carry_vote(self, move: Move, asked: Mapping[int, int]) -> None:
        """Store the move that takes back what was voted on. From then on the table is not ranked.

        Raises Stale and Twice, and takes `asked`, as any move does.
        """
        await self._write(partial(_carry, move=move, asked=asked))

    async def votes_due(self, now: float) -> list[int]:
        """Tables at which it is time to look at somebody's voice, except where nobody can be
        called."""
        return await self._all(int, DUE, now)

    async def postpone(self, *voices: Vote) -> None:
        """Store when to look at these voices next, except those that have answered meanwhile."""
        rows = [(voice.due, voice.id) for voice in voices]
        sql = "update vote set due = ? where id = ? and agrees is null"
        await self._write(lambda db: db.executemany(sql, rows) and None)


def _open(
    db: sqlite3.Connection, game: int, target: int, player: str, others: Sequence[str], at: float
) -> None:
    close_vote(db, game)
    insert(db, "vote", game=game, target=target, player=player, agrees=True)
    for other in others:
        insert(db, "vote", game=game, target=target, player=other, due=at)
    owe(db, game)


def _add(db: sqlite3.Connection, first: int, player: str, agrees: bool) -> None:
    db.execute(
        "insert into vote(game, target, player, agrees) "
        "select game, target, :player, :agrees from vote where id = :first "
        "on conflict do update set agrees = excluded.agrees, due = null",
        {"first": first, "player": player, "agrees": agrees},
    )
    (game,) = select(db, int, "select game from vote where id = ?", first)
    if not agrees:
        db.execute("update vote set due = null where game = ?", (game,))
    owe(db, game)


def _carry(db: sqlite3.Connection, move: Move, asked: Mapping[int, int]) -> None:
    append(db, [move], asked=asked)
    db.execute("update game set ranked = 0 where id = ?", (move.game,))
