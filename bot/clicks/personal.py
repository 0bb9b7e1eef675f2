"""Tables that are one person's alone, dailies and lessons: in a direct message a table like any
other, in a server private messages that each click renews."""

from __future__ import annotations

from contextlib import suppress

from bot.clicks.answering import Answering, own_up
from bot.messages.answers import hold, taken
from bot.people.people import Click
from bot.table.lobby import settled
from bot.table.table import Table
from db import Game as Row
from db import Stale


class Personal(Answering):
    async def show(self, click: Click, row: Row) -> None:
        """Show the table as the answer to this click. If a kill left it unlaid, it is laid now."""
        if row.status == "lobby":
            with suppress(Stale):
                await self.desk.tables.start(row.id, lambda lobby: settled(lobby, lobby.seats))
        if (table := await self.table(click, row.id)) is None:
            return
        if table.aside:
            await self._privately(click, table)
        elif row.message is None:
            await own_up(self.desk, click, await self.desk.go_on(row.id, click))
        else:
            await own_up(self.desk, click, await self.desk.messages.bring(row.id, click))

    async def _privately(self, click: Click, table: Table) -> None:
        going = await self.desk.house_moves(table.id)
        if not going.done():
            await self._as_it_is(click, table)
        trouble = await self.desk.follow(table.id, going)
        await self._as_it_is(click, table)
        await own_up(self.desk, click, trouble, beside=True)

    async def _as_it_is(self, click: Click, table: Table) -> None:
        await self.my_panel(click, await self.desk.tables.get(table.id) or table)


async def hold_own(click: Click) -> None:
    """In a direct message the answer is a table message, in a server it is private."""
    if click.guild_id is None:
        await taken(click.response.defer(thinking=True))
    else:
        await hold(click)
