"""How people and parties of this server fare at a game, as a picture and as text."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from discord import app_commands, ui
from discord.ext import commands

from bot.app import Bot
from bot.clicks.answers import hold, tell
from bot.people import Click
from bot.ratings import ALL_TIME, competitive_modes, ratings, season_of, span_of
from bot.screens.layout import framed
from bot.screens.layout import picture as shown
from bot.screens.limits import TEXT, clip_lines
from bot.screens.lobby_layout import game_name, word
from bot.shows import Sheet
from bot.text.say import Say
from bot.text.translator import told
from cogs.common import games_like, games_meant
from db import Span, Standing
from rendering.leaderboard import Board, draw_leaderboard
from rendering.leaderboard import Standing as Line

PICTURE = "leaderboard.png"
ROWS = 10
BACK = 8  # seasons that are suggested


class Section(NamedTuple):
    """One table; `rows` are who (players, joined by commas) and the values of the columns."""

    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, tuple[str, ...]]]


class LeaderboardCog(commands.Cog):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.desk = bot.desk

    @app_commands.command(description=told("leaderboard"))
    @app_commands.describe(game=told("game"), season=told("season"))
    @app_commands.guild_only()
    async def leaderboard(
        self, click: Click, game: str | None = None, season: str | None = None
    ) -> None:
        """Of the first game of which there is a result."""
        await hold(click)
        season = season or season_of(time.time())
        try:
            span = span_of(season)
        except ValueError:
            await self.bot.deeds.sentence(click, "no-season", season=season)
            return
        reader, server = await self.desk.people.reader(click), click.guild_id or 0
        for kind in await games_meant(self.bot, click, game):
            if (score := await self.desk.store.first_score(server, kind)) is not None:
                break
        else:
            await self.bot.deeds.sentence(click, "no-results")
            return
        sections = await self._sections(reader, server, kind, score, span)
        if not sections:
            await self.bot.deeds.sentence(click, "no-results-then")
            return
        title = f"{game_name(reader, kind)} · {_season(reader, season)}"
        await tell(click, await self._sheet(click, reader, title, sections))

    @leaderboard.autocomplete("game")
    async def _games(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        return await games_like(self.bot, click, typed)

    @leaderboard.autocomplete("season")
    async def _seasons(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        """This one, all time, and earlier ones."""
        reader, names = await self.desk.people.reader(click), dict[str, str]()
        season = season_of(time.time())
        for _ in range(BACK):
            names[season] = _season(reader, season)
            season = season_of(span_of(season).since - 1)
        first, *others = names.items()
        found = [first, (ALL_TIME, _season(reader, ALL_TIME)), *others]
        return [
            app_commands.Choice(name=name, value=key)
            for key, name in found
            if typed.lower() in name.lower()
        ]

    async def _sections(
        self, reader: Say, server: int, kind: str, score: str, span: Span
    ) -> list[Section]:
        """Those in which somebody stands; the ratings first."""
        store, columns = self.desk.store, _columns(reader, score)
        results = await store.rated(server, kind, span)
        modes = competitive_modes(self.bot.games[kind])
        rated = await self.desk.hosts.elsewhere(ratings, results, modes)
        people = await store.people(server, kind, score, span, ROWS)
        parties = await store.parties(server, kind, score, span, ROWS)
        found = (
            Section(
                reader("leaderboard-rating"),
                (reader("column-rating"), reader("column-won"), reader("column-games")),
                [(r.player, (str(r.points), str(r.won), str(r.games))) for r in rated[:ROWS]],
            ),
            Section(reader("leaderboard-people"), columns, _rows(people)),
            Section(reader("leaderboard-parties"), columns, _rows(parties)),
        )
        return [section for section in found if section.rows]

    async def _sheet(
        self, click: Click, reader: Say, title: str, sections: Sequence[Section]
    ) -> Sheet:
        """All as text; the first table as a picture too."""
        mine = await self.desk.store.player_of(click.user.id)
        text, boards = [f"## {title}"], list[Board]()
        for section in sections:
            lines = [
                Line(place, await self._who(click, reader, who), values, mine in who.split(","))
                for place, (who, values) in enumerate(section.rows, 1)
            ]
            boards.append(Board(title, section.title, section.columns, tuple(lines)))
            text += [f"**{section.title}**", *_text(boards[-1])]
        pictures = await self.desk.pictures_for(click)
        picture = await pictures.draw(lambda: draw_leaderboard(boards[0]))
        parts: list[ui.Item[Any]] = [ui.TextDisplay(clip_lines(text, TEXT))]
        if picture is not None:
            parts.insert(0, shown(PICTURE, " ".join(_text(boards[0]))))
        return Sheet(framed(parts), {PICTURE: picture} if picture else {})

    async def _who(self, click: Click, reader: Say, who: str) -> str:
        name = self.desk.people.player_name
        return reader.join([await name(click.guild_id, one, reader) for one in who.split(",")])


def _columns(reader: Say, score: str) -> tuple[str, ...]:
    return reader("column-won"), word(reader, f"score-{score}", score)


def _rows(standings: Sequence[Standing]) -> list[tuple[str, tuple[str, ...]]]:
    return [(one.who, (str(one.wins), str(one.total))) for one in standings]


def _season(reader: Say, season: str) -> str:
    if season == ALL_TIME:
        return reader("leaderboard-all-time")
    year, quarter = season.split("-")
    return reader("leaderboard-season", year=year, quarter=quarter)


def _text(board: Board) -> list[str]:
    return [
        f"{line.place}. {line.name}: "
        + ", ".join(f"{key} {value}" for key, value in zip(board.columns, line.values, strict=True))
        for line in board.rows
    ]


async def setup(bot: Any) -> None:
    await bot.add_cog(LeaderboardCog(bot))
