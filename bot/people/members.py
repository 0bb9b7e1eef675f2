"""Who is still in a server. Without the privileged intent that would tell it, Discord is asked
about one person at a time, and only if it matters: somebody is named, called, asked or waited for.

Only "Unknown member" means that somebody has left. If the bot itself is not there, or Discord does
not answer, nothing is known of them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

import discord

from bot.people.recent import Recent
from bot.platform.refusals import REFUSALS, Kind, refusal
from bot.table.clock import HOUR
from db import Store

AGAIN = 4 * HOUR  # how long an answer of Discord, or a click there, is trusted
SOON = HOUR / 4  # time until the next try if Discord did not answer
KEPT = 20_000  # how many people in servers are remembered

log = logging.getLogger(__name__)


class Known(NamedTuple):
    """`again` is when to ask next, `left` since when they are known to be gone."""

    again: float
    left: float | None


class Members:
    def __init__(
        self,
        client: discord.Client,
        store: Store,
        now: Callable[[], float],
        changed: Callable[[Sequence[int]], None],
    ) -> None:
        """`changed` hears of open tables which count on somebody who has left, or come back."""
        self._client, self._store, self._now, self._changed = client, store, now, changed
        self._known = Recent[tuple[int, int], Known](KEPT)

    async def met(self, server: int | None, user: int) -> None:
        """The user has clicked there, so they are in the server."""
        if server is not None:
            await self._here(server, user)

    async def left(
        self, server: int | None, user: int | None, *, anew: bool = False
    ) -> float | None:
        """Since when this user is known to have left the server; None if they have not, if
        nothing is known, and for direct messages. Discord is asked if `anew`, or if it has not
        told lately."""
        if server is None or user is None:
            return None
        if anew or self.again(server, user) <= self._now():
            with suppress(*REFUSALS):
                await self.find(server, user)
        known = await self._of(server, user)
        return known.left if known else None

    def again(self, server: int | None, user: int) -> float:
        """When Discord is to be asked about them again; 0 for at once."""
        known = None if server is None else self._known.get((server, user))
        return known.again if known else 0

    async def find(self, server: int | None, user: int) -> discord.Member | discord.User:
        """The user as a member of the server or, if they have left it, as they are everywhere.
        Raises REFUSALS."""
        if server is not None:
            await self._later(server, user)
        guild = self._client.get_guild(server) if server is not None else None
        if guild is None:
            return await self._client.fetch_user(user)
        try:
            found = await guild.fetch_member(user)
        except REFUSALS as error:
            if refusal(error).kind is not Kind.ABSENT:
                log.warning("server %s: nothing is known of a member: %s", guild.id, error)
                raise
        else:
            await self._here(guild.id, user)
            return found
        await self._gone(guild.id, user)
        return await self._client.fetch_user(user)

    async def _later(self, server: int, user: int) -> None:
        """Whatever comes of it, nobody asks the same in the meantime."""
        known = await self._of(server, user)
        self._known[server, user] = Known(self._now() + SOON, known.left if known else None)

    async def _of(self, server: int, user: int) -> Known | None:
        """What is stored of people who are not remembered here: that they have left."""
        known = self._known.get((server, user))
        if known is None and (since := await self._store.absent(server, user)) is not None:
            known = self._known[server, user] = Known(0, since)
        return known

    async def _here(self, server: int, user: int) -> None:
        known = await self._of(server, user)
        if known is not None and known.left is not None:
            tables = await self._store.come_back(server, user)
            log.info("server %s: somebody is back, at %s tables", server, len(tables))
            self._changed(tables)
        self._known[server, user] = Known(self._now() + AGAIN, None)

    async def _gone(self, server: int, user: int) -> None:
        """Stored again each time, since a table that has begun since then counts on them, too."""
        known, now = await self._of(server, user), self._now()
        tables = await self._store.leave(server, user, now)
        if known is None or known.left is None:
            log.info("server %s: somebody has left, at %s tables", server, len(tables))
            self._changed(tables)
            known = Known(now, now)
        self._known[server, user] = Known(now + AGAIN, known.left)
