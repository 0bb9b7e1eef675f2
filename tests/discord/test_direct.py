"""One person in a direct message: at once, or after choosing mode, settings and bot players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.table.table import Table
from engine.core import Setup
from tests.discord.choices import choices
from tests.discord.kit import NewBot, World, controls, labels, shown, text
from tests.discord.tables import bots, set_up


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path)


async def lobby(world: World) -> Any:
    return shown(await world.ann.user.slash("play", game="tug", options=True))


async def now(world: World, message: Any) -> Any:
    """The message as it stands now."""
    return await world.bot.get_partial_messageable(message.channel.id).fetch_message(message.id)


async def table(world: World, id: int = 1) -> Table:
    return await world.bot.desk.tables.get(id)


def settings(table: Table) -> dict[str, str]:
    return msgspec.json.decode(table.row.options, type=Setup).settings


@pytest.mark.landing
class TestOptions:
    async def test_the_mode_for_one_is_set_up(self, world: World) -> None:
        """Since nobody can join here, there is no button for it."""
        message = await lobby(world)

        ids = [one.custom_id for one in controls(message) if one.custom_id.startswith("l:")]
        assert ids == ["l:1:start", "l:1:leave", "l:1:settings"]

    async def test_a_rematch_keeps_what_was_chosen(self, world: World) -> None:
        ann = world.ann.user
        message = await lobby(world)
        await set_up(ann, message, setting_level="storm")
        await ann.click(await now(world, message), label="Start")
        assert settings(await table(world)) == {"level": "storm"}

        while found := choices(message := await now(world, message)):
            asked = await found[0].click(ann, message)
            if asked.response is not None and asked.response.ephemeral:
                await ann.click(shown(asked), label="Yes, do it")
        await ann.click(message, label="Rematch")

        again = await table(world, 2)
        assert again.row.mode == "solo"
        assert settings(again) == {"level": "storm"}

    async def test_house_players_take_the_free_seats(self, world: World) -> None:
        ann = world.ann.user
        message = await lobby(world)
        await set_up(ann, message, mode="team")
        chosen = await now(world, message)
        assert "Bot players take the free seats." in text(chosen)
        assert "friend" not in text(chosen)
        await ann.click(chosen, label="Add a bot player")
        await set_up(ann, await now(world, message), level="beginner")

        await ann.click(await now(world, message), label="Start")

        seats = (await table(world)).seats
        assert [seat.house for seat in seats] == [None, "beginner", "beginner", "beginner"]

    async def test_a_lobby_left_is_closed(self, world: World) -> None:
        ann = world.ann.user
        message = await lobby(world)

        closed = shown(await ann.click(message, label="Leave"))

        assert "closed" in text(closed)
        assert labels(shown(await ann.slash("play", game="tug")))[-1] != "Leave"

    async def test_in_a_server_they_change_nothing(self, world: World) -> None:
        plain = shown(await world.ann.slash(world.channel, "play", game="tug"))
        asked = text(plain)
        await world.ann.click(plain, label="Leave")

        chosen = await world.ann.slash(world.channel, "play", game="tug", options=True)

        assert text(shown(chosen)) == asked
