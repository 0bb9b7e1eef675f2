"""The bot without Discord: in SimCord's simulated one, with a page in the browser.

Tables are kept in the same file as on Discord. People, server and channel are created in a fixed
order, so they have the same ids every time; messages die with the process and are posted anew.
"""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, cast

import simcord
from discord import PermissionOverwrite
from discord.utils import snowflake_time

from bot.app import Bot
from bot.problem import Problem
from bot.screens.frame import sentence
from bot.serve import told_to_stop
from bot.settings import Settings
from bot.text.say import say_in

PEOPLE = ("Ann", "Bob", "Cleo", "Dan")
TICK = 5.0  # seconds; simulated time stands still by itself
PATIENCE = 120.0  # seconds; house players may think for a while

log = logging.getLogger(__name__)


class Offline(Bot):
    """Open tables are posted anew: the simulated Discord has lost their messages."""

    async def on_ready(self) -> None:
        """SimCord allows five seconds for it: too little for house players that go on."""

    async def on_open(self) -> None:
        (channel,) = self.guilds[0].text_channels
        (row,) = await self.desk.store.running_in(channel.id) or [None]
        if row is None:
            await channel.send(view=sentence(say_in("en")("welcome-offline")))
        elif (lobby := await self.desk.tables.lobby(row.id)) is not None:
            message = await channel.send(view=await self.lobbies.view(lobby))
            await self.desk.tables.stand(row.id, channel.id, message.id)
        else:
            await self.desk.go_on(row.id)


@dataclass(frozen=True)
class Tavern:
    """A server with one channel, and who sits there."""

    env: simcord.Env
    channel: simcord.ChannelHandle
    people: list[simcord.MemberActor]


@asynccontextmanager
async def tavern(settings: Settings) -> AsyncGenerator[Tavern]:
    bot = Offline(settings)
    env = simcord.Env(bot, check_errors=False, settle_timeout=PATIENCE)
    env.backend.edit_bot_profile("Dragonspotter")
    guild = env.create_guild("Inn")
    people = [guild.add_member(env.create_user(name)) for name in PEOPLE]
    no_threads = PermissionOverwrite(create_public_threads=False)  # the page shows none
    channel = guild.create_text_channel("tavern", overwrites={guild.default_role: no_threads})
    _advance(env, datetime.now(UTC))
    async with bot:  # else one that cannot be opened could not be closed
        try:
            await env.start()
            _advance(env, snowflake_time(await bot.desk.store.newest_interaction()))
            with cast("Any", env)._bot_scope():
                bot.dispatch("open")
            await env.settle()
            yield Tavern(env, channel, people)
        finally:
            await bot.close()
            await env.shutdown()


def _advance(env: simcord.Env, to: datetime) -> None:
    """Past `to`, if it is not there yet: the id of an interaction is its time."""
    ahead = (to - env.now()).total_seconds() + 1
    env.backend.advance_clock(max(0, ahead))


class Page:
    """The tavern in the browser.

    SimCord refuses what comes while something else is going on, and shows a click's outcome to its
    clicker alone: here clicks wait for their turn, and everybody sees what they did.
    """

    def __init__(self, preview: simcord.Preview) -> None:
        self._preview, self._turns = preview, asyncio.Lock()
        inside = cast("Any", preview)
        self._act, inside._action = inside._action, self._in_turn
        run = inside._run_interaction_action
        inside._run_interaction_action = functools.partial(run, republish_all=True)

    @property
    def address(self) -> str:
        return self._preview.url

    async def closed(self) -> None:
        await self._preview.wait_closed()

    async def keep_time(self) -> None:
        """What falls due, happens; what the bot says by itself, is shown."""
        while True:
            await asyncio.sleep(TICK)
            async with self._turns:
                await self._tick(self._preview.env)

    async def _tick(self, env: simcord.Env) -> None:
        said = len(env.backend.transcript)
        await env.advance_time(TICK)
        if len(env.backend.transcript) > said:
            await self._preview.refresh()

    async def _in_turn(self, context: str | None, body: Any) -> Any:
        async with self._turns:
            return await self._act(context, body)


async def play(settings: Settings, port: int, opened: Callable[[str], object]) -> None:
    """Until Ctrl-C, SIGTERM or the page ends it. `opened` is told the page's address."""
    stop = told_to_stop()
    async with tavern(settings) as place, page(place, port) as shown:
        opened(shown.address)
        ends = (stop.wait(), shown.closed(), shown.keep_time())
        tasks = [asyncio.create_task(end) for end in ends]
        done, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        await asyncio.gather(*done)


@asynccontextmanager
async def page(tavern: Tavern, port: int) -> AsyncGenerator[Page]:
    """On this machine only. Port 0: any that is free."""
    people = tavern.people
    preview = tavern.env.preview(tavern.channel, viewers=people, layout="channel", port=port)
    try:
        await preview.__aenter__()
    except simcord.SetupError as error:
        taken = f"the page cannot use port {port} ({error}): choose another one with --port"
        raise Problem(taken) from None
    try:
        yield Page(preview)
    finally:
        await preview.close()
