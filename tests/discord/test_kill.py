"""The process dies at any moment; what was answered is stored, once, and the game goes on.

DRAGONSPOTTER_LIVES says how often it dies.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from tests.discord.life import IN_ORDER

LIVES = int(os.environ.get("DRAGONSPOTTER_LIVES", "60"))
EARLY = 0.2  # share of lives that end before the table stands again
LONGEST = 1.2  # seconds of play
BIRTH = 60.0  # seconds until the table stands again, at most
TO_THE_END = 180.0  # seconds in which a game comes to its end


@pytest.mark.landing
async def test_killed_at_any_moment_it_loses_nothing_acknowledged(tmp_path: Path) -> None:
    file, luck, answered = tmp_path / "games.sqlite", Random(1), list[int]()
    for life in range(LIVES):
        answered += await lived(file, life, luck)
        everything_is_kept(file, answered)

    await played_to_the_end(file)
    everything_is_kept(file, answered)


async def lived(file: Path, seed: int, luck: Random) -> list[int]:
    """The interactions that were answered before the end."""
    process = await born(file, seed)
    answered: list[int] = []
    with suppress(TimeoutError):
        if luck.random() < EARLY:
            await asyncio.wait_for(read(process, answered, at_most=1), luck.uniform(0, 2))
        else:
            await asyncio.wait_for(read(process, answered, at_most=1), BIRTH)
            await asyncio.wait_for(read(process, answered), luck.uniform(0, LONGEST))
    await killed(process)
    return [one for one in answered if one != IN_ORDER]


async def played_to_the_end(file: Path) -> None:
    before = ended(file)
    process = await born(file, LIVES)
    async with asyncio.timeout(TO_THE_END):
        while ended(file) == before:
            await read(process, [], at_most=10)
    await killed(process)


async def born(file: Path, seed: int) -> Process:
    command = (sys.executable, "-m", "tests.discord.life", str(file), str(seed))
    return await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE)


async def read(process: Process, answered: list[int], at_most: int = sys.maxsize) -> None:
    """What the process prints, up to that many lines or for ever."""
    assert process.stdout is not None
    for _ in range(at_most):
        if not (line := await process.stdout.readline()):
            await killed(process)  # it ended by itself: that is a failure, and says why
        answered.append(int(line))


async def killed(process: Process) -> None:
    """Kill it; it must have been alive."""
    with suppress(ProcessLookupError):
        process.kill()
    _, errors = await process.communicate()
    assert process.returncode == -9, errors.decode()


def everything_is_kept(file: Path, answered: Sequence[int]) -> None:
    if not file.exists():
        assert not answered
        return
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("pragma integrity_check").fetchall() == [("ok",)]
        if not db.execute("select 1 from sqlite_master where name = 'move'").fetchall():
            assert not answered
            return
        kept = [one for (one,) in db.execute("select interaction from move where interaction > 0")]
        gaps = db.execute(
            "select game from move group by game having max(seq) + 1 <> count(*) or min(seq) <> 0"
        )
        assert gaps.fetchall() == []
    assert len(set(kept)) == len(kept)
    assert set(answered) <= set(kept)


def ended(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        (count,) = db.execute("select count(*) from game where status = 'ended'").fetchone()
        return count
