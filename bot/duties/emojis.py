"""Symbols become emojis of the application, so that buttons and menus can show them.

What is missing is uploaded in the background, one a second, by the process that serves the first
share of the servers; the others look which there are. An emoji's name ends with a digest of its
picture: a changed picture is a new emoji. The old one is deleted, just as slowly, once no open
table can bear it; where several processes share the bot, by none of them, since each knows only its
own tables. Without network or permission buttons do without.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, MutableMapping, Sequence

import discord

from bot.platform.refusals import REFUSALS
from bot.settings import Shards
from db import Store, StoreError
from rendering import symbols

OURS = re.compile(r"[a-z]+_ds[0-9a-f]{8}")  # an operator may have other emojis
PACE, SOON, LATER = 1.0, 300.0, 3600.0  # seconds to the next upload, look, look when all is there

log = logging.getLogger(__name__)


def names(pictures: Mapping[str, bytes]) -> dict[str, str]:
    """What each symbol's emoji is called, by its key: first a word, since screen readers say it;
    `ds` tells it from what the operator has uploaded."""
    return {key: f"{key}_ds{symbols.digest(picture)}" for key, picture in pictures.items()}


class Emojis:
    """`shown` is what buttons go by: how a message names each symbol that is there."""

    def __init__(
        self, client: discord.Client, store: Store, shown: MutableMapping[str, str], shards: Shards
    ) -> None:
        self._client, self._store, self._shown = client, store, shown
        self._first, self._alone = 0 in shards.ids, len(shards.ids) == shards.total
        self._pictures = symbols.pictures()
        self._names = names(self._pictures)
        self._missing: list[str] | None = None  # None: that has not been looked at
        self._old: list[discord.Emoji] = []

    async def look(self) -> float:
        """Do what comes next, at most one upload or deletion; the seconds until it is to be called
        again."""
        try:
            if self._missing is None:
                await self._read()
            elif self._missing:
                await self._upload(self._missing.pop(0))
            elif self._old:
                await self._old.pop(0).delete()
        except (*REFUSALS, StoreError) as error:
            log.warning("buttons do without some symbols for now: %s", error)
            self._missing = None
            return LATER
        if (self._missing and self._first) or self._old:
            return PACE
        here, self._missing = not self._missing, None
        return LATER if here else SOON

    async def _read(self) -> None:
        """See what is there and what is not. Of two emojis of one name the older one counts."""
        found = sorted(await self._client.fetch_application_emojis(), key=lambda one: -one.id)
        there = {emoji.name: emoji for emoji in found}
        here = {key: str(there[name]) for key, name in self._names.items() if name in there}
        self._shown.clear()
        self._shown.update(here)
        self._missing = [key for key in self._names if key not in here]
        self._old = await self._forsaken(found)

    async def _forsaken(self, found: Sequence[discord.Emoji]) -> list[discord.Emoji]:
        """Those of older editions, if nobody can see them any more."""
        now = self._names.values()
        old = [one for one in found if OURS.fullmatch(one.name) and one.name not in now]
        if not old or not self._alone:
            return []
        return [] if await self._store.bears_other_symbols(symbols.edition()) else old

    async def _upload(self, key: str) -> None:
        name, picture = self._names[key], self._pictures[key]
        emoji = await self._client.create_application_emoji(name=name, image=picture)
        self._shown[key] = str(emoji)
