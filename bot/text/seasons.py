"""Seasons by name: this one, all time, and earlier ones."""

from __future__ import annotations

from bot.records.ratings import ALL_TIME, season_of, span_of
from bot.text.say import Say

BACK = 8  # how many seasons are offered


def season_name(reader: Say, season: str) -> str:
    """`season` is ALL_TIME, or a year and a quarter such as 2026-4."""
    if season == ALL_TIME:
        return reader("leaderboard-all-time")
    year, quarter = season.split("-")
    return reader("leaderboard-season", year=year, quarter=quarter)


def seasons(reader: Say, now: float) -> dict[str, str]:
    """Names by keys: the season at `now` (seconds since 1970), all time, then earlier ones, the
    newest first."""
    season, names = season_of(now), dict[str, str]()
    names[season], names[ALL_TIME] = season_name(reader, season), season_name(reader, ALL_TIME)
    for _ in range(BACK - 1):
        season = season_of(span_of(season).since - 1)
        names[season] = season_name(reader, season)
    return names
