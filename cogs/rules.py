"""Look things up: the rules, the public cards, how to play with this bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app import Bot
from bot.people.people import Click
from bot.platform.limits import CHOICE_TEXT, CHOICES, clip
from bot.text.translator import told
from cogs.common import Typed, choose_games, contexts, games_meant, installs


class RulesCog(commands.Cog):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @app_commands.command(description=told("rules"))
    @app_commands.describe(query=told("query"), game=told("game"))
    @contexts
    @installs
    async def rules(self, click: Click, query: Typed = "", game: str | None = None) -> None:
        await self.bot.lookups.rules(click, query, await games_meant(self.bot, click, game))

    @rules.autocomplete("query")
    async def _rules(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        kinds = await games_meant(self.bot, click, _named(click))
        return _choices(await self.bot.lookups.rules_like(click, typed, kinds))

    @app_commands.command(description=told("card"))
    @app_commands.describe(name=told("name"), game=told("game"))
    @contexts
    @installs
    async def card(self, click: Click, name: Typed, game: str | None = None) -> None:
        await self.bot.lookups.card(click, name, await games_meant(self.bot, click, game))

    @card.autocomplete("name")
    async def _cards(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        kinds = await games_meant(self.bot, click, _named(click))
        return _choices(await self.bot.lookups.cards_like(click, typed, kinds))

    @app_commands.command(description=told("help"))
    @contexts
    @installs
    async def help(self, click: Click) -> None:
        await self.bot.lookups.help(click)


def _named(click: Click) -> str | None:
    """The game already filled in while another field is being typed."""
    return getattr(click.namespace, "game", None)


def _choices(names: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=clip(name, CHOICE_TEXT), value=value)
        for value, name in list(names.items())[:CHOICES]
    ]


async def setup(bot: Any) -> None:
    cog = RulesCog(bot)
    choose_games(bot, cog)
    await bot.add_cog(cog)
