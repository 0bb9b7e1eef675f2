"""Lobbies on Discord: how they are opened, filled and started; tables for one person without a
lobby."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from discord import ui

from bot.clicks.answering import own_up
from bot.clicks.aways import Aways
from bot.clicks.campaigns import hindered, may_begin
from bot.clicks.choosing import ASKS, ask, asked_first, leaving_asked
from bot.clicks.lobby_messages import LobbyMessages
from bot.clicks.opening import BUSY, New, opened, tell_of_clock, why_busy
from bot.clicks.places import unfit
from bot.clicks.steps import LEVEL, change_of
from bot.clicks.threads import Threads
from bot.desk import Desk
from bot.messages.answers import hold_edit, is_here, is_private, posted, taken, tell
from bot.messages.table_messages import Call
from bot.people.people import Click
from bot.screens.lobby_settings import settings_screen
from bot.table import lobby as rules
from bot.table.ids import Step
from bot.table.lobby import Refusal
from bot.table.reading import begins_again
from bot.table.table import Lobby, idle
from bot.table.tables import Place
from db import Campaign, ChannelBusy, Seat, Stale
from engine.core import Game, Illegal, Msg

Calls = Callable[[int], Awaitable[Call | None]]  # invites others into the lobby with this id

STARTS = ("start", "alone")  # as it is, in the mode for one


log = logging.getLogger(__name__)


class Lobbies(LobbyMessages):
    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.threads = Threads(desk)

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
            if step.do == "leave" and step.number is None:
                lobby = await self.desk.tables.lobby(step.lobby)
                if lobby is not None and await leaving_asked(self.desk, click, lobby, player):
                    return
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
            await self._changed(click, step)
            if step.do == "join":
                await Aways(self.desk).joined(click)

    async def end(self, click: Click, lobby: Lobby) -> None:
        """Close the lobby, and let its message say so. If it has begun in the meantime, it stays:
        ending a table is asked about first."""
        async with self.editing(lobby.id):
            if await self.desk.tables.lobby(lobby.id) is None:
                await self.refuse(click, Msg("lobby-gone"))
                return
            player = await self.desk.store.player_of(click.user.id)
            await self.desk.tables.end(lobby.id, player)
        await self._redraw(lobby, await self._closed(lobby))
        await self.refuse(click, Msg("lobby-ended"))

    async def _changed(self, click: Click, step: Step) -> None:
        """Show the lobby as it is by now: of two clicks at once, the later edit shows both."""
        id = step.lobby
        async with self.editing(id):
            lobby = await self.desk.tables.lobby(id)
            if lobby is None:  # begun or closed in the meantime: its message shows that
                await taken(click.response.defer())
            elif not lobby.people:
                await self._close(click, lobby)
            elif not is_private(click):
                await self._answered(click, lobby.id, await self.screen(lobby))
            else:
                await self._redraw(lobby, await self.screen(lobby))
                await self._told_privately(click, lobby, step)

    async def _told_privately(self, click: Click, lobby: Lobby, step: Step) -> None:
        """What became of a click on what the lobby had asked."""
        if step.do == "leave":
            await self.refuse(click, Msg("lobby-left"))
            return
        reader = await self.desk.people.reader(click)
        await tell(click, settings_screen(lobby, reader, reader("lobby-chosen")))

    async def stand(self, click: Click, new: New, calls: Calls | None = None) -> None:
        """Post a lobby as the answer to this click, with a line under it for those whom it
        `calls`."""
        try:
            id = await self._new(click, new)
        except ChannelBusy:
            plain = new.campaign is None and calls is None
            await self.threads.offer(click, new.game if plain else None)
            await self._look_round(click)
            return
        except BUSY as busy:
            await self._busy(click, busy)
            return
        call = await calls(id) if calls is not None else None
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
