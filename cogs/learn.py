"""Learn: lessons, in which a game is learned by playing it."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app import Bot
from bot.people.people import Click
from bot.text.translator import told
from cogs.common import choose_games, contexts, installs


class LearnCog(commands.Cog):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @app_commands.command(description=told("learn"))
    @app_commands.describe(game=told("learn-game"))
    @contexts
    @installs
    async def learn(self, click: Click, game: str | None = None) -> None:
        if game is None:
            await self.bot.lessons.all(click)
        elif game in self.bot.games:
            await self.bot.lessons.learn(click, self.bot.games[game])
        else:
            await self.bot.deeds.sentence(click, "no-game", game=game)


async def setup(bot: Any) -> None:
    cog = LearnCog(bot)
    choose_games(bot, cog)
    await bot.add_cog(cog)
