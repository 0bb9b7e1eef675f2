"""A month of a server in which twelve people play four tables at once, on a simulated Discord.

    python -m tools.month --days 30 --seed 1

Each looks in a few times a day and moves wherever a table waits for them; where a table has ended,
somebody opens the next one there and invites others, who come, decline or never answer. One person
is away for a week and a bit later for another, one leaves the server, one is forgotten. It counts
what they are told: messages in channels, mentions that ping, and direct messages, by person and
day; private answers to their own clicks are not counted. It exits with 1 if a table got stuck: if
nothing happened at one for longer than a clock, a holiday and the nights between can explain; and
if somebody was pinged again for the same question.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, cast

import discord

from bot.table.clock import DAY, HOUR
from tests.discord.kit import World, controls, labels, opened, shown, text
from tests.discord.tables import bots, choose, offered
from tests.toys import TOYS

TABLES = 4
GAMES = ("duel", "tug", "auction")  # against each other, with a clock
NAMES = ("eve", "fay", "gus", "hal", "ida", "jon", "kim", "leo")
LOOKS = 0.25  # how likely somebody looks in during an hour of the day
AWAKE = range(8, 24)
STUCK = 12 * DAY  # 7 of a holiday, 3 of the clock, and quiet nights
AWAY, LEFT, FORGOTTEN = "hal", "kim", "leo"


@dataclass
class Told:
    """What was sent, and what became of the tables."""

    days: int
    people: int
    posts: int = 0  # messages in channels that the bot posts by itself
    invitations: int = 0  # messages that mention guests
    pings: Counter[int] = field(default_factory=Counter[int])  # by person
    most: int = 0  # pings of one person on one day
    again: int = 0  # pings for a question for which the person was pinged before
    direct: int = 0
    moves: int = 0
    begun: int = 0
    ended: int = 0
    silence: float = 0.0  # seconds, at the table that waited longest
    refused: int = 0  # invitations

    @property
    def stuck(self) -> bool:
        return self.silence > STUCK


class Month:
    def __init__(self, world: World, days: int, seed: int) -> None:
        self.world, self.luck = world, Random(seed)
        self.people: dict[str, Any] = {one.user.name: one for one in world.people}
        for name in NAMES:
            self.people[name] = world.guild.add_member(world.env.create_user(name))
        self.places = [world.guild.create_text_channel(f"table-{n}") for n in range(TABLES)]
        self.told = Told(days, len(self.people))
        self._read, self._today = 0, Counter[int]()
        self._heard, self._questions = 0, set[tuple[int, int, float]]()

    @property
    def bot(self) -> Any:
        return self.world.bot

    async def live(self) -> Told:
        await self.world.settle()
        for loop in (self.bot.keep_time, self.bot.show_late):
            loop.cancel()  # after a jump of hours they would make up for each minute
        for day in range(self.told.days):
            await self._happenings(day)
            for hour in range(24):
                await self._hour(hour)
            self._count()
        rows = await self.bot.desk.store.count("ended")
        self.told.ended = rows
        return self.told

    async def _happenings(self, day: int) -> None:
        """A holiday of a week, shorter ones, somebody who leaves, somebody who is forgotten."""
        if AWAY in self.people and day in (8, 17):
            options = {"until": "7 days" if day == 8 else "4 days", "seats": "wait"}
            await self.people[AWAY].slash(self.places[0], "me away", **options)
        if day == 12 and "gus" in self.people:
            await self.people["gus"].slash(self.places[0], "me away", until="5 days", seats="bot")
        if day == 14 and LEFT in self.people:
            self.world.guild.remove_member(self.people.pop(LEFT))
        if day == 20 and FORGOTTEN in self.people:
            asked = await self.people[FORGOTTEN].slash(self.places[0], "me forget")
            await self.people.pop(FORGOTTEN).click(shown(asked), label="Forget me")

    async def _hour(self, hour: int) -> None:
        self.world.env.backend.advance_clock(HOUR)
        now = self.bot.desk.now()
        scope: Any = self.world.env
        with scope._bot_scope():  # what the bot does every minute
            await self.bot.keep_time.coro(self.bot)
            await self.bot.show_late.coro(self.bot)
        await self.world.settle()
        await self._look_at_calls()
        await self._look_at_silence(now)
        if hour in AWAKE:
            for name in list(self.people):
                if self.luck.random() < LOOKS and not await self._on_holiday(name):
                    await self._look_in(name)

    async def _on_holiday(self, name: str) -> bool:
        away = await self.bot.desk.store.away_of(self.people[name].id)
        return away is not None

    async def _look_in(self, name: str) -> None:
        """Move wherever a table waits; open one where none stands."""
        who = self.people[name]
        for place in self.places:
            rows = await self.bot.desk.store.running_in(place.id)
            message = place.history()[-1] if rows else None
            if message is None:
                await self._open(who, place)
            elif rows[-1].status == "running":
                await self._move(who, await self._of(rows[-1]))
            else:
                await self._lobby(who, rows[-1], await self._of(rows[-1]), place)

    async def _of(self, row: Any) -> discord.Message:
        channel = self.bot.get_partial_messageable(row.channel)
        return await channel.fetch_message(row.message)

    async def _open(self, who: Any, place: Any) -> None:
        answer = await who.slash(place, "play", game=self.luck.choice(GAMES))
        lobby = shown(answer)
        if "Invite …" not in labels(lobby):  # they have begun enough tables
            return
        asked = shown(await who.click(lobby, label="Invite …"))
        (menu,) = controls(asked)
        others = [one for one in self.people.values() if one is not who]
        guests = self.luck.sample(others, min(menu.max_values, len(others)))
        done = await who.select(asked, guests, custom_id=menu.custom_id)
        said = "" if done.response is None else text(done.response.message)
        self.told.refused += said.count("times within a day")

    async def _lobby(self, who: Any, row: Any, message: discord.Message, place: Any) -> None:
        """Guests come or decline; the host starts once that is possible."""
        sitting = [seat.user for seat in await self.bot.desk.store.seats(row.id)]
        calls = [one for one in place.history() if "Not this time" in labels(one)]
        start = next(one for one in controls(message) if getattr(one, "label", "") == "Start")
        if who.id in sitting and not start.disabled:
            asked = await who.click(message, label="Start")
            if asked.response is not None and "Start anyway" in labels(asked.response.message):
                await who.click(asked.response.message, label="Start anyway")
            self.told.begun += (await self.bot.desk.store.game(row.id)).status == "running"
        elif who.id not in sitting and calls and f"<@{who.id}>" in text(calls[-1]):
            answer = "Join" if self.luck.random() < 0.8 else "Not this time"
            await who.click(calls[-1], label=answer)
        elif who.id not in sitting and not row.stirred > self.bot.desk.now() - 2 * HOUR:
            join = [one for one in controls(message) if getattr(one, "label", "") == "Join"]
            if join and not join[0].disabled:
                await who.click(message, label="Join")

    async def _move(self, who: Any, message: discord.Message) -> None:
        for _ in range(9):  # until it is somebody else's turn
            asked = [wait.game for wait in await self.bot.desk.store.waits_of(who.id)]
            row = next(iter(await self.bot.desk.store.running_in(message.channel.id)), None)
            if row is None or row.id not in asked:
                return
            panel = shown(await who.click(await self._of(row), label="My seat"))
            if not (options := offered(panel)):
                return
            answer = await choose(who, panel, self.luck.choice(options), self.luck)
            if "Yes, do it" in labels(shown(answer)):
                await who.click(shown(answer), label="Yes, do it")
            self.told.moves += 1

    async def _look_at_calls(self) -> None:
        """Before anybody moves: for which questions the bot has pinged by itself."""
        sent = self.world.requests.sent
        for one in sent[self._heard :]:
            game = _table_of(one.body)
            for user in _called(one.body) if game else ():
                waits = await self.bot.desk.store.waits_of(user)
                new = {(user, game, wait.came) for wait in waits if wait.game == game}
                self.told.again += bool(new) and new <= self._questions
                self._questions |= new
        self._heard = len(sent)

    async def _look_at_silence(self, now: float) -> None:
        for row in await self.bot.desk.store.open_games():
            if row.status == "running":
                self.told.silence = max(self.told.silence, now - row.stirred)

    def _count(self) -> None:
        """What was sent since the evening before."""
        sent, self._today = self.world.requests.sent, Counter[int]()
        places = {f"/channels/{place.id}/messages" for place in self.places}
        for one in sent[self._read :]:
            if one.method != "POST":
                continue
            if one.path in places:
                self.told.posts += 1
            elif one.path.startswith("/channels/") and one.path.endswith("/messages"):
                self.told.direct += 1
            self.told.invitations += one.path.startswith("/webhooks/") and bool(_called(one.body))
            self._today.update(_called(one.body))
        self._read = len(sent)
        self.told.pings.update(self._today)
        self.told.most = max(self.told.most, *self._today.values(), 0)


def _called(body: Any) -> list[int]:
    """Whom a message pings: one of a channel, or the answer to a click."""
    if not isinstance(body, dict):
        return []
    whole = cast("dict[str, Any]", body)
    inner: dict[str, Any] = whole.get("data") or whole
    mentions: dict[str, Any] = inner.get("allowed_mentions") or {}
    return [int(user) for user in mentions.get("users") or ()]


def _table_of(body: Any) -> int:
    """The table at which the bot calls by itself (`Call.key` begins with it), else 0."""
    key = cast("dict[str, Any]", body).get("nonce") if isinstance(body, dict) else None
    return int(str(key).split(".")[0]) if key else 0


def report(told: Told) -> list[str]:
    person_days = told.people * told.days
    return [
        f"{told.days} days, {told.people} people, {TABLES} tables at once",
        f"tables begun {told.begun}, ended {told.ended}; moves by people {told.moves}",
        f"messages that the bot posts by itself a day: {told.posts / told.days:.1f}",
        f"invitations a day: {told.invitations / told.days:.1f}",
        f"pings a person and day: {told.pings.total() / person_days:.2f}",
        f"most pings of one person on one day: {told.most}",
        f"pings again for the same question: {told.again}",
        f"direct messages a person and day: {told.direct / person_days:.2f}",
        f"invitations refused since they were too many: {told.refused}",
        f"longest silence at a table: {told.silence / DAY:.1f} days",
        "a table got stuck" if told.stuck else "no table got stuck",
    ]


async def month(directory: Path, days: int, seed: int) -> Told:
    """Plays `days` simulated days; the database lies in `directory`."""
    async with opened(bots(directory, TOYS)) as world:
        with world.env.time_context():
            return await Month(world, days, seed).live()


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.month", description=__doc__)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(given)
    with TemporaryDirectory() as directory:
        told = asyncio.run(month(Path(directory), args.days, args.seed))
    print("\n".join(report(told)))
    return 1 if told.stuck or told.again else 0


if __name__ == "__main__":
    sys.exit(main())
