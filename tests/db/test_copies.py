"""What a backup leaves when it is killed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from db import Store, copy
from db.file import PART
from tests.db.kit import lay, move

pytestmark = pytest.mark.slow  # each copies in a process of its own

ROOT = Path(__file__).parents[2]
COPYING = """
import sqlite3, sys
from pathlib import Path
import db.file

source, target = map(Path, sys.argv[1:])
part = target.with_name(target.name + db.file.PART)

def rest():
    if part.exists() and part.stat().st_size:
        print("begun", flush=True)
        sys.stdin.read()  # nothing ever comes: until it is killed

def reader(path):
    opened = sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)
    opened.set_progress_handler(rest, 100)
    return opened

db.file._reader = reader
db.file.copy(source, target)
print("done", flush=True)
"""


@contextmanager
def copying(source: Path, target: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process in the middle of a copy."""
    command = [sys.executable, "-c", COPYING, str(source), str(target)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        yield process
        process.kill()


async def filled(path: Path) -> None:
    store = await Store.open(path)
    game = await lay(store)
    for seq in range(1, 40):
        await store.append_move(move(game, seq, events=os.urandom(100_000)))
    await store.close()


def parts(directory: Path) -> list[str]:
    return sorted(path.name for path in directory.iterdir() if PART in path.name)


async def test_a_killed_copy_goes_with_the_next_one(path: Path, tmp_path: Path) -> None:
    await filled(path)
    foreign = tmp_path / "film.part"
    foreign.write_text("somebody else's")
    with copying(path, tmp_path / "monday.db"):
        pass
    assert parts(tmp_path)

    copy(path, tmp_path / "tuesday.db")

    assert parts(tmp_path) == []
    assert foreign.exists()
    assert not (tmp_path / "monday.db").exists()


async def test_and_when_the_bot_starts(path: Path, tmp_path: Path) -> None:
    await filled(path)
    with copying(path, tmp_path / "monday.db"):
        pass

    await (await Store.open(path)).close()

    assert parts(tmp_path) == []


async def test_a_copy_that_is_being_made_is_left_alone(path: Path, tmp_path: Path) -> None:
    await filled(path)
    with copying(path, tmp_path / "monday.db"):
        copy(path, tmp_path / "tuesday.db")

        assert f"monday.db{PART}" in parts(tmp_path)


async def test_also_one_that_never_got_to_its_first_page(path: Path, tmp_path: Path) -> None:
    await filled(path)
    (tmp_path / f"monday.db{PART}").write_bytes(b"SQLite format 3\\0 and no more")

    copy(path, tmp_path / "tuesday.db")

    assert parts(tmp_path) == []


async def test_what_cannot_be_taken_away_stays_and_keeps_nobody_from_anything(
    path: Path, tmp_path: Path
) -> None:
    """As another user's in a directory of all; a directory stands for it here."""
    await filled(path)
    (tmp_path / f"theirs{PART}").mkdir()

    copy(path, tmp_path / "tuesday.db")
    await (await Store.open(path)).close()

    assert parts(tmp_path) == [f"theirs{PART}"]
