"""A second table: in a thread, with all that is asked of one in a channel; otherwise the answer
says where. Whatever Discord refuses, no lobby is left behind."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from tests.discord.kit import Done, NewBot, World, labels, shown, text
from tests.discord.tables import bots, latest, lobby, privately, table
from tests.discord.test_server import keeper

OFFER = "Open it in a thread"
REFUSED = [
    (403, 50013, "I need the permission"),
    (403, 50001, "I cannot see this channel"),
    (400, 160006, "as many open threads as Discord allows"),
    (400, 160007, "as many open announcement threads"),
    (400, 50024, "does not allow this in this type of channel"),
    (400, 50035, "trying again will not help"),
    (429, 0, "please try again in a moment"),
    (503, 0, "please try again in a moment"),
]


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path)


async def offered(world: World, channel: Any = None) -> discord.Message:
    """A table of Ann's stands there; Bob is offered a thread."""
    await world.ann.slash(channel or world.channel, "play", game="duel")
    return shown(await world.bob.slash(channel or world.channel, "play", game="auction"))


def threads(world: World) -> list[dict[str, Any]]:
    """The threads that Discord was asked for."""
    return [one.body for one in world.requests.sent if one.path.endswith("/threads")]


async def begun(world: World) -> list[str]:
    """Kinds of the open tables."""
    return [row.kind for row in await world.bot.desk.store.open_games()]


class TestItsType:
    async def test_public_in_a_text_channel(self, world: World) -> None:
        told = await world.bob.click(await offered(world), label=OFFER)

        assert "Your table waits in" in privately(told)
        assert [one["type"] for one in threads(world)] == [11]

    async def test_of_announcements_in_an_announcement_channel(self, world: World) -> None:
        """SimCord does not know threads of announcements, so it is told of a public one."""
        news, create = world.guild.create_news_channel("news"), world.env.backend.create_thread
        world.env.backend.create_thread = lambda *args, **more: create(*args, **more | {"type": 11})

        told = await world.bob.click(await offered(world, news), label=OFFER)

        assert "Your table waits in" in privately(told)
        assert [one["type"] for one in threads(world)] == [10]


class TestChecks:
    async def test_the_channel_must_still_be_allowed(self, world: World) -> None:
        offer, games = await offered(world), world.guild.create_text_channel("games")
        await world.bot.desk.store.set_setting("server", world.guild.id, "channels", str(games.id))

        refused = await world.bob.click(offer, label=OFFER)

        assert f"tables open in <#{games.id}>" in privately(refused)
        assert await begun(world) == ["duel"]
        assert threads(world) == []

    async def test_whoever_clicks_must_be_allowed_to_open_threads(self, world: World) -> None:
        no = discord.PermissionOverwrite(create_public_threads=False)
        hall = world.guild.create_text_channel("hall", overwrites={world.bob: no})
        told = await offered(world, hall)

        forged = await world.forge(world.bob, told, "l:0:thread:0")

        assert labels(told) == []
        for one in (text(told), privately(forged)):
            assert "you need the permission “Create Public Threads”" in one
        assert threads(world) == []
        assert await begun(world) == ["duel"]

    @pytest.mark.parametrize(
        ("right", "named"),
        [
            ("create_public_threads", "Create Public Threads"),
            ("send_messages_in_threads", "Send Messages in Threads"),
            ("attach_files", "Attach Files"),
        ],
    )
    async def test_so_must_the_bot(self, world: World, right: str, named: str) -> None:
        offer = await offered(world)
        await world.forbid(right)

        refused = await world.bob.click(offer, label=OFFER)

        assert f"I need the permission “{named}”" in privately(refused)
        assert threads(world) == []
        assert await begun(world) == ["duel"]

    async def test_a_game_that_there_is_not(self, world: World) -> None:
        refused = await world.forge(world.bob, await offered(world), "l:0:thread:99")

        assert "does not belong" in privately(refused)


@pytest.mark.landing
class TestRefused:
    @pytest.mark.parametrize(("status", "code", "says"), REFUSED)
    async def test_the_thread(self, world: World, status: int, code: int, says: str) -> None:
        offer = await offered(world)
        path = f"/channels/{world.channel.id}/threads"
        world.env.inject_error("POST", path, status=status, code=code, message="no", times=None)

        told = await world.bob.click(offer, label=OFFER)

        assert says in privately(told)
        assert await begun(world) == ["duel"]

    @pytest.mark.parametrize(("status", "code", "says"), REFUSED)
    async def test_the_lobby_in_it(self, world: World, status: int, code: int, says: str) -> None:
        offer = await offered(world)
        path = "/channels/*/messages"
        world.env.inject_error("POST", path, status=status, code=code, message="no", times=None)

        told = await world.bob.click(offer, label=OFFER)

        assert says in privately(told)
        assert await begun(world) == ["duel"]
        assert len([one for one in world.requests.sent if one.method == "DELETE"]) == 1


