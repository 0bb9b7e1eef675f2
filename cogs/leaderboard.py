"""Who has won how much in this server: parties and people, as a picture and as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from bot.app import Bot
from bot.clicks.answers import hold, tell
from bot.people import Click
from bot.screens.layout import framed
from bot.screens.layout import picture as shown
from bot.screens.limits import TEXT, clip_lines
from bot.screens.lobby_layout import game_name, word
from bot.shows import Sheet
from bot.text.say import Say
from bot.text.translator import told
from cogs.common import games_like, games_meant
from db import Standing
from rendering.leaderboard import Board, draw_leaderboard
from rendering.leaderboard import Standing as Line

PICTURE = "leaderboard.png"


class LeaderboardCog(commands.Cog):
    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.desk = bot.desk

    @app_commands.command(description=told("leaderboard"))
    @app_commands.describe(game=told("game"))
    @app_commands.guild_only()
    async def leaderboard(self, click: Click, game: str | None = None) -> None:
        """Of the first game of which there is a result."""
        await hold(click)
        reader = await self.desk.people.reader(click)
        server = click.guild_id or 0
        for kind in await games_meant(self.bot, click, game):
            if (score := await self.desk.store.first_score(server, kind)) is not None:
                break
        else:
            await self.bot.deeds.sentence(click, "no-results")
            return
        people = await self.desk.store.people(server, kind, score)
        parties = await self.desk.store.parties(server, kind, score)
        await tell(click, await self._sheet(click, reader, kind, score, people, parties))

    @leaderboard.autocomplete("game")
    async def _games(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        return await games_like(self.bot, click, typed)

    async def _sheet(
        self,
        click: Click,
        reader: Say,
        kind: str,
        score: str,
        people: Sequence[Standing],
        parties: Sequence[Standing],
    ) -> Sheet:
        columns = (reader("column-won"), word(reader, f"score-{score}", score))
        mine = await self.desk.store.player_of(click.user.id)
        lines = [await self._line(click, reader, n, one, mine) for n, one in enumerate(people, 1)]
        board = Board(game_name(reader, kind), reader("leaderboard-people"), columns, tuple(lines))
        picture = await self.desk.pictures.draw(lambda: draw_leaderboard(board))
        text = [f"## {board.title}", f"**{board.subtitle}**", *_text(lines, columns)]
        if parties:
            rows = [
                await self._line(click, reader, n, one, mine) for n, one in enumerate(parties, 1)
            ]
            text += [f"**{reader('leaderboard-parties')}**", *_text(rows, columns)]
        parts: list[ui.Item[Any]] = [ui.TextDisplay(clip_lines(text, TEXT))]
        if picture is not None:
            parts.insert(0, shown(PICTURE, " ".join(_text(lines, columns))))
        return Sheet(framed(parts), {PICTURE: picture} if picture else {})

    async def _line(self, click: Click, reader: Say, place: int, one: Standing, mine: str) -> Line:
        players = one.who.split(",")
        names = [
            await self.desk.people.player_name(click.guild_id, player, reader) for player in players
        ]
        return Line(place, reader.join(names), (str(one.wins), str(one.total)), mine in players)


def _text(lines: Sequence[Line], columns: Sequence[str]) -> list[str]:
    return [
        f"{line.place}. {line.name}: "
        + ", ".join(f"{name} {value}" for name, value in zip(columns, line.values, strict=True))
        for line in lines
    ]


async def setup(bot: Any) -> None:
    await bot.add_cog(LeaderboardCog(bot))
