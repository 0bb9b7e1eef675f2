"""The bot finds out who has left the server where that matters, and tells it apart from a bot that
is not there and from an outage."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.people.members import AGAIN, SOON, Members
from bot.table.clock import HOUR
from tests.discord.kit import NewBot, World, text
from tests.discord.tables import bots, end_of, latest, table

pytestmark = pytest.mark.landing


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))
    return bots(tmp_path)


def members(world: World) -> Members:
    return world.bot.desk.members


async def left(world: World) -> float | None:
    with world.env._bot_scope():
        return await members(world).left(world.guild.id, world.bob.id)


async def stored(world: World) -> float | None:
    return await world.bot.desk.store.absent(world.guild.id, world.bob.id)


def asked(world: World) -> int:
    path = f"/guilds/{world.guild.id}/members/{world.bob.id}"
    return sum((one.method, one.path) == ("GET", path) for one in world.requests.sent)


async def test_an_unknown_member_has_left(world: World) -> None:
    await table(world, "duel", world.bob)
    world.env.backend.advance_clock(AGAIN)
    world.guild.remove_member(world.bob)

    since = await left(world)

    assert since == world.env.now().timestamp()
    assert since is not None
    assert await stored(world) == since
    seats = (await world.bot.desk.tables.get(1)).seats
    assert [seat.left for seat in seats] == [None, since]


async def test_asked_once_in_some_hours(world: World) -> None:
    await table(world, "duel", world.bob)
    begun = asked(world)
    assert await left(world) is None, "whoever has just clicked is there"
    assert asked(world) == begun

    for _ in range(3):
        world.env.backend.advance_clock(AGAIN)
        for _ in range(5):
            await left(world)

    assert asked(world) == begun + 3


@pytest.mark.parametrize(
    ("status", "code"), [(404, 10004), (403, 50001), (403, 50013), (500, 0), (503, 0), (429, 0)]
)
async def test_where_the_bot_is_not_there_or_discord_is_out_nothing_is_known(
    world: World, status: int, code: int
) -> None:
    await table(world, "duel", world.bob)
    world.guild.remove_member(world.bob)
    world.env.backend.advance_clock(AGAIN)
    path = f"/guilds/{world.guild.id}/members/{world.bob.id}"
    world.env.inject_error("GET", path, status=status, code=code, message="by test", times=None)

    assert await left(world) is None
    assert await stored(world) is None

    world.recover()
    world.env.backend.advance_clock(SOON)
    assert await left(world) is not None


async def test_an_outage_takes_nothing_back(world: World) -> None:
    await table(world, "duel", world.bob)
    world.guild.remove_member(world.bob)
    world.env.backend.advance_clock(AGAIN)
    since = await left(world)
    world.env.backend.advance_clock(AGAIN)
    path = f"/guilds/{world.guild.id}/members/{world.bob.id}"
    world.env.inject_error("GET", path, status=500, code=0, message="by test", times=None)

    assert await left(world) == since


async def test_it_is_known_after_a_restart(world: World) -> None:
    await table(world, "duel", world.bob)
    world.guild.remove_member(world.bob)
    world.env.backend.advance_clock(AGAIN)
    since = await left(world)

    await world.restart()
    world.env.backend.advance_clock(HOUR)

    assert await left(world) == since


async def test_whoever_clicks_is_back(world: World) -> None:
    message = await table(world, "duel", world.bob)
    world.guild.remove_member(world.bob)
    world.env.backend.advance_clock(AGAIN)
    await left(world)
    await world.restart()
    bob = world.guild.add_member(world.bob.user)

    await bob.click(await latest(world, message), label="As text")

    assert await stored(world) is None
    assert await left(world) is None


async def test_whoever_has_left_keeps_a_name(world: World) -> None:
    message = await table(world, "duel", world.bob)
    world.guild.remove_member(world.bob)
    await world.restart()

    await world.ann.click(message, custom_id=end_of(message))

    assert "bob: your choice." in text(await latest(world, message))
    assert await left(world) is not None, "it was found as they were named"


async def test_what_is_remembered_has_a_bound(world: World) -> None:
    mine = members(world)
    mine._known.most = 3
    for user in range(10):
        await mine.met(world.guild.id, user)

    assert [user for _, user in mine._known] == [7, 8, 9]


async def test_who_left_and_was_dropped_from_memory_is_back_with_a_click(world: World) -> None:
    message = await table(world, "duel", world.bob)
    world.guild.remove_member(world.bob)
    world.env.backend.advance_clock(AGAIN)
    since = await left(world)
    members(world)._known.clear()
    path = f"/guilds/{world.guild.id}/members/{world.bob.id}"
    world.env.inject_error("GET", path, status=500, code=0, message="by test")
    assert await left(world) == since, "an outage takes nothing back"

    members(world)._known.clear()
    bob = world.guild.add_member(world.bob.user)
    await bob.click(await latest(world, message), label="As text")

    assert await stored(world) is None
    assert [seat.left for seat in (await world.bot.desk.tables.get(1)).seats] == [None, None]
