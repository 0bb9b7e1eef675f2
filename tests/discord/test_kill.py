"""The process dies at any moment; what was answered is stored, once, and the game goes on.

DRAGONSPOTTER_LIVES says how often it dies.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from tests.discord.life import IN_ORDER, live

LIVES = int(os.environ.get("DRAGONSPOTTER_LIVES", "15"))
EARLY, YOUNG = 0.2, 1.0  # share of lives that end before the table stands again; their seconds
LONGEST = 1.2  # seconds of play
BIRTH = 60.0  # seconds until the table stands again, at most
TO_THE_END = 180.0  # seconds in which a game comes to its end
# Each life is forked from a process that has imported everything, which takes longer than to live.
FORKED = get_context("forkserver")
FORKED.set_forkserver_preload([live.__module__])


@pytest.mark.landing
def test_killed_at_any_moment_it_loses_nothing_acknowledged(tmp_path: Path) -> None:
    file, luck, answered = tmp_path / "games.sqlite", Random(1), list[int]()
    for number in range(LIVES):
        answered += lived(file, number, luck)
        everything_is_kept(file, answered)

    played_to_the_end(file)
    everything_is_kept(file, answered)


def lived(file: Path, seed: int, luck: Random) -> list[int]:
    """The interactions that were answered before the end."""
    with born(file, seed) as answers:
        if luck.random() < EARLY:
            heard = read(answers, luck.uniform(0, YOUNG), at_most=1)
        else:
            heard = read(answers, BIRTH, at_most=1)
            heard += read(answers, luck.uniform(0, LONGEST))
    return [one for one in heard if one != IN_ORDER]


def played_to_the_end(file: Path) -> None:
    before, until = ended(file), monotonic() + TO_THE_END
    with born(file, LIVES) as answers:
        while ended(file) == before:
            assert monotonic() < until
            read(answers, TO_THE_END, at_most=10)


@contextmanager
def born(file: Path, seed: int) -> Iterator[Connection]:
    """A process that is killed on leaving; it must have been alive."""
    answers, told = FORKED.Pipe(duplex=False)
    process = FORKED.Process(target=live, args=(file, seed, told))
    process.start()
    told.close()
    try:
        yield answers
    finally:
        process.kill()
        process.join()
        answers.close()
    assert process.exitcode == -signal.SIGKILL


def read(answers: Connection, seconds: float, at_most: int = sys.maxsize) -> list[int]:
    """What the process sends, up to that many numbers or for so long."""
    heard, until = list[int](), monotonic() + seconds
    while len(heard) < at_most and answers.poll(max(0, until - monotonic())):
        heard.append(answers.recv())  # EOFError if it ended by itself: it has said why
    return heard


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
