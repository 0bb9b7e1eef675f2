"""Symbols become emojis of the application, so that buttons and menus can show them.

What is missing is uploaded in the background, one a second, by the process that serves the first
share of the servers; the others look which there are. An emoji's name ends with a digest of its
picture: a changed picture is a new emoji. Without network or permission buttons do without.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, MutableMapping
from hashlib import sha256

import discord

from bot.platform.refusals import REFUSALS
from bot.settings import Shards
from rendering import symbols

DIGEST = 8  # letters
PACE, SOON, LATER = 1.0, 300.0, 3600.0  # seconds to the next upload, look, look when all is there

log = logging.getLogger(__name__)


def names(pictures: Mapping[str, bytes]) -> dict[str, str]:
    """What each symbol's emoji is called, by its key: first a word, since screen readers say it;
    `ds` tells it from what the operator has uploaded."""
    digests = {key: sha256(raw).hexdigest()[:DIGEST] for key, raw in pictures.items()}
    return {key: f"{key}_ds{digest}" for key, digest in digests.items()}


class Emojis:
    """`shown` is what buttons go by: how a message names each symbol that is there."""

    def __init__(
        self, client: discord.Client, shown: MutableMapping[str, str], shards: Shards
    ) -> None:
        self._client, self._shown, self._first = client, shown, 0 in shards.ids
        self._pictures = symbols.pictures()
        self._names = names(self._pictures)
        self._missing: list[str] | None = None  # None: that has not been looked at

    async def look(self) -> float:
        """Do what comes next, at most one upload; the seconds until it is to be called again."""
        try:
            if self._missing is None:
                self._missing = await self._read()
            elif self._missing:
                await self._upload(self._missing.pop(0))
        except REFUSALS as error:
            log.warning("buttons do without some symbols for now: %s", error)
            self._missing = None
            return LATER
        if self._missing and self._first:
            return PACE
        here, self._missing = not self._missing, None
        return LATER if here else SOON

    async def _read(self) -> list[str]:
        """Which symbols are not there yet. Of two emojis of one name the older one counts."""
        found = sorted(await self._client.fetch_application_emojis(), key=lambda one: -one.id)
        there = {emoji.name: emoji for emoji in found}
        here = {key: str(there[name]) for key, name in self._names.items() if name in there}
        self._shown.clear()
        self._shown.update(here)
        return [key for key in self._names if key not in here]

    async def _upload(self, key: str) -> None:
        name, picture = self._names[key], self._pictures[key]
        emoji = await self._client.create_application_emoji(name=name, image=picture)
        self._shown[key] = str(emoji)
