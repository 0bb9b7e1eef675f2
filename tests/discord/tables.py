"""Whole tables on the simulated Discord, with toys: what the tests about them share."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import discord

from bot.app import Bot
from bot.settings import Settings
from engine.core import Game
from tests.discord.kit import Actor, NewBot, World, controls
from tests.toys import TOYS


def bots(directory: Path, games: Mapping[str, Game[Any]] = TOYS) -> NewBot:
    """Each new one is on the same file, as after a restart."""
    settings = Settings(database=directory / "db.sqlite")
    return lambda: Bot(settings, games)


async def lobby(world: World, game: str, *others: Actor) -> discord.Message:
    """Ann opens a lobby, the others join."""
    opened = await world.ann.slash(world.channel, "play", game=game)
    message = opened.response.message
    for other in others:
        await other.click(message, label="Join")
    return message


async def table(world: World, game: str, *others: Actor) -> discord.Message:
    """A running table of ann and others."""
    message = await lobby(world, game, *others)
    await world.ann.click(message, label="Start")
    return await latest(world, message)


async def latest(world: World, message: discord.Message) -> discord.Message:
    """The message as it stands now."""
    channel: Any = world.bot.get_channel(message.channel.id)
    return await channel.fetch_message(message.id)


def offered(message: discord.Message) -> list[Any]:
    """What of the game can be clicked: its buttons and menus that are not grey."""
    return [
        control
        for control in controls(message)
        if control.custom_id.startswith("t:")
        and control.custom_id.count(":") == 4
        and not getattr(control, "disabled", False)
    ]
