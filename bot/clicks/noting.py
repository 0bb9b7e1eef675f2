"""Notes that people make for themselves at their seats."""

from __future__ import annotations

from typing import Any

from discord import TextStyle, ui

from bot.clicks.answering import Answering
from bot.messages.answers import NOTED, taken
from bot.people.people import Click
from bot.platform.limits import LABEL, NOTE, PLACEHOLDER, clip
from bot.screens.frame import sentence
from bot.table.ids import Deed
from bot.table.table import Table


class Noting(Answering):
    async def click(self, click: Click, deed: Deed) -> None:
        """Ask what is to be noted, or note it; a seat that the clicker no longer has keeps nothing
        new."""
        if (table := await self.table(click, deed.table)) is None:
            return
        mine = table.held_by(click.user.id)
        if not mine:
            await self.stranger(click, table)
        elif deed.number not in mine or table.lesson is not None:
            await self.sentence(click, "forged")
        elif deed.do == "note":
            await self._ask(click, table, deed.number)
        else:
            await self._keep(click, table, deed.number, deed.value.strip())

    async def _ask(self, click: Click, table: Table, seat: int) -> None:
        reader = await self.desk.people.reader(click)
        player = table.seats[seat].player
        modal = ui.Modal(title=reader("title-note"), custom_id=Deed(table.id, "noted", seat).id)
        typed = ui.TextInput[Any](
            custom_id=NOTED,
            style=TextStyle.paragraph,
            default=await self.desk.store.note_at(table.id, seat, player) or None,
            placeholder=clip(reader("placeholder-note"), PLACEHOLDER),
            required=False,
            max_length=NOTE,
        )
        modal.add_item(ui.Label(text=clip(reader("note-label"), LABEL), component=typed))
        modal.stop()  # the answer is routed by its id, as all clicks are
        await taken(click.response.send_modal(modal))

    async def _keep(self, click: Click, table: Table, seat: int, text: str) -> None:
        player = await self.desk.store.player_of(click.user.id)
        had = await self.desk.store.note_at(table.id, seat, player)
        await self.desk.store.keep_note(table.id, seat, player, text)
        reader = await self.desk.people.reader(click)
        await self.panel(click, table, seat)
        # The note stands on top of a panel that may be higher than the screen: what became of it is
        # told where its writer looks, below.
        told = "note-kept" if text else "note-gone" if had else "note-none"
        await taken(click.followup.send(view=sentence(reader(told)), ephemeral=True))
