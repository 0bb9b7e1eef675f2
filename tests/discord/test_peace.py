"""People who do not want to be called now are not mentioned, no matter who asks them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from db import Away
from tests.discord.kit import NewBot, World, shown, text
from tests.discord.tables import bots, latest, lobby, newest, play_on, table
from tests.discord.test_invite import invite, mentions
from tests.discord.test_seats import offer

Says = Callable[[World], Awaitable[None]]
Asks = Callable[[World, Says], Awaitable[str]]


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path)


async def by_invitation(world: World, says: Says) -> str:
    """Bob says something just before he is asked; what becomes of him is read there."""
    message = await lobby(world, "duel")
    await says(world)
    await invite(world.ann, message, world.bob)
    return text(await latest(world, message))


async def by_rematch(world: World, says: Says) -> str:
    message = await table(world, "duel", world.bob)
    await play_on(world, message, [world.ann, world.bob], 300)
    world.requests.sent.clear()
    await says(world)
    invited = await world.ann.click(await latest(world, message), label="Rematch")
    return text(shown(invited))


async def by_offer_of_a_seat(world: World, says: Says) -> str:
    await table(world, "duel", world.cleo)
    world.requests.sent.clear()
    await says(world)
    await offer(world, world.ann, world.bob)
    return text(newest(world))


async def wants_pings(world: World) -> None:
    """Which is so unless something else is said."""


async def pings_off(world: World) -> None:
    await world.bot.desk.store.set_setting("user", world.bob.id, "pings", "off")


async def quiet_hours(world: World) -> None:
    await world.bot.desk.store.set_setting("user", world.bob.id, "quiet", "0-24")


async def none_in_the_server(world: World) -> None:
    await world.bot.desk.store.set_setting("server", world.guild.id, "pings", "off")


async def away(world: World) -> None:
    store, now = world.bot.desk.store, world.bot.desk.now()
    player = await store.player_of(world.bob.id)
    await store.go_away(Away(player, now, now + 9e4, now + 9e4, "wait"), 0)


EACH = (by_invitation, by_rematch, by_offer_of_a_seat)


@pytest.mark.landing
@pytest.mark.parametrize("says", [pings_off, quiet_hours, none_in_the_server, away])
@pytest.mark.parametrize("asks", EACH)
async def test_nobody_is_mentioned_who_has_said_so(world: World, asks: Asks, says: Says) -> None:
    told = await asks(world, says)

    assert mentions(world) == []
    assert "bob" in told or f"<@{world.bob.id}>" in told


@pytest.mark.parametrize("asks", EACH)
async def test_others_are(world: World, asks: Asks) -> None:
    await asks(world, wants_pings)

    assert mentions(world) == [world.bob.id]
