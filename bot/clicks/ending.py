"""The end of a table by hand: who may, and that nobody escapes a loss by it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.clicks.answering import Answering, own_up
from bot.desk import apart
from bot.messages.answers import hold, is_here, say, tell
from bot.people.people import Click
from bot.screens.frame import button, question
from bot.screens.screen import Screen
from bot.table.endings import owes_an_end
from bot.table.ids import Deed
from bot.table.reading import reading
from bot.table.table import host_of, idle
from bot.text.words import Words
from db import Game as Row
from db import Seat, Stale, Unreadable


class Ending(Answering):
    async def end(self, click: Click, id: int) -> None:
        """End the table, once somebody who may has confirmed it.

        The table is not read: one that cannot be read must not hold its channel for ever.
        """
        row = await self.desk.store.game(id)
        if row is None or row.lesson is not None or not is_here(click, row):
            await self.sentence(click, "forged" if row else "table-gone")
        elif await self.may_end(click, row):
            await hold(click)
            await self._end(click, id)

    async def _end(self, click: Click, id: int) -> None:
        try:
            await self.desk.tables.end(id, await self.desk.store.player_of(click.user.id))
        except Stale:
            await self.sentence(click, "table-over")
            return
        trouble = await self.desk.messages.refresh(id)
        await self.sentence(click, "ended")
        await own_up(self.desk, click, trouble, beside=True)
        await apart([self.desk.show_end(id)])  # also of a table that nobody can read

    async def ask_end(self, click: Click, row: Row) -> None:
        """Ask first, so that no table ends by accident."""
        reader = await self.desk.people.reader(click)
        words = Words(reader, row.kind, reader.seat)
        yes = button(words, "end", Deed(row.id, "end"), discord.ButtonStyle.danger)
        game = self.desk.games.get(row.kind)
        goes_on = game is not None and game.campaign is not None and not row.personal
        kind = "campaign" if goes_on else "game"
        await tell(click, Screen(question(reader, reader("ask-end", kind=kind), yes)))

    async def may_end(self, click: Click, row: Row) -> bool:
        """Whether the clicker may end the table; if not, they are told who may. People who keep
        order may if they do not play there, or nobody does any more; so may those whom the server
        lets, the last person who sits there, and anyone in a lobby that was left idle. Nobody may
        do it to escape from a game that counts."""
        if await self._owes_an_end(click, row):
            await self.sentence(click, "not-ending-counts")
            return False
        if row.server is None:
            return True
        desk, me = self.desk, click.user.id
        if not (asking := await desk.seats_now(row)).done():
            await hold(click)
        seats = await asking
        keeper = not row.personal and _keeps_order(click, row)  # it stands in nobody's way
        ender, host = await desk.preferences.ender(row.server), host_of(row, seats)
        leads = ender != "moderators" and host == await desk.store.player_of(me)
        sitting = {seat.user for seat in seats if seat.house is None and seat.user is not None}
        let = ender == "seated" or (row.status == "lobby" and idle(row, desk.now()))
        part = keeper and sitting and await self._has_part(row, seats, me)
        if (keeper and not part) or leads or (me in sitting and (let or len(sitting) == 1)):
            return True
        await self._may_not(click, row, host, ender, keeper=keeper, sits=me in sitting)
        return False

    async def _may_not(
        self, click: Click, row: Row, host: str, ender: str, *, keeper: bool, sits: bool
    ) -> None:
        """Who can end the table instead, and how the clicker can go."""
        reader, people = await self.desk.people.reader(click), self.desk.people
        name = await people.player_name(row.server, host, reader)
        says = "not-ending-playing" if keeper else f"not-ending-{ender}"
        lines = [reader(says, name=name, sits=sits, ender=ender)]
        lines += [reader("not-ending-leave")] if sits and row.status == "running" else []
        await say(click, "\n".join(lines))

    async def _has_part(self, row: Row, seats: Sequence[Seat], me: int) -> bool:
        """Whether this user plays there or, in a ranked game, has done: to leave or hand on a seat
        counts as a loss, out of which nobody ends the table."""
        if any(seat.user == me for seat in seats):
            return True
        counts = row.status == "running" and row.ranked
        return counts and await self.desk.store.has_sat(row.id, me)

    async def _owes_an_end(self, click: Click, row: Row) -> bool:
        store = self.desk.store
        with suppress(Unreadable), reading(f"table {row.id}"):  # nothing of it would count
            if (table := await self.desk.tables.get(row.id)) is not None:
                player = await store.player_of(click.user.id)
                had_sat = await store.has_sat(row.id, click.user.id)
                return owes_an_end(table, await store.moves(row.id), player, had_sat=had_sat)
        return False


def _keeps_order(click: Click, row: Row) -> bool:
    """Whether the clicker keeps order in the whole server, or where the table stands."""
    allowed, there = click.permissions, click.channel_id == row.channel
    return allowed.manage_guild or (allowed.manage_messages and there)
