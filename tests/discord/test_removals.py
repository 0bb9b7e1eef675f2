"""A server that removes the bot is erased after a while; only Discord's own word counts for
that."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.backend.serializers import guild_create_payload

from bot.settings import Shards
from tests.discord.kit import NewBot, World
from tests.discord.tables import bots, table

pytestmark = pytest.mark.landing

DAY = 86400.0


@pytest.fixture
def new_bot(tmp_path: Path, request: pytest.FixtureRequest) -> NewBot:
    return bots(tmp_path, **getattr(request, "param", {}))


async def look(world: World, day: float) -> None:
    """The bot looks, so many days from now."""
    with world.env._bot_scope():
        await world.bot.removals.look(world.bot.desk.now() + day * DAY)
    await world.settle()


async def gone(world: World, **more: object) -> None:
    """Discord says that the server is not there for the bot."""
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), **more})
    await world.settle()


async def kept(world: World) -> bool:
    return bool(await world.bot.desk.store.games_of_server(world.guild.id))


async def test_it_is_erased_after_thirty_days_and_the_log_says_so_before(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await table(world, "duel", world.bob)
    await gone(world)
    await look(world, 22.9)
    assert "it is erased on" not in caplog.text

    await look(world, 23.1)
    assert caplog.text.count("it is erased on") == 1
    await look(world, 29.9)
    assert await kept(world)

    await look(world, 30.2)
    assert caplog.text.count("it is erased on") == 1
    assert not await kept(world)
    assert await world.bot.desk.store.removals() == []


async def test_coming_back_cancels_it(world: World) -> None:
    await table(world, "duel", world.bob)
    await gone(world)
    await look(world, 25)
    await back(world)
    assert await world.bot.desk.store.removals() == []

    await look(world, 40)
    assert await kept(world)


async def test_also_while_the_bot_was_off(world: World) -> None:
    """In that case Discord does not report it as a server joined."""
    await table(world, "duel", world.bob)
    await world.bot.desk.store.remove(world.guild.id, world.bot.desk.now() - 100 * DAY)

    await look(world, 0)

    assert await world.bot.desk.store.removals() == []
    assert await kept(world)


async def back(world: World) -> None:
    backend = world.env.backend
    payload = dict(guild_create_payload(backend, backend.get_guild(world.guild.id)))
    payload.pop("unavailable", None)  # as after a new invitation, not after an outage
    backend.emit("GUILD_CREATE", payload)
    await world.settle()


async def test_before_discord_has_told_which_servers_there_are_nothing_is_done(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table(world, "duel", world.bob)
    await gone(world)
    await look(world, 25)
    monkeypatch.setattr(world.bot, "is_ready", lambda: False)
    await look(world, 40)

    assert await kept(world)


async def test_an_outage_is_no_removal(world: World) -> None:
    await table(world, "duel", world.bob)
    await gone(world, unavailable=True)
    await look(world, 1)
    await look(world, 60)

    assert await world.bot.desk.store.removals() == []
    assert await kept(world)


@pytest.mark.parametrize(
    ("status", "code", "counts"),
    [(404, 10004, True), (403, 50001, False), (404, 0, False), (500, 0, False)],
)
async def test_a_removal_while_the_bot_was_off_is_asked_for(
    world: World, status: int, code: int, counts: bool
) -> None:
    await elsewhere(world)
    world.env.inject_error("GET", "/guilds/*", status=status, code=code, times=None)

    await look(world, 0.1)

    assert bool(await world.bot.desk.store.removals()) == counts


async def elsewhere(world: World) -> None:
    """Something is stored of a server that the bot knows nothing of, in its own share."""
    await world.bot.desk.store.set_setting("server", 2 << 22, "language", "fr")


@pytest.mark.parametrize(
    "new_bot", [{"shards": Shards((0,), 2), "daily_secret": b"x" * 16}], indirect=True
)
async def test_only_the_process_whose_share_it_is_asks(world: World) -> None:
    await world.bot.desk.store.set_setting("server", 3 << 22, "language", "fr")
    world.env.inject_error("GET", "/guilds/*", status=404, code=10004, times=None)

    await look(world, 0.1)
    assert await world.bot.desk.store.removals() == []

    await elsewhere(world)
    await look(world, 0.2)
    assert [one.server for one in await world.bot.desk.store.removals()] == [2 << 22]


async def test_discord_is_asked_once_a_day(world: World) -> None:
    await elsewhere(world)
    world.env.inject_error("GET", "/guilds/*", status=403, code=50001, times=None)
    for day in (0, 0.1, 0.5, 0.9):
        await look(world, day)

    asked = [one for one in world.requests.sent if one.path == f"/guilds/{2 << 22}"]
    assert len(asked) == 1
    await look(world, 1.1)
    assert len([one for one in world.requests.sent if one.path == f"/guilds/{2 << 22}"]) == 2


@pytest.mark.parametrize("new_bot", [{"erase_after": 0}], indirect=True)
async def test_where_nothing_is_to_be_erased_nothing_is(world: World) -> None:
    await table(world, "duel", world.bob)
    await gone(world)
    await look(world, 4000)

    assert await kept(world)


@pytest.mark.parametrize("new_bot", [{"erase_after": 3}, {"erase_after": 30}], indirect=True)
async def test_nothing_is_erased_without_notice(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """Even if the bot was off on the day when it was due."""
    notice = min(7, world.bot.settings.erase_after)
    await table(world, "duel", world.bob)
    await gone(world)
    await look(world, 50)
    assert "it is erased on" in caplog.text
    await look(world, 50 + notice - 0.1)
    assert await kept(world)

    await look(world, 50 + notice + 0.1)
    assert not await kept(world)
