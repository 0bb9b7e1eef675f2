"""A bot without Discord, in a simulated server with two channels, so that two tables can stand.

Tables are kept in the same file as on Discord. People, server and channel are created in a fixed
order, so they have the same ids every time; messages die with the process and are posted again.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, cast

import simcord
from discord import PermissionOverwrite, Permissions, TextChannel
from discord.utils import snowflake_time
from simcord.backend.cdn import CDN_BASE

from bot.app import Bot
from bot.desk import apart
from bot.duties.emojis import names
from bot.screens.shelf import shelf
from bot.settings import Settings
from bot.text.say import say_in
from rendering import symbols

PEOPLE = ("Ann", "Bob", "Cleo", "Dan")
PATIENCE = 3600.0  # seconds until SimCord gives up, and the page ends with it: bot players think


class Offline(Bot):
    """Open tables are posted again, since the simulated Discord has lost their messages."""

    async def on_ready(self) -> None:
        """SimCord allows five seconds for this, too little for bot players to go on."""

    async def on_open(self) -> None:
        for channel in self.guilds[0].text_channels:
            await self._stand(channel)
        self.keep_time.start()

    async def _stand(self, channel: TextChannel) -> None:
        """Post what stands there, or the games."""
        (row,) = await self.desk.store.running_in(channel.id) or [None]
        if row is None:
            say = say_in("en")
            screen = shelf(self.games.values(), say, say("shelf"), say("page"))
            await channel.send(view=screen.view, files=screen.files)
        elif (lobby := await self.desk.tables.lobby(row.id)) is not None:
            screen = await self.lobbies.screen(lobby)
            message = await channel.send(view=screen.view, files=screen.files)
            await self.desk.tables.stand(row.id, channel.id, message.id)
        else:
            await self.desk.go_on(row.id)

    async def look_round(self) -> None:
        """People come back from being away, and invitations end. No clock runs: nobody could be
        reminded here, and somebody who opens the page again a week later finds their seats."""
        await apart([self.aways.look(self.desk.now()), self.invitations.look()])


@dataclass(frozen=True)
class Tavern:
    """A server with two channels, and the people in it."""

    env: simcord.Env
    channel: simcord.ChannelHandle
    cellar: simcord.ChannelHandle
    people: list[simcord.MemberActor]


@asynccontextmanager
async def tavern(settings: Settings) -> AsyncGenerator[Tavern]:
    """Serves while the block lasts; then the bot is closed and the server is gone."""
    bot = Offline(settings)
    env = simcord.Env(bot, check_errors=False, settle_timeout=PATIENCE)
    env.backend.edit_bot_profile("Dragonspotter")
    guild = env.create_guild("Inn")
    people = [guild.add_member(env.create_user(name)) for name in PEOPLE]
    no_threads = PermissionOverwrite(create_public_threads=False)  # the page shows no threads
    channel = guild.create_text_channel("tavern", overwrites={guild.default_role: no_threads})
    manager = guild.create_role("manager", permissions=Permissions(manage_guild=True))
    env.backend.add_member_role(guild.id, people[0].id, manager.id)
    cellar = guild.create_text_channel("cellar", overwrites={guild.default_role: no_threads})
    _symbols(env.backend)  # last, since ids go by the order
    env.backend.remove_member(guild.id, guild.owner.id)  # whom nobody can be, but could be invited
    _advance(env, datetime.now(UTC))
    async with bot:  # else a bot that cannot be opened could not be closed
        try:
            await env.start()
            _advance(env, snowflake_time(await bot.desk.store.newest_interaction()))
            with cast("Any", env)._bot_scope():
                bot.dispatch("open")
            await env.settle()
            yield Tavern(env, channel, cellar, people)
        finally:
            await bot.close()
            await env.shutdown()


def _symbols(backend: Any) -> None:
    """Lay the symbols of buttons ready: SimCord forgets the picture of one that is uploaded."""
    drawn = symbols.pictures()
    for key, name in names(drawn).items():
        emoji = backend.create_application_emoji(name)
        backend.cdn._blobs[f"{CDN_BASE}/emojis/{emoji.id}.png"] = drawn[key]


def _advance(env: simcord.Env, to: datetime) -> None:
    """Advance past `to`, if time is not there yet: the id of an interaction contains its time."""
    ahead = (to - env.now()).total_seconds() + 1
    env.backend.advance_clock(max(0, ahead))
