"""An answer advises only what is there, and what its reader can do: in a channel, a thread, a
direct message, and on the offline page."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.offline.tavern import Tavern, tavern
from bot.settings import Settings
from tests.discord.everything import COMMANDS, said
from tests.discord.kit import NewBot, World, labels, shown, text
from tests.discord.tables import bots, privately

OFFER = "Open it in a thread"
NO_THREADS = discord.PermissionOverwrite(create_public_threads=False)
ROOM = re.compile(r"(?<!of )<#(\d+)> has room")


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path)


async def a_channel(world: World) -> Any:
    return world.channel


async def a_channel_in_which_nobody_opens_threads(world: World) -> Any:
    role = world.guild.default_role
    return world.guild.create_text_channel("hall", overwrites={role: NO_THREADS})


async def a_channel_in_which_bob_opens_no_threads(world: World) -> Any:
    return world.guild.create_text_channel("hall", overwrites={world.bob: NO_THREADS})


async def a_voice_channel(world: World) -> Any:
    return world.guild.create_voice_channel("voice")


async def a_thread(world: World) -> Any:
    await world.ann.slash(world.channel, "play", game="duel")
    offer = shown(await world.dan.slash(world.channel, "play", game="duel"))
    await world.dan.click(offer, label=OFFER)
    row = (await world.bot.desk.store.open_games())[-1]
    return next(one for one in world.channel.threads if one.id == row.channel)


Place = Callable[[World], Awaitable[Any]]
PLACES: list[Place] = [
    a_channel,
    a_channel_in_which_nobody_opens_threads,
    a_channel_in_which_bob_opens_no_threads,
    a_voice_channel,
    a_thread,
]


@pytest.mark.landing
class TestASecondTable:
    """Somebody who follows the advice has a second table."""

    @pytest.mark.parametrize("others", [True, False], ids=["another channel", "no other channel"])
    @pytest.mark.parametrize("place", PLACES, ids=[place.__name__ for place in PLACES])
    async def test_is_where_the_answer_says(self, world: World, place: Place, others: bool) -> None:
        there = await place(world)
        await world.ann.slash(there, "play", game="duel")
        if not others and there is not world.channel:
            await world.cleo.slash(world.channel, "play", game="duel")
        places = [world.channel]
        places += [world.guild.create_text_channel("cellar")] if others else []

        answer = shown(await world.bob.slash(there, "play", game="auction"))

        assert "There is already a table here." in text(answer)
        ways = [
            await by_thread(world, answer),
            await by_channel(world, places, answer),
            await by_the_end(world, there, answer),
        ]
        assert any(ways), text(answer)
        if not others and OFFER not in labels(answer) and place is not a_thread:
            assert ways == [False, False, True]

    async def test_nor_is_a_channel_named_that_the_reader_cannot_see(self, world: World) -> None:
        there = await a_channel_in_which_nobody_opens_threads(world)
        await world.ann.slash(world.channel, "play", game="duel")
        hidden = discord.PermissionOverwrite(view_channel=False)
        world.guild.create_text_channel("secret", overwrites={world.guild.default_role: hidden})
        await world.ann.slash(there, "play", game="duel")

        told = privately(await world.bob.slash(there, "play", game="auction"))

        assert "has room" not in told
        assert "**/table end**" in told

    async def test_nor_one_where_tables_may_not_open(self, world: World) -> None:
        there = await a_channel_in_which_nobody_opens_threads(world)
        games = world.guild.create_text_channel("games")
        allowed = f"{there.id},{games.id}"
        await world.bot.desk.store.set_setting("server", world.guild.id, "channels", allowed)
        await world.ann.slash(there, "play", game="duel")

        told = privately(await world.bob.slash(there, "play", game="auction"))

        assert ROOM.findall(told) == [str(games.id)]


async def by_thread(world: World, answer: discord.Message) -> bool:
    """Its button, or another thread beside this one."""
    if OFFER in labels(answer):
        assert "Your table waits in" in privately(await world.bob.click(answer, label=OFFER))
        return True
    beside = "Another thread" in text(answer)
    assert beside == ("thread" in text(answer)) or "you need the permission" in text(answer)
    return beside


async def by_channel(world: World, places: Sequence[Any], answer: discord.Message) -> bool:
    named = ROOM.findall(text(answer))
    for id in named:
        (there,) = [one for one in places if one.id == int(id)]
        opened = await world.bob.slash(there, "play", game="auction")
        assert "Host: bob" in text(shown(opened))
    return bool(named)


async def by_the_end(world: World, there: Any, answer: discord.Message) -> bool:
    if "**/table end**" not in text(answer):
        return False
    await world.ann.slash(there, "table end")
    assert "Host: bob" in text(shown(await world.bob.slash(there, "play", game="auction")))
    return True


# What the offline page does not have, and what a direct message does not; these explain the whole
# bot, or say what is forgotten, wherever they are read.
EXPLAIN = {"help", "me forget", "server erase", "me show", "server show", "server channels"}
OFFLINE = re.compile(r"thread|direct message|another channel|other channel|another server", re.I)
DIRECT = re.compile(r"thread|another channel|this channel|this server|\*\*/server|Invite …", re.I)


class TestTheOfflinePage:
    """One channel, no threads, no direct messages."""

    @pytest.mark.landing
    @pytest.mark.parametrize("when", ["nothing", "a lobby", "a game"])
    async def test_names_nothing_that_is_not_there(self, tmp_path: Path, when: str) -> None:
        async with tavern(Settings(database=tmp_path / "games.sqlite")) as place:
            await begin(place, when)
            told = {name: await asked(place, name) for name in COMMANDS if name not in EXPLAIN}

        assert {name: one for name, one in told.items() if OFFLINE.search(one)} == {}
        assert any(told.values())

    async def test_a_second_table_is_led_to_the_other_channel_or_waits(
        self, tmp_path: Path
    ) -> None:
        async with tavern(Settings(database=tmp_path / "games.sqlite")) as place:
            ann, bob, *_ = place.people
            await ann.slash(place.channel, "play", game="volfyirion")

            told = privately(await bob.slash(place.channel, "play", game="volfyirion"))
            await ann.slash(place.channel, "table end")
            opened = await bob.slash(place.channel, "play", game="volfyirion")

        assert told.startswith("There is already a table here. /table show brings it back")
        assert told.endswith("> has room for a second one.")
        assert "Host: Bob" in text(shown(opened))


async def begin(place: Tavern, when: str) -> None:
    ann, bob, *_ = place.people
    if when == "nothing":
        return
    message = shown(await ann.slash(place.channel, "play", game="volfyirion"))
    await bob.click(message, label="Join")
    if when == "a game":
        await ann.click(message, label="Start")


async def asked(place: Tavern, name: str) -> str:
    """The private answer to Ann's command; what everybody reads stays as it is."""
    options = {
        key: "volfyirion" if key == "game" else value for key, value in COMMANDS[name].items()
    }
    if name == "table hand":
        options = {"friend": place.people[2]}
    if name in ("table end", "table leave"):
        return ""
    return said(await place.people[0].slash(place.channel, name, **options))


@pytest.mark.landing
async def test_a_direct_message_names_nothing_that_is_not_there(world: World) -> None:
    told = dict[str, str]()
    for name, options in COMMANDS.items():
        if name in EXPLAIN or name.startswith("server") or name == "leaderboard":
            continue
        given = {"friend": world.cleo.user} if name == "table hand" else options
        told[name] = said(await world.ann.user.slash(name, **given))

    assert {name: one for name, one in told.items() if DIRECT.search(one)} == {}
    assert any(told.values())


async def test_a_thread_beside_is_advised_to_those_who_may_open_it(world: World) -> None:
    there = await a_thread(world)
    told = privately(await world.bob.slash(there, "play", game="auction"))
    assert f"Another thread of <#{world.channel.id}> has room" in told

    await world.forbid("create_public_threads")
    told = privately(await world.bob.slash(there, "play", game="auction"))

    assert "thread" not in told
    assert "**/table end**" in told
