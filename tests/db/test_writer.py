"""Groups, savepoints, cancelled callers, failing disks: on a connection of its own."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest

from db.errors import DiskFull, Misfit, Stale
from db.file import connect
from db.writer import Connection, Writer


@pytest.fixture
async def connection(path: Path) -> AsyncIterator[Connection]:
    connection = await Connection.to(partial(connect, path))
    await connection.execute("pragma journal_mode = wal")
    await connection.execute("create table note(n integer primary key, text text)")
    yield connection
    await connection.close()


@pytest.fixture
def writer(connection: Connection) -> Writer:
    return Writer(connection)


@pytest.fixture
async def commits(connection: Connection) -> list[str]:
    seen: list[str] = []
    await connection.set_trace_callback(lambda sql: seen.append(sql) if sql == "commit" else None)
    return seen


def note(n: int, text: str | int = "") -> Callable[[sqlite3.Connection], int]:
    def job(db: sqlite3.Connection) -> int:
        db.execute("insert into note values (?, ?)", (n, text))
        return n

    return job


async def notes(connection: Connection) -> list[int]:
    return await connection.run(lambda db: [n for (n,) in db.execute("select n from note")])


async def test_what_waits_is_committed_once(writer: Writer, commits: list[str]) -> None:
    answers = await asyncio.gather(*(writer.write(note(n)) for n in range(50)))

    assert answers == list(range(50))
    assert len(commits) == 1


async def test_what_comes_meanwhile_is_the_next_group(writer: Writer, commits: list[str]) -> None:
    async def three(n: int) -> None:
        for step in range(3):
            await writer.write(note(10 * n + step))

    await asyncio.gather(*(three(n) for n in range(20)))

    assert len(commits) == 3


async def test_nobody_is_answered_before_the_commit(writer: Writer, commits: list[str]) -> None:
    seen: list[int] = []
    async with asyncio.TaskGroup() as group:
        for n in range(5):
            task = group.create_task(writer.write(note(n)))
            task.add_done_callback(lambda _: seen.append(len(commits)))

    assert seen == [1] * 5


@pytest.mark.parametrize("n", [2**80, 1])
async def test_a_failing_job_removes_no_other(
    writer: Writer, connection: Connection, n: int
) -> None:
    def half(db: sqlite3.Connection) -> None:
        note(100)(db)
        note(n)(db)

    good = [writer.write(note(n)) for n in range(5)]
    answers = await asyncio.gather(*good, writer.write(half), return_exceptions=True)

    assert isinstance(answers.pop(), Misfit | OverflowError)
    assert answers == [0, 1, 2, 3, 4]
    assert await notes(connection) == [0, 1, 2, 3, 4]


async def test_what_does_not_fit_is_told_and_logged_whole(
    writer: Writer, caplog: pytest.LogCaptureFixture
) -> None:
    """It may be a row that lacks another one, or a bug: the caller is told, and the log says
    where."""
    await writer.write(note(1))

    with pytest.raises(Misfit, match=r"UNIQUE constraint failed: note\.n"):
        await writer.write(note(1))

    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert record.exc_info
    assert isinstance(record.exc_info[1], sqlite3.IntegrityError)
    assert record.exc_info[2] is not None, "it says which write it was"


async def test_a_read_sees_no_half_group(writer: Writer, connection: Connection) -> None:
    async def write() -> None:
        for first in range(0, 200, 20):
            await asyncio.gather(*(writer.write(note(first + n)) for n in range(20)))

    seen: set[int] = set()
    writing = asyncio.create_task(write())
    while not writing.done():
        seen.add(len(await notes(connection)))

    assert len(seen) > 2
    assert all(count % 20 == 0 for count in seen)


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
async def test_a_cancelled_caller_has_written_wholly(
    writer: Writer, connection: Connection, turns: int
) -> None:
    task = asyncio.create_task(writer.write(note(1)))
    await asyncio.sleep(0)
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    await writer.write(note(2))

    assert await notes(connection) == [1, 2]


async def test_an_error_that_nobody_waits_for_is_logged(
    writer: Writer, caplog: pytest.LogCaptureFixture
) -> None:
    def late(db: sqlite3.Connection) -> None:
        note(2)(db)
        raise Stale(game=1)

    await writer.write(note(1))
    with caplog.at_level(logging.ERROR):
        for job in (late, note(1)):
            task = asyncio.create_task(writer.write(job))
            await asyncio.sleep(0)
            task.cancel()
        await writer.finish()

    assert "after its caller had gone" in caplog.records[-1].message
    assert sum("after its caller" in record.message for record in caplog.records) == 1


async def test_a_full_disk_is_told_and_keeps_what_was(
    writer: Writer, connection: Connection
) -> None:
    await writer.write(note(1))
    await connection.execute("pragma max_page_count = 3")
    big = writer.write(note(2, "x" * 100_000))
    _, refused = await asyncio.gather(writer.write(note(3)), big, return_exceptions=True)

    assert isinstance(refused, DiskFull)
    assert str(refused) == "Nothing was stored: the disk is full."
    assert 2 not in await notes(connection)
    assert await writer.write(note(4)) == 4


async def test_finish_waits_for_all(writer: Writer, connection: Connection) -> None:
    tasks = [asyncio.create_task(writer.write(note(n))) for n in range(10)]
    await asyncio.sleep(0)
    await writer.finish()

    assert len(await notes(connection)) == 10
    await asyncio.gather(*tasks)
