"""The daily on Discord: today's try, its line to share, and the seeds of days that are over.

In a direct message it is a table like any other, and beside them. In a server it stands in no
channel: its player alone sees it, in private messages that each click renews.
"""

from __future__ import annotations

import io
from contextlib import suppress
from datetime import date, datetime
from typing import Any

import discord
import msgspec
from discord import ui

from bot.clicks.personal import Personal, hold_own
from bot.clicks.steps import LEVEL
from bot.desk import Desk
from bot.messages.answers import hold, is_guest, is_here, read, say, taken, tell
from bot.people.people import Click
from bot.platform.permissions import missing
from bot.records.records import written
from bot.screens.boards import month_screen
from bot.screens.dailies import ROWS, line_of, month_board, setting_line
from bot.screens.frame import sentence
from bot.table.clock import newest_told, tries_end
from bot.table.daily import day_named, day_of, is_month, months_lines, next_one, scenario_of
from bot.table.ids import Deed
from bot.table.lobby import solo_seats
from bot.text.called import game_name
from bot.text.say import Say
from db import DailyTaken, NewGame, Stale, Try
from db import Game as Row
from engine.core import Setup
from rendering.leaderboard import draw_leaderboard


class Dailies(Personal):
    def __init__(self, desk: Desk, secret: bytes | None) -> None:
        super().__init__(desk)
        self._secret = secret

    async def play(self, click: Click) -> None:
        """Begin today's try at once; people who have begun it come back to it."""
        if is_guest(click):
            await self.sentence(click, "not-in-this-server")
            return
        await hold_own(click)
        day, player = day_of(_now()), await self.desk.store.player_of(click.user.id)
        begun = await self.desk.store.try_at(day.isoformat(), player)
        if begun is None and await self.desk.store.has_tried(day.isoformat(), click.user.id):
            await self.sentence(click, "daily-erased", when=_stamp(next_one(_now())))
            return
        row = begun or await self._laid(click, player, day)
        if not is_here(click, row) and row.status != "ended":
            await self.sentence(click, "daily-elsewhere")
        elif (outcome := await self.desk.store.outcome(row.id)) is not None:
            await self._had(click, outcome)
        else:
            await self.show(click, row)
            if begun is None:
                await self._terms(click, row, day)
        await self._remind(click, player, day)

    async def click(self, click: Click, deed: Deed) -> None:
        row = await self.desk.store.game(deed.table)
        if row is None or row.owner != await self.desk.store.player_of(click.user.id):
            await self.sentence(click, "forged")
        elif deed.do == "try" and row.daily is not None and is_here(click, row):
            await hold_own(click)
            await self.show(click, row)
        elif (outcome := await self.desk.store.outcome(row.id)) is not None:
            await self._share(click, outcome)
        else:
            await self.sentence(click, "forged")

    async def seed(self, click: Click, named: str | None) -> None:
        """Tell the seed of a day whose tries are over, with the reader's own game of that day as a
        file."""
        await hold(click)
        day = day_named(named) if named else newest_told(_now())
        if day is None:
            await self.sentence(click, "daily-no-day", day=named)
        elif day > newest_told(_now()):
            when = _stamp(tries_end(day))
            await self.sentence(click, "daily-sealed", day=day.isoformat(), when=when)
        else:
            await self.close_late()
            await self._tell_seed(click, day)

    async def month(self, click: Click, month: str | None) -> None:
        """The tries made in this server; in a direct message, the reader's own tries there."""
        await hold(click)
        month = month or day_of(_now()).isoformat()[:7]
        if not is_month(month):
            await self.sentence(click, "daily-no-month", month=month)
            return
        mine = await self.desk.store.player_of(click.user.id)
        only = mine if click.guild_id is None else None
        tries = await self.desk.store.tries(click.guild_id, month, only)
        lines = await self.desk.workers.beside(months_lines, tries)
        if not lines:
            await self.sentence(click, "daily-nobody", month=month)
            return
        reader, name = await self.desk.people.reader(click), self.desk.people.player_name
        names = {one.player: await name(click.guild_id, one.player, reader) for one in lines[:ROWS]}
        board = month_board(reader, month, lines, names, mine)
        pictures = await self.desk.pictures_for(click)
        drawn = await pictures.draw(lambda: draw_leaderboard(board))
        await tell(click, month_screen(reader, board, drawn))

    async def close_late(self) -> None:
        """Close tries that were not finished on the day after theirs; they stay without a
        result."""
        for row in await self.desk.store.late_tries(newest_told(_now()).isoformat()):
            with suppress(Stale):
                await self.desk.tables.end(row.id)
            await self.desk.messages.refresh(row.id)
        await self.desk.store.drop_tries(newest_told(_now()).isoformat())

    async def _laid(self, click: Click, player: str, day: date) -> Row:
        """Everybody gets the same dice; the try does not count on the leaderboards of its game."""
        secret = self._secret or await self.desk.store.daily_secret()
        scenario = scenario_of(secret, day, self.desk.games)
        game, plan = scenario.game, scenario.plan
        seats = solo_seats(game.mode(plan.mode), player, LEVEL)
        new = NewGame(
            kind=game.key,
            mode=plan.mode,
            owner=player,
            seed=scenario.seed,
            options=msgspec.json.encode(plan),
            server=click.guild_id,
            channel=click.channel_id if click.guild_id is None else None,
            ranked=False,
            daily=day.isoformat(),
        )
        with suppress(DailyTaken):  # it was begun by the same person at the same moment
            await self.desk.store.create_game(new, seats)
        row = await self.desk.store.try_at(day.isoformat(), player)
        assert row is not None
        return row

    async def _terms(self, click: Click, row: Row, day: date) -> None:
        """Tell, once, what this day is like and that there is only one try."""
        reader, game = await self.desk.people.reader(click), self.desk.games[row.kind]
        settings = msgspec.json.decode(row.options, type=Setup).settings
        when = _stamp(tries_end(day))
        text = reader("daily-terms", day=row.daily, game=game_name(reader, row.kind), when=when)
        lines = [text, *(setting_line(reader, key, settings[key]) for key in game.daily)]
        if row.server is not None:
            lines.append(reader("daily-private"))
        await taken(click.followup.send(view=sentence("\n".join(lines)), ephemeral=True))

    async def _had(self, click: Click, outcome: Try) -> None:
        reader = await self.desk.people.reader(click)
        line = line_of(reader, outcome, self.desk.games)
        text = reader("daily-had", line=line, when=_stamp(next_one(_now())))
        await say(click, text, _button(reader, "share", Deed(outcome.game, "share")))

    async def _remind(self, click: Click, player: str, day: date) -> None:
        """Remind of the try of the day before, while it can be finished."""
        reader = await self.desk.people.reader(click)
        for row in await self.desk.store.open_tries(player):
            begun = day_named(row.daily or "")
            if begun not in (None, day) and is_here(click, row):
                late = _stamp(tries_end(begun))
                text = reader("daily-still-open", day=row.daily, when=late)
                button = _button(reader, "go-on-try", Deed(row.id, "try"))
                view = sentence(text, button)
                await taken(click.followup.send(view=view, ephemeral=True))

    async def _share(self, click: Click, outcome: Try) -> None:
        """Share where it was clicked, by name; if that is impossible, answer privately."""
        people = self.desk.people
        if not _may_write(click):
            reader = await people.reader(click)
            line = line_of(reader, outcome, self.desk.games)
            await read(click, reader("daily-copy", line=f"```\n{line}\n```"))
            return
        public = await people.public(click.guild_id, click.user.id)
        name = await people.name(click.guild_id, click.user.id, public)
        line = line_of(public, outcome, self.desk.games)
        view = sentence(public("pair", name=f"**{name}**", value=line))
        await taken(click.response.send_message(view=view))

    async def _tell_seed(self, click: Click, day: date) -> None:
        """Tell the seed with which the day's tables were laid, if there were any: the secret may
        have changed since."""
        player = await self.desk.store.player_of(click.user.id)
        mine = await self.desk.store.try_at(day.isoformat(), player)
        secret = self._secret or await self.desk.store.daily_secret()
        scenario = scenario_of(secret, day, self.desk.games)
        row = await self.desk.store.any_try_at(day.isoformat())
        kind, seed = (row.kind, row.seed) if row else (scenario.game.key, scenario.seed)
        reader = await self.desk.people.reader(click)
        game = game_name(reader, kind)
        text = reader("daily-seed", day=day.isoformat(), game=game, seed=f"`{seed.hex()}`")
        table = await self.desk.tables.get(mine.id) if mine is not None else None
        if table is None:
            await say(click, text)
            return
        await say(click, f"{text}\n{reader('daily-seed-file', day=day.isoformat())}")
        moves = await self.desk.store.moves(table.id)
        raw = await self.desk.workers.beside(written, table, moves)
        file = discord.File(io.BytesIO(raw), f"daily-{day.isoformat()}.json")
        await taken(click.followup.send(file=file, ephemeral=True))


def _now() -> datetime:
    return discord.utils.utcnow()


def _stamp(at: datetime) -> str:
    """“in 5 hours”, in the reader's language."""
    return discord.utils.format_dt(at, "R")


def _button(reader: Say, id: str, deed: Deed) -> ui.Button[Any]:
    return ui.Button(label=reader(f"button-{id}"), custom_id=deed.id)


def _may_write(click: Click) -> bool:
    """Whether both the bot and the person who asks it may write here."""
    if click.guild_id is None:
        return True
    thread = isinstance(click.channel, discord.Thread)
    needed = "view-channel", "send-messages-in-threads" if thread else "send-messages"
    return not any(missing(who, *needed) for who in (click.app_permissions, click.permissions))
