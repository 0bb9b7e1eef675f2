"""Sitting down at a table that runs: who may, and who was faster."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.clicks.answering import Answering, own_up
from bot.clicks.aways import Aways
from bot.people.people import Click
from bot.table.table import Table, host_of
from db import Seat, Stale, Twice

TRIES = 5  # at a table where bot players move in the meantime


class Taking(Answering):
    async def _taken(
        self, click: Click, table: Table, wanted: Callable[[Table], Sequence[int]]
    ) -> Table | None:
        """Give the clicker the seats, if they are still free to take, and show it to all."""
        by = await self.desk.by(click)
        for _ in range(TRIES):
            now = await self.desk.tables.get(table.id)
            if now is None or not (seats := wanted(now)):
                break
            try:
                told = [Seat(seat, player=by.player) for seat in seats]
                after = await self.desk.tables.sit(table.id, told, by, now.seq)
            except Stale:  # somebody has moved in the meantime: look again
                continue
            except Twice:
                return None
            trouble = await self.desk.go_on(table.id)
            await own_up(self.desk, click, trouble, beside=True)
            return await self.desk.tables.get(table.id) or after
        await self.sentence(click, "drop-in-gone")
        return None

    async def _seated(self, click: Click, table: Table) -> None:
        """The seat's panel, for somebody who has just sat down: they are not away any more, and
        may be the host now."""
        reader, came = await self.desk.people.reader(click), await Aways(self.desk).came(click)
        leads = host_of(table.row, table.seats) == await self.desk.store.player_of(click.user.id)
        lines = [reader("drop-in-done"), *([reader("drop-in-host")] if leads else []), *came]
        await self.my_panel(click, table, "\n".join(lines))

    async def _trouble(self, click: Click, table: Table) -> str | None:
        """The message that says why this user cannot sit down here, or None."""
        me = click.user.id
        if table.held_by(me) or table.left_by(me):
            return "drop-in-seated"
        if table.mode.competitive and await self.desk.store.has_sat(table.id, me):
            return "drop-in-knows"
        return None
