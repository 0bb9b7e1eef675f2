"""A scene's stage: the small Discord, the bot's process on it, a server with rooms, and people.

When the scene is over, nothing may have been wrong that it did not foresee.
"""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.wire.fake import Fake
from tests.wire.interactions import COMMAND, KINDS, Asked
from tests.wire.messages import Message
from tests.wire.people import Person
from tests.wire.process import Ended, Process
from tests.wire.world import Thing

GAMES = ("wonder_book", "realm_of_wonder", "world_adventure", "volfyirion")
HOMES, ROOMS = 8, 3  # servers, and rooms in each: nobody may begin more tables in one
SCENE = [pytest.mark.landing, pytest.mark.asyncio(loop_scope="session")]  # of a module of scenes
UP = 120.0  # seconds that a process has to connect
QUIET = re.compile(r"\S+ (debug|info) |.*(PyNaCl|davey) is not installed|.*rate limited")


class Stage:
    """`process` and `fake` may have been there before: only what happens from now on counts."""

    def __init__(self, fake: Fake, process: Process) -> None:
        self.fake, self.process, self.processes = fake, process, [process]
        self.homes = [fake.world.guild(f"Home {n}", ROOMS) for n in range(HOMES)]
        self.home = self.homes[0]
        self.rooms: list[Thing] = [room for home in self.homes for room in home["channels"]]
        self.ada, self.bo = self.person("Ada"), self.person("Bo")
        self._foreseen, self._excused = list[str](), {*fake.interactions.all}
        self._faults, self._said = {*fake.faults}, len(process.lines)

    async def scene(self) -> Stage:
        """Another scene in the same process: with servers of its own, and other people."""
        next_one = Stage(self.fake, self.process)
        for home in next_one.homes:
            await self.fake.gateway.tell(home["id"], "GUILD_CREATE", home)
        return next_one

    async def forbid(self, room: Thing, *names: str) -> None:
        """Take these permissions from the bot there; without names it gets all back. It hears of
        it."""
        self.fake.world.forbid(room, *names)
        await self.fake.gateway.tell(room["guild_id"], "CHANNEL_UPDATE", room)

    def person(self, name: str, locale: str = "en-US", guest: bool = False) -> Person:
        return Person(self.fake, self.fake.world.user(name), locale, guest)

    async def start(self, *shards: int, **settings: str) -> None:
        """The process, until it is connected."""
        await self.process.start(self.fake.port, settings)
        await self.connected(self.process, *shards or (0,))

    async def connected(self, process: Process, *shards: int) -> None:
        ups = [asyncio.ensure_future(self.fake.gateway.up(shard)) for shard in shards]
        end = asyncio.ensure_future(process.ended(UP))
        try:
            await asyncio.wait({end, asyncio.gather(*ups)}, return_when=asyncio.FIRST_COMPLETED)
            assert all(up.done() for up in ups), "\n".join(process.lines[-3:])
        finally:
            for task in (end, *ups):
                task.cancel()

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> Ended:
        ended = await self.process.stop(how)
        self.fake.gateway.lost(*range(self.fake.world.shards))
        return ended

    async def begin(
        self, room: Thing, game: str, a: Person | None = None, b: Person | None = None
    ) -> Message:
        """A table of two; its message."""
        a, b = a or self.ada, b or self.bo
        lobby = self.answer(await a.slash(room, "play", game=game))
        await b.press(lobby, ":join")
        await a.press(lobby, ":start")
        return lobby

    def answer(self, asked: Asked) -> Message:
        """The message that answers a command, before what else is told; else the newest one."""
        told = self.answers(asked)
        return told[0] if asked.kind == COMMAND else told[-1]

    def answers(self, asked: Asked) -> list[Message]:
        ids = [asked.original or "", *asked.followups]
        return [self.fake.messages.all[id] for id in ids if id in self.fake.messages.all]

    def word(self, asked: Asked) -> str:
        """How it was answered, and all that was read."""
        kind = KINDS[asked.first[1]] if asked.first else "nothing"
        return f"{kind}: " + " | ".join(one.text for one in self.answers(asked))

    def foresee(self, *patterns: str) -> None:
        """Faults and lines of the log in which one of these is found are meant to be."""
        self._foreseen += patterns

    def excuse(self, *asked: Asked) -> None:
        """These need not have been answered, or not wholly."""
        self._excused |= {one.id for one in asked}

    def wrong(self) -> list[str]:
        """What nobody foresaw."""
        faults = self.fake.faults.items()
        found = [f"{says}: {sample}" for says, sample in faults if says not in self._faults]
        lines = [line for process in self.processes for line in process.lines]
        found += [line for line in lines[self._said :] if not QUIET.match(line)]
        found = [one for one in found if not any(re.search(p, one) for p in self._foreseen)]
        for asked in self.fake.interactions.all.values():
            if asked.id not in self._excused and not asked.shown.is_set():
                found.append(f"{'not shown' if asked.first else 'unanswered'}: {asked.what}")
        return found


@asynccontextmanager
async def opened(folder: Path, **how: Any) -> AsyncIterator[Stage]:
    """Without a process yet."""
    fake = Fake(**how)
    stage = Stage(fake, Process(folder))
    await fake.open()
    try:
        yield stage
        for process in stage.processes:
            if process.alive:
                assert (await process.stop()).code == 0
        assert not stage.wrong(), "\n".join(stage.wrong())
    finally:
        for process in stage.processes:
            await process.kill()
        await fake.close()
