"""How the people and parties of a server do at a game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from bot.clicks.answering import Answering
from bot.messages.answers import hold, tell
from bot.people.people import Click
from bot.records.ratings import competitive_modes, ratings, season_of, span_of
from bot.screens.boards import leaderboard_screen
from bot.text.called import game_name, mode_name, word
from bot.text.say import Say
from bot.text.seasons import season_name
from db import Span, Standing
from engine.core import Game
from rendering.artist import emblem_of
from rendering.leaderboard import Board, draw_leaderboard
from rendering.leaderboard import Standing as Line

ROWS = 10


class Section(NamedTuple):
    """One table; each of `rows` holds players, joined by commas, and the values of the columns."""

    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, tuple[str, ...]]]


class Leaderboards(Answering):
    async def show(self, click: Click, kinds: Sequence[str], season: str | None) -> None:
        """Show the first of these games that has a result. `season` is None for the current one."""
        await hold(click)
        season = season or season_of(self.desk.now())
        try:
            span = span_of(season)
        except ValueError:
            await self.sentence(click, "no-season", season=season)
            return
        reader, server = await self.desk.people.reader(click), click.guild_id or 0
        for kind in kinds:
            if (score := await self.desk.store.first_score(server, kind)) is not None:
                break
        else:
            await self.sentence(click, "no-results")
            return
        sections = await self._sections(reader, server, kind, score, span)
        if not sections:
            await self.sentence(click, "no-results-then")
            return
        title = f"{game_name(reader, kind)} · {season_name(reader, season)}"
        boards = [await self._board(click, reader, title, section, kind) for section in sections]
        pictures = await self.desk.pictures_for(click)
        drawn = await pictures.draw(lambda: draw_leaderboard(boards[0]))
        await tell(click, leaderboard_screen(reader, title, boards, drawn))

    async def _sections(
        self, reader: Say, server: int, kind: str, score: str, span: Span
    ) -> list[Section]:
        """The sections in which somebody has a place: ratings, wins against others, and each mode
        in which people play against the game."""
        game, store = self.desk.games[kind], self.desk.store
        modes = competitive_modes(game)
        results = await store.rated(server, kind, span)
        rated = await self.desk.workers.elsewhere(ratings, results, modes)
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
        """People and parties in some modes; of equals, those with fewer losses come first."""
        store, place = self.desk.store, (server, game.key, modes, score, span, ROWS)
        heads = (reader("column-won"), reader("column-lost"), word(reader, f"score-{score}", score))
        found = {"people": await store.people(*place), "parties": await store.parties(*place)}
        return [
            Section(_titled(reader, name, reader(f"leaderboard-{who}")), heads, _rows(standings))
            for who, standings in found.items()
        ]

    async def _board(
        self, click: Click, reader: Say, title: str, section: Section, kind: str
    ) -> Board:
        mine = await self.desk.store.player_of(click.user.id)
        lines = [
            Line(place, await self._who(click, reader, who), values, mine in who.split(","))
            for place, (who, values) in enumerate(section.rows, 1)
        ]
        return Board(title, section.title, section.columns, tuple(lines), emblem_of(kind))

    async def _who(self, click: Click, reader: Say, who: str) -> str:
        name = self.desk.people.player_name
        return reader.join([await name(click.guild_id, one, reader) for one in who.split(",")])


def _titled(reader: Say, mode: str, title: str) -> str:
    return reader("pair", name=mode, value=title) if mode else title


def _rows(standings: Sequence[Standing]) -> list[tuple[str, tuple[str, ...]]]:
    return [(s.who, (str(s.wins), str(s.tables - s.wins), str(s.total))) for s in standings]
