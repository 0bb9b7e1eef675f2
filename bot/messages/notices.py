"""What the people who manage a server are told, each thing once and privately. It is stored before
anything else, then told after the next click or command of somebody who has Manage Server there."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import msgspec

from bot.messages.answers import is_guest
from bot.people.names import legible
from bot.people.people import Click, People
from bot.platform.refusals import REFUSALS
from bot.screens.frame import sentence
from bot.text.say import stored
from db import Notice, Store
from engine.core import Msg

# Any other kind is not answered yet, or is a modal: nothing may follow it.
ANSWERED = (
    discord.InteractionResponseType.channel_message,
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
)

log = logging.getLogger(__name__)


class Notices:
    def __init__(
        self, client: discord.Client, store: Store, people: People, now: Callable[[], float]
    ) -> None:
        self._client, self._store, self._people, self._now = client, store, people, now
        self._telling = set[int]()  # servers

    async def keep(self, server: int, key: str, says: Msg, *, urgent: bool = False) -> None:
        """Store a notice, unless this `key` has been stored before. If it is `urgent`, the server's
        owner is written to at once; if Discord does not take that, it waits like the others."""
        notice = Notice(server, key, msgspec.json.encode(says).decode(), self._now())
        if await self._store.keep_notice(notice) and urgent:
            await self._write_to_owner(notice, says)

    async def drop(self, server: int, key: str) -> None:
        """The matter is settled; if it comes up again, it is told again."""
        await self._store.drop_notice(server, key)

    async def follow(self, click: Click) -> None:
        """Send one notice after an answer, the oldest first."""
        server = click.guild_id
        if server is None or server in self._telling or not _may_hear(click):
            return
        self._telling.add(server)
        try:
            for notice in (await self._store.untold(server))[:1]:
                await self._tell(click, notice)
        finally:
            self._telling.discard(server)

    async def _tell(self, click: Click, notice: Notice) -> None:
        if (says := stored(notice.says)) is None:  # it must not hold up the others
            log.warning("server %s: notice %s cannot be read", notice.server, notice.key)
            await self._store.told(notice, self._now())
            return
        reader = await self._people.reader(click)
        view = sentence(reader.msg(says))
        await self._told(notice, click.followup.send(view=view, ephemeral=True))

    async def _write_to_owner(self, notice: Notice, says: Msg) -> None:
        guild = self._client.get_guild(notice.server)
        if guild is None or guild.owner_id is None:
            return
        say = await self._people.public(guild.id, None)
        text = say("notice-direct", server=legible(guild.name) or "?", says=say.msg(says))
        await self._told(notice, self._send(guild.owner_id, text))

    async def _send(self, user: int, text: str) -> None:
        direct = await self._client.create_dm(discord.Object(user))
        await direct.send(view=sentence(text))

    async def _told(self, notice: Notice, sending: Awaitable[Any]) -> None:
        """Mark the notice as told once Discord has taken it."""
        try:
            await sending
        except REFUSALS as error:
            log.info("server %s: a notice is told later: %s", notice.server, error)
        else:
            await self._store.told(notice, self._now())


def _may_hear(click: Click) -> bool:
    """Whether the clicker may be told: in a server that has added the bot, if they manage it, and
    where a private answer may follow. An answer still being prepared would be replaced by the
    notice, for all to read."""
    managed = click.permissions.manage_guild and not is_guest(click)
    return managed and click.response.type in ANSWERED
