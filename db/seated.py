"""A person's open tables, wherever they are, and what waits for that person there."""

from __future__ import annotations

from db.games import GAME
from db.link import Link, columns
from db.rows import Game, Wait

MINE = "select game from seat where player = (select player from person where user = ?)"
OPEN = f"{GAME} where id in ({MINE}) and status <> 'ended' and lesson is null order by id"
WAITING = f"""
select {columns(Wait, game="wait.game", seat="wait.seat")} from seat
join wait on wait.game = seat.game and wait.seat = seat.seat join game on game.id = seat.game
where player = (select player from person where user = ?) and status = 'running'
order by since, wait.game, wait.seat
"""


class Seated(Link):
    async def open_of(self, user: int) -> list[Game]:
        """The open tables and lobbies in which the user has a seat, also one that a bot player
        keeps warm; dailies among them, but no lessons, which nobody is reminded of."""
        return await self._each(Game, OPEN, user)

    async def waits_of(self, user: int) -> list[Wait]:
        """The seats at which tables wait for the user, those that wait longest first."""
        return await self._each(Wait, WAITING, user)
