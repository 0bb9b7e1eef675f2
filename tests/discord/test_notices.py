"""What the people who manage a server are told: stored first, told once, to nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio

from engine.core import Msg
from tests.discord.kit import Done, NewBot, World, shown, text
from tests.discord.tables import bots, latest, table
from tests.discord.test_server import erase, exported, keeper

LACKS = Msg("missing-permission", {"permission": "send-messages"})
TOLD = "Send Messages"


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path)


@pytest_asyncio.fixture(autouse=True)
async def chosen(world: World) -> None:
    """A server that has chosen a clock need not be told of it."""
    await world.bot.desk.store.set_setting("server", world.guild.id, "clock", "72")


async def keep(world: World, key: str = "rights", says: Msg = LACKS, **how: bool) -> None:
    with world.env._bot_scope():
        await world.bot.desk.notices.keep(world.guild.id, key, says, **how)
    await world.settle()


def followed(result: Done) -> list[str]:
    """What came privately after the answer."""
    assert all(one.ephemeral for one in result.followups)
    return [text(one.message) for one in result.followups]


def written_to(who: Any) -> list[str]:
    return [text(message) for message in who.dm_channel.history()] if who.dm_channel else []


async def test_after_the_next_command_or_click_of_who_manages_the_server(world: World) -> None:
    eve = keeper(world)
    await keep(world)
    await keep(world, "also", Msg("tables-nowhere"))

    opened = await world.ann.slash(world.channel, "play", game="duel")
    command = await eve.slash(world.channel, "server show")
    click = await eve.click(shown(opened), label="Join")
    done = await eve.slash(world.channel, "server show")

    assert followed(opened) == []
    (first,), (second,) = followed(command), followed(click)
    assert TOLD in first
    assert "/server channels" in second
    assert followed(done) == []


async def test_what_nobody_can_say_any_more_keeps_no_other_back(world: World) -> None:
    eve = keeper(world)
    await keep(world, "odd", Msg("a-message-of-another-time"))
    await keep(world)

    shown = [await eve.slash(world.channel, "server show") for _ in range(2)]

    (told,) = followed(shown[0]) + followed(shown[1])
    assert TOLD in told


async def test_in_the_language_of_who_reads_it(world: World) -> None:
    eve = keeper(world)
    world.locales[eve.user.id] = "it"
    await keep(world)

    (told,) = followed(await eve.slash(world.channel, "server show"))

    assert "Invia messaggi" in told


async def test_one_key_is_told_once_until_it_is_dropped(world: World) -> None:
    eve = keeper(world)
    for _ in range(3):
        await keep(world)
    assert len(followed(await eve.slash(world.channel, "server show"))) == 1
    await keep(world)
    assert followed(await eve.slash(world.channel, "server show")) == []

    await world.bot.desk.notices.drop(world.guild.id, "rights")
    await keep(world)

    assert len(followed(await eve.slash(world.channel, "server show"))) == 1


async def test_of_two_clicks_at_once_one_tells(world: World) -> None:
    eve, message = keeper(world), await table(world, "duel", world.bob)
    await keep(world)

    results = await world.together(
        *(eve.click(message, custom_id="t:1:why") for _ in range(2)),
        eve.slash(world.channel, "server show"),
    )

    assert sum(len(followed(one)) for one in results) == 1


async def test_what_discord_did_not_take_is_told_later_also_after_a_restart(world: World) -> None:
    eve = keeper(world)
    await keep(world)
    world.fail("POST", "/webhooks/*", 503, times=None)
    assert followed(await eve.slash(world.channel, "server show")) == []
    world.recover()

    await world.restart()

    assert len(followed(await eve.slash(world.channel, "server show"))) == 1


async def test_not_while_an_answer_that_others_read_is_thought_about(world: World) -> None:
    """Discord would put the notice in place of that answer."""
    eve, message = keeper(world), await table(world, "duel", world.bob)
    await keep(world)

    brought = await eve.slash(world.channel, "table show")
    asked = await eve.click(await latest(world, shown(brought)), label="Why not?")

    assert shown(brought).id != message.id
    assert followed(brought) == []
    assert len(followed(asked)) == 1


class TestUrgent:
    async def test_the_owner_is_written_to_at_once(self, world: World) -> None:
        eve, owner = keeper(world), world.guild.owner
        await keep(world, urgent=True)

        (told,) = written_to(owner)
        assert told.startswith("About your server **Inn**: ")
        assert TOLD in told
        assert followed(await eve.slash(world.channel, "server show")) == []

    async def test_where_that_is_closed_it_waits_and_is_not_tried_again(self, world: World) -> None:
        eve = keeper(world)
        world.fail("POST", "/users/@me/channels", 403, times=None)
        await keep(world, urgent=True)
        world.recover()
        await keep(world, urgent=True)

        assert len(followed(await eve.slash(world.channel, "server show"))) == 1


async def test_they_belong_to_the_servers_data(world: World) -> None:
    eve = keeper(world)
    await keep(world)

    data, _ = await exported(eve, world.channel, "server export")
    await erase(eve, world)

    (notice,) = data["more"]["notice"]
    assert notice["key"] == "rights"
    assert discord.utils.utcnow().timestamp() >= notice["at"] > 0
    assert await world.bot.desk.store.untold(world.guild.id) == []
