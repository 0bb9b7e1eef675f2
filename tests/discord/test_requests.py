"""Forgetting and erasing on request by letter, while the bot runs and while it does not."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path

import pytest

from bot.settings import Shards
from db import Store
from tests.discord.kit import NewBot, World, shown, text
from tests.discord.tables import bots, latest, table

pytestmark = pytest.mark.landing

SHARED = {"shards": Shards((0,), 2), "daily_secret": b"a secret of dice"}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "db.sqlite"


@pytest.fixture
def new_bot(tmp_path: Path, request: pytest.FixtureRequest) -> NewBot:
    return bots(tmp_path, **getattr(request, "param", {}))


async def command(*words: object) -> str:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"), *map(str, words), stdout=PIPE, stderr=STDOUT
    )
    said, _ = await process.communicate()
    return said.decode()


async def look(world: World) -> None:
    """The next minute."""
    with world.env._bot_scope():
        await world.bot.requests.look()
    await world.settle()


async def test_the_running_bot_forgets_whom_it_is_asked_to(world: World, database: Path) -> None:
    message = await table(world, "expedition", world.bob)

    asked = await command("forget", world.bob.id, database)
    assert "within a minute" in asked
    assert "bob" in text(await latest(world, message))

    await look(world)

    assert "bob" not in text(await latest(world, message))
    assert await world.bot.desk.store.requests() == []
    assert "nothing is known" in await command("forget", world.bob.id, database)


async def test_the_running_bot_erases_a_server(world: World, database: Path) -> None:
    message = await table(world, "duel", world.bob)

    assert "within a minute" in await command("erase", world.guild.id, database)
    await look(world)

    assert "erased" in text(await latest(world, message))
    assert await world.bot.desk.store.games_of_server(world.guild.id) == []
    assert "nothing is known" in await command("erase", world.guild.id, database)


async def test_while_the_bot_is_off_it_is_done_at_once(world: World, database: Path) -> None:
    """The table goes on when the bot is back, with a bot player."""
    message = await table(world, "expedition", world.bob)
    await world.bot.close()

    assert f"{world.bob.id} is forgotten" in await command("forget", world.bob.id, database)

    await world.env.restart_bot(world._new_bot())
    await world.settle()
    seats = await world.bot.desk.store.seats(1)
    assert [(seat.user, bool(seat.house)) for seat in seats[:2]] == [
        (world.ann.id, False),
        (None, True),
    ]
    assert "bob" not in text(await latest(world, message))


async def test_several_databases_are_reached_each_for_itself(tmp_path: Path) -> None:
    first, second, third = (tmp_path / name for name in ("a.sqlite", "b.sqlite", "c.sqlite"))
    for path in (first, second):
        store = await Store.open(path)
        await store.player_of(5)
        await store.close()
    third.write_text("no database")

    said = (await command("forget", 5, first, third, tmp_path / "none", second)).splitlines()

    assert sorted(said) == sorted(
        [
            f"{first}: 5 is forgotten",
            f"dragonspotter: {third} is not a database of Dragonspotter.",
            f"{tmp_path / 'none'}: there is no such file",
            f"{second}: 5 is forgotten",
        ]
    )


@pytest.mark.parametrize("new_bot", [SHARED], indirect=True)
async def test_whoever_is_forgotten_is_told_by_which_part(world: World) -> None:
    asked = shown(await world.ann.slash(world.channel, "me forget"))

    told = text(shown(await world.ann.click(asked, label="Forget me")))

    assert "I have forgotten you." in told
    assert "I run in 2 parts that share no memory. This was part 0/2, direct messages" in told


async def test_one_process_speaks_of_no_parts(world: World) -> None:
    asked = shown(await world.ann.slash(world.channel, "me forget"))

    assert "parts" not in text(shown(await world.ann.click(asked, label="Forget me")))
