"""Seasons as options of commands."""

from __future__ import annotations

from discord import app_commands

from bot.app import Bot
from bot.people.people import Click
from bot.text.seasons import seasons


async def seasons_like(bot: Bot, click: Click, typed: str) -> list[app_commands.Choice[str]]:
    """The seasons whose names contain what was typed."""
    names = seasons(await bot.desk.people.reader(click), bot.desk.now())
    return [
        app_commands.Choice(name=name, value=key)
        for key, name in names.items()
        if typed.lower() in name.lower()
    ]
