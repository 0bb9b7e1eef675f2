"""People of one name at one table, and others whose names would do harm."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.discord.kit import Actor, NewBot, World, shown, text
from tests.discord.tables import bots, latest, lobby, privately, table


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path)


def calls(world: World, who: Actor, name: str) -> None:
    """They take this name on the server."""
    world.env.backend.edit_member(world.guild.id, who.id, {"nick": name})


@pytest.fixture
def alexes(world: World) -> World:
    for who in world.people:
        calls(world, who, "Alex")
    return world


async def test_three_who_are_asked_are_three_who_are_named(alexes: World) -> None:
    message = await lobby(alexes, "auction", alexes.bob, alexes.cleo)
    waiting = text(await latest(alexes, message))
    await alexes.ann.click(message, label="Start")
    playing = text(await latest(alexes, message))

    for written in (waiting, playing):
        assert "Alex (@bob)" in written
        assert "Alex (@cleo)" in written
    assert "Alex, Alex (@bob) and Alex (@cleo)" in playing


async def test_also_after_a_restart(alexes: World) -> None:
    await table(alexes, "auction", alexes.bob, alexes.cleo)
    await alexes.restart()

    written = text(shown(await alexes.cleo.slash(alexes.channel, "table show")))

    assert len({name for name in ("(@ann)", "(@bob)", "(@cleo)") if name in written}) == 2


async def test_a_seat_goes_to_the_one_who_is_meant(alexes: World) -> None:
    await table(alexes, "auction", alexes.bob, alexes.cleo)

    asked = await alexes.bob.slash(alexes.channel, "table hand", friend=alexes.dan)

    assert "Alex (@dan)" in privately(asked)


async def test_names_that_would_do_harm(world: World) -> None:
    calls(world, world.ann, "\u3164")
    calls(world, world.bob, "**none** <@1>")
    calls(world, world.cleo, "שלום")

    written = text(await latest(world, await table(world, "auction", world.bob, world.cleo)))

    assert "ann, none 1 and \u2068שלום\u2069" in written