@pytest.mark.landing
class TestBound:
    """Three open tables that one person has begun in a server."""

    async def three(self, world: World) -> list[Any]:
        halls = [world.guild.create_text_channel(f"hall-{number}") for number in range(3)]
        for hall in halls:
            await world.ann.slash(hall, "play", game="duel")
        return halls

    async def test_neither_in_a_channel_nor_in_a_thread(self, world: World) -> None:
        halls = await self.three(world)

        channel = await world.ann.slash(world.channel, "play", game="duel")
        offer = shown(await world.ann.slash(halls[0], "play", game="duel"))
        thread = await world.ann.click(offer, label=OFFER)

        for refused in (channel, thread):
            assert "You have begun 3 tables that are still open" in privately(refused)
            assert all(f"<#{hall.id}>" in privately(refused) for hall in halls)
        assert threads(world) == []
        assert await begun(world) == ["duel"] * 3
        assert "Host: bob" in text(shown(await world.bob.slash(world.channel, "play", game="duel")))

    async def test_of_several_at_once_no_more_are_opened(self, world: World) -> None:
        halls = [world.guild.create_text_channel(f"hall-{number}") for number in range(5)]

        await world.together(*(world.ann.slash(hall, "play", game="duel") for hall in halls))

        assert await begun(world) == ["duel"] * 3

    async def test_an_ended_one_makes_room(self, world: World) -> None:
        halls = await self.three(world)
        await world.ann.slash(halls[1], "table end")

        opened = await world.ann.slash(world.channel, "play", game="duel")

        assert "Host: ann" in text(shown(opened))

    async def test_a_rematch_counts_for_whoever_asks(self, world: World) -> None:
        message = await table(world, "duel", world.bob)
        await world.ann.slash(world.channel, "table end")
        await world.forge(world.ann, await latest(world, message), "t:1:end")
        await self.three(world)

        refused = await world.ann.click(await latest(world, message), label="Try again")
        await world.bob.click(await latest(world, message), label="Try again")

        assert "You have begun 3 tables" in privately(refused)
        (row,) = await world.bot.desk.store.running_in(world.channel.id)
        assert row.owner == await world.bot.desk.store.player_of(world.bob.user.id)

    async def test_the_server_sets_it(self, world: World) -> None:
        eve = keeper(world)
        set_ = await eve.slash(world.channel, "server tables", most=1)
        await lobby(world, "duel")
        hall = world.guild.create_text_channel("hall")

        refused = await world.ann.slash(hall, "play", game="duel")
        elsewhere = world.env.create_guild("Keep")
        ann, there = elsewhere.add_member(world.ann.user), elsewhere.create_text_channel("hall")
        other = await ann.slash(there, "play", game="duel")
        show = await eve.slash(world.channel, "server show")

        assert "From now on one person may have begun no more than one table" in privately(set_)
        assert "You have begun a table that is still open" in privately(refused)
        assert "Host: ann" in text(shown(other))
        assert "**Open tables that one person may have begun**: 1" in privately(show)


class TestElsewhere:
    """If no thread can be had, the answer says where a second table can be."""

    async def answer(self, world: World, channel: Any) -> str:
        told = await offered(world, channel)
        assert labels(told) == []
        assert "There is already a table here" in text(told)
        return text(told)

    async def test_a_voice_channel_and_a_stage(self, world: World) -> None:
        voice = world.guild.create_voice_channel("voice")
        stage = world.guild.create_stage_channel("stage")

        for channel in (voice, stage):
            told = await self.answer(world, channel)
            assert f"<#{world.channel.id}> has room for a second one." in told
            assert "thread" not in told
        assert await begun(world) == ["duel"] * 2

    async def test_inside_a_thread(self, world: World) -> None:
        told = await world.bob.click(await offered(world), label=OFFER)
        row = (await world.bot.desk.store.open_games())[-1]
        thread = next(one for one in world.channel.threads if one.id == row.channel)

        busy = await world.cleo.slash(thread, "play", game="duel")

        assert "Your table waits" in privately(told)
        assert labels(shown(busy)) == []
        assert f"Another thread of <#{world.channel.id}> has room" in privately(busy)

    async def test_in_a_direct_message(self, world: World) -> None:
        await world.ann.user.slash("play", game="duel")

        busy = await world.ann.user.slash("play", game="duel")

        assert "room for one table of each game" in text(shown(busy))

    async def test_where_it_would_begin_anew(self, world: World) -> None:
        """A rematch in a channel that is taken."""
        message = await table(world, "duel", world.bob)
        await world.ann.slash(world.channel, "table end")
        await world.forge(world.ann, await latest(world, message), "t:1:end")
        await world.cleo.slash(world.channel, "play", game="auction")

        busy: Done = await world.ann.click(await latest(world, message), label="Try again")

        assert "A thread of this channel has room for a second one." in privately(busy)
