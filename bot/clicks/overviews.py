"""Which tables are open: one's own, anywhere, and those of a server for the people who manage it;
and after a move, where the next table is that waits for the same person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from discord import ui

from bot.clicks.aways import Aways
from bot.desk import Desk
from bot.messages.answers import NEXT, add, hold, is_here, say
from bot.people.people import Click
from bot.platform.limits import BUTTON, ROW, clip
from bot.screens.absence import back_button
from bot.screens.tables import (
    called,
    entry,
    link,
    listed,
    lobby_state,
    message_link,
    place,
    table_state,
)
from bot.screens.timing import back_on
from bot.settings import Shards
from bot.table import parting
from bot.table.clock import HELD, deadline
from bot.table.ids import Deed
from bot.table.reading import UNREAD
from bot.table.table import Table
from bot.text.called import game_name, round_of
from bot.text.say import Say
from db import Asking, Unreadable, Wait
from db import Game as Row

SHOWN = 20  # tables of a list that are read; the others are counted


class Overviews:
    def __init__(self, desk: Desk, shards: Shards) -> None:
        self.desk, self.shards = desk, shards

    async def mine(self, click: Click) -> None:
        """All open tables and lobbies of the reader, those that wait for them first."""
        await hold(click)
        reader, me = await self.desk.people.reader(click), click.user.id
        waits = {wait.game: wait for wait in (await self.desk.store.waits_of(me))[::-1]}
        calls = {call.game: call for call in await askings_of(self.desk, me)}
        rows = {row.id: row for row in await self.desk.store.open_of(me)}
        for id in calls.keys() - rows.keys():  # lobbies that keep a seat for them
            if (row := await self.desk.store.game(id)) is not None:
                rows[id] = row
        found = sorted(rows.values(), key=lambda row: _urgency(row, waits.get(row.id), calls))
        waiting = len(waits.keys() | calls.keys())
        every = waiting if waiting == len(found) else 0  # all of them
        head = reader("tables-mine", count=len(found), waits=waiting, every=every)
        shown = [(row, is_here(click, row), calls.get(row.id)) for row in found[:SHOWN]]
        mine = [await self._mine(row, reader, me, call, here=at) for row, at, call in shown]
        hidden, away = len(found) - len(mine), await self.desk.store.away_of(me)
        below = [await Aways(self.desk).told(click, reader)] if away is not None else []
        below += [share] if (share := self._share(reader)) else []
        buttons = await self._seats_back(click, found[:SHOWN], reader)
        buttons += [back_button(reader)] if away is not None else []
        await say(click, listed(head, mine, hidden, reader, "\n".join(below)), *buttons)

    async def _seats_back(
        self, click: Click, rows: Sequence[Row], reader: Say
    ) -> list[ui.Button[Any]]:
        """Buttons that give seats back which bot players keep warm, where they can be clicked."""
        buttons = list[ui.Button[Any]]()
        for row in rows:
            with suppress(*UNREAD):
                table = await self.desk.tables.get(row.id) if is_here(click, row) else None
                if table is not None and table.running and table.left_by(click.user.id):
                    label = reader("button-back-at", game=game_name(reader, row.kind))
                    id = Deed(row.id, "back").id
                    buttons.append(ui.Button(label=clip(label, BUTTON), custom_id=id))
        return buttons[: ROW - 1]

    async def of_server(self, click: Click) -> None:
        """All open tables and lobbies of the server, as anybody may see them there; those at which
        nothing has happened for longest come first."""
        await hold(click)
        reader, server = await self.desk.people.reader(click), click.guild_id or 0
        rows = await self.desk.store.open_in(server)
        rows.sort(key=lambda row: row.stirred)
        head = reader("tables-server-all", count=len(rows))
        most = reader("tables-most", count=await self.desk.preferences.most(server))
        entries = [await self._of_all(row, reader) for row in rows[:SHOWN]]
        await say(click, listed(head, entries, len(rows) - len(entries), reader, most))

    async def _of_all(self, row: Row, reader: Say) -> str:
        """A table of the server, with the people who sit there."""
        told, seats = await self._entry(row, reader, None), await self.desk.store.seats(row.id)
        users = dict.fromkeys(one.user for one in seats if one.user is not None)
        names = [await self.desk.people.name(row.server, user, reader) for user in users]
        return f"{told} {reader('tables-sit', names=reader.join(names))}" if names else told

    async def _mine(
        self, row: Row, reader: Say, me: int, call: Asking | None, *, here: bool
    ) -> str:
        told = await self._entry(row, reader, me, here=here)
        if call is None:
            return told
        return f"{told} {called(call, reader, **await self._asks(call, row, reader, me))}"

    async def _asks(self, call: Asking, row: Row, reader: Say, me: int) -> dict[str, Any]:
        """Who asks for an answer that is no turn, and where it can be given."""
        store, player = self.desk.store, await self.desk.store.player_of(me)
        if call.kind == "offered" and (offer := await store.offer_to(row.id, player)) is not None:
            name = await self.desk.people.player_name(row.server, offer.giver, reader)
            return {"name": name, "link": message_link(row.server, offer.channel, offer.message)}
        if call.kind == "consent" and (asked := await _consents(self.desk, row.id, me)) is not None:
            called = self.desk.people.player_name
            names = [await called(row.server, one, reader) for one in asked.agreed]
            without = await called(row.server, asked.owner, reader)
            return {"names": reader.join(names), "count": len(names), "without": without}
        return {"name": reader("someone"), "link": link(row)}

    async def _entry(self, row: Row, reader: Say, me: int | None, *, here: bool = False) -> str:
        where = place(self.desk.client, row, reader)
        try:
            if row.status == "lobby":
                state = lobby_state(await self.desk.tables.lobby_of(row), reader, me)
                return entry(row, reader, where, state)
            if (table := await self.desk.tables.get(row.id)) is not None:
                names = await self._waited(table, reader)
                state = table_state(table, reader, me, names, here=here)
                reached = round_of(reader, table.game, table.state)
                return entry(row, reader, where, state, reached)
        except UNREAD:
            pass
        return entry(row, reader, where, reader(Unreadable.problem))

    async def _waited(self, table: Table, reader: Say) -> list[str]:
        """The names of those who are waited for, each once, and until when they are away."""
        waited = [table.seats[wait.seat] for wait in table.waits]
        aways = {seat.user: seat.away for seat in waited}
        names = [await self.desk.people.name(table.row.server, user, reader) for user in aways]
        return [
            name if away is None else reader("tables-away", name=name, back=back_on(away))
            for name, away in zip(names, aways.values(), strict=True)
        ]

    def _share(self, reader: Say) -> str:
        """Where several processes share the bot, each knows its own tables only."""
        if len(self.shards.ids) == self.shards.total:
            return ""
        facts = {"parts": str(self.shards), "total": self.shards.total}
        return reader("tables-share", **facts, direct=0 in self.shards.ids)


async def point_on(desk: Desk, click: Click, table: Table) -> None:
    """After a move, tell the person whom no seat here waits for any more where others wait for them
    most urgently. Tables at which they play alone are no hurry."""
    me, waited = click.user.id, table.game.actors(table.state) if table.running else ()
    if table.lesson is not None or any(seat in waited for seat in table.held_by(me)):
        return
    if (row := await _next(desk, me, table.id)) is None:
        return
    reader = await desk.people.reader(click)
    where = place(desk.client, row, reader)
    label = clip(reader("button-next-table"), BUTTON)
    says = reader("tables-next", game=game_name(reader, row.kind), place=where)
    await add(click, NEXT, says, ui.Button(label=label, url=link(row)))


async def askings_of(desk: Desk, me: int) -> list[Asking]:
    """What waits for the person besides their turns, the longest wait first."""
    found = await desk.store.askings_of(me, desk.now() - HELD)
    return [
        one
        for one in found
        if one.kind != "consent" or await _consents(desk, one.game, me) is not None
    ]


class Consent(NamedTuple):
    """The players who would go on without the `owner` of a seat."""

    agreed: list[str]
    owner: str


async def _consents(desk: Desk, id: int, me: int) -> Consent | None:
    """Who would go on without whom, if only this person and perhaps others have not agreed."""
    with suppress(*UNREAD):
        if (table := await desk.tables.get(id)) is not None:
            player = await desk.store.player_of(me)
            for seat in parting.offered(table):
                agreed = await desk.store.go_aheads(id, seat)
                if agreed and player in await parting.missing(desk.store, table, seat):
                    return Consent(agreed, table.seats[seat].player or "")
    return None


async def _next(desk: Desk, me: int, here: int) -> Row | None:
    """A running table at which others wait for this person."""
    waits = {wait.game: wait for wait in (await desk.store.waits_of(me))[::-1]}
    calls = {call.game: call for call in await askings_of(desk, me)}
    ids = [id for id in [*waits, *calls] if id != here][:SHOWN]
    rows = [row for id in dict.fromkeys(ids) if (row := await desk.store.game(id)) is not None]
    for row in sorted(rows, key=lambda row: _urgency(row, waits.get(row.id), calls)):
        seats = await desk.store.seats(row.id)
        others = any(seat.user not in (None, me) and not seat.house for seat in seats)
        if row.status == "running" and link(row) and others:
            return row
    return None


def _urgency(row: Row, wait: Wait | None, calls: Mapping[int, Asking]) -> tuple[int, float]:
    """What waits for the person comes first, above all what has a deadline; lobbies come last."""
    if wait is None:
        call = calls.get(row.id)
        return (1, call.at) if call else ((3 if row.status == "lobby" else 2), row.stirred)
    at = deadline([wait], row.clock) if row.barred is None else None
    return (1, wait.came) if at is None else (0, at)
