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

from tests.wire.fake import Fake
from tests.wire.interactions import KINDS, Asked
from tests.wire.messages import Message
from tests.wire.people import Person
from tests.wire.process import Ended, Process
from tests.wire.world import Thing

GAMES = ("wonder_book", "realm_of_wonder", "world_adventure", "volfyirion")
ROOMS = 24
UP = 120.0  # seconds that a process has to connect
QUIET = re.compile(r"\S+ (debug|info) |.*(PyNaCl|davey) is not installed|.*rate limited")


class Stage:
    def __init__(self, folder: Path, shards: int = 1, careless: bool = False) -> None:
        self.fake = Fake(shards, careless)
        self.process = Process(folder)
        self.home = self.fake.world.guild("Home", ROOMS)
        self.rooms: list[Thing] = self.home["channels"]
        self.ada, self.bo = self.person("Ada"), self.person("Bo")
        self._foreseen, self._excused = list[str](), list[str]()

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
        self.fake.gateway.lost()
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
        """The message that somebody got, the newest one."""
        (*_, newest) = self.answers(asked)
        return newest

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
        self._excused += [one.id for one in asked]

    def wrong(self) -> list[str]:
        """What nobody foresaw."""
        found = [f"{says}: {sample}" for says, sample in self.fake.faults.items()]
        found += [line for line in self.process.lines if not QUIET.match(line)]
        found = [one for one in found if not any(re.search(p, one) for p in self._foreseen)]
        for asked in self.fake.interactions.all.values():
            if asked.id not in self._excused and not asked.shown.is_set():
                found.append(
                    f"nothing shown: {asked.what}" if asked.first else f"unanswered: {asked.what}"
                )
        return found


@asynccontextmanager
async def opened(folder: Path, **how: Any) -> AsyncIterator[Stage]:
    """Without a process yet."""
    stage = Stage(folder, **how)
    await stage.fake.open()
    try:
        yield stage
        if stage.process.alive:
            assert (await stage.stop()).code == 0
        assert not stage.wrong(), "\n".join(stage.wrong())
    finally:
        await stage.process.kill()
        await stage.fake.close()
