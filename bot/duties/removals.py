"""Servers that remove the bot: after a while, all that is stored of them is erased, unless it comes
back.

Only Discord's own word counts: that the bot was removed, or that there is no such server for it
(10004), asked by the process whose share the server is. An outage is neither.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import discord

from bot.clicks.servers import Servers
from bot.platform.refusals import NOT_THERE, REFUSALS, refusal
from bot.settings import Shards
from bot.table.clock import HOUR
from db import Removal, Store

DAY = 24 * HOUR
NOTICE = 7 * DAY  # how long before it is done the log says so
ASKED = 20  # servers at a time, since there is no hurry

log = logging.getLogger(__name__)


class Removals:
    """`days` is the time until a server is erased; 0 means never."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        shards: Shards,
        days: int,
        servers: Servers,
    ) -> None:
        self._client, self._store, self._shards = client, store, shards
        self._days, self._servers = days, servers
        self._next = 0.0  # when to look for servers to be asked about
        self._asked: dict[int, float] = {}  # servers, and when Discord is to be asked again

    async def removed(self, server: int, now: float) -> None:
        if self._days:
            await self._store.remove(server, now)
            log.info("server %s has removed the bot: it is erased in %s days", server, self._days)

    async def back(self, server: int) -> None:
        if await self._store.restore(server):
            log.info("server %s has the bot again: it is not erased", server)

    async def look(self, now: float) -> None:
        """Do nothing before Discord has told which servers there are."""
        if not self._client.is_ready():
            return
        for removal in await self._store.removals():
            if self._client.get_guild(removal.server) is not None:  # it came back unseen
                await self.back(removal.server)
            elif self._days:
                await self._weigh(removal, now)
        if self._days and now >= self._next:
            self._next = now + HOUR
            await self._ask(now)

    async def _weigh(self, removal: Removal, now: float) -> None:
        """Give the notice its full time, even if the bot was off on the day when it was due."""
        notice = min(NOTICE, self._days * DAY)
        end = removal.since + self._days * DAY
        if removal.warned is None:
            if now >= end - notice:
                day = datetime.fromtimestamp(max(end, now + notice), UTC).date()
                log.warning("server %s removed the bot: it is erased on %s", removal.server, day)
                await self._store.warned_of(removal.server, now)
        elif now >= max(end, removal.warned + notice):
            await self._servers.erase(removal.server)
            log.warning("server %s is erased: it removed the bot for good", removal.server)

    async def _ask(self, now: float) -> None:
        """Ask about servers that are not there, once a day each: the bot may have been off when it
        was removed."""
        known = {removal.server for removal in await self._store.removals()}
        missing = [one for one in await self._store.servers() if self._is_missing(one, known)]
        due = [server for server in missing if self._asked.get(server, 0) <= now]
        for server in due[:ASKED]:
            self._asked[server] = now + DAY
            try:
                await self._client.fetch_guild(server, with_counts=False)
            except REFUSALS as error:
                if refusal(error) is NOT_THERE:
                    await self.removed(server, now)
        self._asked = {server: at for server, at in self._asked.items() if server in missing}

    def _is_missing(self, server: int, known: set[int]) -> bool:
        mine = (server >> 22) % self._shards.total in self._shards.ids
        return mine and server not in known and self._client.get_guild(server) is None
