"""What the commands share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands
from discord.app_commands import Range
from discord.ext import commands

from bot.app import Bot
from bot.people.people import Click
from bot.platform.limits import CHOICES, TYPED
from bot.preferences import OFF, ON
from bot.text import say
from bot.text.translator import named, told
from engine.core import Game

AUTOMATIC = "automatic"
LANGUAGES = [
    app_commands.Choice(name=told("choice-automatic"), value=AUTOMATIC),
    *(app_commands.Choice(name=told(f"choice-{lang}"), value=lang) for lang in say.LANGUAGES),
]
SWITCH = [app_commands.Choice(name=told(f"choice-{value}"), value=value) for value in (ON, OFF)]

Typed = Range[str, 1, TYPED]

contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
installs = app_commands.allowed_installs(guilds=True, users=True)


def choose_games(bot: Bot, cog: commands.Cog) -> None:
    """Where a command of the cog asks for a game, it shows those that this bot has."""
    for command in cog.get_app_commands():
        if isinstance(command, app_commands.Command) and command.get_parameter("game"):
            app_commands.choices(game=game_choices(bot.games))(command)


def game_choices(games: Mapping[str, Game[Any]]) -> list[app_commands.Choice[str]]:
    """Each game under its name. Discord shows them as soon as the option is chosen."""
    return [app_commands.Choice(name=named(key), value=key) for key in list(games)[:CHOICES]]


async def games_meant(bot: Bot, click: Click, named: str | None) -> list[str]:
    """The game that was named, else that of the table here, else all of them."""
    if named is not None:
        return [named] if named in bot.games else []
    here = await bot.desk.store.running_in(click.channel_id or 0)
    kinds = [row.kind for row in here if row.kind in bot.games]
    return kinds[-1:] or list(bot.games)
