"""How people and parties of this server do at a game, as a picture and as text."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app import Bot
from bot.people.people import Click
from bot.text.translator import told
from cogs.common import Typed, choose_games, games_meant
from cogs.seasons import seasons_like


class LeaderboardCog(commands.Cog):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @app_commands.command(description=told("leaderboard"))
    @app_commands.describe(game=told("game"), season=told("season"))
    @app_commands.guild_only()
    async def leaderboard(
        self, click: Click, game: str | None = None, season: Typed | None = None
    ) -> None:
        kinds = await games_meant(self.bot, click, game)
        await self.bot.leaderboards.show(click, kinds, season)

    @leaderboard.autocomplete("season")
    async def _seasons(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        return await seasons_like(self.bot, click, typed)


async def setup(bot: Any) -> None:
    cog = LeaderboardCog(bot)
    choose_games(bot, cog)
    await bot.add_cog(cog)
