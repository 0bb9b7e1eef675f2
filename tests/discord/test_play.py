"""From the lobby to the end, as users click."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.discord.kit import NewBot, World, labels, text
from tests.discord.tables import bots, latest, lobby, offered, table


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path)


async def test_a_lobby_fills_and_starts(world: World) -> None:
    message = await lobby(world, "duel", world.bob)

    shown = text(await latest(world, message))
    assert "1. ann" in shown
    assert "2. bob" in shown

    await world.ann.click(message, label="Start")

    after = await latest(world, message)
    print(text(after), labels(after))
    assert "My seat" in labels(after)
    assert offered(after)
