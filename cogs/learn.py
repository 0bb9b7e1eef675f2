"""Learn: lessons, in which a game is learned by playing it."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app import Bot
from bot.people.people import Click
from bot.text.translator import told
from cogs.common import Typed, contexts, games_like, installs


class LearnCog(commands.Cog):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @app_commands.command(description=told("learn"))
    @app_commands.describe(game=told("learn-game"))
    @contexts
    @installs
    async def learn(self, click: Click, game: Typed | None = None) -> None:
        if game is None:
            await self.bot.lessons.all(click)
        elif game in self.bot.games:
            await self.bot.lessons.learn(click, self.bot.games[game])
        else:
            await self.bot.deeds.sentence(click, "no-game", game=game)

    @learn.autocomplete("game")
    async def games(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        return await games_like(self.bot, click, typed)


async def setup(bot: Any) -> None:
    await bot.add_cog(LearnCog(bot))
