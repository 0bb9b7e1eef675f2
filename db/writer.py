"""One connection on one thread, through which all writes pass in groups."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

import aiosqlite

from db.errors import DiskFull, Misfit, NotStored, Refused, StoreError
from db.space import give_back, is_loose

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]

DISK = {
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_READONLY,
}
# Errors of the store's own rules, of SQLite, and of values that cannot be bound.
FAULTS = (StoreError, sqlite3.Error, ArithmeticError, TypeError, ValueError)

log = logging.getLogger(__name__)


class Connection(aiosqlite.Connection):
    _tx: SimpleQueue[tuple[asyncio.Future[Any] | None, Callable[[], Any]]]

    @classmethod
    async def to(cls, connect: Callable[[], sqlite3.Connection]) -> Connection:
        connection = cls(connect, 64)
        await connection
        return connection

    async def run(self, job: Job[T]) -> T:
        """Do the whole job in one visit to the thread.

        aiosqlite's own methods visit it once a statement: slower, and a read on this connection
        could fall between a group's first insert and its commit.
        """
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((answer, partial(job, self._conn)))
        return await answer


class Waiting(NamedTuple):
    job: Job[Any]
    answer: asyncio.Future[Any]


class Writer:
    """Commits what is waiting as one group, then answers each caller. Between groups, and while
    nothing is waiting, free room is given back to the disk."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._finishing = False
        self.trouble: NotStored | None = None  # why nothing could be stored the last time

    async def write(self, job: Job[T]) -> T:
        """Answers after the commit. A caller who is cancelled meanwhile has still written."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(job, answer))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._drain())
        return await answer

    async def finish(self) -> None:
        """Write everything that is waiting; room is given back another time."""
        self._finishing = True
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})  # a cancellation here must not cancel the task

    async def _drain(self) -> None:
        loose = False
        while self._waiting or (loose and not self._finishing):
            if self._waiting:
                group, self._waiting = self._waiting, []
                loose = await self._write_all(group)
            if loose:
                loose = await self._connection.run(give_back)

    async def _write_all(self, group: Sequence[Waiting]) -> bool:
        """Write a group; returns whether there is room to be given back."""
        jobs = [job for job, _ in group]
        work = self._connection.run(lambda db: (commit(db, jobs), is_loose(db)))
        (outcome,) = await asyncio.gather(work, return_exceptions=True)
        failed = isinstance(outcome, BaseException)
        answers, loose = ([outcome] * len(group), False) if failed else outcome
        self.trouble = next((one for one in answers if isinstance(one, NotStored)), None)
        for (_, answer), result in zip(group, answers, strict=True):
            _tell(answer, result)
        return loose


def commit(db: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[Any]:
    """Each job's answer or exception. If one job fails, the others are still stored. Raises
    NotStored if the disk fails: then nothing of the group is."""
    try:
        db.execute("begin immediate")
        answers = [_attempt(db, job) for job in jobs]
        db.execute("commit")
        return answers
    except sqlite3.Error as error:
        raise _not_stored(error) from error
    finally:
        if db.in_transaction:
            db.execute("rollback")


def _attempt(db: sqlite3.Connection, job: Job[Any]) -> Any:
    db.execute("savepoint job")
    try:
        answer = job(db)
    except FAULTS as fault:
        if not db.in_transaction:  # a full disk may end the whole transaction
            raise
        db.execute("rollback to job")
        answer = _explained(fault)
    db.execute("release job")
    return answer


def _explained(fault: Exception) -> Exception:
    """A failing disk in one sentence, and Misfit for what does not fit the stored rows: that may be
    the rows' fault or the program's, so the log shows where. Other errors stay as they are."""
    if isinstance(fault, sqlite3.Error) and _kind(fault) in DISK:
        return _not_stored(fault)
    if isinstance(fault, sqlite3.IntegrityError):
        log.error("a write does not fit what is stored", exc_info=fault)
        return Misfit(reason=str(fault))
    return fault


def _not_stored(error: sqlite3.Error) -> NotStored:
    full = _kind(error) == sqlite3.SQLITE_FULL
    return DiskFull() if full else NotStored(reason=str(error))


def _kind(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _tell(answer: asyncio.Future[Any], result: Any) -> None:
    failed = isinstance(result, BaseException)
    if not answer.done():
        answer.set_exception(result) if failed else answer.set_result(result)
    elif failed and not isinstance(result, Refused):
        log.error("a write failed after its caller had gone", exc_info=result)
