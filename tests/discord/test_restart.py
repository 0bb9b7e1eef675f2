"""Messages that outlive the bot, where nobody but their reader sees them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.discord.choices import choices
from tests.discord.kit import NewBot, World, shown, text
from tests.discord.tables import bots


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path)


async def test_a_table_in_direct_messages_goes_on(world: World) -> None:
    ann = world.ann.user
    message = shown(await ann.slash("play", game="expedition"))

    await world.restart()
    moved = shown(await choices(message)[0].click(ann, message))

    assert moved.id == message.id
    assert text(moved) != text(message)
    assert len(await world.bot.desk.store.moves(1)) == 2


async def test_what_only_one_may_read_stays_a_secret(world: World) -> None:
    """The panel was sent by the earlier bot: others still cannot use what is on it."""
    message = shown(await world.ann.slash(world.channel, "play", game="duel"))
    await world.bob.click(message, label="Join")
    await world.ann.click(message, label="Start")
    panel = shown(await world.ann.click(message, label="My seat"))

    await world.restart()
    refused = await world.forge(world.cleo, message, choices(panel)[0].custom_id)

    assert refused.response is not None
    assert refused.response.ephemeral
    assert len(await world.bot.desk.store.moves(1)) == 1
