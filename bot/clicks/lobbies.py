"""Lobbies on Discord: how they are opened, filled and started; tables for one person without a
lobby."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

from discord import ui

from bot.clicks.answering import own_up
from bot.clicks.aways import Aways
from bot.clicks.campaigns import hindered, may_begin
from bot.clicks.choosing import ASKS, ask, asked_first
from bot.clicks.opening import BUSY, New, opened, tell_of_clock, why_busy
from bot.clicks.places import unfit
from bot.clicks.steps import LEVEL, change_of
from bot.clicks.threads import Threads
from bot.desk import Desk
from bot.messages.answers import hold, hold_edit, is_here, is_private, posted, say, taken, tell
from bot.messages.table_messages import Call
from bot.people.people import Click
from bot.screens.lobby_layout import lobby_message
from bot.screens.lobby_settings import settings_screen
from bot.screens.screen import Screen
from bot.table import lobby as rules
from bot.table.ids import Step
from bot.table.lobby import Refusal
from bot.table.reading import begins_again
from bot.table.table import Lobby, idle
from bot.table.tables import Place
from db import Campaign, ChannelBusy, Seat, Stale
from engine.core import Game, Illegal, Msg

STARTS = ("start", "alone")  # as it is, in the mode for one


log = logging.getLogger(__name__)


class Lobbies:
    def __init__(self, desk: Desk) -> None:
        self.desk, self.threads = desk, Threads(desk)
        self._edits: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open(
        self,
        click: Click,
        game: Game[Any],
        campaign: Campaign | None = None,
        *,
        options: bool = False,
    ) -> None:
        """In a server, open a lobby. In direct messages, open one only if there is something to
        choose (`options`, or how to begin again); otherwise lay the solo table."""
        trouble = await unfit(self.desk, click) or await hindered(self.desk, click, game, campaign)
        if trouble is not None:
            await self.refuse(click, trouble)
            return
        player = await self.desk.store.player_of(click.user.id)
        mode = rules.solo_mode(game) if click.guild_id is None else None
        new = New(game, rules.first_plan(game, mode), [Seat(0, player=player)], campaign)
        if mode is None or options or begins_again(game, campaign):
            await self.stand(click, new)
        else:
            await self.lay(click, new._replace(seats=rules.solo_seats(mode, player, LEVEL)))

    async def click(self, click: Click, step: Step) -> None:
        """One step in a lobby; a refused step changes nothing."""
        player = await self.desk.store.player_of(click.user.id)
        if step.do == "thread":
            await self.threads.open(click, step.number or 0)
            return
        row = await self.desk.store.game(step.lobby)
        change = change_of(step, player)
        known = change is not None or step.do in ASKS
        if not known or (row is not None and not is_here(click, row)):
            await self.refuse(click, Msg("forged"))
            return
        if change is not None and step.do in STARTS:
            await self._start(click, step, change)
            return
        try:
            await self._step(click, step, change)
        except Refusal as refusal:
            await self.refuse(click, refusal.msg, step.lobby)

    async def _step(
        self, click: Click, step: Step, change: Callable[[Lobby], Lobby] | None
    ) -> None:
        """Without a change, something is asked. Raises Refusal."""
        if change is None:
            lobby = await self.desk.tables.lobby(step.lobby)
        else:
            lobby = await self.desk.tables.change_lobby(step.lobby, change)
        if lobby is None:
            await self.gone(click, step.lobby)
        elif change is None:
            await ask(self.desk, click, lobby, step)
        else:
            await self._changed(click, step.lobby)
            if step.do == "join":
                await Aways(self.desk).joined(click)

    async def gone(self, click: Click, id: int) -> None:
        row = await self.desk.store.game(id)
        running = row is not None and row.status == "running"
        await self.refuse(click, Msg("lobby-begun" if running else "lobby-gone"))

    async def end(self, click: Click, lobby: Lobby) -> None:
        """Close the lobby, and let its message say so. If it has begun in the meantime, it stays:
        ending a table is asked about first."""
        async with self.editing(lobby.id):
            if await self.desk.tables.lobby(lobby.id) is None:
                await self.refuse(click, Msg("lobby-gone"))
                return
            await self.desk.tables.end(lobby.id)
        await self._redraw(lobby, await self._closed(click, lobby))
        await self.refuse(click, Msg("ended"))

    async def screen(self, lobby: Lobby) -> Screen:
        return await self.desk.screens.lobby_screen(lobby)

    async def _changed(self, click: Click, id: int) -> None:
        """Show the lobby as it is by now: of two clicks at once, the later edit shows both."""
        async with self.editing(id):
            lobby = await self.desk.tables.lobby(id)
            if lobby is None:  # begun or closed in the meantime: its message shows that
                await taken(click.response.defer())
            elif not lobby.people:
                await self._close(click, lobby)
            elif is_private(click):
                await self._redraw(lobby, await self.screen(lobby))
                reader = await self.desk.people.reader(click)
                await tell(click, settings_screen(lobby, reader, reader("lobby-chosen")))
            else:
                await self._answered(click, lobby.id, await self.screen(lobby))

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

    async def stand(self, click: Click, new: New, call: Call | None = None) -> None:
        """Post a lobby as the answer to this click, with a line under it that calls others."""
        try:
            id = await self._new(click, new)
        except ChannelBusy:
            plain = new.campaign is None and call is None
            await self.threads.offer(click, new.game if plain else None)
            await self._look_round(click)
            return
        except BUSY as busy:
            await self._busy(click, busy)
            return
        lobby = await self.desk.tables.lobby(id)
        assert lobby is not None
        screen = await self.screen(lobby)
        if call is not None:
            screen.view.add_item(ui.TextDisplay(call.says))
        if (message := await posted(click, screen, call.users if call else ())) is not None:
            await self.desk.tables.posted(id, click.channel_id, message)
            self.desk.messages.told(id)
            await Aways(self.desk).joined(click)
        else:
            await self.desk.tables.end(id)

    async def lay(self, click: Click, new: New) -> None:
        """Lay a table without a lobby, as the answer to this click."""
        try:
            id = await self._new(click, new)
        except ChannelBusy:
            await self.threads.offer(click, None)
            return
        except BUSY as busy:
            await self._busy(click, busy)
            return
        try:
            await self.desk.tables.start(id, lambda lobby: rules.settled(lobby, new.seats))
        except Illegal as illegal:
            await self.desk.tables.end(id)
            await self.refuse(click, illegal.reason or Msg("failed"))
            return
        await taken(click.response.defer(thinking=True))
        await own_up(self.desk, click, await self.desk.go_on(id, click))

    async def _new(self, click: Click, new: New) -> int:
        assert click.channel_id is not None
        place = Place(click.guild_id, click.channel_id)
        by = await self.desk.store.player_of(click.user.id)
        return await opened(self.desk, place, new, by=by)

    async def _busy(self, click: Click, busy: Exception) -> None:
        place = Place(click.guild_id, click.channel_id)
        by = await self.desk.store.player_of(click.user.id)
        await self.refuse(click, await why_busy(self.desk, busy, place, by))

    async def _start(self, click: Click, step: Step, ready: Callable[[Lobby], Lobby]) -> None:
        id = step.lobby
        try:
            await self._may_begin(click, id)
            if step.number is None and await asked_first(self.desk, click, step):
                return
            async with self.editing(id):  # so that no view of the lobby comes after the table
                table = await self.desk.tables.start(id, ready)
        except Refusal as refusal:
            await self.refuse(click, refusal.msg, id)
            return
        except Illegal as illegal:
            await self.refuse(click, illegal.reason or Msg("failed"))
            return
        except Stale:
            table = None
        if table is None:
            await self.refuse(click, Msg("lobby-gone"))
            return
        await tell_of_clock(self.desk, table.row)
        if is_private(click):
            await self.refuse(click, Msg("begun"))
            await own_up(self.desk, click, await self.desk.go_on(id), beside=True)
        else:
            await hold_edit(click)
            await own_up(self.desk, click, await self.desk.go_on(id, click))

    async def _may_begin(self, click: Click, id: int) -> None:
        """Raise Refusal for those who may not begin. People who have left the server lose their
        seats here."""
        if (lobby := await self.desk.tables.lobby(id)) is None:
            return
        alone = idle(lobby.row, self.desk.now())
        if not (asking := await self.desk.seats_now(lobby.row)).done():
            await hold_edit(click)
        seats = await asking
        if any(seat.left is not None for seat in seats):
            lobby = await self._vacated(click, lobby)
        leads = rules.leads(lobby, await self.desk.store.player_of(click.user.id), alone)
        await may_begin(self.desk, click, lobby, leads)

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
            await self._redraw(lobby, await self._closed(click, lobby))
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

    async def _close(self, click: Click, lobby: Lobby) -> None:
        """The last person has left."""
        await self.desk.tables.end(lobby.id)
        await self._answered(click, lobby.id, await self._closed(click, lobby))

    async def _closed(self, click: Click, lobby: Lobby) -> Screen:
        public = await self.desk.people.public(lobby.row.server, click.user.id)
        return lobby_message(lobby, public, public.seat, None)

    async def refuse(self, click: Click, msg: Msg, id: int | None = None) -> None:
        reader = await self.desk.people.reader(click)
        if msg.id == "not-host" and id is not None:
            lobby = await self.desk.tables.lobby(id)
            host = lobby.host if lobby else ""
            name = await self.desk.people.player_name(click.guild_id, host, reader)
            msg = Msg("not-host", {"name": name})
        await say(click, reader.msg(msg))
