"""Posts of a forum: a table stands in one as in any thread, and a second one in another post."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from tests.discord.kit import NewBot, World, controls, labels, shown, text
from tests.discord.tables import bots, end_of, privately
from tests.toys import TOYS


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, TOYS)


async def post(world: World, forum: Any, name: str) -> Any:
    """A post of Ann's."""
    made = world.env.backend.create_thread(forum.id, name, world.ann.id)
    await world.settle()
    return ChannelHandle(world.env, world.guild, made)


async def duel(world: World, place: Any) -> discord.Message:
    """Ann has the first turn, against Bob."""
    message = shown(await world.ann.slash(place, "play", game="duel"))
    await world.bob.click(message, label="Join")
    await world.ann.click(message, label="Start")
    return place.history()[-1]


def link(world: World, place: Any, message: discord.Message) -> str:
    return f"https://discord.com/channels/{world.guild.id}/{place.id}/{message.id}"


async def test_a_table_is_played_in_a_post(world: World) -> None:
    there = await post(world, world.guild.create_forum_channel("tables"), "Duel tonight")
    message = await duel(world, there)

    await world.ann.click(message, custom_id=end_of(message))

    assert "bob" in text(there.history()[-1])
    assert (await world.bot.desk.store.waits_of(world.bob.id)) != []


async def test_a_second_table_is_advised_in_another_post(world: World) -> None:
    forum = world.guild.create_forum_channel("tables")
    there = await post(world, forum, "Duel tonight")
    await duel(world, there)

    told = await world.cleo.slash(there, "play", game="tug")

    assert f"<#{forum.id}>" in privately(told)
    assert "Open it in a thread" not in labels(shown(told)), "a post has no threads of its own"
    beside = await post(world, forum, "Tug tonight")
    opened = shown(await world.cleo.slash(beside, "play", game="tug"))
    assert "Host: cleo" in text(opened)


async def test_no_post_is_advised_to_those_who_may_not_write_one(world: World) -> None:
    silent = discord.Permissions(send_messages=True).value
    forum = world.guild.create_forum_channel("tables")
    there = await post(world, forum, "Duel tonight")
    await duel(world, there)
    world.env.backend.set_overwrite(
        forum.id, Overwrite(world.cleo.id, OverwriteType.MEMBER, allow=0, deny=silent)
    )

    told = privately(await world.cleo.slash(there, "play", game="tug"))

    assert f"<#{forum.id}>" not in told


async def test_an_invitation_stands_in_the_post_and_leads_back_to_its_lobby(world: World) -> None:
    there = await post(world, world.guild.create_forum_channel("tables"), "Tug tonight")
    lobby = shown(await world.ann.slash(there, "play", game="tug"))
    asked = shown(await world.ann.click(lobby, label="Invite …"))
    (menu,) = controls(asked)

    await world.ann.select(asked, [world.bob], custom_id=menu.custom_id)

    call = there.history()[-1]
    assert f"<@{world.bob.id}>: ann invites you to **Tug**" in text(call)
    assert link(world, there, lobby) in privately(await world.bob.slash(there, "me tables"))
    assert "You sit at the table." in privately(await world.bob.click(call, label="Join"))


async def test_my_tables_and_next_table_link_to_the_post(world: World) -> None:
    forum = world.guild.create_forum_channel("tables")
    there = await post(world, forum, "Duel tonight")
    waits = await duel(world, there)
    here = await duel(world, world.channel)

    moved = await world.ann.click(here, custom_id=end_of(here))

    listed = privately(await world.ann.slash(world.channel, "me tables"))
    assert f"Duel tonight]({link(world, there, waits)})" in listed
    (told,) = [one for one in moved.followups if one.ephemeral]
    (button,) = controls(told.message)
    assert (button.label, button.url) == ("Next table", link(world, there, waits))
