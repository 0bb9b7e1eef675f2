"""The store: everything that outlives the process, in one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from functools import partial
from pathlib import Path

from db.absences import Absences
from db.aways import Aways
from db.barred import Barred
from db.belongings import Belongings
from db.campaigns import Campaigns
from db.dailies import Dailies
from db.erasing import Erasing
from db.errors import NotStored
from db.file import clear, connect, copy, examine, hold, prepare, problem
from db.games import Games
from db.hints import Hints
from db.honours import Honours
from db.invitations import Invitations
from db.lessons import Lessons
from db.moves import Moves
from db.notes import Notes
from db.notices import Notices
from db.offers import Offers
from db.owed import Owed
from db.people import People
from db.reached import Reaching
from db.removals import Removals
from db.requests import Requests
from db.results import Results
from db.seated import Seated
from db.traces import Traces
from db.votes import Votes
from db.waits import Waits
from db.writer import Connection

TRIAL = 1 << 16  # characters: more than a move takes


class Store(
    Games,
    Moves,
    Campaigns,
    Results,
    People,
    Votes,
    Dailies,
    Lessons,
    Reaching,
    Belongings,
    Erasing,
    Waits,
    Hints,
    Honours,
    Invitations,
    Notes,
    Notices,
    Offers,
    Absences,
    Aways,
    Barred,
    Owed,
    Requests,
    Removals,
    Seated,
    Traces,
):
    """Bytes in, bytes out. Writes are answered after their commit."""

    def __init__(self, path: Path, guard: sqlite3.Connection, connection: Connection) -> None:
        super().__init__(connection)
        self._path = path
        self._guard = guard

    @classmethod
    async def open(cls, path: Path | str) -> Store:
        """Raises a subclass of Unusable. The store must be closed: its thread would keep the
        process alive."""
        path = Path(path)
        guard = await asyncio.to_thread(hold, path)
        try:
            await asyncio.to_thread(clear, path.parent)
            await asyncio.to_thread(prepare, path)
            connection = await Connection.to(partial(connect, path))
        except sqlite3.Error as error:
            guard.close()
            raise problem(path, error) from error
        except BaseException:
            guard.close()
            raise
        return cls(path, guard, connection)

    async def close(self) -> None:
        """Finish what is waiting, then let the file go."""
        try:
            await self._writer.finish()
        finally:
            await self._connection.close()
            self._guard.close()

    async def backup(self, target: Path | str) -> None:
        """A consistent copy; writing goes on meanwhile. Raises Exists if the target does."""
        await asyncio.to_thread(copy, self._path, Path(target))

    async def trouble(self) -> NotStored | None:
        """Why nothing can be stored, or None. After a write that failed, this tries another one."""
        if self._writer.trouble is not None:
            with suppress(NotStored):
                await self.set_setting("server", 0, "trial", "x" * TRIAL)
                await self.set_setting("server", 0, "trial", None)
        return self._writer.trouble

    async def check(self) -> None:
        """Raises Damaged if the file is damaged."""
        await asyncio.to_thread(examine, self._path)
