"""Lessons as people meet them: private in a server, a table of its own in a direct message."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.discord.choices import choices
from tests.discord.kit import Done, NewBot, World, labels, shown, text
from tests.discord.tables import bots, latest, privately
from tests.toys import TOYS

TUG = {"tug": TOYS["tug"]}


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, TUG)


async def learn(world: World, who: Any, **options: str) -> Done:
    """In the channel for a member, in the direct message for a user."""
    if hasattr(who, "user"):
        return await who.slash(world.channel, "learn", **options)
    return await who.slash("learn", **options)


async def step(who: Any, message: Any) -> Any:
    """Click the one open button."""
    (choice,) = choices(message)
    return shown(await choice.click(who, message))


async def test_in_a_server_only_its_learner_sees_it(world: World) -> None:
    begun = await learn(world, world.ann, game="tug")

    assert "Step 1 of 3" in privately(begun)
    message = shown(begun)
    for n in (2, 3):
        message = await step(world.ann, message)
        assert f"Step {n} of 3" in text(message)
    message = await step(world.ann, message)
    assert choices(message) == []
    assert labels(message) == ["Play a real table", "As text"]


async def test_in_a_direct_message(world: World) -> None:
    ann = world.ann.user
    message = shown(await learn(world, ann, game="tug"))
    assert "Step 1 of 3" in text(message)
    for _ in range(3):
        await step(ann, message)
        message = await latest(world, message)
    assert labels(message) == ["Play a real table", "As text"]
