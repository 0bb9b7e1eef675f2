"""How a lobby's message follows what becomes of the lobby: drawn again, vacated, closed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.desk import Desk
from bot.messages.answers import hold, is_private, say, taken
from bot.people.people import Click
from bot.screens.screen import Screen
from bot.table import lobby as rules
from bot.table.lobby import Refusal
from bot.table.table import Lobby
from engine.core import Msg


class LobbyMessages:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._edits: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def screen(self, lobby: Lobby) -> Screen:
        return await self.desk.screens.lobby_screen(lobby)

    async def _answered(self, click: Click, id: int, screen: Screen) -> None:
        edit = click.response.edit_message(view=screen.view, attachments=screen.files)
        self._is_shown(id, await taken(edit))

    def _is_shown(self, id: int, taken: bool) -> None:
        """What Discord does not take now is shown later."""
        messages = self.desk.messages
        messages.told(id) if taken else messages.owe(id)

    async def _redraw(self, lobby: Lobby, screen: Screen) -> None:
        if lobby.row.channel is not None and lobby.row.message is not None:
            channel = self.desk.client.get_partial_messageable(lobby.row.channel)
            old = channel.get_partial_message(lobby.row.message)
            edit = old.edit(view=screen.view, attachments=screen.files)
            self._is_shown(lobby.id, await taken(edit))

    def editing(self, id: int) -> asyncio.Lock:
        return self._edits.setdefault(id, asyncio.Lock())

    async def gone(self, click: Click, id: int) -> None:
        row = await self.desk.store.game(id)
        running = row is not None and row.status == "running"
        await self.refuse(click, Msg("lobby-begun" if running else "lobby-gone"))

    async def _close(self, click: Click, lobby: Lobby) -> None:
        """The last person has left."""
        player = await self.desk.store.player_of(click.user.id)
        await self.desk.tables.end(lobby.id, player)
        screen = await self._closed(lobby)
        if not is_private(click):
            await self._answered(click, lobby.id, screen)
            return
        await self._redraw(lobby, screen)
        await self.refuse(click, Msg("lobby-left-last"))

    async def _closed(self, lobby: Lobby) -> Screen:
        """It says who has closed it, if somebody has."""
        row = await self.desk.store.game(lobby.id)
        return await self.screen(replace(lobby, row=row or lobby.row))

    async def _vacated(self, click: Click, before: Lobby) -> Lobby:
        """The lobby without the people who have left the server; it is closed if nobody else sits
        there."""
        async with self.editing(before.id):
            lobby = await self.desk.tables.change_lobby(before.id, rules.present)
            if lobby is None:
                raise Refusal(Msg("lobby-gone"))
            if lobby.people:
                await self._redraw(lobby, await self.screen(lobby))
                return lobby
            await self.desk.tables.end(lobby.id)
            await self._redraw(lobby, await self._closed(lobby))
            raise Refusal(Msg("lobby-closed"))

    async def _look_round(self, click: Click) -> None:
        """A lobby that stands in somebody's way loses the people who have left the server. It
        closes if nobody else sits there, so that it does not hold the channel for a month."""
        for row in await self.desk.store.running_in(click.channel_id or 0):
            if (lobby := await self.desk.tables.lobby(row.id)) is None:
                continue
            if not (asking := await self.desk.seats_now(row)).done():
                await hold(click)
            seats = await asking
            if any(seat.left is not None for seat in seats):
                with suppress(Refusal):
                    await self._vacated(click, lobby)

    async def refuse(self, click: Click, msg: Msg, id: int | None = None) -> None:
        reader = await self.desk.people.reader(click)
        if msg.id == "not-host" and id is not None:
            lobby = await self.desk.tables.lobby(id)
            host = lobby.host if lobby else ""
            name = await self.desk.people.player_name(click.guild_id, host, reader)
            msg = Msg("not-host", {"name": name})
        await say(click, reader.msg(msg))
