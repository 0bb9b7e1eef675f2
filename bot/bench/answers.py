"""How long any command, suggestion or click keeps everything else waiting: at a long game, while it
runs and after it has ended, with the longest texts that anybody can send.

What counts is the longest step that the event loop's thread works on, by that thread's own clock.
The garbage collector is off meanwhile: it would walk through all that the simulated Discord keeps.
"""

from __future__ import annotations

import asyncio
import gc
import re
import time
from collections.abc import Awaitable, Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, TypeVar, cast

import discord
import simcord
from discord import AppCommandOptionType as Kind
from discord.app_commands import Command, Parameter

from bot.app import Bot
from bot.bench.clicks import on_discord, parts
from bot.bench.games import play_out
from bot.bench.pictures import Drawing
from bot.desk import Desk
from bot.settings import Settings
from bot.table.ids import Pick
from bot.table.lobby import first_plan, settled
from bot.table.making import By, Place
from bot.table.table import Table
from db import Seat
from engine.core import Game
from engine.games import GAMES

T = TypeVar("T")
Order = Command[Any, ..., Any]
Held = dict[str, float]

LONG = "ab " * 2000  # what anybody can send while typing
TYPED = LONG[:99]  # how much of it Discord takes in the end
FILE = ("campaign.json", b"[" * 250_000)
MOVES = 1500
BOARDS = 50
PATIENCE = 300.0  # seconds for an answer, on a busy machine

HANDLE = cast("Any", asyncio.Handle)


def worst(_: float) -> float:
    """The longest of all steps, against drawing and encoding one board."""
    game = max(GAMES.values(), key=lambda game: play_out(game, Random(1)))
    return max(asyncio.run(held(game, MOVES)).values()) / _board(game)


async def held(game: Game[Any], moves: int) -> Held:
    """The longest step in which each command, suggestion and button was answered."""
    with TemporaryDirectory() as directory:
        bot = Bot(Settings(database=Path(directory) / "games.sqlite"), {game.key: game})
        async with on_discord(bot, PATIENCE) as env:
            users = [env.create_user(f"user {n}") for n in range(game.modes[0].seats[1])]
            guild = env.create_guild("Inn", owner=users[0])
            people = [simcord.MemberActor(env, guild, users[0])]
            people += [guild.add_member(user) for user in users[1:]]
            stranger = guild.add_member(env.create_user("stranger"))
            took = Held()
            for name, most in (("running", moves), ("ended", None)):
                channel = guild.create_text_channel(name)
                await env.settle()
                await laid(bot.desk, game, Place(guild.id, channel.id), users, most)
                for who in (stranger, people[0]):
                    await Visitor(who, people[1], channel, took).everything(commands_of(bot))
            return took


async def laid(
    desk: Desk, game: Game[Any], place: Place, users: list[simcord.UserHandle], most: int | None
) -> None:
    """A table that has gone on at random for `most` moves, or to its end if that is None."""
    luck, mode = Random(1), game.modes[0]
    players = [await desk.store.player_of(user.id) for user in users]
    seats = [Seat(number, player=player) for number, player in enumerate(players)]
    id = await desk.tables.open_lobby(game, place, first_plan(game, mode), seats)
    table = await desk.tables.start(id, lambda lobby: settled(lobby, seats))
    while table is not None and table.running and table.seq != most:
        seat = game.actors(table.state)[0]
        table = await desk.tables.play(_any(table, seat, luck), seat, By(players[seat], None))
    await desk.go_on(id)


def _any(table: Table, seat: int, luck: Random) -> Pick:
    options = table.game.options(table.state, seat)
    free = [index for index, option in enumerate(options) if option.blocked is None]
    return Pick(table.id, seat, table.state.now, "s", luck.choice(free))


def commands_of(bot: Bot) -> dict[str, Order]:
    """The commands by name, as they are typed."""
    found = bot.tree.walk_commands()
    return {one.qualified_name: one for one in found if isinstance(one, Command)}


class Visitor:
    """Does everything that can be done where a table stands, and notes how long each action held
    the loop."""

    def __init__(
        self,
        who: simcord.MemberActor,
        friend: simcord.MemberActor,
        channel: simcord.ChannelHandle,
        took: Held,
    ) -> None:
        self._who, self._friend, self._channel, self._took = who, friend, channel, took
        self._clicked = set[str]()

    async def everything(self, commands: Mapping[str, Order]) -> None:
        for message in self._channel.history():
            await self._click_all(message)
        for name in self._who.available_commands(self._channel):
            await self._order(commands[name])

    async def _order(self, command: Order) -> None:
        """Send the command with every option filled in, then with only those that are required."""
        name, answer = command.qualified_name, None
        for option in command.parameters:
            if option.autocomplete:
                await self._suggest(name, option.display_name)
        for all_ in (True, False):
            filled = {
                option.display_name: self._value(option)
                for option in command.parameters
                if option.required or all_
            }
            answer = await self._noted(name, self._who.slash(self._channel, name, **filled))
        if answer and answer.response:
            await self._click_all(answer.response.message)

    async def _suggest(self, command: str, option: str) -> None:
        for typed in ("", LONG):
            suggested = self._who.autocomplete(self._channel, command, option, typed)
            await self._noted(f"{command} {option}", suggested)

    def _value(self, option: Parameter) -> Any:
        if option.choices:
            return option.choices[0].value
        return {
            Kind.string: TYPED,
            Kind.boolean: True,
            Kind.user: self._friend,
            Kind.integer: option.max_value,
            Kind.attachment: FILE,
        }[option.type]

    async def _click_all(self, message: discord.Message) -> None:
        """Click each kind of button and menu once, then everything that the answers offer; last
        what takes the message away."""
        for part in sorted(parts(message.components), key=_takes_away):
            id = str(getattr(part, "custom_id", None))
            kind = re.sub(r"\d+", "#", id)
            if kind in self._clicked or getattr(part, "disabled", False):
                continue
            self._clicked.add(kind)
            match part:
                case discord.Button(custom_id=str()):
                    click = self._who.click(message, custom_id=id)
                case discord.SelectMenu(options=[first, *_]):
                    click = self._who.select(message, [first.value], custom_id=id)
                case _:
                    continue
            try:
                answer = await self._noted(kind, click)
            except (simcord.SetupError, simcord.BackendError):  # a click has taken the message away
                continue
            if answer.response is not None:
                await self._click_all(answer.response.message)

    async def _noted(self, name: str, act: Awaitable[T]) -> T:
        with longest_step() as steps:
            done = await act
        self._took[name] = max(self._took.get(name, 0), max(steps, default=0))
        return done


def _takes_away(part: object) -> bool:
    return str(getattr(part, "custom_id", None)).endswith(":keep")


@contextmanager
def longest_step() -> Generator[list[float]]:
    """How long each step of the event loop takes meanwhile, in seconds of its thread."""
    run, steps = HANDLE._run, list[float]()

    def timed(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        steps.append(time.thread_time() - began)

    HANDLE._run = timed
    gc.disable()
    try:
        yield steps
    finally:
        gc.enable()
        HANDLE._run = run


def _board(game: Game[Any]) -> float:
    artist, took = Drawing(game), list[float]()
    for _ in range(BOARDS):
        began = time.thread_time()
        artist.encoded()
        took.append(time.thread_time() - began)
    return median(took)
