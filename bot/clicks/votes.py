"""People take back a move that is not free to undo: one asks, the others agree or refuse."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.clicks.answering import Answering, own_up
from bot.messages.answers import hold, is_private, say, taken
from bot.people.people import Click
from bot.screens.vote import offered
from bot.table import votes
from bot.table.ids import Deed
from bot.table.table import Table
from bot.table.tables import By, Tables
from db import Stale, Twice

CASTS: dict[str, Callable[[Tables, int, int, By], Awaitable[Table | None]]] = {
    "ask": votes.ask,
    "agree": votes.agree,
    "refuse": votes.refuse,
}


class Votes(Answering):
    async def click(self, click: Click, deed: Deed) -> None:
        """Only people who sit have a vote; bot players have none."""
        if (table := await self.table(click, deed.table)) is None:
            return
        if not table.held_by(click.user.id):
            await self.stranger(click, table)
        elif deed.number is not None:
            await self._cast(click, table, deed.do, deed.number)
        elif deed.do == "ask":
            await self.offer(click, table)
        else:
            await self.sentence(click, "forged")

    async def offer(self, click: Click, table: Table) -> None:
        """Tell privately what could be taken back, and what that costs."""
        store = self.desk.store
        moves, player = await store.moves(table.id), await store.player_of(click.user.id)
        found, poll = votes.targets(table, moves, player), await votes.poll_at(store, table)
        if poll is not None and poll.open:
            await self.sentence(click, "vote-under-way")
        elif not found:
            await self.sentence(click, "undo-away" if votes.is_short(table) else "no-undo")
        else:
            reader = await self.desk.people.reader(click)
            scene = await self.desk.screens.scene(table, reader, table.held_by(click.user.id)[0])
            text, buttons = offered(scene, moves, found)
            await say(click, text, *buttons)

    async def _cast(self, click: Click, table: Table, do: str, number: int) -> None:
        """The question stands on the table message, where the others find it."""
        await (hold(click) if is_private(click) else taken(click.response.defer()))
        try:
            by = await self.desk.by(click)
            after = await CASTS[do](self.desk.tables, table.id, number, by)
        except Twice:
            return
        except Stale:
            await self.sentence(click, "vote-over")
            await own_up(self.desk, click, await self.desk.messages.refresh(table.id), beside=True)
            return
        if is_private(click):
            await self.sentence(click, "vote-carried" if after else "vote-opened")
        if after is not None:
            await self.after(click, after)
        else:
            pen = None if is_private(click) else click
            trouble = await self.desk.messages.refresh(table.id, pen)
            await own_up(self.desk, click, trouble, beside=True)
