"""What the command line asks of the process that serves a database."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import InUse, Removal, Request, Store
from db.requests import ask
from db.whole import Whole, tables
from tests.db.kit import SERVER, lay, move

ME, NOBODY = Request("forget", 1), Request("forget", 99)


async def test_a_request_waits_until_it_is_fulfilled(store: Store, path: Path) -> None:
    await lay(store, user=1)

    assert await asyncio.to_thread(ask, path, ME)
    assert await asyncio.to_thread(ask, path, ME)
    assert await store.requests() == [ME]

    await store.fulfilled(ME)
    assert await store.requests() == []


async def test_what_is_not_known_is_not_asked_for(store: Store, path: Path) -> None:
    await lay(store)
    erase = Request("erase", SERVER + 1)

    assert [await asyncio.to_thread(ask, path, one) for one in (NOBODY, erase)] == [False, False]
    assert await store.requests() == []


@pytest.mark.parametrize("scope", ["user", "server"])
async def test_a_setting_alone_is_known(store: Store, scope: str) -> None:
    request = Request("forget" if scope == "user" else "erase", 5)
    assert not await store.is_known(request)

    await store.set_setting("user" if scope == "user" else "server", 5, "language", "fr")

    assert await store.is_known(request)


async def test_moves_are_stored_while_somebody_asks(store: Store, path: Path) -> None:
    """The other process holds the file for a moment; the bot waits for it."""
    game = await lay(store)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        stored = asyncio.create_task(store.append_move(move(game, 1)))
        await asyncio.sleep(0.05)
        assert not stored.done()
        other.execute("commit")

    await stored


@pytest.mark.usefixtures("store")
def test_an_older_bot_cannot_be_asked(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("pragma user_version = 12")

    with pytest.raises(InUse):
        ask(path, ME)


async def test_of_a_removal_the_first_counts(store: Store) -> None:
    await lay(store)
    await store.remove(SERVER, 10.0)
    await store.remove(SERVER, 20.0)
    await store.remove(SERVER + 1, 20.0)  # of which nothing is stored

    assert await store.removals() == [Removal(SERVER, 10.0)]
    await store.warned_of(SERVER, 30.0)
    assert await store.removals() == [Removal(SERVER, 10.0, warned=30.0)]
    assert [await store.restore(SERVER), await store.restore(SERVER)] == [True, False]
    assert await store.removals() == []


async def test_what_is_erased_is_not_waited_for(store: Store) -> None:
    await lay(store)
    await store.remove(SERVER, 10.0)

    await store.erase(SERVER, over="")

    assert await store.removals() == []
    assert await store.servers() == []


async def test_every_server_of_which_anything_is_stored(store: Store) -> None:
    await lay(store)
    await lay(store, server=None, channel=5)
    await store.set_setting("server", 3, "language", "fr")
    await store.set_setting("user", 4, "language", "fr")

    assert sorted(await store.servers()) == [3, SERVER]


async def test_what_is_erased_while_check_reads_is_passed_over(store: Store, path: Path) -> None:
    first, _ = await lay(store), await lay(store, server=99, channel=98)
    reading = tables(path)

    found = next(reading)
    await store.erase(99, over="")

    assert isinstance(found, Whole)
    assert found.game.id == first
    assert list(reading) == []
