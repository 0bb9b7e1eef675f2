"""How people and parties of this server fare at a game, as a picture and as text."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from discord import app_commands, ui
from discord.ext import commands

from bot.app import Bot
from bot.messages.answers import hold, tell
from bot.people.people import Click
from bot.platform.limits import TEXT, clip_lines
from bot.records.ratings import competitive_modes, ratings, season_of, span_of
from bot.screens.frame import framed
from bot.screens.frame import picture as shown
from bot.screens.screen import Screen
from bot.text.called import game_name, mode_name, word
from bot.text.say import Say
from bot.text.translator import told
from cogs.common import Typed, games_like, games_meant
from cogs.seasons import season_name, seasons_like
from db import Span, Standing
from engine.core import Game
from rendering.leaderboard import Board, draw_leaderboard
from rendering.leaderboard import Standing as Line

PICTURE = "leaderboard.png"
ROWS = 10


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
        self, click: Click, game: Typed | None = None, season: Typed | None = None
    ) -> None:
        """Of the first game of which there is a result."""
        await hold(click)
        season = season or season_of(self.desk.now())
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
        title = f"{game_name(reader, kind)} · {season_name(reader, season)}"
        await tell(click, await self._sheet(click, reader, title, sections))

    @leaderboard.autocomplete("game")
    async def _games(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        return await games_like(self.bot, click, typed)

    @leaderboard.autocomplete("season")
    async def _seasons(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        return await seasons_like(self.bot, click, typed)

    async def _sections(
        self, reader: Say, server: int, kind: str, score: str, span: Span
    ) -> list[Section]:
        """Those in which somebody stands: ratings, who has beaten others, each mode in which people
        play against the game."""
        game, store = self.bot.games[kind], self.desk.store
        modes = competitive_modes(game)
        results = await store.rated(server, kind, span)
        rated = await self.desk.hosts.elsewhere(ratings, results, modes)
        rating = Section(
            reader("leaderboard-rating"),
            (reader("column-rating"), reader("column-won"), reader("column-games")),
            [(r.player, (str(r.points), str(r.won), str(r.games))) for r in rated[:ROWS]],
        )
        found = [rating, *await self._standings(reader, server, game, modes, "", score, span)]
        for mode in game.modes:
            if not mode.competitive:
                name = mode_name(reader, game, mode)
                only = [mode.key]
                found += await self._standings(reader, server, game, only, name, score, span)
        return [section for section in found if section.rows]

    async def _standings(
        self,
        reader: Say,
        server: int,
        game: Game[Any],
        modes: Collection[str],
        name: str,
        score: str,
        span: Span,
    ) -> list[Section]:
        """People and parties at some modes: the fewer lost the better among equals."""
        store, place = self.desk.store, (server, game.key, modes, score, span, ROWS)
        heads = (reader("column-won"), reader("column-lost"), word(reader, f"score-{score}", score))
        found = {"people": await store.people(*place), "parties": await store.parties(*place)}
        return [
            Section(_titled(reader, name, reader(f"leaderboard-{who}")), heads, _rows(standings))
            for who, standings in found.items()
        ]

    async def _sheet(
        self, click: Click, reader: Say, title: str, sections: Sequence[Section]
    ) -> Screen:
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
        return Screen(framed(parts), {PICTURE: picture} if picture else {})

    async def _who(self, click: Click, reader: Say, who: str) -> str:
        name = self.desk.people.player_name
        return reader.join([await name(click.guild_id, one, reader) for one in who.split(",")])


def _titled(reader: Say, mode: str, title: str) -> str:
    return reader("pair", name=mode, value=title) if mode else title


def _rows(standings: Sequence[Standing]) -> list[tuple[str, tuple[str, ...]]]:
    return [(s.who, (str(s.wins), str(s.tables - s.wins), str(s.total))) for s in standings]


def _text(board: Board) -> list[str]:
    return [
        f"{line.place}. {line.name}: "
        + ", ".join(f"{key} {value}" for key, value in zip(board.columns, line.values, strict=True))
        for line in board.rows
    ]


async def setup(bot: Any) -> None:
    await bot.add_cog(LeaderboardCog(bot))
