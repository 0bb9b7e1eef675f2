"""Leaving a lobby in which others sit, or into which they were asked, is asked about first."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.discord.kit import NewBot, World, shown, text
from tests.discord.tables import bots, latest, lobby, privately
from tests.discord.test_invite import invite


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path)


async def test_the_host_reads_who_is_host_then(world: World) -> None:
    message = await lobby(world, "auction", world.bob, world.cleo)

    asked = await world.ann.click(message, label="Leave")

    assert "Leave? bob is the host then." in privately(asked)
    assert "Host: ann." in text(await latest(world, message))
    told = await world.ann.click(shown(asked), label="Leave")
    assert "You have left the lobby." in privately(told)
    assert "Host: bob." in text(await latest(world, message))


async def test_the_last_one_reads_whom_it_closes_to(world: World) -> None:
    message = await lobby(world, "auction")
    await invite(world.ann, message, world.bob, world.cleo)

    asked = await world.ann.click(await latest(world, message), label="Leave")

    assert "The lobby closes then, and bob and cleo can no longer come." in privately(asked)
    told = await world.ann.click(shown(asked), label="Leave")
    assert "You have left, and the lobby is closed." in privately(told)
    assert "ann has closed this lobby." in text(await latest(world, message))


async def test_no_keeps_the_seat(world: World) -> None:
    message = await lobby(world, "auction", world.bob)
    asked = await world.bob.click(message, label="Leave")
    assert "Your seat is free for others then." in privately(asked)

    await world.bob.click(shown(asked), label="Not now")

    assert "2. bob" in text(await latest(world, message))


async def test_whoever_is_alone_is_not_asked(world: World) -> None:
    message = await lobby(world, "auction")

    await world.ann.click(message, label="Leave")

    assert "ann has closed this lobby." in text(await latest(world, message))


@pytest.mark.landing
async def test_nobody_is_blamed_for_no_answer_who_could_give_none(world: World) -> None:
    message = await lobby(world, "auction")
    await invite(world.ann, message, world.bob)
    (*_, call) = world.channel.history()

    await world.ann.slash(world.channel, "table end")
    await world.wait(61)

    told = text(await latest(world, call))
    assert "ann has closed the lobby." in told
    assert "No answer" not in told
