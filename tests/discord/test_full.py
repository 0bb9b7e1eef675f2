"""The disk fills up: people who act are told so, and what the bot says is stored is stored."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import db.errors
from bot.text.say import LANGUAGES, say_in
from db import DiskFull
from db.errors import StoreError
from db.writer import commit
from tests.discord.everything import COMMANDS, clicks, commands, keeps_order, known, said
from tests.discord.kit import NewBot, World, shown
from tests.discord.tables import bots, table
from tests.discord.test_health import got
from tests.discord.test_seats import with_house

FULL = "Nothing was stored: my disk is full."
SHOWS = {"table show"}  # where its message stands is not kept, which is not told
LAID = ("daily play", 2)  # a daily that could not begin begins with the next try
KEPT = "Your move is kept, but now my disk is full"


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, health_port=0)


def errors(kind: type[StoreError] = StoreError) -> list[type[StoreError]]:
    """The errors that are raised: classes that only gather others have no sentence."""
    found = [kind] if "problem" in vars(kind) else []
    return found + [one for sub in kind.__subclasses__() for one in errors(sub)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_error_of_the_store_has_its_sentence(language: str) -> None:
    raised = [one for one in errors() if one.__module__ == db.errors.__name__]

    assert len(raised) > 10
    for one in raised:
        sentence = say_in(language)(one.problem)
        assert sentence
        assert one.problem not in sentence


async def test_the_health_page_tells_it_until_there_is_room(world: World) -> None:
    store, port = world.bot.desk.store, world.bot.health.port

    async def pages(most: int) -> None:
        pragma = f"pragma max_page_count = {most}"  # no fewer than there are now
        await store._connection.run(lambda db: db.execute(pragma).fetchone())

    await pages(1)
    with pytest.raises(DiskFull):
        await store.set_setting("server", 1, "motto", "x" * 100_000)
    for _ in range(2):
        assert await got(port, "health") == (
            503,
            '{"ok": false, "wrong": ["Nothing was stored: the disk is full."]}',
        )
    await pages(1 << 30)
    assert await got(port, "health") == (200, '{"ok": true, "wrong": []}')
    assert await store.settings_of("server", 0) == {}


MADE = tuple(f'INSERT INTO "{table}"' for table in ("person", "player", "secret"))


def content(world: World) -> list[str]:
    """Everything stored, apart from keys that are made when first needed."""
    path = world.bot.settings.database.absolute()
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as stored:
        lines = list(stored.iterdump())
    return [one for one in lines if not one.startswith(MADE)]


async def test_every_command_is_among_those_that_are_tried(world: World) -> None:
    assert known(world) == set(COMMANDS)


@pytest.mark.landing
async def test_what_is_told_is_true_whichever_write_fails(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first commit of a command or click on, from the second one, and so on."""
    room, told, lies = count(), list[str](), list[object]()

    def takes_so_many(db: sqlite3.Connection, jobs: Any) -> Any:
        if next(room, None) is None:
            failed.append(True)
            raise DiskFull
        return commit(db, jobs)

    keeps_order(world)
    message = await with_house(world, "duel")
    monkeypatch.setattr("db.writer.commit", takes_so_many)
    for name, act in (*clicks(world, message), *commands(world)):
        for most in range(9):
            room, failed, before = iter(range(most)), list[bool](), content(world)
            answer = said(await act())
            room = count()
            world.failures.clear()
            told.append(answer)
            same = content(world) == before
            unsaid = failed and same and FULL not in answer and name not in SHOWS
            if (FULL in answer and not same and (name, most) != LAID) or unsaid:
                lies.append((name, most, answer))
            if not failed:
                break

    assert world.env.errors
    assert not lies, "\n".join(map(str, lies))
    assert any(FULL in one for one in told)
    assert any(KEPT in one for one in told)


async def forgets(world: World, monkeypatch: pytest.MonkeyPatch, most: int) -> str:
    """Ann, who plays with Bob, is forgotten while the disk takes so many commits; then it takes all
    again."""
    await table(world, "duel", world.bob)
    asked = shown(await world.ann.slash(world.channel, "me forget"))
    room = iter(range(most))

    def takes_so_many(db: sqlite3.Connection, jobs: Any) -> Any:
        if next(room, None) is None:
            raise DiskFull
        return commit(db, jobs)

    with monkeypatch.context() as full:
        full.setattr("db.writer.commit", takes_so_many)
        return said(await world.ann.click(asked, label="Forget me"))


async def test_whoever_is_not_forgotten_keeps_their_seat(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert FULL in await forgets(world, monkeypatch, 0)

    world.failures.clear()
    seats = await world.bot.desk.store.seats(1)
    assert [(seat.user, seat.house) for seat in seats] == [
        (world.ann.id, None),
        (world.bob.id, None),
    ]


async def test_whoever_is_forgotten_holds_nobody_up(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "forgotten" in await forgets(world, monkeypatch, 1)

    world.failures.clear()
    await world.wait(2 * 60)
    seats = await world.bot.desk.store.seats(1)
    assert [(seat.user, bool(seat.house)) for seat in seats] == [
        (None, True),
        (world.bob.id, False),
    ]
