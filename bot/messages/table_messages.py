"""Table messages: shown, edited in place, and posted again when they are lost.

A move is stored whatever Discord answers; what could not be shown follows when it can.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field

import discord

from bot.messages.barred import Barred
from bot.messages.edits import answers, fresh, only, plainly, reached
from bot.people.people import Click, People
from bot.platform.refusals import REFUSALS, refusal
from bot.platform.retries import Retries
from bot.screens.composing import Screens
from bot.screens.screen import Screen
from bot.screens.timing import lacks
from bot.table.reading import UNREAD
from bot.table.table import Table
from bot.table.tables import Tables
from bot.text.say import Say
from db import Game as Row
from db import NotStored, Unreadable
from engine.core import Msg
from rendering.symbols import edition

LAST = 2**62  # later than any move

log = logging.getLogger(__name__)


@dataclass
class Post:
    """One table's message: who asked for a new picture, and how it can be edited."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    asked: int = 0
    shown: int = 0
    seq: int | None = None  # the move up to which it is shown
    pen: Click | None = None  # the newest click on the message
    met: bool = False  # whether somebody has clicked there since it was shown
    trouble: Msg | None = None


@dataclass(frozen=True)
class Call:
    """A table message posted again under a line, for these users. Discord posts one `key` only
    once, even if the bot was stopped before it knew of it."""

    says: str
    users: Sequence[int]
    key: str


