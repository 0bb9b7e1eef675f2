"""What a person knows stays known, even if they have been forgotten: no longer than it matters, and
in a form that leads to them only for those who ask about them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from db import Crowded, Seat, Store
from db.file import APPLICATION, prepare, scripts
from tests.db.kit import SERVER, free_channel, holds, lay, move, new_game

ANN, BOB = 0x1122334455667788, 0x0102030405060708
DAY, NEXT = "2026-11-28", "2026-11-29"
BEFORE = 14  # migrations, of a database without traces


async def rows(store: Store, sql: str) -> list[Any]:
    return await store._connection.run(lambda db: db.execute(sql).fetchall())


async def keys(store: Store) -> list[bytes]:
    return [key for (key,) in await rows(store, "select value from secret where name = 'trace'")]


async def test_whoever_sat_at_an_open_table_has_sat_there(store: Store) -> None:
    game = await lay(store, user=ANN)
    bob = await store.player_of(BOB)
    assert not await store.has_sat(game, BOB)

    await store.append_move(move(game, 1), seats=[Seat(0, player=bob)])  # Ann hands on

    assert await store.has_sat(game, ANN)
    assert await store.has_sat(game, BOB)
    await store.end_game(game)
    assert await rows(store, "select * from sat") == []


async def test_also_whoever_was_forgotten_until_the_table_ends(store: Store) -> None:
    game, other = await lay(store, user=ANN), await lay(store, user=BOB)

    await store.forget(ANN)
    await store.player_of(ANN)  # a new one

    assert await store.has_sat(game, ANN)
    assert not await store.has_sat(other, ANN)
    assert not await store.has_sat(game, BOB)
    await store.end_game(game)
    assert await rows(store, "select * from trace") == []
    assert await keys(store) == []


async def test_traces_name_nobody_and_each_is_another(store: Store, path: Path) -> None:
    for _ in range(2):
        await lay(store, user=ANN)
    await lay(store, user=ANN, daily=DAY, channel=None)

    await store.forget(ANN)

    hashes = {bytes(one) for (one,) in await rows(store, "select hash from trace")}
    assert len(hashes) == 3
    assert holds(path, ANN.to_bytes(8, "big")) == []
    assert holds(path, str(ANN).encode()) == []


async def test_the_key_is_another_once_nothing_hangs_on_it(store: Store) -> None:
    first, second = await lay(store, user=ANN), await lay(store, user=BOB)
    await store.forget(ANN)
    (key,) = await keys(store)
    await store.forget(BOB)
    assert await keys(store) == [key]
    await store.end_game(first)
    assert await keys(store) == [key]
    await store.end_game(second)
    assert await keys(store) == []

    await lay(store, user=ANN)
    await store.forget(ANN)

    assert await keys(store) != [key]
    assert len(await keys(store)) == 1


async def test_tries_stay_known_until_they_are_over(store: Store) -> None:
    for day in (DAY, NEXT):
        await store.end_game(await lay(store, user=ANN, daily=day, channel=None))

    await store.forget(ANN, over=DAY)

    assert [await store.has_tried(day, ANN) for day in (DAY, NEXT)] == [False, True]
    await store.drop_tries(DAY)
    assert await store.has_tried(NEXT, ANN)
    await store.drop_tries(NEXT)
    assert not await store.has_tried(NEXT, ANN)
    assert await keys(store) == []


async def test_and_where_their_server_was_erased_and_their_user_forgotten(store: Store) -> None:
    await lay(store, user=ANN, daily=DAY, channel=None)

    await store.erase(SERVER, over="")
    assert await store.has_tried(DAY, ANN)
    await store.forget(ANN)

    assert await store.has_tried(DAY, ANN)


async def test_erasing_a_server_takes_the_traces_at_its_tables(store: Store) -> None:
    await lay(store, user=ANN)
    await store.forget(ANN)

    await store.erase(SERVER, over="")

    assert await rows(store, "select * from trace") == []
    assert await keys(store) == []


async def test_tables_that_were_begun_count_also_after_forgetting(store: Store) -> None:
    first = await lay(store, user=ANN)
    await store.forget(ANN)
    await lay(store, user=BOB)
    await store.forget(BOB)
    ann = await store.player_of(ANN)

    new = new_game(ann, server=SERVER, channel=await free_channel(store), most=1)
    with pytest.raises(Crowded):
        await store.create_game(new, [Seat(0, ann)])

    assert [row.id for row in await store.begun_by(ann, SERVER)] == [first]


def test_tables_that_run_already_know_who_sits_and_who_has_moved(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for number, script in enumerate(scripts()[:BEFORE], 1):
            db.executescript(f"{script}; pragma user_version = {number}")
        db.executescript(
            f"""
            pragma application_id = {APPLICATION};
            insert into player values ('sits'), ('moved'), ('ended');
            insert into game(id, kind, mode, status, owner, ranked, opened, seed, options)
            values (1, 'duel', 'duel', 'running', 'sits', 1, 0, x'', x''),
            (2, 'duel', 'duel', 'ended', 'ended', 1, 0, x'', x'');
            insert into seat values (1, 0, 'sits', null), (2, 0, 'ended', null);
            insert into move(game, seq, rules, free, actor, at, events)
            values (1, 0, '1', 0, null, 0, x''), (1, 1, '1', 0, 'moved', 0, x'');
            """
        )

    prepare(path)

    with closing(sqlite3.connect(path)) as db:
        assert db.execute("select * from sat").fetchall() == [(1, "moved"), (1, "sits")]
