"""Lessons on Discord: the list of them, and one that is begun, resumed, or begun again."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.clicks.personal import Personal, hold_own
from bot.clicks.steps import LEVEL
from bot.messages.answers import hold, is_guest, say, taken, tell
from bot.people.people import Click
from bot.screens.frame import sentence
from bot.screens.leaving import leaving
from bot.screens.lessons import Progress, all_lessons
from bot.table.clock import ABANDONED
from bot.table.ids import Learn
from db import Game as Row
from db import LessonChanged, NewGame, Seat
from engine.core import Game, Setup


class Lessons(Personal):
    async def click(self, click: Click, learn: Learn) -> None:
        game = self.desk.games.get(learn.game)
        if not learn.game:
            await self.all(click)
        elif game is None or learn.do not in ("go", "anew"):
            await self.sentence(click, "forged")
        elif not learn.lesson:
            await self.learn(click, game)
        elif not 0 < learn.lesson <= len(game.lessons):
            await self.sentence(click, "lesson-none")
        else:
            await self._begin(click, game, learn.lesson, again=learn.do == "anew")

    async def learn(self, click: Click, game: Game[Any]) -> None:
        """The game's first lesson that the reader has not finished; if there is none, the list."""
        done = {row.lesson for row in await self._mine(click) if _over(row, game.key)}
        left = [number for number in range(1, len(game.lessons) + 1) if number not in done]
        if left:
            await self._begin(click, game, left[0])
        else:
            await self.all(click)

    async def all(self, click: Click) -> None:
        """All lessons, with what the reader has done of them here."""
        await hold(click)
        mine = await self._mine(click)
        progress: Progress = {(row.kind, row.lesson or 0): row.status for row in mine}
        reader = await self.desk.people.reader(click)
        await tell(click, all_lessons(reader, self.desk.games, progress))

    async def left(self, click: Click) -> None:
        """Where people in this server leave lessons."""
        counts = await self.desk.store.reached(click.guild_id)
        reader = await self.desk.people.reader(click)
        await say(click, leaving(reader, self.desk.games, counts))

    async def sweep(self, now: float) -> None:
        """Forget lessons that were left."""
        for id in await self.desk.store.drop_lessons(now - ABANDONED):
            await self._forgotten(id)

    async def _mine(self, click: Click) -> list[Row]:
        player = await self.desk.store.player_of(click.user.id)
        return await self.desk.store.lessons_of(player, click.guild_id)

    async def _begin(
        self, click: Click, game: Game[Any], number: int, *, again: bool = False
    ) -> None:
        """Show the lesson where the reader has left it. If it has been rewritten since, it begins
        again, and they are told."""
        if is_guest(click):
            await self.sentence(click, "not-in-this-server")
            return
        await hold_own(click)
        new = await self._new(click, game, number)
        row = await self._laid(new, await self.desk.store.open_lesson(new) if again else None)
        try:
            await self.desk.tables.get(row.id)
        except LessonChanged:
            row = await self._laid(new, row.id)
            says = "lesson-begun-anew"
        else:
            says = "lesson-private" if row.status == "lobby" and row.server is not None else ""
        await self.show(click, row)
        if says:
            reader = await self.desk.people.reader(click)
            await taken(click.followup.send(view=sentence(reader(says)), ephemeral=True))

    async def _new(self, click: Click, game: Game[Any], number: int) -> NewGame:
        player, lesson = await self.desk.store.player_of(click.user.id), game.lessons[number - 1]
        return NewGame(
            kind=game.key,
            mode=lesson.setup.mode,
            owner=player,
            seed=lesson.seed,
            options=msgspec.json.encode(lesson.setup),
            server=click.guild_id,
            channel=click.channel_id if click.guild_id is None else None,
            ranked=False,
            lesson=number,
            at=self.desk.now(),
        )

    async def _laid(self, new: NewGame, again: int | None) -> Row:
        row, dropped = await self.desk.store.begin_lesson(new, _seats(new), again=again)
        for id in dropped:
            await self._forgotten(id)
        return row

    async def _forgotten(self, id: int) -> None:
        await self.desk.tables.renew(id)
        self.desk.messages.forget(id)


def _seats(new: NewGame) -> list[Seat]:
    people = msgspec.json.decode(new.options, type=Setup).people
    return [
        Seat(seat, player=new.owner) if person else Seat(seat, house=LEVEL)
        for seat, person in enumerate(people)
    ]


def _over(row: Row, kind: str) -> bool:
    return row.kind == kind and row.status == "ended"
