"""Room comes back: of ended and erased tables at once, of old databases by a rewrite."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from db import Store, examine
from db.file import APPLICATION, connect, prepare, scripts
from tests.db.kit import lay, move, newest

pytestmark = pytest.mark.slow  # databases large enough to have holes

MOST = 1.5  # times of what `VACUUM INTO` leaves
BEFORE = next(n for n, script in enumerate(scripts()) if "create table state(" in script)
FILL = """
insert into player values ('ann');
insert into game(id, kind, mode, status, owner, ranked, opened, seed, options, server, channel)
  values (1, 'duel', 'm', 'running', 'ann', 1, 0, x'', x'', 700, 1001),
    (2, 'duel', 'm', 'ended', 'ann', 1, 0, x'', x'', 700, 1002);
with recursive n(seq) as (select 0 union all select seq + 1 from n where seq < 300)
insert into move(game, seq, base, rules, free, at, action, events, state)
  select game.id, seq, nullif(seq - 1, -1), '1', 0, 0, x'31', pack(x'5b5d'), pack(randomblob(1500))
  from n join game order by seq, game.id;
update move set state = null where game = 2 and seq < 300;
"""


def size(path: Path) -> int:
    return path.stat().st_size


def least(path: Path) -> int:
    """What the file would take without any holes."""
    tight = path.with_name("tight.db")
    with closing(sqlite3.connect(path)) as db:
        db.execute("vacuum into ?", (str(tight),))
    taken = size(tight)
    tight.unlink()
    return taken


async def rest(store: Store) -> None:
    """Until nothing is written any more."""
    while (task := store._writer._task) is not None and not task.done():
        await asyncio.wait({task})


async def busy(store: Store, tables: int, moves: int, seed: int = 1) -> list[int]:
    """Tables, each of a server of its own, that are played at a different pace side by side."""
    luck = Random(seed)
    games = [await lay(store, server=number, channel=number) for number in range(tables)]
    at = dict.fromkeys(games, 0)
    weights = [luck.random() ** 3 + 0.01 for _ in games]
    for _ in range(moves // 50):
        turn = list(dict.fromkeys(luck.choices(games, weights, k=50)))
        for game in turn:
            at[game] += 1
        state = luck.randbytes
        some = [move(game, at[game], state=state(luck.randrange(500, 2500))) for game in turn]
        await asyncio.gather(*(store.append_move(one) for one in some))
    return games


class TestGivingBack:
    async def test_of_ended_tables(self, store: Store, path: Path) -> None:
        games = await busy(store, 30, 3000)
        for game in games:
            await store.end_game(game)
            await rest(store)
            assert size(path) <= MOST * least(path)
        assert {(await newest(store, game)).state for game in games} != {b""}

    async def test_of_erased_servers(self, store: Store, path: Path) -> None:
        games = await busy(store, 30, 3000)
        for game in games:
            await store.end_game(game)
        for server in range(30):
            if server % 3 == 0:
                continue
            await store.erase(server, over="")
        await rest(store)

        assert size(path) <= MOST * least(path)

    async def test_a_write_meanwhile_waits_for_a_step_only(
        self, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        games = await busy(store, 4, 1000)
        monkeypatch.setattr("db.space.STEP", 1)
        for game in games[1:]:
            await store.end_game(game)
        at = await newest(store, games[0])
        await store.append_move(move(games[0], at.seq + 1))

        task = store._writer._task
        assert task is not None
        assert not task.done()

    async def test_a_backup_has_no_holes(self, path: Path, tmp_path: Path) -> None:
        store = await Store.open(old(path))
        await store.backup(tmp_path / "copy.db")
        games = await busy(store, 10, 1000)
        for game in games:
            await store.end_game(game)
        await store.backup(tmp_path / "later.db")
        await store.close()

        for name in ("copy.db", "later.db"):
            assert size(tmp_path / name) == least(tmp_path / name)
            examine(tmp_path / name)


def old(path: Path) -> Path:
    """A database of the version before: states between the moves, those of an ended table gone."""
    with closing(connect(path)) as db:
        for script in scripts()[:BEFORE]:
            db.executescript(script)
        db.executescript(FILL)
        db.execute(f"pragma application_id = {APPLICATION}")
        db.execute(f"pragma user_version = {BEFORE}")
    return path


async def kept(path: Path) -> list[object]:
    """All that is known of both tables."""
    store = await Store.open(path)
    found: list[object] = [await store.snapshot(game) for game in (1, 2)]
    found += [await store.move_at(game, seq) for game in (1, 2) for seq in range(301)]
    await store.close()
    return found


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """No room beside the database; to be called when there is again."""
    small = SimpleNamespace(disk_usage=lambda _: SimpleNamespace(free=9999))
    monkeypatch.setattr("db.space.shutil", small)
    return lambda: monkeypatch.setattr("db.space.shutil", shutil)


class TestRewriting:
    async def test_loses_nothing_but_holes(self, path: Path, full: Callable[[], None]) -> None:
        before = await kept(old(path))
        holey = size(path)
        full()

        assert await kept(path) == before
        assert size(path) <= 1.1 * least(path) < 0.8 * holey
        with closing(sqlite3.connect(path)) as db:
            assert db.execute("select count(*) from move where state is not null").fetchone() == (
                0,
            )
            assert db.execute("pragma auto_vacuum").fetchone() == (2,)
        assert [file.name for file in path.parent.glob("games.db*")] == [path.name, "games.db.lock"]

    async def test_comes_once(self, path: Path) -> None:
        await kept(old(path))
        file = path.stat().st_ino
        await kept(path)

        assert path.stat().st_ino == file

    @pytest.mark.usefixtures("full")
    async def test_without_room_the_bot_runs_on(
        self, path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        store = await Store.open(old(path))
        await store.append_move(move(1, 301, state=b"new"))
        await store.append_move(move(1, 302, state=b"newer"))
        then = await store.move_at(1, 299)
        await store.end_game(1)
        states = [one.state for n in range(303) if (one := await store.move_at(1, n)) is not None]
        await store.close()

        (line,) = caplog.messages
        assert "stays larger than it need be: to rewrite it takes" in line
        assert "and 9999 are free" in line
        assert then is not None
        assert len(then.state) == 1500
        assert states == [b""] * 302 + [b"newer"]

    async def test_a_disk_that_fails_meanwhile_harms_nothing(
        self, path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        def fails(*_: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as broken:
            broken.setattr("db.space.compact", fails)
            before = await kept(old(path))

        assert "disk is full" in caplog.text
        assert await kept(path) == before
        assert size(path) <= 1.1 * least(path)

    async def test_is_done_apart_from_the_loop(
        self, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        threads: list[threading.Thread] = []
        monkeypatch.setattr("db.file.rewrite", lambda _: threads.append(threading.current_thread()))
        await kept(old(path))

        assert threads
        assert threading.main_thread() not in threads

    @pytest.mark.landing
    @pytest.mark.parametrize("logged", [False, True])
    async def test_survives_a_kill_at_any_step(
        self, path: Path, full: Callable[[], None], *, logged: bool
    ) -> None:
        """Before each call that the rewrite makes, until one life is long enough."""
        before = await kept(old(path))
        full()
        source, lives = path.with_name("source.db"), 0
        shutil.copy(path, source)
        while killed_at(path, lives, logged=logged):
            assert await kept(path) == before
            assert size(path) <= 1.1 * least(path)
            shutil.copy(source, path)
            lives += 1

        assert lives > 15
        assert await kept(path) == before

    @pytest.mark.landing
    async def test_survives_a_kill_while_it_writes(
        self, path: Path, full: Callable[[], None]
    ) -> None:
        """By the signal of a file that grows beyond what is allowed."""
        before = await kept(old(path))
        full()
        source = path.with_name("source.db")
        shutil.copy(path, source)
        for most in range(0, 600_000, 40_000):
            in_a_child(lambda most=most: grow_to(most, path))
            assert await kept(path) == before
            shutil.copy(source, path)


def killed_at(path: Path, call: int, *, logged: bool) -> bool:
    """Whether another process died at that call of a rewrite; `logged`: with a log to be read."""

    def rewrites() -> None:
        calls = iter(range(call))

        def look(frame: object, event: str, _: object) -> None:
            inside = getattr(frame, "f_globals", {}).get("__name__") == "db.space"
            if inside and event == "c_call" and next(calls, None) is None:
                os.kill(os.getpid(), signal.SIGKILL)

        sys.setprofile(look)
        prepare(path)
        sys.setprofile(None)

    if logged:
        in_a_child(lambda: connect(path).execute("update game set stirred = 0") and os._exit(0))
    return in_a_child(rewrites) == signal.SIGKILL


def grow_to(most: int, path: Path) -> None:
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    prepare(path)


def in_a_child(work: Callable[[], None]) -> int:
    """By which signal it ended; 0: by itself."""
    if (child := os.fork()) == 0:
        try:
            work()
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
