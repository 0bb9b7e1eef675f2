"""What a table leaves behind for those who ask: its log, its record, and whether it was honest."""

from __future__ import annotations

import io

import discord

from bot.clicks.answering import Answering
from bot.messages.answers import say, taken, tell
from bot.people.people import Click
from bot.platform.limits import TEXT
from bot.records.records import packed, seen_by, written
from bot.records.verifying import verify
from bot.screens import history
from bot.screens.frame import sentence
from bot.screens.screen import Screen
from bot.screens.timing import closed
from bot.table.daily import sealed
from bot.table.table import Table


class Records(Answering):
    """Each method answers after `hold`."""

    async def log(self, click: Click, table: Table) -> None:
        """Send the log, as a file if it is too long for a message."""
        moves = await self.desk.store.moves(table.id)
        reader, by = await self.desk.people.reader(click), await self.desk.pictures_for(click)
        scene = await self.desk.screens.scene(table, reader, None, by)
        words = scene.words
        lines = await self.desk.workers.beside(
            history.lines, table, moves, words, _seat(click, table)
        )
        if not table.running and table.state.result is None:
            lines.append(closed(table.row, reader, scene.ender))
        text = "\n".join(lines) or words.say("nothing-yet")
        if len(text) <= TEXT:
            await tell(click, Screen(sentence(text)))
        else:
            await _send(click, text.encode(), "log.txt")

    async def export(self, click: Click, table: Table) -> None:
        """Send the record; while it must not be known yet, only what the reader can see."""
        moves, beside = await self.desk.store.moves(table.id), self.desk.workers.beside
        if table.running or sealed(table.row, discord.utils.utcnow()):
            raw = await beside(seen_by, table, moves, _seat(click, table))
        else:
            raw = await beside(written, table, moves)
        await _send(click, raw, f"{table.game.key}-{table.id}.json")

    async def verify(self, click: Click, table: Table) -> None:
        if table.running:
            await self.sentence(click, "verify-running")
            return
        moves = await self.desk.store.moves(table.id)
        raw = await self.desk.workers.beside(packed, table, moves)
        finding = await self.desk.workers.elsewhere(verify, raw)
        reader = await self.desk.people.reader(click)
        await say(click, reader.msg(finding.says))


def _seat(click: Click, table: Table) -> int | None:
    seats = table.held_by(click.user.id)
    return seats[0] if seats else None


async def _send(click: Click, raw: bytes, name: str) -> None:
    file = discord.File(io.BytesIO(raw), name)
    await taken(click.followup.send(file=file, ephemeral=True))
