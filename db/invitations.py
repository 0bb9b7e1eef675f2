"""Who was asked into which lobby, for a day."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from functools import partial

from db.link import Link, insert, select
from db.owed import owe
from db.rows import Invitation

DAY = 86400.0
# The newest one of each player.
INVITED = "select player, max(at), called, answer from invitation where game = ? group by player"
TIMES = "select count(*) from invitation where host = ? and player = ? and at > ?"
ASKED_INTO = """
select distinct game from invitation join game on game.id = game
where ? in (player, host) and status = 'lobby'
"""
SEATED = """
update invitation set answer = 'joined' where game = :game and answer is null
and player in (select player from seat where seat.game = :game)
"""


class Invitations(Link):
    async def invitations(self, game: int) -> list[Invitation]:
        """Who was asked into this lobby, each once."""
        return await self._each(Invitation, INVITED, game)

    async def invite(
        self, game: int, host: str, called: Mapping[str, bool], at: float, most: int
    ) -> set[str]:
        """Ask these players, each `called` or not. Returns those who are asked: not those whom
        `host` has asked `most` times within a day."""
        return await self._write(
            partial(_invite, game=game, host=host, called=called, at=at, most=most)
        )

    async def asked_into(self, player: str) -> list[int]:
        """The lobbies that show this player as asked to come, or as asking somebody."""
        return await self._all(int, ASKED_INTO, player)

    async def decline(self, game: int, player: str) -> None:
        await self._write(partial(_decline, game=game, player=player))


def take_seats(db: sqlite3.Connection, game: int) -> None:
    """Those who sit in the lobby have answered."""
    db.execute(SEATED, {"game": game})


def _invite(
    db: sqlite3.Connection, game: int, host: str, called: Mapping[str, bool], at: float, most: int
) -> set[str]:
    db.execute("delete from invitation where at <= ?", (at - DAY,))
    asked = set[str]()
    for player, mentioned in called.items():
        if select(db, int, TIMES, host, player, at - DAY)[0] < most:
            insert(db, "invitation", game=game, player=player, host=host, at=at, called=mentioned)
            asked.add(player)
    owe(db, game)
    return asked


def _decline(db: sqlite3.Connection, game: int, player: str) -> None:
    sql = "update invitation set answer = 'no' where game = ? and player = ? and answer is null"
    if db.execute(sql, (game, player)).rowcount:
        owe(db, game)
