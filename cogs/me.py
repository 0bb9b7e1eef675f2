"""Mine: the language I read, and being forgotten."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Bot
from bot.clicks.answers import say
from bot.people import LANGUAGE, Click
from bot.table.ids import Forget
from bot.text.translator import told
from cogs.common import contexts, installs

AUTOMATIC = "automatic"


@contexts
@installs
class MeCog(commands.GroupCog, group_name="me", group_description=told("me")):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @app_commands.command(description=told("language"))
    @app_commands.describe(language=told("which-language"))
    async def language(
        self, click: Click, language: Literal["automatic", "en", "fr", "it"]
    ) -> None:
        value = None if language == AUTOMATIC else language
        desk = self.bot.desk
        await desk.store.set_setting("user", click.user.id, LANGUAGE, value)
        await self.bot.deeds.sentence(click, "language-set" if value else "language-automatic")

    @app_commands.command(description=told("forget"))
    async def forget(self, click: Click) -> None:
        reader = await self.bot.desk.people.reader(click)
        yes = discord.ui.Button[Any](
            label=reader("button-forget"), style=discord.ButtonStyle.danger, custom_id=Forget.id
        )
        await say(click, reader("ask-forget"), yes)


async def setup(bot: Any) -> None:
    await bot.add_cog(MeCog(bot))
