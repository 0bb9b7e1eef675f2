"""Two servers, their channels, twelve people, and a bot that may be stopped and started."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import fields, replace
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import simcord
from PIL import Image

from bot.app import Bot
from bot.settings import Settings
from bot.table.workers import Workers
from engine.core import Dice
from engine.games import GAMES
from engine.house import HOUSES
from rendering.artist import Artist
from tests.discord.kit import Actor
from tests.discord.patience import patient
from tests.discord.requests import Requests, checked
from tests.soak.trouble import Trouble

NAMES = ("ann", "bob", "cleo", "dan", "eve", "fay", "gus", "hal", "ida", "jon", "kim", "leo")
CHANNELS = ("tavern", "cellar", "garden")
PATIENCE = 1200.0  # seconds: when all have left a table, bot players play it to its end
SECRET = b"the soak's"


class Town:
    """`inn` and `hall` share four of the twelve; the first of each keeps it."""

    def __init__(self, env: simcord.Env, settings: Settings, requests: Requests) -> None:
        self.env, self.settings, self.requests = env, settings, requests
        self.users = [env.create_user(name) for name in NAMES]
        self.inn = env.create_guild("Inn", owner=self.users[0])
        self.hall = env.create_guild("Hall", owner=self.users[11])
        self.people: list[Actor] = []
        for guild, users in ((self.inn, self.users[:8]), (self.hall, self.users[4:])):
            for name in CHANNELS:
                guild.create_text_channel(name)
            for user in users:
                self.people.append(joined(env, guild, user))
        self.people += self.users
        self._held: list[Any] | None = None
        self._emit = env.backend.emit
        env.backend.emit = self._deliver

    @property
    def bot(self) -> Bot:
        bot: Any = self.env.bot
        return bot

    def places(self, who: Actor) -> list[simcord.ChannelHandle]:
        """Where somebody may write: a server's channels and threads, or their direct messages."""
        if isinstance(who, simcord.UserHandle):
            return [who.dm_channel]
        channels = [one for one in who.guild.channels.values() if not one.is_thread]
        return [*channels, *(thread for one in channels for thread in one.threads)]

    async def together(self, acts: Sequence[Callable[[], Awaitable[None]]]) -> None:
        """All is sent before the bot runs."""
        self._held = []
        for act in acts:
            await act()
        held, self._held = self._held, None
        for payload in held:
            self._emit("INTERACTION_CREATE", payload)
        await self.settle()

    async def settle(self) -> None:
        await self.env.settle(idle=0.001)

    async def later(self, seconds: float) -> None:
        """Time goes by, and the bot does what it does every minute."""
        self.env.backend.advance_clock(seconds)
        bot: Any = self.bot
        with self.env._bot_scope():
            await bot.keep_time.coro(bot)
            await bot.show_late.coro(bot)
        await self.settle()

    def restore(self) -> None:
        """The bot has all its rights, and everybody is back."""
        backend = self.env.backend
        for guild, users in ((self.inn, self.users[:8]), (self.hall, self.users[4:])):
            for channel in guild.channels.values():
                if not channel.is_thread:
                    backend.delete_overwrite(channel.id, backend.bot_user.id)
            here = guild.member_ids()
            self.people += [joined(self.env, guild, user) for user in users if user.id not in here]

    async def restart(self) -> None:
        await self.bot.close()
        await self.env.restart_bot(Bot(self.settings))
        await self.by_hand()

    async def by_hand(self) -> None:
        """What the bot does every minute it does in `later` alone: after a jump of days its loops
        would make up for each minute."""
        await self.settle()
        self.bot.keep_time.cancel()
        self.bot.show_late.cancel()

    def _deliver(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and self._held is not None:
            self._held.append(payload)
        else:
            self._emit(event, payload)


def joined(env: simcord.Env, guild: simcord.GuildHandle, user: simcord.UserHandle) -> Actor:
    if user.id == guild.owner.id:
        return simcord.MemberActor(env, guild, user)
    return guild.add_member(user)


@asynccontextmanager
async def town(file: Path, trouble: Trouble, seed: int) -> AsyncIterator[Town]:
    settings = Settings(database=file, daily_secret=SECRET)
    with pytest.MonkeyPatch.context() as patch, checked() as requests, trouble.about():
        _quicken(patch, random.Random(seed))
        env = simcord.Env(Bot(settings), settle_timeout=PATIENCE, check_errors=False)
        await env.start()
        try:
            with env.time_context():
                place = Town(env, settings, requests)
                await place.by_hand()
                yield place
        finally:
            await env.bot.close()
            await env.shutdown()


def _quicken(patch: pytest.MonkeyPatch, luck: random.Random) -> None:
    """A soak is about who may do what when: pictures are blank, bot players play at random, at
    once and in this process. All chance is the seed's."""
    blank = Image.new("RGB", (8, 8))
    drawn = [field.name for field in fields(Artist) if field.name != "letters"]
    for key in GAMES:
        artist: Artist[Any] = import_module(f"rendering.{key}").ARTIST
        blanks = {name: lambda *_: blank for name in drawn if getattr(artist, name)}
        patch.setattr(f"rendering.{key}.ARTIST", replace(artist, **blanks))

    async def choose(
        _: Workers, game: Any, s: Any, seat: int, __: str, seed: bytes, move: int
    ) -> Any:
        dice = Dice.house(seed, move)
        return HOUSES["random"](game, game.view(s, seat), game.options(s, seat), dice)

    async def elsewhere(_: Workers, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)

    unasked = SimpleNamespace(complaints=lambda *_: list[str]())  # slow; all other tests ask it
    patch.setattr("tests.discord.requests.openapi", lambda: unasked)
    patch.setattr(Workers, "choose", choose)
    patch.setattr(Workers, "elsewhere", elsewhere)
    patch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=luck.randbytes))
    patch.setattr(simcord.Env, "_settle_internal", patient)
