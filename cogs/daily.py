"""The daily: today's try, the table of a month, and the seed of a day that is over."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Bot
from bot.people.people import Click
from bot.table.clock import newest_told
from bot.table.daily import DAY, day_of
from bot.text.translator import told
from cogs.common import Typed, contexts, installs

BACK = 12  # how many days or months are suggested


@contexts
@installs
class DailyCog(commands.GroupCog, group_name="daily", group_description=told("daily")):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @app_commands.command(description=told("daily-play"))
    async def play(self, click: Click) -> None:
        await self.bot.dailies.play(click)

    @app_commands.command(description=told("daily-table"))
    @app_commands.describe(month=told("daily-month"))
    async def table(self, click: Click, month: Typed | None = None) -> None:
        await self.bot.dailies.month(click, month)

    @app_commands.command(description=told("daily-seed"))
    @app_commands.describe(day=told("daily-day"))
    async def seed(self, click: Click, day: Typed | None = None) -> None:
        await self.bot.dailies.seed(click, day)

    @table.autocomplete("month")
    async def _months(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        """This month and earlier ones."""
        first = day_of(discord.utils.utcnow()).replace(day=1)
        months = list[date]()
        for _ in range(BACK):
            months.append(first)
            first = (first - DAY).replace(day=1)
        return _choices((month.isoformat()[:7] for month in months), typed)

    @seed.autocomplete("day")
    async def _days(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        """Only days whose tries are over."""
        last = newest_told(discord.utils.utcnow())
        return _choices(((last - timedelta(n)).isoformat() for n in range(BACK)), typed)


def _choices(found: Iterable[str], typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=one, value=one) for one in found if typed in one]


async def setup(bot: Any) -> None:
    await bot.add_cog(DailyCog(bot))