class TableMessages:
    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        people: People,
        screens: Screens,
        barred: Barred,
    ) -> None:
        self._client, self._tables, self._people = client, tables, people
        self._screens, self.barred = screens, barred
        self._posts: dict[int, Post] = {}
        self.late = Retries()  # tables whose picture Discord has not taken yet
        self._shown: dict[int, int] = {}  # by table, the last move shown, if not stored yet

    async def refresh(self, id: int, click: Click | None = None) -> Msg | None:
        """Show the table as it is now. Returns what stood in the way, if anything did.

        Callers who come while another one is drawing wait; the next drawing serves all of them.
        """
        post = self._posts.setdefault(id, Post())
        post.pen = click or post.pen
        post.met = post.met or click is not None
        post.asked += 1
        mine = post.asked
        async with post.lock:
            if post.shown < mine:
                post.shown = post.asked
                post.trouble = await self._show(id, post, post.pen)
            return post.trouble

    async def catch_up(self, table: Table) -> None:
        """After a click on an old button: perhaps the message is old, not only the click."""
        post = self._posts.get(table.id)
        if post is None or (post.seq != table.seq and not post.lock.locked()):
            await self.refresh(table.id)

    async def behind(self, id: int) -> bool:
        """Whether the table has more to show than its message does."""
        table, post = await self._tables.get(id), self._posts.get(id)
        return table is not None and (post is None or post.seq != table.seq)

    async def bring(self, id: int, click: Click) -> Msg | None:
        """Post the table message again, as the answer to this command, and delete the old one.
        Raises ChannelBusy."""
        post = self._posts.setdefault(id, Post())
        async with post.lock:  # held until the old one is gone: of two commands the later one wins
            table = await self._tables.get(id)
            if table is None or click.channel_id is None:
                return Msg("table-gone")
            if table.row.channel != click.channel_id:
                await self.barred.lift(table.row)
                await self._tables.stand(id, click.channel_id, None)
            post.pen, post.met, post.shown = click, True, post.asked
            post.trouble = await self._show(id, post, click)
            await self.clear(table.row)
            return post.trouble

    async def call(self, id: int, call: Call) -> Msg | None:
        """Post the table message again for somebody, and delete the old one."""
        post = self._posts.setdefault(id, Post())
        async with post.lock:
            post.pen, post.shown = None, post.asked
            post.trouble = await self._show(id, post, None, call)
            return post.trouble

    def rest(self) -> None:
        """Let go of clicks that are too old to answer, so that idle tables cost nothing."""
        for id, post in list(self._posts.items()):
            if not post.lock.locked() and (post.pen is None or not fresh(post.pen)):
                del self._posts[id]

    def told(self, id: int, upto: int = -1) -> None:
        """Note that its message shows all up to this move; a lobby's has none."""
        self._shown[id] = upto

    def owe(self, id: int) -> None:
        """Note that it must be shown later."""
        self._shown.pop(id, None)
        self.late.owe(id)

    async def write_down(self) -> None:
        """Store what has been shown, so that it is not owed any more: all at once, since it does
        not matter if that is lost."""
        shown, self._shown = self._shown, {}
        try:
            if shown:
                await self._tables.store.shown(shown, edition())
        except NotStored as error:
            log.warning("which tables are shown is written down later: %s", error)
            self._shown = {**shown, **self._shown}

    def forget(self, id: int) -> None:
        self._posts.pop(id, None)
        self.late.discard(id)

    async def _show(
        self, id: int, post: Post, pen: Click | None, call: Call | None = None
    ) -> Msg | None:
        self._shown.pop(id, None)
        try:
            if (table := await self._tables.get(id)) is None:
                return await self._show_lobby(id)
        except Unreadable:
            self.forget(id)
            self.told(id, LAST)
            return Msg("table-unreadable")
        if table.aside:
            return None  # only its player sees it, in private answers
        if table.row.channel is None:
            self.late.discard(id)
            return Msg("table-gone")
        if post.met:
            table = await self._met(table, post)
        if (why := lacks(table.row)) and not (pen and answers(pen, table.row.message)):
            self.late.discard(id)
            return why
        trouble = await self._trying(table.row, self._edit(table, post, pen, call))
        post.seq = table.seq if trouble is None else None
        if trouble is None:
            self.told(id, table.seq)
        if not table.running and trouble is None:
            self.forget(id)
        return trouble

    async def _met(self, table: Table, post: Post) -> Table:
        """The table, after looking at what a click there means."""
        post.met = False
        await self.barred.met(table.row)
        return await self._tables.get(table.id) or table

    async def _show_lobby(self, id: int) -> Msg | None:
        row = await self._tables.store.game(id)
        if row is None or row.channel is None:
            self.late.discard(id)
            return Msg("table-gone")
        if why := lacks(row):
            self.late.discard(id)
            return why
        trouble = await self._trying(row, self._edit_lobby(row))
        if trouble is None:
            self.told(id)
        return trouble

    async def _edit_lobby(self, row: Row) -> None:
        """Edit as the bot's own message, or else post again; a closed lobby is edited only where it
        stands."""
        lobby, channel, message = await self._tables.lobby_of(row), row.channel, row.message
        assert channel is not None
        place = self._client.get_partial_messageable(channel)
        screen = await self._screens.lobby_screen(lobby)
        if message is not None:
            old = place.get_partial_message(message)
            if await reached(old.edit(view=screen.view, attachments=screen.files)) is not None:
                return
        if row.status == "lobby":
            sent = await place.send(view=screen.view, files=screen.files)
            await self._tables.stand(row.id, channel, sent.id)

    async def _edit(self, table: Table, post: Post, pen: Click | None, call: Call | None) -> None:
        """Edit through the click that changed it, or else as the bot's own message, or else post
        again."""
        said = call.says if call else ""
        screen = await self._screens.table_screen(table, await self._say(table), said)
        await plainly(screen, lambda some: self._put(some, table, post, pen, call))

    async def _put(
        self, screen: Screen, table: Table, post: Post, pen: Click | None, call: Call | None
    ) -> None:
        channel, message = table.row.channel, table.row.message
        assert channel is not None
        if pen is not None and answers(pen, message):
            edit = pen.edit_original_response(view=screen.view, attachments=screen.files)
            if (edited := await reached(edit)) is not None:
                if edited.id != message:
                    await self._tables.posted(table.id, channel, edited.id)
                return
        if post.pen is pen:
            post.pen = None
        if message is not None and call is None:
            old = self._client.get_partial_messageable(channel).get_partial_message(message)
            if await reached(old.edit(view=screen.view, attachments=screen.files)) is not None:
                return
        sent = await self._send(table, channel, screen, call)
        if message not in (None, sent):
            await self._delete(channel, message)

    async def _send(self, table: Table, channel: int, screen: Screen, call: Call | None) -> int:
        place = self._client.get_partial_messageable(channel)
        if call is None:
            sent = await place.send(view=screen.view, files=screen.files)
        else:
            users = [discord.Object(user) for user in call.users]
            sent = await place.send(
                view=screen.view, files=screen.files, nonce=call.key, allowed_mentions=only(users)
            )
        await self._tables.posted(table.id, channel, sent.id)
        return sent.id

    async def _trying(self, row: Row, show: Awaitable[None]) -> Msg | None:
        """What Discord does not take is tried again later if waiting helps, and otherwise not
        before something changes there."""
        try:
            await show
        except UNREAD as error:
            log.warning("table %s is not shown: %s", row.id, error)
            self.forget(row.id)
            return Msg(Unreadable.problem)
        except REFUSALS as error:
            if not refusal(error).transient:
                self.late.discard(row.id)
                if row.status == "ended":  # nothing will change there
                    self.told(row.id, LAST)
                return await self.barred.bar(row, error)
            if row.id not in self.late:
                log.warning("table %s is shown later: %s", row.id, error)
            if self.late.ready(row.id, now := self._tables.now()):
                self.late.add(row.id, now)
            return Msg("saved-not-shown")
        self.late.discard(row.id)
        return None

    async def _say(self, table: Table) -> Say:
        return await self._people.of_table(table.row, table.seats)

    async def clear(self, before: Row) -> None:
        """Delete the old message of a table or lobby, if another one has replaced it."""
        channel, message = before.channel, before.message
        row = await self._tables.store.game(before.id)
        kept = row is None or row.message in (None, message)
        if channel is not None and message is not None and not kept:
            await self._delete(channel, message)

    async def _delete(self, channel: int, message: int) -> None:
        old = self._client.get_partial_messageable(channel).get_partial_message(message)
        try:
            await old.delete()
        except REFUSALS as error:
            log.info("an old table message stays: %s", error)
