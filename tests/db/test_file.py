"""Opening, refusing, copying, and what a kill leaves."""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from db import (
    Damaged,
    Exists,
    InUse,
    Newer,
    NoDirectory,
    NotADatabase,
    Store,
    Unusable,
    Unwritable,
    copy,
    examine,
)
from db.file import _migrate, scripts
from tests.db.kit import lay, move, newest

ROOT = Path(__file__).parents[2]
WRITING = """
import asyncio, itertools, sys
from db import Store
from tests.db.kit import lay, move

async def main():
    store = await Store.open(sys.argv[1])
    game = await lay(store)
    for seq in itertools.count(1):
        await store.append_move(move(game, seq))
        print(seq, flush=True)

asyncio.run(main())
"""


@contextmanager
def writing(path: Path, moves: int) -> Iterator[subprocess.Popen[str]]:
    """Another process that writes to `path` and has been told of `moves` stored ones."""
    command = [sys.executable, "-c", WRITING, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(moves):
            assert process.stdout.readline()
        yield process
        process.kill()


@contextmanager
def forked() -> Iterator[None]:
    """A copy of this process, with all its open files, that waits."""
    read, write = os.pipe()
    if (child := os.fork()) == 0:
        os.read(read, 1)
        os._exit(0)
    yield
    os.write(write, b"x")
    os.waitpid(child, 0)
    os.close(read)
    os.close(write)


async def test_what_was_stored_is_there_after_reopening(store: Store, path: Path) -> None:
    game = await lay(store)
    await store.append_move(move(game, 1))
    await store.close()

    again = await Store.open(path)
    stored = await newest(again, game)
    await again.close()

    assert stored.state == b"state 1"
    assert [file.name for file in path.parent.glob("*-wal")] == []


async def test_close_finishes_what_waits(path: Path) -> None:
    store = await Store.open(path)
    game = await lay(store)
    waiting = [asyncio.create_task(store.append_move(move(game, 1)))]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)

    again = await Store.open(path)
    assert len(await again.moves(game)) == 2
    await again.close()


async def test_a_kill_loses_no_told_move(path: Path) -> None:
    with writing(path, moves=200) as process:
        process.send_signal(signal.SIGKILL)
        assert process.stdout is not None
        told = 200 + len(process.stdout.readlines())

    store = await Store.open(path)
    moves = await store.moves(1)
    await store.close()

    assert [m.seq for m in moves] == list(range(len(moves)))
    assert len(moves) - 1 in (told, told + 1)
    assert all(m.events == b"[%d]" % m.seq for m in moves[1:])


async def test_a_second_process_is_refused(path: Path, tmp_path: Path) -> None:
    with writing(path, moves=1):
        with pytest.raises(InUse, match="in use by another process"):
            await Store.open(path)
        examine(path)
        copy(path, tmp_path / "copy.db")

    examine(tmp_path / "copy.db")
    store = await Store.open(path)
    await store.close()


async def test_a_second_store_in_one_process_is_refused(store: Store, path: Path) -> None:
    for _ in range(2):
        with pytest.raises(InUse):
            await Store.open(path)
    await lay(store)


async def test_a_worker_that_outlives_the_bot_does_not_hold_the_file(path: Path) -> None:
    store = await Store.open(path)
    with forked():
        await store.close()
        again = await Store.open(path)
        await again.close()


