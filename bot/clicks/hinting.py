"""The hint that somebody asks for at their own seat."""

from __future__ import annotations

from bot.clicks.answering import Answering
from bot.messages.answers import taken, tell
from bot.people.people import Click
from bot.screens.frame import sentence
from bot.screens.hint import hint_text
from bot.screens.screen import Screen
from bot.table.hints import MOST, left, refusal
from bot.table.ids import Deed
from bot.table.table import Table
from db import Stale


class Hinting(Answering):
    async def click(self, click: Click, deed: Deed) -> None:
        if (table := await self.table(click, deed.table)) is None:
            return
        mine = table.held_by(click.user.id)
        if not mine:
            await self.stranger(click, table)
        elif deed.number not in mine:
            await self.sentence(click, "forged")
        elif (why := refusal(table, deed.number)) is not None:
            await self.sentence(click, why)
        else:
            await self._tell(click, table, deed.number)

    async def _tell(self, click: Click, table: Table, seat: int) -> None:
        """Discord says at once that the bot is thinking. A hint is counted once it is found, and
        told once it is counted."""
        await taken(click.response.defer(ephemeral=True, thinking=True))
        desk, row = self.desk, table.row
        hint = await desk.workers.hint(table.game, table.state, seat, row.seed, table.seq + 1)
        now = await desk.tables.get(table.id)
        reader = await desk.people.reader(click)
        if now is None or now.seq != table.seq or not now.running:
            says = reader("hint-stale")
        elif (why := await self._uncounted(now, seat)) is not None:
            says = reader(why)
        else:
            now = await desk.tables.get(table.id) or now
            words = (await desk.screens.scene(now, reader, seat)).words
            options = now.game.options(now.state, seat)
            says = hint_text(words, hint, options, left(now, seat))
        await tell(click, Screen(sentence(says)))

    async def _uncounted(self, table: Table, seat: int) -> str | None:
        """Count it, where hints are counted; else the message that says why not."""
        if left(table, seat) is None:
            return None
        try:
            asked = table.state.changed[seat]
            kept = await self.desk.store.keep_hint(table.id, seat, table.seq, asked, MOST)
        except Stale:
            return "hint-stale"
        await self.desk.tables.renew(table.id)
        return None if kept else "hint-none-left"
