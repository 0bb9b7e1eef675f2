"""The daily: today's try, the table of a month, and the seed of a day that is over."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Bot
from bot.messages.answers import hold, tell
from bot.people.people import Click
from bot.platform.limits import TEXT, clip_lines
from bot.screens.dailies import ROWS, month_board
from bot.screens.frame import framed
from bot.screens.frame import picture as shown
from bot.screens.screen import Screen
from bot.table.clock import newest_told
from bot.table.daily import DAY, Line, day_of, is_month, months_lines
from bot.text.say import Say
from bot.text.translator import told
from cogs.common import Typed, contexts, installs
from rendering.leaderboard import Board, draw_leaderboard

PICTURE = "month.png"
BACK = 12  # days or months that are suggested


@contexts
@installs
class DailyCog(commands.GroupCog, group_name="daily", group_description=told("daily")):
    def __init__(self, bot: Bot) -> None:
        self.bot, self.desk = bot, bot.desk

    @app_commands.command(description=told("daily-play"))
    async def play(self, click: Click) -> None:
        await self.bot.dailies.play(click)

    @app_commands.command(description=told("daily-table"))
    @app_commands.describe(month=told("daily-month"))
    async def table(self, click: Click, month: Typed | None = None) -> None:
        """Of the tries made in this server; in a direct message of one's own there."""
        await hold(click)
        month = month or day_of(discord.utils.utcnow()).isoformat()[:7]
        if not is_month(month):
            await self.bot.deeds.sentence(click, "daily-no-month", month=month)
            return
        mine = await self.desk.store.player_of(click.user.id)
        only = mine if click.guild_id is None else None
        tries = await self.desk.store.tries(click.guild_id, month, only)
        lines = await self.desk.hosts.beside(months_lines, tries)
        if not lines:
            await self.bot.deeds.sentence(click, "daily-nobody", month=month)
            return
        reader = await self.desk.people.reader(click)
        names = await self._names(click, reader, lines[:ROWS])
        board = month_board(reader, month, lines, names, mine)
        await tell(click, await self._screen(click, reader, board))

    @app_commands.command(description=told("daily-seed"))
    @app_commands.describe(day=told("daily-day"))
    async def seed(self, click: Click, day: Typed | None = None) -> None:
        await self.bot.dailies.seed(click, day)

    @table.autocomplete("month")
    async def _months(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        """This one and earlier ones."""
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

    async def _names(self, click: Click, reader: Say, lines: Iterable[Line]) -> dict[str, str]:
        name = self.desk.people.player_name
        return {line.player: await name(click.guild_id, line.player, reader) for line in lines}

    async def _screen(self, click: Click, reader: Say, board: Board) -> Screen:
        rows = [
            f"{row.place}. {row.name}: "
            + ", ".join(
                f"{key} {value}" for key, value in zip(board.columns, row.values, strict=True)
            )
            for row in board.rows
        ]
        text = clip_lines([f"## {board.title}", *rows, f"-# {reader('daily-ties')}"], TEXT)
        pictures = await self.desk.pictures_for(click)
        picture = await pictures.draw(lambda: draw_leaderboard(board))
        parts: list[ui.Item[Any]] = [ui.TextDisplay(text)]
        if picture is not None:
            parts.insert(0, shown(PICTURE, " ".join(rows)))
        return Screen(framed(parts), {PICTURE: picture} if picture else {})


def _choices(found: Iterable[str], typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=one, value=one) for one in found if typed in one]


async def setup(bot: Any) -> None:
    await bot.add_cog(DailyCog(bot))
