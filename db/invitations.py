"""Who was asked into which lobby, for a day."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from functools import partial

from db.link import Link, insert, select
from db.owed import owe
from db.rows import Calling, Guest, Invitation

DAY = 86400.0
# The newest one of each player, in the order in which they were asked.
INVITED = """
select player, max(at), called, answer,
(select until from away where away.player = invitation.player), message is not null
from invitation where game = ? group by player order by id
"""
CALLS = (
    "select distinct game, channel, message from invitation where game = ? and message is not null"
)
# Who has accepted and does not sit there any more has left.
GUESTS = """
select player, host, at, iif(answer = 'joined' and not exists (
  select 1 from seat where seat.game = invitation.game and seat.player = invitation.player
), 'left', answer) from invitation where message = ? order by id
"""
TIMES = "select count(*) from invitation where host = ? and player = ? and at > ?"
ASKED_INTO = """
select distinct game from invitation join game on game.id = game
where ? in (player, host) and status = 'lobby'
"""
OVER = """
select distinct invitation.game, invitation.channel, invitation.message
from invitation join game on game.id = invitation.game
where invitation.message is not null and (status <> 'lobby' or at <= ?)
"""
DECLINED = """
update invitation set answer = 'no' where game = :game and player = :player and answer is null
"""
UNASKED = """
insert into invitation(game, player, host, at, called, answer)
select :game, :player, :player, :at, 0, 'no'
where not exists (select 1 from invitation where game = :game and player = :player)
"""
SEATED = """
update invitation set answer = 'joined' where game = :game and answer is not 'joined'
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

    async def call_stands(self, game: int, channel: int | None, message: int) -> None:
        """The newest people who were asked into this lobby are mentioned there."""
        sql = "update invitation set channel = ?, message = ? "
        sql += "where game = ? and called and message is null"
        await self._write(lambda db: db.execute(sql, (channel, message, game)) and None)

    async def calls_over(self, before: float) -> list[Calling]:
        """Messages that still ask people into what is no lobby any more, or have done so since
        `before`."""
        return await self._each(Calling, OVER, before)

    async def calls_into(self, game: int) -> list[Calling]:
        """The messages that ask people into this lobby."""
        return await self._each(Calling, CALLS, game)

    async def guests(self, message: int) -> list[Guest]:
        """Whom this message asks, in order."""
        return await self._each(Guest, GUESTS, message)

    async def call_told(self, message: int) -> None:
        """The message says that it is over."""
        sql = "update invitation set channel = null, message = null where message = ?"
        await self._write(lambda db: db.execute(sql, (message,)) and None)

    async def decline(self, game: int, player: str, at: float) -> None:
        """Somebody who was asked will not come, or one of a party for whom a seat is kept."""
        await self._write(partial(_decline, game=game, player=player, at=at))


def take_seats(db: sqlite3.Connection, game: int) -> None:
    """Those who sit in the lobby have answered."""
    db.execute(SEATED, {"game": game})


def _invite(
    db: sqlite3.Connection, game: int, host: str, called: Mapping[str, bool], at: float, most: int
) -> set[str]:
    db.execute("delete from invitation where at <= ? and message is null", (at - DAY,))
    asked = set[str]()
    for player, mentioned in called.items():
        if select(db, int, TIMES, host, player, at - DAY)[0] < most:
            insert(db, "invitation", game=game, player=player, host=host, at=at, called=mentioned)
            asked.add(player)
    owe(db, game)
    return asked


def _decline(db: sqlite3.Connection, game: int, player: str, at: float) -> None:
    said = {"game": game, "player": player, "at": at}
    if any(db.execute(sql, said).rowcount for sql in (DECLINED, UNASKED)):
        owe(db, game)
