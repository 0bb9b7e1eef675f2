"""Many tables of all games at once, at which people click at random: how soon they are answered,
and what the process takes for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bot.app import Bot
from bot.bench.processes import MIB, held, resident
from bot.bench.silent import SERVER, Silent
from bot.bench.timing import percentile
from bot.process.serve import keep_imports
from bot.settings import Settings
from bot.table import offers
from bot.table.ids import Deed, Pick
from bot.table.lobby import first_plan, settled
from bot.table.table import Table
from bot.table.tables import Place
from db import Seat
from engine.games import GAMES
from rendering.keeping import MAKERS, STORE

AT_ONCE = 8  # clicks on their way, each at another table
LOOKS = 0.1  # share of clicks that look at something: as many of each kind
TICK = 0.005  # seconds between two looks at the event loop's clock
STEP = 50  # clicks from one look at the memory to the next
SHOWN = 24  # functions that are listed


class Press(NamedTuple):
    """A button, and on which message: the table's, or a private panel (None)."""

    user: int
    id: str
    message: int | None


@dataclass
class Found:
    """Times are in seconds, memory in bytes."""

    tables: int
    answered: list[float] = field(default_factory=list[float])
    late: list[float] = field(default_factory=list[float])
    cpu: float = 0.0
    sent: int = 0
    pictures: int = 0
    resident: int = 0
    grown: list[int] = field(default_factory=list[int])  # before the first click, then each STEP

    def lines(self) -> Iterator[str]:
        n = len(self.answered)
        yield f"{n} clicks at {self.tables} tables"
        yield f"answered   {_both(self.answered)} (click to the last picture)"
        yield f"loop late  {_both(self.late)}"
        yield f"CPU        {1000 * self.cpu / n:.1f} ms a click, bot players' process apart"
        yield f"sent       {self.sent / n / 1000:.0f} kB, {self.pictures / n:.2f} pictures a click"
        yield f"pictures   {STORE.held / MIB:.0f} of {STORE.most / MIB:.0f} MiB kept"
        yield f"process    {self.resident / MIB:.0f} MiB resident"


def kinds() -> Iterator[str]:
    """What the store of pictures holds, by the function that made it, the slowest first."""
    yield f"{'made by':38} {'kept':>6} {'MiB':>6} {'found':>8} {'made':>6} {'CPU s':>6}"
    for one in sorted(MAKERS, key=lambda one: -one.seconds)[:SHOWN]:
        count, weighs = STORE.of(one)
        row = f"{count:6} {weighs / MIB:6.1f} {one.found:8} {one.made:6} {one.seconds:6.2f}"
        yield f"{one.name:38} {row}"


def _both(seconds: list[float]) -> str:
    half, most = (1000 * percentile(seconds, share) for share in (0.5, 0.95))
    return f"p50 {half:.1f} ms, p95 {most:.1f} ms"


async def load(tables: int, clicks: int, seed: int) -> Found:
    """Click this many times, AT_ONCE at a time: each as soon as another click is answered."""
    async with AsyncExitStack() as stack:
        place = Path(stack.enter_context(TemporaryDirectory()))
        settings = Settings(database=place / "games.sqlite")
        bot, discord, found = Bot(settings), Silent(), Found(tables)
        stack.enter_context(discord.around(bot))
        await bot.login("token")
        stack.push_async_callback(bot.close)
        discord.server(bot)
        keep_imports()
        crowd = Crowd(bot, discord, Random(seed), found)
        for number in range(tables):
            await crowd.lay(number)
        await crowd.click(clicks)
        found.resident = resident()
        return found


class Crowd:
    def __init__(self, bot: Bot, discord: Silent, luck: Random, found: Found) -> None:
        self._bot, self._discord, self._luck, self._found = bot, discord, luck, found
        self._tables: dict[int, int] = {}  # by number, which is also the channel's
        self._busy = set[int]()

    async def lay(self, number: int) -> None:
        """A new table there, of the game whose turn it is by this number, shown in its channel."""
        game, desk = list(GAMES.values())[number % len(GAMES)], self._bot.desk
        mode = game.modes[0]
        users = [1_000_000 + 10 * number + seat for seat in range(self._luck.randint(*mode.seats))]
        seats = [Seat(n, player=await desk.store.player_of(user)) for n, user in enumerate(users)]
        plan, place = first_plan(game, mode), Place(SERVER, number + 1)
        id = await desk.tables.open_lobby(game, place, plan, seats)
        await desk.tables.start(id, lambda lobby: settled(lobby, seats))
        self._tables[number] = id
        await desk.messages.refresh(id)

    async def click(self, clicks: int) -> None:
        sent, pictures = self._discord.sent, self._discord.pictures
        watching = asyncio.create_task(self._watch())
        self._found.grown.append(held())
        began = time.process_time()
        people = min(AT_ONCE, len(self._tables))
        await asyncio.gather(*(self._person(clicks) for _ in range(people)))
        self._found.cpu = time.process_time() - began
        watching.cancel()
        self._found.sent = self._discord.sent - sent
        self._found.pictures = self._discord.pictures - pictures

    async def _person(self, clicks: int) -> None:
        while len(self._found.answered) + len(self._busy) < clicks:
            number = self._luck.choice([n for n in self._tables if n not in self._busy])
            self._busy.add(number)
            await self._one(number)
            self._busy.discard(number)

    async def _one(self, number: int) -> None:
        """One click there; a table that has ended makes way for a new one."""
        table = await self._bot.desk.tables.get(self._tables[number])
        if table is None or not table.running:
            await self.lay(number)
            return
        user, id, message = self._press(table)
        click = self._discord.click(self._bot, user, number + 1, message, id)
        began = time.perf_counter()
        await self._bot.on_interaction(click)
        self._found.answered.append(time.perf_counter() - began)
        if len(self._found.answered) % STEP == 0:
            self._found.grown.append(held())
        self._discord.forget(click)

    def _press(self, table: Table) -> Press:
        """Something that somebody who is waited for may do, or look at."""
        game, s, luck = table.game, table.state, self._luck
        seat = luck.choice(game.actors(s))
        user = table.seats[seat].user or 0
        if luck.random() < LOOKS:
            look = luck.choice(("seat", "close", "hand", "goals"))
            return Press(user, Deed(table.id, look, seat).id, table.row.message)
        shown = [o for o in offers.public(game, s) if o.seat in (None, seat)]
        free = [o for o in shown if o.option.blocked is None and not o.option.confirm]
        if free:
            one = luck.choice(free)
            return Press(user, _pick(table, one.seat, one.pile, one.index), table.row.message)
        mine = [o for o in offers.private(game, s, seat) if o.option.blocked is None]
        one = luck.choice(mine)
        return Press(user, _pick(table, seat, "c" if one.option.confirm else "s", one.index), None)

    async def _watch(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            self._found.late.append(time.perf_counter() - began - TICK)


def _pick(table: Table, seat: int | None, pile: str, index: int) -> str:
    return Pick(table.id, seat, table.state.now, pile, index).id
