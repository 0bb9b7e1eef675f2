"""Seats while a game runs: taken over from a bot player, left, or gone on without; and watching
without a seat."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.clicks.answering import own_up
from bot.clicks.passing import pass_on
from bot.clicks.steps import LEVEL
from bot.clicks.taking import Taking
from bot.messages.answers import hold, say, taken, tell
from bot.people.people import Click
from bot.screens import layout
from bot.screens.frame import button, question, sentence
from bot.screens.screen import Screen
from bot.screens.seats import briefing, watch_message
from bot.table import parting
from bot.table.ids import Deed
from bot.table.table import Table
from db import Seat, Stale, Twice


class Seats(Taking):
    async def click(self, click: Click, deed: Deed) -> None:
        if (table := await self.table(click, deed.table)) is None:
            return
        if deed.do == "watch":
            await self._watch(click, table)
        elif deed.do == "without":
            await self._without(click, table, deed.number)
        elif deed.do == "leave":
            await self._leave(click, table)
        elif (trouble := await self._trouble(click, table)) is not None:
            await self.sentence(click, trouble)
        elif not table.free():
            await self.sentence(click, "drop-in-none")
        elif deed.do == "drop":
            reader = await self.desk.people.reader(click)
            scene = await self.desk.screens.scene(table, reader, None)
            await tell(click, Screen(briefing(scene)))
        else:
            await self._sit(click, table, deed.number)

    async def ask_leave(self, click: Click, table: Table) -> None:
        """Ask first, in words of what would be lost."""
        if (trouble := _stays(click, table)) is not None:
            await self.sentence(click, trouble)
            return
        words = await self.words(click, table)
        lost = "leave-ranked" if table.mode.competitive else "leave-together"
        lines = [
            words.say("ask-leave"),
            *([words.say(lost)] if table.row.ranked and table.boards else []),
        ]
        yes = button(words, "leave", Deed(table.id, "leave"), discord.ButtonStyle.danger)
        await tell(click, Screen(question(words.say, "\n".join(lines), yes)))

    async def _leave(self, click: Click, table: Table) -> None:
        """A bot player plays on, marked as such, so that nobody can freeze a game by leaving."""
        if (trouble := _stays(click, table)) is not None:
            await self.sentence(click, trouble)
            return
        await hold(click)
        by, mine = await self.desk.by(click), table.held_by(click.user.id)
        seats = [Seat(number, player=by.player, house=LEVEL) for number in mine]
        try:
            table = await self.desk.tables.sit(table.id, seats, by)
        except Twice:
            return
        except Stale:
            await self.sentence(click, "table-over")
            return
        if not table.left_by(click.user.id):  # somebody has taken them over in the meantime
            await self.stranger(click, table)
            return
        words = await self.words(click, table)
        await say(click, words.say("left"), button(words, "back", Deed(table.id, "back")))
        await own_up(self.desk, click, await self.desk.go_on(table.id), beside=True)

    async def _watch(self, click: Click, table: Table) -> None:
        await hold(click)
        reader, by = await self.desk.people.reader(click), await self.desk.pictures_for(click)
        scene = await self.desk.screens.scene(table, reader, None)
        drawn = {layout.PICTURE: await by.board(scene), layout.PAGE: await by.page(scene)}
        pictures = {name: picture for name, picture in drawn.items() if picture}
        await tell(click, Screen(watch_message(scene, list(pictures)), pictures))

    async def _sit(self, click: Click, table: Table, seat: int | None) -> None:
        await hold(click)
        mine = await self._taken(click, table, lambda now: [s for s in now.free() if s == seat])
        if mine is not None:
            await self._seated(click, mine)

    async def _without(self, click: Click, table: Table, seat: int | None) -> None:
        """Those who sit go on without somebody who is away, once enough of them have agreed."""
        mine, desk = table.held_by(click.user.id), self.desk
        if not mine:
            await self.stranger(click, table)
        elif seat is None or seat in mine or seat not in parting.offered(table):
            await self.sentence(click, "without-over")
            await desk.messages.catch_up(table)
        else:
            await taken(click.response.defer())
            player = await desk.store.player_of(click.user.id)
            await desk.store.go_ahead(table.id, seat, player)
            if missing := await parting.missing(desk.store, table, seat):
                await own_up(desk, click, await desk.messages.refresh(table.id, click))
                await self._waits_for(click, missing)
                return
            try:
                await pass_on(desk, table, [seat])
            except Stale:
                await self.sentence(click, "without-over")
            await self.after(click, table)

    async def _waits_for(self, click: Click, players: Sequence[str]) -> None:
        """The clicker has agreed, and these are still asked."""
        reader, people = await self.desk.people.reader(click), self.desk.people
        names = [await people.player_name(click.guild_id, one, reader) for one in players]
        view = sentence(reader("without-agreed", waiting=reader.join(names)))
        await taken(click.followup.send(view=view, ephemeral=True))


def _stays(click: Click, table: Table) -> str | None:
    """The message that says why the clicker cannot leave, or None."""
    if not table.held_by(click.user.id):
        return "stranger"
    return "daily-no-leave" if table.row.daily is not None else None
