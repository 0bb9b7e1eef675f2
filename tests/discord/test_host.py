"""A lobby is never stuck: when its host has left, the next person who sits there is the host, and
after a day without a click anyone who sits there may begin or close it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.people.members import AGAIN
from tests.discord.kit import NewBot, World, shown, text
from tests.discord.tables import bots, latest, leave, lobby, privately, quit_lobby
from tests.discord.test_seats import hand_over

DAY = 24 * 3600.0


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path)


def leave_server(world: World, *people: Any) -> None:
    for one in people:
        world.guild.remove_member(one)
    world.env.backend.advance_clock(AGAIN)


async def status(world: World) -> str:
    return (await world.bot.desk.store.game(1)).status


class TestLeftTheLobby:
    async def test_the_next_who_sits_is_the_host(self, world: World) -> None:
        message = await lobby(world, "auction", world.bob, world.cleo, world.dan)
        await quit_lobby(world.ann, message)

        assert "Host: bob." in text(await latest(world, message))
        refused = await world.cleo.click(message, label="Start")
        assert "Only bob can start, as the host" in privately(refused)
        await world.ann.click(message, label="Join")
        again = await world.ann.click(message, label="Start")
        assert "Only bob can start" in privately(again)

        await world.bob.click(message, label="Start")
        assert await status(world) == "running"

    async def test_who_can_then_close_it(self, world: World) -> None:
        message = await lobby(world, "auction", world.bob, world.cleo)
        await quit_lobby(world.ann, message)

        refused = await world.cleo.slash(world.channel, "table end")
        await world.bob.slash(world.channel, "table end")

        assert "Only bob, the host, or somebody" in privately(refused)
        assert "bob has closed this lobby" in text(await latest(world, message))

    async def test_also_of_a_lobby_from_before(self, world: World) -> None:
        """Its row still names the person who opened it."""
        message = await lobby(world, "auction", world.bob, world.cleo, world.dan)
        owner = await world.bot.desk.store.player_of(world.ann.user.id)
        await quit_lobby(world.ann, message)
        change = f"update game set owner = '{owner}'"
        await world.bot.desk.store._write(lambda db: db.execute(change) and None)

        refused = await world.cleo.click(message, label="Start")
        await world.bob.click(message, label="Start")

        assert "Only bob can start" in privately(refused)
        assert await status(world) == "running"


async def test_a_lobby_stands_where_discord_has_taken_it(world: World) -> None:
    """Nothing more is asked of Discord that it could refuse."""
    world.fail("GET", "/webhooks/*", 500, times=None)

    message = await lobby(world, "duel", world.bob)

    assert (await world.bot.desk.store.game(1)).message == message.id
    assert "2. bob" in text(await latest(world, message))


class TestLeftTheServer:
    async def test_the_next_who_sits_is_the_host(self, world: World) -> None:
        message = await lobby(world, "auction", world.bob, world.cleo, world.dan)
        leave_server(world, world.ann)

        refused = await world.cleo.click(message, label="Start")
        now = await latest(world, message)

        assert "Only bob can start" in privately(refused)
        assert "Host: bob." in text(now)
        assert "ann" not in text(now)
        await world.bob.click(now, label="Start")
        table = await world.bot.desk.tables.get(1)
        assert [seat.user for seat in table.seats] == [
            one.user.id for one in (world.bob, world.cleo, world.dan)
        ]

    async def test_nobody_begins_with_whoever_is_not_there(self, world: World) -> None:
        message = await lobby(world, "duel", world.bob)
        leave_server(world, world.bob)

        told = await world.ann.click(message, label="Start")

        assert "bob" not in text(await latest(world, message))
        assert "needs at least 2 players" in privately(told)
        assert await status(world) == "lobby"

    async def test_who_is_host_then_can_close_it(self, world: World) -> None:
        message = await lobby(world, "auction", world.bob)
        leave_server(world, world.ann)

        await world.bob.slash(world.channel, "table end")

        assert "bob has closed this lobby" in text(await latest(world, message))

    async def test_where_all_have_gone_it_is_closed(self, world: World) -> None:
        message = await lobby(world, "duel", world.bob)
        leave_server(world, world.ann, world.bob)

        told = await world.cleo.click(message, label="Start")

        assert "This lobby is closed" in privately(told)
        assert "This lobby is closed" in text(await latest(world, message))
        assert await status(world) == "ended"
        assert "Host: cleo." in text(
            shown(await world.cleo.slash(world.channel, "play", game="duel"))
        )

    async def test_whoever_asks_for_a_table_finds_it_closed(self, world: World) -> None:
        """They had taken all seats, so nobody could join, and it held its channel for a month."""
        message = await lobby(world, "duel", world.bob)
        leave_server(world, world.ann, world.bob)

        busy = await world.cleo.slash(world.channel, "play", game="duel")
        again = await world.cleo.slash(world.channel, "play", game="duel")

        assert "There is already a table here" in privately(busy)
        assert "This lobby is closed" in text(await latest(world, message))
        assert "Host: cleo." in text(shown(again))

    async def test_or_their_seats_free(self, world: World) -> None:
        message = await lobby(world, "duel", world.bob)
        leave_server(world, world.ann)

        await world.cleo.slash(world.channel, "play", game="duel")
        await world.cleo.click(await latest(world, message), label="Join")

        now = text(await latest(world, message))
        assert "1. bob" in now
        assert "2. cleo" in now

    @pytest.mark.parametrize(("status_", "code"), [(404, 10004), (403, 50001), (503, 0)])
    async def test_where_nothing_is_known_the_host_stays(
        self, world: World, status_: int, code: int
    ) -> None:
        message = await lobby(world, "duel", world.bob)
        leave_server(world, world.ann)
        path = "/guilds/*/members/*"
        world.env.inject_error("GET", path, status=status_, code=code, message="test", times=None)

        refused = await world.bob.click(message, label="Start")

        assert "Only ann can start" in privately(refused)
        assert await status(world) == "lobby"


class TestIdle:
    async def test_after_a_day_anyone_who_sits_may_begin(self, world: World) -> None:
        message = await lobby(world, "duel", world.bob)
        world.env.backend.advance_clock(DAY - 60)
        early = await world.bob.click(message, label="Start")
        world.env.backend.advance_clock(61)
        stranger = await world.cleo.click(message, label="Start")
        assert "If nobody does anything here for a day" in privately(early)
        assert "Only ann can start" in privately(stranger)

        await world.bob.click(message, label="Start")

        assert await status(world) == "running"

    async def test_or_close_it(self, world: World) -> None:
        message = await lobby(world, "duel", world.bob)
        early = await world.bob.slash(world.channel, "table end")
        world.env.backend.advance_clock(DAY)
        stranger = await world.cleo.slash(world.channel, "table end")
        assert "Only ann, the host," in privately(early)
        assert "Only ann, the host," in privately(stranger)

        await world.bob.slash(world.channel, "table end")

        assert "bob has closed this lobby" in text(await latest(world, message))

    async def test_whatever_the_server_lets(self, world: World) -> None:
        await world.bot.desk.store.set_setting("server", world.guild.id, "enders", "moderators")
        message = await lobby(world, "duel", world.bob)
        world.env.backend.advance_clock(DAY)

        await world.bob.slash(world.channel, "table end")

        assert "bob has closed this lobby" in text(await latest(world, message))

    async def test_a_click_begins_the_day_anew(self, world: World) -> None:
        message = await lobby(world, "duel")
        world.env.backend.advance_clock(DAY)
        await world.bob.click(message, label="Join")

        refused = await world.bob.click(message, label="Start")

        assert "Only ann can start" in privately(refused)


class TestOrder:
    """People who keep order in the place and do not play may end a table there."""

    async def test_with_manage_messages_in_that_channel(self, world: World) -> None:
        hall = world.guild.create_text_channel(
            "hall", overwrites={world.cleo: discord.PermissionOverwrite(manage_messages=True)}
        )
        await lobby(world, "duel", world.bob)
        message = shown(await world.ann.slash(hall, "play", game="auction"))

        elsewhere = await world.cleo.slash(world.channel, "table end")
        forged = await world.forge(world.cleo, message, "t:1:end")
        await world.cleo.slash(hall, "table end")

        assert "Only ann, the host," in privately(elsewhere)
        assert "Only ann, the host," in privately(forged)
        assert await status(world) == "lobby"
        assert "cleo has closed this lobby" in text(await latest(world, message))

    @pytest.mark.parametrize("permission", ["manage_guild", "manage_messages"])
    async def test_not_of_one_that_they_play_at(self, world: World, permission: str) -> None:
        role = world.guild.create_role(
            "order", permissions=discord.Permissions(**{permission: True})
        )
        eve = world.guild.add_member(world.env.create_user("eve"), roles=[role])
        message = await lobby(world, "duel", eve)
        await world.ann.click(message, label="Start")

        refused = await eve.slash(world.channel, "table end")

        assert "You sit at this table yourself" in privately(refused)
        assert "ann, the host, or somebody else who has it" in privately(refused)
        assert "**/table leave** gives your seat to a bot player" in privately(refused)
        host = await world.ann.slash(world.channel, "table end")
        assert "End this table for everyone?" in privately(host)

    @pytest.mark.parametrize("way", ["leaves", "hands it on"])
    async def test_not_of_a_ranked_one_at_which_they_have_lost(
        self, world: World, way: str
    ) -> None:
        """To leave counts as a loss, which nobody ends away however early it was."""
        role = world.guild.create_role(
            "order", permissions=discord.Permissions(manage_messages=True)
        )
        eve = world.guild.add_member(world.env.create_user("eve"), roles=[role])
        message = await lobby(world, "duel", eve)
        await world.ann.click(message, label="Start")
        if way == "leaves":
            await leave(world, eve)
        else:
            await hand_over(world, eve, world.cleo)

        refused = privately(await eve.slash(world.channel, "table end"))

        assert "your Manage Messages does not count here" in refused
        assert "ann, the host, or somebody else" in refused
        assert "**/table leave**" not in refused
        assert await status(world) == "running"
