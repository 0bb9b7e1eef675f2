from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from db import Ending, Progress, Store
from db.file import reader
from tests.db.kit import holds, lay, move, won

USER = 0x1122334455667788  # a pattern that nothing else in the file has


async def test_a_user_has_one_random_key(store: Store) -> None:
    keys = await asyncio.gather(*(store.player_of(5) for _ in range(20)))

    assert len(set(keys)) == 1
    assert await store.user_of(keys[0]) == 5
    assert await store.user_of("nobody") is None
    assert await store.player_of(6) not in keys


async def test_settings(store: Store) -> None:
    assert await store.get_setting("user", 5, "language") is None
    await store.set_setting("user", 5, "language", "fr")
    await store.set_setting("user", 5, "language", "it")
    await store.set_setting("server", 5, "language", "en")

    assert await store.get_setting("user", 5, "language") == "it"
    await store.set_setting("user", 5, "language", None)
    assert await store.get_setting("user", 5, "language") is None
    assert await store.get_setting("server", 5, "language") == "en"


async def test_forgetting_leaves_no_trace_of_the_user(store: Store, path: Path) -> None:
    player = await store.player_of(USER)
    shared = await lay(store, user=USER)
    alone = await lay(store, user=USER, server=None, channel=USER + 1)
    await store.append_move(move(alone, 1))
    before = await lay(store, user=USER, server=None, kind="other", channel=USER + 1)
    await store.append_move(
        move(before, 1, actor=player),
        ending=Ending(won(player).results, Progress(b"value", "chapter 2")),
    )
    await store.set_setting("user", USER, "language", "fr")
    await store.set_setting("server", 5, "language", "fr")
    assert any(holds(path, id.to_bytes(8, "big")) for id in (USER, USER + 1))

    await store.forget(USER)

    for id in (USER, USER + 1):
        assert holds(path, id.to_bytes(8, "big")) == []
        assert holds(path, str(id).encode()) == []
    assert await store.user_of(player) is None
    assert [seat.player for seat in await store.seats(shared)][:1] == [player]
    assert [row.id for row in await store.open_games()] == [shared]
    assert (await store.moves(before))[1].actor == player
    row = await store.game(alone)
    assert row is not None
    assert (row.status, row.channel) == ("ended", None)
    moves = [await store.move_at(alone, seq) for seq in (0, 1)]
    assert [one.state for one in moves if one is not None] == [b"", b"state 1"]
    assert await store.get_setting("server", 5, "language") == "fr"
    assert await store.player_of(USER) != player


async def test_a_log_that_cannot_be_emptied_makes_nothing_undone(store: Store) -> None:
    def failing(action: int, name: str | None, *_: object) -> int:
        denied = action == sqlite3.SQLITE_PRAGMA and name == "wal_checkpoint"
        return sqlite3.SQLITE_DENY if denied else sqlite3.SQLITE_OK

    player = await store.player_of(USER)
    await store._connection.run(lambda db: db.set_authorizer(failing))

    await store.forget(USER)
    await store.erase(5, over="")

    assert await store.user_of(player) is None


async def test_nobody_waits_for_whoever_reads_meanwhile(store: Store, path: Path) -> None:
    """A backup reads like this: the log cannot be emptied before it is done, and all writes stood
    still."""
    asked = list[str]()
    await store._connection.run(lambda db: db.set_trace_callback(asked.append))
    with closing(reader(path)) as db:
        db.execute("begin")
        db.execute("select * from game").fetchall()

        await store.forget(USER)

    emptied = asked.index("pragma wal_checkpoint(truncate)")
    assert asked[emptied - 1] == "pragma busy_timeout = 0"
    assert asked[emptied + 1] == "pragma busy_timeout = 5000"


async def test_a_forgotten_users_table_ends_without_a_campaign(store: Store, path: Path) -> None:
    game = await lay(store, user=USER, server=None)
    with closing(sqlite3.connect(path)) as other:
        other.execute("delete from person")
        other.commit()

    await store.end_game(game, Ending(campaign=Progress(b"value", "")))

    assert await store.campaigns_of("user", USER, "duel") == []
    assert await store.open_games() == []
