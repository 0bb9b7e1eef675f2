"""The bot: opens the store, loads the cogs, keeps time, and tells what has failed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import nullcontext
from importlib import import_module
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands, tasks
from discord.gateway import DiscordWebSocket
from discord.http import INTERNAL_API_VERSION

from bot.clicks.routing import Routing
from bot.desk import Desk, apart
from bot.duties.emojis import Emojis
from bot.duties.removals import Removals
from bot.duties.requests import Requests
from bot.duties.sweep import Sweep
from bot.messages.answers import say
from bot.people.people import Click
from bot.platform.patience import persist
from bot.platform.refusals import REFUSALS
from bot.platform.tree import Tree
from bot.settings import Settings
from bot.table.reading import UNREAD
from bot.text.say import LANGUAGES, say_in
from bot.text.translator import CommandTranslator
from db import Store, StoreError, Unreadable
from engine.core import Game, Msg
from engine.games import GAMES
from rendering.keeping import STORE

if TYPE_CHECKING:
    from bot.process.health import Health

COGS = (
    "cogs.table",
    "cogs.campaign",
    "cogs.learn",
    "cogs.rules",
    "cogs.leaderboard",
    "cogs.profile",
    "cogs.daily",
    "cogs.me",
    "cogs.server",
)
CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)
MINUTE, HOUR = 60.0, 3600.0
LATE = 15.0  # seconds between attempts to show what Discord did not take
PATIENCE = 5.0  # seconds that unfinished answers get when the bot closes

log = logging.getLogger(__name__)


class Bot(Routing, commands.AutoShardedBot):
    """One process on Discord. `games` are those that can be played."""

    desk: Desk

    def __init__(self, settings: Settings, games: Mapping[str, Game[Any]] = GAMES) -> None:
        super().__init__(
            commands.when_mentioned,
            tree_cls=Tree,
            shard_ids=list(settings.shards.ids),
            shard_count=settings.shards.total,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
        )
        self.settings, self.games = settings, games
        self.tree.error(self._command_failed)
        self.health: Health | None = None
        self._answers = set[asyncio.Task[None]]()
        self._resumed = False

    async def login(self, token: str) -> None:
        """Faults on this side are found before Discord is asked, however long that takes."""
        await self._open()
        await persist(lambda: self._log_in(token), "Discord lets nobody in")

    async def _log_in(self, token: str) -> None:
        try:
            await super().login(token)
        except REFUSALS:
            await self.http.close()
            self.http.connector = discord.utils.MISSING  # gone with its session: make a new one
            raise

    async def setup_hook(self) -> None:
        for language in LANGUAGES:  # read the texts before somebody waits for them
            say_in(language)
        self.list_commands.start()
        self.keep_emojis.start()
        self.show_late.start()

    async def connect(self, *, reconnect: bool = True) -> None:
        """If the gateway cannot be reached at first, discord.py would call itself again and again
        until Python's stack is full."""
        await persist(self._reach, "the gateway does not answer")
        await super().connect(reconnect=reconnect)

    async def _reach(self) -> None:
        gateway = DiscordWebSocket.DEFAULT_GATEWAY.with_query(
            v=INTERNAL_API_VERSION, encoding="json"
        )
        await (await self.http.ws_connect(str(gateway))).close()

    async def _open(self) -> None:
        STORE.allow(self.settings.picture_memory * 2**20)
        store = await Store.open(self.settings.database)
        self.desk = Desk(self, store, self.games)
        self.answer_at(self.desk, self.settings)
        self.due = Sweep(self.desk, self.lobbies)
        self.requests = Requests(self.desk, self.servers)
        days, shards = self.settings.erase_after, self.settings.shards
        self.removals = Removals(self, store, shards, days, self.servers)
        self.app_emojis = Emojis(self, store, self.desk.pictures.symbols, shards)
        for cog in COGS:
            await import_module(cog).setup(self)  # nothing is loaded again while it runs
        if (port := self.settings.health_port) is not None:
            from bot.process.health import Health  # here, since nothing else needs its libraries

            self.health = Health(self, store, self.desk.messages.late)
            await self.health.open(self.settings.health_host, port)
        await self.tree.set_translator(CommandTranslator())

    async def on_ready(self) -> None:
        """Also called after a lost connection."""
        if not self._resumed:
            self._resumed = True
            self.keep_time.start()
            await self.desk.resume()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Discord does not send this when a server is merely unavailable."""
        await self.removals.removed(guild.id, self.desk.now())

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.removals.back(guild.id)

    async def on_interaction(self, click: Click) -> None:
        """Clicks are routed by their ids alone, not by `DynamicItem`, which leaves ids unanswered
        that the message does not have, and logs errors past the one handler."""
        if click.type in CLICKS:
            self.answering()
        self.desk.people.meet(click)
        await apart([self.desk.members.met(click.guild_id, click.user.id)])
        if click.type in CLICKS:
            with self.health.click() if self.health else nullcontext():
                await self._answered(click)
            await apart([self.desk.notices.follow(click), self.desk.private.tidy(click)])

    def answering(self) -> None:
        """While the current task answers somebody, the bot does not close."""
        task = asyncio.current_task()
        assert task is not None
        self._answers.add(task)
        task.add_done_callback(self._answers.discard)

    async def on_app_command_completion(self, click: Click, _: object) -> None:
        await apart([self.desk.notices.follow(click)])

    async def close(self) -> None:
        """No more events are heard, then unfinished answers get their time; those that take too
        long are given up. Nothing is lost, since a move that was answered is stored."""
        if self.health:
            await self.health.close()
        self.list_commands.cancel()
        self.keep_emojis.cancel()
        self.show_late.cancel()
        self.keep_time.cancel()
        for shard in self.shards.values():
            await shard.disconnect()
        if self._answers:
            _, late = await asyncio.wait(self._answers, timeout=PATIENCE)
            for answer in late:
                answer.cancel()
        await super().close()
        if hasattr(self, "desk"):
            await self.desk.close()

    @tasks.loop(count=1)
    async def list_commands(self) -> None:
        """In the meantime people play by the list that Discord already has."""
        await persist(self.tree.sync, "Discord does not take the list of commands", HOUR)

    @tasks.loop(seconds=0)
    async def keep_emojis(self) -> None:
        self.keep_emojis.change_interval(seconds=await self.app_emojis.look())

    @tasks.loop(seconds=LATE)
    async def show_late(self) -> None:
        if not behind(self.show_late):
            await self.desk.show_late()

    @tasks.loop(seconds=MINUTE)
    async def keep_time(self) -> None:
        if not behind(self.keep_time):
            await self.look_round()

    async def look_round(self) -> None:
        """What fails this minute may succeed in the next."""
        now = self.desk.now()
        await apart([self.aways.look(now)])  # first, since clocks may run again
        duties = [self.due.sweep(), self.dailies.close_late(), self.requests.look()]
        duties += [self.removals.look(now), self.lessons.sweep(now), self.invitations.look()]
        duties += [self.hands.look()]
        await apart(duties)

    async def _answered(self, click: Click) -> None:
        try:
            await self.route(click)
        except Exception as error:  # noqa: BLE001 (each is told and logged there)
            await self._failed(click, error)

    async def _command_failed(self, click: Click, error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if not isinstance(cause, app_commands.CheckFailure):  # they have been told why
            await self._failed(click, cause)

    async def _failed(self, click: Click, error: Exception) -> None:
        """The one handler: each error gets a line, and a bug is logged in full. Nothing is read
        from the database for it, since that may be what failed."""
        match error:
            case _ if isinstance(error, UNREAD):
                log.warning("%s", error)
                unread = error if isinstance(error, Unreadable) else Unreadable
                says = Msg(unread.problem)
            case StoreError():
                log.error("%s", error)
                says = Msg(error.problem)
            case _:
                log.error("a click or command failed", exc_info=error)
                says = Msg("failed")
        if self.health and not isinstance(error, UNREAD):
            self.health.failed()
        await say(click, say_in(click.locale.value).msg(says))


def behind(loop: tasks.Loop[Any]) -> bool:
    """Whether the next turn of a loop is due already. discord.py makes up for each one that was
    missed, a thousand after a night for which the computer slept; only the last has work to do."""
    return loop.next_iteration is not None and loop.next_iteration <= discord.utils.utcnow()
