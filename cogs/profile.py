"""How somebody does in this server, and what they have achieved, as a picture and as text."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Bot
from bot.people.people import Click
from bot.text.translator import told
from cogs.common import Typed, contexts, installs
from cogs.seasons import seasons_like


class ProfileCog(commands.Cog):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @app_commands.command(description=told("profile"))
    @app_commands.describe(user=told("profile-user"), season=told("season"))
    @contexts
    @installs
    async def profile(
        self, click: Click, user: discord.User | None = None, season: Typed | None = None
    ) -> None:
        await self.bot.profiles.show(click, user or click.user, season)

    @profile.autocomplete("season")
    async def _seasons(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        return await seasons_like(self.bot, click, typed)


async def setup(bot: Any) -> None:
    await bot.add_cog(ProfileCog(bot))
