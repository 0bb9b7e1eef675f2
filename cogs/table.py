"""Play: open a table, and commands about the one that stands here."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Bot
from bot.clicks.answering import own_up
from bot.clicks.places import unfit
from bot.messages.answers import hold, posted, say, taken
from bot.people.people import Click
from bot.platform.refusals import REFUSALS, refusal
from bot.table.ids import Deed, Play
from bot.table.table import Table
from bot.text.translator import told
from cogs.common import contexts, game_choices, installs
from db import ChannelBusy, Unreadable
from db import Game as Row


@contexts
@installs
class TableCog(commands.GroupCog, group_name="table", group_description=told("table")):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.desk = bot.desk

    @app_commands.command(description=told("show"))
    async def show(self, click: Click) -> None:
        if (row := await self._find(click)) is None:
            await self.bot.lookups.shelf(click, "shelf-no-table")
        elif row.channel != click.channel_id and (trouble := await unfit(self.desk, click)):
            reader = await self.desk.people.reader(click)
            await say(click, reader.msg(trouble))
        else:
            show = self._show_lobby if row.status == "lobby" else self._show_table
            await show(click, row)
            await self._tell_of_lost(click, row)

    @app_commands.command(description=told("text"))
    async def text(self, click: Click) -> None:
        if (table := await self._table(click)) is not None:
            await self.bot.deeds.text(click, table, Deed(table.id, "text"))

    @app_commands.command(description=told("log"))
    async def log(self, click: Click) -> None:
        await hold(click)
        if (table := await self._running_or_ended(click)) is not None:
            await self.bot.records.log(click, table)

    @app_commands.command(description=told("export"))
    async def export(self, click: Click) -> None:
        await hold(click)
        if (table := await self._running_or_ended(click)) is not None:
            await self.bot.records.export(click, table)

    @app_commands.command(description=told("verify"))
    async def verify(self, click: Click) -> None:
        await hold(click)
        if (table := await self._running_or_ended(click)) is not None:
            await self.bot.records.verify(click, table)

    @app_commands.command(description=told("replay"))
    async def replay(self, click: Click) -> None:
        if (table := await self._ended(click)) is not None:
            await self.bot.replaying.replay(click, table, Deed(table.id, "replay"))

    @app_commands.command(description=told("film"))
    @app_commands.describe(whole=told("whole"))
    async def film(self, click: Click, whole: bool = False) -> None:
        if (table := await self._ended(click)) is not None:
            await self.bot.replaying.film(click, table, whole=whole)

    @app_commands.command(description=told("leave"))
    async def leave(self, click: Click) -> None:
        row = await self._find(click)
        if row is None:
            await self._sentence(click, "no-table")
        elif row.status == "lobby":
            await self._sentence(click, "leave-in-lobby")
        elif (table := await self._table(click)) is not None:
            await self.bot.seats.ask_leave(click, table)

    @app_commands.command(description=told("hand"))
    @app_commands.describe(friend=told("friend"))
    async def hand(self, click: Click, friend: discord.User) -> None:
        if (table := await self._table(click)) is None:
            return
        if table.held_by(click.user.id):
            await self.bot.hands.ask(click, table, friend)
        else:
            await self.bot.deeds.stranger(click, table)

    @app_commands.command(description=told("end"))
    async def end(self, click: Click) -> None:
        row = await self._find(click, keeper=click.permissions.manage_guild)
        if row is None:
            await self._sentence(click, "no-table")
        elif await self.bot.deeds.may_end(click, row):
            await self._end(click, row)

    async def _end(self, click: Click, row: Row) -> None:
        """End a lobby at once, a table after a question."""
        with suppress(Unreadable):
            if (lobby := await self.desk.tables.lobby(row.id)) is not None:
                await self.bot.lobbies.end(click, lobby)
                return
        await self.bot.deeds.ask_end(click, row)

    async def _show_table(self, click: Click, row: Row) -> None:
        await taken(click.response.defer())
        try:
            trouble = await self.desk.messages.bring(row.id, click)
        except ChannelBusy:
            await self.bot.lobbies.threads.offer(click, None)
            return
        await own_up(self.desk, click, trouble)

    async def _tell_of_lost(self, click: Click, shown: Row) -> None:
        """Where a table stands already, another one cannot be brought."""
        lost = await self._lost(click)
        if lost is not None and lost.id != shown.id:
            await self._sentence(click, "lost-too")

    async def _show_lobby(self, click: Click, row: Row) -> None:
        lobby = await self.desk.tables.lobby(row.id)
        if lobby is None:
            await self._sentence(click, "no-table")
            return
        screen = await self.bot.lobbies.screen(lobby)
        if (message := await posted(click, screen)) is not None:
            await self.desk.tables.posted(row.id, click.channel_id, message)
            self.desk.messages.told(row.id)
            await self.desk.messages.clear(row)

    async def _table(self, click: Click) -> Table | None:
        """The running table that is meant, or None: then the person who asked is told."""
        row = await self._find(click)
        table = await self.desk.tables.get(row.id) if row is not None else None
        if table is None:
            await self._sentence(click, "no-table")
        return table

    async def _ended(self, click: Click) -> Table | None:
        """The table that ended here last, or None: then the person who asked is told."""
        row = await self.desk.store.last_ended_in(click.channel_id or 0)
        table = await self.desk.tables.get(row.id) if row is not None else None
        if table is None:
            await self._sentence(click, "no-ended")
        return table

    async def _running_or_ended(self, click: Click) -> Table | None:
        """The table that stands here, else the one that ended here last, or None: then the person
        who asked is told."""
        assert click.channel_id is not None
        here = [
            row
            for row in await self.desk.store.running_in(click.channel_id)
            if row.status == "running"
        ]
        row = here[-1] if here else await self.desk.store.last_ended_in(click.channel_id)
        table = await self.desk.tables.get(row.id) if row is not None else None
        if table is None:
            await self._sentence(click, "no-ended")
        return table

    async def _find(self, click: Click, keeper: bool = False) -> Row | None:
        """What stands here; else a table that has lost its place: the person's own, or for a
        `keeper`, who manages the server, anybody's."""
        assert click.channel_id is not None
        here = await self.desk.store.running_in(click.channel_id)
        return here[-1] if here else await self._lost(click, keeper)

    async def _lost(self, click: Click, keeper: bool = False) -> Row | None:
        """The oldest table whose channel is gone, or where nobody can be called."""
        if click.guild_id is None:  # a direct message is never lost
            return None
        user = None if keeper else click.user.id
        for row in await self.desk.store.open_in(click.guild_id, user):
            if row.barred is not None or not await self._reachable(row):
                return row
        return None

    async def _reachable(self, row: Row) -> bool:
        """Whether the bot can still write where the table stands, even in an archived thread, which
        discord.py does not keep."""
        guild, id = self.bot.get_guild(row.server or 0), row.channel or 0
        if guild is None:
            return False
        try:
            channel = guild.get_channel_or_thread(id) or await guild.fetch_channel(id)
        except REFUSALS as error:
            return refusal(error).transient
        thread = isinstance(channel, discord.Thread)
        if thread and channel.parent is None:  # deleted, or not visible
            return False
        allowed = channel.permissions_for(guild.me)
        send = allowed.send_messages_in_threads if thread else allowed.send_messages
        return allowed.view_channel and send

    async def _sentence(self, click: Click, id: str) -> None:
        await self.bot.deeds.sentence(click, id)


def play_command(bot: Bot) -> app_commands.Command[Any, ..., None]:
    """/play offers the games that this bot has, by name, so it is not described at import."""

    @app_commands.command(description=told("play"))
    @app_commands.describe(game=told("game"), options=told("options"))
    @app_commands.choices(game=game_choices(bot.games))
    @contexts
    @installs
    async def play(click: Click, game: str | None = None, options: bool = False) -> None:
        if game is None:
            await bot.lookups.shelf(click, "shelf", options=options)
        else:
            await bot.playing.play(click, Play(game, options))

    return play


async def setup(bot: Any) -> None:
    bot.tree.add_command(play_command(bot))
    await bot.add_cog(TableCog(bot))