class TestUnusable:
    async def refused(self, path: Path, kind: type[Unusable]) -> Unusable:
        """The refusal; the file is as it was."""
        before = path.read_bytes() if path.is_file() else None
        with pytest.raises(kind) as caught:
            await Store.open(path)
        assert (path.read_bytes() if path.is_file() else None) == before
        assert "\n" not in str(caught.value)
        assert caught.value.facts["path"] == str(path)
        return caught.value

    async def test_newer(self, store: Store, path: Path) -> None:
        await store.close()
        newer = len(scripts()) + 1
        with closing(sqlite3.connect(path)) as db:
            db.execute(f"pragma user_version = {newer}")

        error = await self.refused(path, Newer)

        assert error.facts["found"] == newer
        assert f"newer version of Dragonspotter (database version {newer}" in str(error)

    async def test_newer_with_a_log_that_a_kill_left(self, path: Path, tmp_path: Path) -> None:
        with writing(path, moves=1) as process:
            process.kill()
        with closing(sqlite3.connect(path)) as db:
            db.execute(f"pragma user_version = {len(scripts()) + 1}")
            db.execute("begin")
            db.execute("delete from move")
            db.commit()
            for name in ("left.db", "left.db-wal"):
                source = path.with_name(name.replace("left.db", path.name))
                (tmp_path / name).write_bytes(source.read_bytes())

        log = (tmp_path / "left.db-wal").read_bytes()
        assert log
        await self.refused(tmp_path / "left.db", Newer)
        assert (tmp_path / "left.db-wal").read_bytes() == log

    async def test_no_directory(self, tmp_path: Path) -> None:
        await self.refused(tmp_path / "no" / "games.db", NoDirectory)

    async def test_a_directory(self, path: Path) -> None:
        path.mkdir()
        await self.refused(path, Unwritable)

    async def test_a_place_where_nothing_can_be_written(self) -> None:
        await self.refused(Path("/proc/games.db"), Unwritable)

    async def test_text(self, path: Path) -> None:
        path.write_text("Dear diary,\n" * 1000)
        await self.refused(path, NotADatabase)

    async def test_somebody_elses_database(self, path: Path) -> None:
        with closing(sqlite3.connect(path)) as db:
            db.execute("create table recipe(name text)")
        await self.refused(path, NotADatabase)

    @pytest.mark.parametrize("start", [4096, 20_000, 60_000])
    async def test_damaged(self, store: Store, path: Path, start: int) -> None:
        for _ in range(100):
            await lay(store, options=os.urandom(500))
        await store.close()
        with path.open("r+b") as file:
            file.seek(start)
            file.write(os.urandom(4096))
        await self.refused(path, Damaged)

    async def test_cut_short(self, store: Store, path: Path) -> None:
        await lay(store, options=os.urandom(50_000))
        await store.close()
        os.truncate(path, 20_000)
        await self.refused(path, Damaged)

    async def test_only_a_header(self, path: Path) -> None:
        path.write_bytes(b"SQLite format 3\0")
        await self.refused(path, NotADatabase)

    def test_refusing_leaves_no_thread(self, path: Path) -> None:
        code = "import asyncio, sys; from db import Store; asyncio.run(Store.open(sys.argv[1]))"
        path.write_text("Dear diary,\n")
        done = subprocess.run(
            [sys.executable, "-c", code, str(path)],
            cwd=ROOT, capture_output=True, timeout=20, text=True, check=False,
        )  # fmt: skip
        assert "is not a database of Dragonspotter." in done.stderr.splitlines()[-1]


async def test_an_empty_file_becomes_a_database(path: Path) -> None:
    path.touch()
    store = await Store.open(path)
    await lay(store)
    await store.close()


