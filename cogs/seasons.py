"""Seasons as options of commands: this one, all time, and earlier ones."""

from __future__ import annotations

from discord import app_commands

from bot.app import Bot
from bot.people.people import Click
from bot.records.ratings import ALL_TIME, season_of, span_of
from bot.text.say import Say

BACK = 8  # seasons that are suggested


def season_name(reader: Say, season: str) -> str:
    if season == ALL_TIME:
        return reader("leaderboard-all-time")
    year, quarter = season.split("-")
    return reader("leaderboard-season", year=year, quarter=quarter)


async def seasons_like(bot: Bot, click: Click, typed: str) -> list[app_commands.Choice[str]]:
    """Those whose name contains what was typed."""
    reader, names = await bot.desk.people.reader(click), dict[str, str]()
    season = season_of(bot.desk.now())
    for _ in range(BACK):
        names[season] = season_name(reader, season)
        season = season_of(span_of(season).since - 1)
    first, *others = names.items()
    found = [first, (ALL_TIME, season_name(reader, ALL_TIME)), *others]
    return [
        app_commands.Choice(name=name, value=key)
        for key, name in found
        if typed.lower() in name.lower()
    ]
