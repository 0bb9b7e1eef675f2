"""A second table where one stands already: in a thread of its channel, or if that is impossible, an
answer that says where it can be."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.clicks.opening import BUSY, New, opened, why_busy
from bot.clicks.places import unfit
from bot.clicks.rooms import no_thread, rooms
from bot.desk import Desk
from bot.messages.answers import hold, say, taken
from bot.people.people import Click
from bot.platform.permissions import IN_THREADS
from bot.platform.refusals import BARRED, REFUSALS, refusal
from bot.table import lobby as rules
from bot.table.ids import Step
from bot.table.tables import Place
from bot.text.called import game_name
from db import ChannelBusy, Seat
from engine.core import Game, Msg

TO_OPEN, TO_WRITE = IN_THREADS


class Threads:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def offer(self, click: Click, game: Game[Any] | None) -> None:
        """Say that a table stands here, with a button that opens a thread for a second one. `game`
        is None if a table there would have to begin again: then there are only words."""
        reader = await self.desk.people.reader(click)
        busy = reader("table-busy")
        if game is None or no_thread(click) is not None:
            told = [reader.msg(room) for room in await rooms(self.desk, click)]
            await say(click, " ".join([busy, *told]))
            return
        step = Step(0, "thread", list(self.desk.games).index(game.key))
        await say(click, busy, ui.Button(label=reader("button-thread"), custom_id=step.id))

    async def open(self, click: Click, number: int) -> None:
        """Open it, asking all that is asked of a table in the channel itself."""
        games = list(self.desk.games.values())
        if number >= len(games):
            trouble = Msg("forged")
        else:
            trouble = await unfit(self.desk, click) or no_thread(click)
        if trouble is None:
            await hold(click)
            trouble = await self._opened(click, games[number])
        reader = await self.desk.people.reader(click)
        await say(click, reader.msg(trouble))

    async def _opened(self, click: Click, game: Game[Any]) -> Msg:
        """Store the lobby first, then open the thread for it: whatever Discord refuses, no lobby is
        left behind."""
        assert isinstance(click.channel, discord.TextChannel)
        place = Place(click.guild_id, None)
        by = await self.desk.store.player_of(click.user.id)
        new = New(game, rules.first_plan(game), [Seat(0, player=by)])
        try:
            id = await opened(self.desk, place, new, by=by)
        except BUSY as busy:
            return await why_busy(self.desk, busy, place, by)
        public = await self.desk.people.public(click.guild_id, click.user.id)
        thread, needed = None, TO_OPEN
        try:
            thread = await _thread(click.channel, game_name(public, game.key))
            needed = TO_WRITE
            await self._show(id, thread)
        except (*REFUSALS, ChannelBusy) as error:
            await self.desk.tables.end(id)
            if thread is not None:
                await taken(thread.delete())
            return _why(error, needed)
        return Msg("thread-opened", {"thread": thread.mention})

    async def _show(self, id: int, thread: discord.Thread) -> None:
        await self.desk.tables.stand(id, thread.id, None)
        if (lobby := await self.desk.tables.lobby(id)) is not None:
            screen = await self.desk.screens.lobby_screen(lobby)
            sent = await thread.send(view=screen.view, files=screen.files)
            await self.desk.tables.posted(id, thread.id, sent.id)
            self.desk.messages.told(id)


async def _thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """Announcement channels have threads of their own kind; without a kind a thread would be
    private."""
    public, news = discord.ChannelType.public_thread, discord.ChannelType.news_thread
    return await channel.create_thread(name=name, type=news if channel.is_news() else public)


def _why(error: Exception, needed: str) -> Msg:
    if isinstance(error, ChannelBusy):
        return Msg("table-busy")
    no = refusal(error)
    return Msg("missing-permission", {"permission": needed}) if no is BARRED else no.msg