async def test_killed_while_it_was_first_created(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma journal_mode = wal")
    assert path.stat().st_size

    store = await Store.open(path)
    await lay(store)
    await store.close()
    examine(path)


class TestBackup:
    async def test_while_writing(self, store: Store, tmp_path: Path) -> None:
        game = await lay(store)

        async def write() -> None:
            for seq in range(1, 101):
                await store.append_move(move(game, seq, state=os.urandom(2000)))
                if seq == 20:
                    begun.set()

        begun = asyncio.Event()
        writes = asyncio.create_task(write())
        await begun.wait()
        await store.backup(tmp_path / "copy.db")
        await writes

        assert [file.name for file in tmp_path.glob("copy.db*")] == ["copy.db"]
        kept = await Store.open(tmp_path / "copy.db")
        moves = await kept.moves(game)
        await kept.close()
        assert [m.seq for m in moves] == list(range(len(moves)))
        assert len(moves) > 20
        assert len(await store.moves(game)) == 101

    async def test_replaces_nothing(self, store: Store, path: Path, tmp_path: Path) -> None:
        (tmp_path / "diary").write_text("Dear diary,")
        for target in (tmp_path / "diary", path):
            with pytest.raises(Exists, match="exists already"):
                await store.backup(target)
        with pytest.raises(NoDirectory):
            await store.backup(tmp_path / "no" / "copy.db")
        assert (tmp_path / "diary").read_text() == "Dear diary,"
        await store.check()


# What is once in somebody's database is never changed: a change is a new migration.
PINNED = {
    "001_first_tables.sql": "bbbdbcc4002c671e56507b5cbea2ab4c4b9da9a8b339efc30e3c393e9cd674fa",
    "002_clock.sql": "dd2d381a5ab011e4c65203aaa908071da1d1eb258f205753e9cf671bd09fb6e4",
    "003_honours.sql": "228e1c2935a2e0deea6a781ded32c9fa0b62d9baa6dda0d8399c60c15b0552cc",
    "004_daily.sql": "06e8649a335e72c2e36552da7af3b16a9ed9aab2c56fa0846ff0c415bf11c1f2",
    "005_votes.sql": "fcedf00472e6d8782a5be2299a9ef4ee54ae844135527aeccfe77c8e9a8b49af",
    "006_asked.sql": "f4d9d77ce31f384e1b4f1c0cafe2538e123add7ee56b26d05571a38ee1d64b41",
    "007_notices.sql": "038775e541792b576b1f069d113053d4eca9dd48b0d8b1376552ddbd80cdc7bd",
    "008_absence.sql": "68d9d8a5b263f88ebb6a6dd53732319f6e880876fa08a16b5939d63d6fa5f9cd",
    "009_preset.sql": "fbfedf9d07e21e7a37c4accaa3b773fd3475ad378bde2c1a0fd53097f5706bd3",
    "010_stood.sql": "7ada4296dc614fa82631207cf3a3a7f8f0b4ba4adeca80f07b16c7602998a798",
    "011_states.sql": "b5448849d12d249651282fcce1827d5e550f73acb06081e277e9d04634b62833",
    "012_barred.sql": "6b6527591e3fb2ea0758468889fff71f3fbc16e673b0ecd88d3f12f0c69abc30",
    "013_requests.sql": "6c4a7492774d5be4ad7269638e88f9ab4d98c3a9a57848e9b0ef558a411c59b9",
    "014_owed.sql": "a9b0c350a912bf379f8f926414f3d23f83903f961c37a51d0bb8e08b09cdb42f",
    "015_traces.sql": "c689358c684a3ab0b51e62ec732ce611bc1329e401d964ab5f72c63e1f2f83d6",
    "016_lifted.sql": "0b2d25eaef2cf84d416769e952b446f04756c3f073839430619219353f288997",
    "017_figures.sql": "a59628def8ba53d7c0c59ea15b9fdd43c2db0019d29d18e77f2e4e977e99d77a",
    "018_lessons.sql": "96d76f8ffb364e6895946cbcbd78623f09c5836f5b7b79316c185fd06efea867",
    "019_my_tables.sql": "0c495e43cee7aff1f5a43092a430f1d3324c81cfee1aba320ece135101d9ae45",
    "020_notes.sql": "6d98d78dcf8e0ce1802e3b2a1626ce36a4efe12e7680f6dfbb7ee71ad8da7356",
    "021_invitations.sql": "d6ed0f4987cae220d63bbf3e005661d9795220ae51b7d4b8d30708a36d1c97d0",
    "022_away.sql": "a568ee0d1de90f91eee9a643d8f2d03085b0de29b88dd21dbabfaf6b0fc87d5d",
    "023_taken_back.sql": "58e2668385a7469b7060da5c400b673899256cc4bc5bb6c4158c79f9845032e0",
    "024_came.sql": "5a7994984fd0b3cbbebfd30091f2c12220a164b24013575440a7705a4b21ef4d",
    "025_calls.sql": "e5d3660a98f18532a03ac0054d11dbf0d7106f309ba11663e61fdcfb6760f563",
    "026_bots.sql": "8e7cf9da185f83ea249ba314823bd57f2ae59b7a91d53766de50962dc41d6554",
    "027_hints.sql": "76f7f04f0a98bd8b7864086d95a99959dd43b230ce2cb1ea415df4faf66b4295",
    "028_symbols.sql": "3babeaca63ffc99dc05f581f0a5ac39f70596a2fa6e9620eaa695eedb2525b66",
    "029_hint_decision.sql": "930f388ab705633e92c2b6e70ebf933d96258882b812c312f6efd55da4a2f677",
    "030_ender.sql": "e16a4f7a2e2fe1684ea9edbaff2765aad6fa6962c863fb30830b074597e9b4b6",
    "031_offers.sql": "436e88d7ca7fc0a5abede36c2fb898eb9d626bc55755f9d6f1b87d49934ad08f",
}


def test_a_migration_may_end_in_a_comment(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It must swallow neither the next one nor the commit."""
    some = ["create table a(x); -- the first", "create table b(x); -- the last"]
    monkeypatch.setattr("db.file.scripts", lambda: some)

    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        _migrate(db)
        tables = db.execute("select name from sqlite_schema order by name").fetchall()
        (version,) = db.execute("pragma user_version").fetchone()

    assert (tables, version) == ([("a",), ("b",)], 2)


def test_migrations_stay_as_they_are() -> None:
    folder = Path(__file__).parents[2] / "db" / "migrations"
    found = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in folder.iterdir()}

    assert found == PINNED


def test_rows_are_written_by_the_names_of_their_columns() -> None:
    """So that a migration can add a column without touching them."""
    modules = (Path(__file__).parents[2] / "db").glob("*.py")
    nameless = re.compile(r"insert (?:or \w+ )?into \w+ +(?:values|select)")

    assert [path.name for path in modules if nameless.search(path.read_text("utf-8"))] == []
