"""People with the same name at one table, and others whose names would do harm."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.text.say import LANGUAGES
from rendering.bidi import NAME, RIGHT_TO_LEFT
from tests.discord.kit import Actor, NewBot, World, controls, shown, text
from tests.discord.tables import bots, end_of, latest, lobby, privately, table

CHANGING = {"play", "table leave", "table end"}


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path)


def calls(world: World, who: Actor, name: str) -> None:
    """A person takes this name on the server."""
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.landing
async def test_no_sentence_of_any_command_is_turned_by_a_name(world: World, lang: str) -> None:
    """At a lobby, at a table, after it, where all are called the same."""
    for who in world.people:
        calls(world, who, "\u05e9\u05dc\u05d5\u05dd 5")
        world.locales[who.id] = lang
    await world.bot.desk.store.set_setting("server", world.guild.id, "language", lang)
    message = shown(await world.ann.slash(world.channel, "play", game="duel"))
    await world.bob.click(message, custom_id="l:1:join")
    await every_command(world)
    await world.ann.click(await standing(world), custom_id="l:1:start")
    message = await standing(world)
    for who in (world.ann, world.bob, world.cleo):
        for id in ("t:1:seat", "t:1:undo", "t:1:watch"):
            if id in {one.custom_id for one in controls(message)}:
                await who.click(message, custom_id=id)
    await world.bob.slash(world.channel, "table hand", friend=world.dan)
    await every_command(world)
    message = await standing(world)
    await world.ann.click(message, custom_id=end_of(message))
    await every_command(world)

    said = [line for one in world.requests.sent for line in strings(one.body)]
    named = [line for line in said if RIGHT_TO_LEFT.search(line)]
    assert [line for line in named if RIGHT_TO_LEFT.search(re.sub(NAME, "", line))] == []
    assert any("(@bob)" in line for line in named)
    assert len(set(named)) >= 8


async def standing(world: World) -> Any:
    """The first table's message, wherever it was posted last."""
    row = await world.bot.desk.store.game(1)
    return await world.bot.get_partial_messageable(row.channel).fetch_message(row.message)


async def every_command(world: World) -> None:
    """Commands that need nothing more to be typed, and leave the table as it is."""
    for command in world.bot.tree.walk_commands():
        name = command.qualified_name
        if isinstance(command, app_commands.Group) or name.split()[0] == "server":
            continue  # of a server's settings none names people
        if name not in CHANGING and not any(one.required for one in command.parameters):
            await world.ann.slash(world.channel, name)


def strings(part: Any) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from strings(inner)
