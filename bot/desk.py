"""What open tables need: store, people, pictures, bot players; and how a table goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine, Iterable, Mapping, Sequence
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.messages.barred import Barred
from bot.messages.notices import Notices
from bot.messages.private import FOLLOW, Answer, PrivateAnswers
from bot.messages.table_messages import TableMessages
from bot.people.members import Members
from bot.people.people import Click, People
from bot.platform.retries import Retries
from bot.preferences import Preferences
from bot.records.awarding import Awarding
from bot.screens.composing import Screens
from bot.screens.pictures import NoPictures, Pictures
from bot.screens.screen import Screen
from bot.table.reading import UNREAD
from bot.table.table import Table
from bot.table.tables import By, Tables
from bot.table.workers import Workers
from bot.text.say import forget_said
from db import DiskFull, NotStored, Seat, Stale, Store, Unreadable
from db import Game as Row
from engine.core import Game, Msg
from rendering.rich import forget_written

QUICK = 0.8  # seconds that bot players, or Discord, have to be part of the same edit
AT_ONCE = 5  # how many tables are shown late at a time
PACE = 5.0  # seconds between edits while bot players go on, for people to read

log = logging.getLogger(__name__)


class Desk:
    def __init__(
        self, client: discord.Client, store: Store, games: Mapping[str, Game[Any]]
    ) -> None:
        self.client, self.store, self.games = client, store, games
        self.now = lambda: discord.utils.utcnow().timestamp()
        self.tables = Tables(store, games, self.now)
        self.members = Members(client, store, self.now, self._changed)
        self.people = People(client, store, self.members, self.now)
        self.preferences = Preferences(store)
        self.notices = Notices(client, store, self.people, self.now)
        self.pictures, self._none = Pictures(), NoPictures()
        self.workers = Workers()
        self.awarding = Awarding(self.tables, self.workers)
        self.barred = Barred(client, self.tables, self.notices)
        self.screens = Screens(self.tables, self.people, self.pictures)
        self.messages = TableMessages(client, self.tables, self.people, self.screens, self.barred)
        self.private = PrivateAnswers()
        self._going, self._halted = set[asyncio.Task[None]](), Retries()
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def by(self, click: Click) -> By:
        return By(await self.store.player_of(click.user.id), click.id)

    async def seats_now(self, row: Row) -> asyncio.Task[list[Seat]]:
        """The owners of the seats, once Discord has told which of them have left the server. It
        gets a moment for that; if it needs longer, the person who waits should be told so."""
        asking = asyncio.create_task(self._seats_now(row))
        await asyncio.wait([asking], timeout=QUICK)
        return asking

    async def pictures_for(self, click: Click) -> Pictures:
        """What draws private answers: nothing, for people who read words in place of pictures."""
        plain = await self.preferences.text_mode(click.user.id)
        return self._none if plain else self.pictures

    async def go_on(self, id: int, click: Click | None = None) -> Msg | None:
        """Bot players move until people must decide; the message follows, in few edits."""
        return await self.follow(id, await self.house_moves(id), click)

    async def house_moves(self, id: int) -> asyncio.Task[None]:
        """Bot players move until people must decide. They get a moment for that; if they need
        longer, nobody should have to wait for all these moves before seeing their own."""
        going = self.begin(self._house_moves(id))
        going.add_done_callback(partial(self._house_moved, id))
        await asyncio.wait([going], timeout=QUICK)
        return going

    async def follow(
        self, id: int, going: asyncio.Task[None], click: Click | None = None
    ) -> Msg | None:
        """The message follows the moves that `house_moves` has begun. Returns what stood in the
        way, if anything did."""
        done = going.done()
        trouble = await self.messages.refresh(id, click)
        while not done:
            await asyncio.wait([going], timeout=PACE)
            done = going.done()
            if await self.messages.behind(id):
                trouble = await self.messages.refresh(id)
        try:
            going.result()
        except NotStored as error:
            log.error("table %s: bot players do not go on: %s", id, error)
            trouble = Msg("kept-but-full" if isinstance(error, DiskFull) else "kept-but-broken")
        if (table := await self.tables.get(id)) is not None and not table.running:
            self.begin(apart([self.show_end(id), self._honour(id)]))
        return trouble

    async def show_end(self, id: int) -> None:
        """Panels that people have open offer nothing any more, since the table does not."""
        if (table := await self.tables.get(id)) is None:
            return
        for answer in self.private.panels(id):
            click, mine = answer.click, table.held_by(answer.click.user.id)
            reader, by = await self.people.reader(click), await self.pictures_for(click)
            if mine:
                await answer.show(await self.screens.seat_screen(table, reader, mine[0], by))
        for kind in FOLLOW:
            for answer in self.private.panels(id, kind):
                await self.renew_look(answer, table, kind)

    async def look(self, click: Click, table: Table, kind: str) -> Screen | None:
        """What the clicker sees of the table from near, or of the goal; None if nothing."""
        mine = table.held_by(click.user.id)
        waited = [seat for seat in table.game.actors(table.state) if seat in mine]
        reader, by = await self.people.reader(click), await self.pictures_for(click)
        draw = {"close": self.screens.close_screen, "goals": self.screens.goals_screen}[kind]
        return await draw(table, reader, next(iter([*waited, *mine]), None), by)

    async def renew_look(self, answer: Answer, table: Table, kind: str) -> None:
        """Show the table as it is now where an older picture of it stands."""
        screen = await self.look(answer.click, table, kind)
        await (answer.show(screen) if screen else answer.take_away())

    async def resume(self) -> None:
        """After a start: show what is owed; let bot players go on where only they are waited for;
        and see what was earned at tables that have not been looked at."""
        for id in await self.store.owed():
            self.messages.late.owe(id)
        self.begin(apart([self._make_up()]))
        rows = [row for row in await self.store.open_games() if row.status == "running"]
        await apart(self._resume(row.id) for row in rows)

    def go_on_halted(self) -> None:
        """Go on at tables where a fault has stopped bot players, since nobody else could move
        there."""
        ready = [id for id in self._halted if self._halted.ready(id, self.now())]
        self.begin(apart(self.go_on(id) for id in ready))

    def forget_words(self) -> None:
        """Cached sentences, and lines of pictures, may name somebody who must not be named any
        more."""
        forget_said()
        forget_written()

    async def show_late(self) -> None:
        """Show what Discord did not take before: a few at a time, the oldest first, and no more for
        now if Discord fails again."""
        self.messages.rest()
        await self.messages.write_down()
        late, taken = self.messages.late, list[bool]()
        if late.first(self.now()) is None:
            return

        async def some() -> None:
            while taken.count(False) < AT_ONCE and (id := late.first(self.now())) is not None:
                late.add(id, self.now())  # so that nobody else takes it up
                await apart([self.messages.refresh(id)])
                taken.append(id not in late)

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))
        if any(taken):
            late.hurry()

    async def close(self) -> None:
        """Bot players stop where they are and go on after the next start."""
        for going in self._going:
            going.cancel()
        await asyncio.gather(*self._going, return_exceptions=True)
        self.workers.close()
        self.pictures.close()
        await self.messages.write_down()
        await self.store.close()

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start work that goes on by itself, and stops when the bot closes."""
        task = asyncio.create_task(work)
        self._going.add(task)
        task.add_done_callback(self._going.discard)
        return task

    def _changed(self, tables: Sequence[int]) -> None:
        """Somebody at these tables has left the server or come back; their messages tell it."""
        if tables:
            self.begin(apart(self.renewed(id) for id in tables))

    async def renewed(self, id: int) -> None:
        """Show a table that has something new though nobody has moved; a lobby stays as it is."""
        await self.tables.renew(id)
        if await self.tables.get(id) is not None:
            await self.messages.refresh(id)

    async def _seats_now(self, row: Row) -> list[Seat]:
        users = {seat.user for seat in await self.store.seats(row.id)}
        await asyncio.gather(*(self.members.left(row.server, user) for user in users))
        return await self.store.seats(row.id)

    async def _honour(self, id: int) -> None:
        """After a table has ended and its result has been told, tell what was earned."""
        if await self.awarding.look_at(id):
            await self.messages.refresh(id)

    async def _make_up(self) -> None:
        for id in await self.awarding.catch_up(self.now()):
            await self.messages.refresh(id)

    async def _resume(self, id: int) -> None:
        table = await self.tables.get(id)
        if table is not None and house_turn(table) is not None:
            await self.go_on(id)

    async def _house_moves(self, id: int) -> None:
        async with self._turns.setdefault(id, asyncio.Lock()):
            table = await self.tables.get(id)
            while table is not None and (seat := house_turn(table)) is not None:
                table = await self._house_move(table, seat)

    def _house_moved(self, id: int, going: asyncio.Task[None]) -> None:
        """Moves that a fault has stopped are tried again, unless the table cannot be read at
        all."""
        if going.cancelled():
            return
        if (fault := going.exception()) is None:
            self._halted.discard(id)
        elif not isinstance(fault, Unreadable):
            self._halted.add(id, self.now())

    async def _house_move(self, table: Table, seat: int) -> Table | None:
        level = table.seats[seat].house or ""
        seed, move = table.row.seed, table.seq + 1
        action = await self.workers.choose(table.game, table.state, seat, level, seed, move)
        try:
            return await self.tables.play_house(table.id, table.seq, seat, action)
        except Stale:  # somebody has moved or sat down in the meantime: look again
            return await self.tables.get(table.id)


async def apart(tables: Iterable[Awaitable[object]]) -> None:
    """Run each by itself: a fault at one table is logged and stops no other."""
    for outcome in await asyncio.gather(*tables, return_exceptions=True):
        if isinstance(outcome, UNREAD):
            log.warning("%s", outcome)
        elif isinstance(outcome, NotStored):
            log.error("%s", outcome)
        elif isinstance(outcome, Exception):
            log.error("a table does not go on", exc_info=outcome)


def house_turn(table: Table) -> int | None:
    """The first bot player's seat that the game waits for, if any."""
    if not table.running:
        return None
    house = [seat for seat in table.game.actors(table.state) if not table.state.people[seat]]
    return house[0] if house else None
