"""One life of the offline table, to be cut short.

It looks at what stands there, then plays at random for ever. Each number that it sends is -1 when
everything was found in order, else the interaction of a click that has been answered.
"""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import discord
import simcord

from bot.offline.tavern import Tavern, tavern
from bot.process.logs import set_up
from bot.settings import Settings
from bot.table.table import Table
from bot.text.say import say_in
from db import Game as Row
from tests.discord import tables
from tests.discord.choices import choices
from tests.discord.kit import labels, text

IN_ORDER = -1
GAME = "wonder_book"
settle = simcord.Env._settle_internal
settle.__kwdefaults__ = {**(settle.__kwdefaults__ or {}), "idle": 0.001}


class Life:
    """Ann, Bob and a bot player, who play on whatever happens."""

    def __init__(self, place: Tavern, luck: Random, answers: Connection) -> None:
        self.place, self.luck, self.answers = place, luck, answers
        self.ann, self.bob, *_ = place.people
        bot: Any = place.env.bot
        self.desk = bot.desk

    async def look(self) -> None:
        """What is open is posted again, as it is now, and every button works. Where nothing stands,
        the channel says how to begin; below that may stand an ending that a kill had cut off."""
        row = await self.open()
        if row is None:
            told = [text(message) for message in self.place.channel.history()]
            assert any(say_in("en")("shelf") in one for one in told), told
        elif row.status == "running":
            await self.look_at(row)

    async def look_at(self, row: Row) -> None:
        table, message = await self.desk.tables.get(row.id), self.message(row)
        assert table is not None
        waited = people_to_move(table)
        assert waited, "nobody is asked"
        for choice in choices(message):
            options = [choice.option(table, seat) for seat in waited]
            assert any(one is not None and one.blocked is None for one in options), choice
            assert all(table.fresh(seat, choice.pick.now) for seat in waited)
        for label in ("My seat", "Why not?", "As text"):
            told = await self.ann.click(message, label=label)
            assert told.response is not None
            assert told.response.ephemeral

    async def go_on(self) -> None:
        row = await self.open()
        if row is None:
            await self.begin()
        elif row.status == "lobby":
            await self.fill(row)
        else:
            await self.move(row)

    async def begin(self) -> None:
        """After the first game, /play asks whether the chapter that waits is meant."""
        answer = await self.ann.slash(self.place.channel, "play", game=GAME)
        assert answer.response is not None
        if answer.response.ephemeral:
            message = answer.response.message
            await self.ann.click(message, label=labels(message)[0])

    async def fill(self, row: Row) -> None:
        lobby = self.message(row)
        seats = text(lobby)
        if "Bob" not in seats:
            await self.bob.click(lobby, label="Join")
        elif "3. free" in seats:
            await self.ann.click(lobby, label="Add a bot player")
        elif ", good)" in seats:  # thinking takes longer than a life lasts
            await tables.set_up(self.ann, lobby, level="beginner")
        else:
            await self.ann.click(lobby, label="Start")

    async def move(self, row: Row) -> None:
        table, message = await self.desk.tables.get(row.id), self.message(row)
        seat = self.luck.choice(people_to_move(table))
        mine = [choice for choice in choices(message) if choice.option(table, seat) is not None]
        who = self.place.people[seat]
        done = await self.luck.choice(mine).click(who, message)
        assert done.acknowledged
        self.answers.send(done._interaction.id)

    async def open(self) -> Row | None:
        rows = await self.desk.store.running_in(self.place.channel.id)
        return rows[0] if rows else None

    def message(self, row: Row) -> discord.Message:
        return next(one for one in self.place.channel.history() if one.id == row.message)


def people_to_move(table: Table) -> list[int]:
    s = table.state
    return [seat for seat in table.game.actors(s) if s.people[seat]]


def live(file: Path, seed: int, answers: Connection) -> None:
    """In a process of its own."""
    asyncio.run(_live(file, seed, answers))


async def _live(file: Path, seed: int, answers: Connection) -> None:
    settings = Settings(database=file, log_level="warning")
    set_up(settings)
    async with tavern(settings) as place:
        life = Life(place, Random(seed), answers)
        await life.look()
        answers.send(IN_ORDER)
        while True:
            await life.go_on()
