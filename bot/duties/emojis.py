"""Symbols become emojis of the application, so that buttons and menus can show them.

What is missing is uploaded in the background, one a second, by the process that serves the first
share of the servers; the others look which there are. An emoji's name ends with a digest of its
picture: a changed picture is a new emoji. The old one is deleted, just as slowly, by that same
process, once no open table can bear it. Processes know only their own tables, and have nothing in
common but the emojis: so each of the others writes into an old one's name that it has let go of it.
Without network or permission buttons do without.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, MutableMapping, Sequence
from typing import NamedTuple

import discord

from bot.platform.limits import EMOJI_NAME
from bot.platform.refusals import REFUSALS
from bot.settings import Shards
from db import Store, StoreError
from rendering import symbols

# an operator may have other emojis; an old one may have been let go of: `heart_ds0a1b2c3d_4x6`
OURS = re.compile(r"([a-z]+_ds[0-9a-f]{8})(?:_(\d+)x([0-9a-f]+))?")
PACE, SOON, LATER = 1.0, 300.0, 3600.0  # seconds to the next upload, look, look when all is there

log = logging.getLogger(__name__)


def names(pictures: Mapping[str, bytes]) -> dict[str, str]:
    """What each symbol's emoji is called, by its key: first a word, since screen readers say it;
    `ds` tells it from what the operator has uploaded."""
    return {key: f"{key}_ds{symbols.digest(picture)}" for key, picture in pictures.items()}


class Ours(NamedTuple):
    """A symbol's emoji: the name that it was uploaded with, and a bit for each share that has let
    go of it."""

    emoji: discord.Emoji
    name: str
    free: int


class Emojis:
    """`shown` is what buttons go by: how a message names each symbol that is there."""

    def __init__(
        self, client: discord.Client, store: Store, shown: MutableMapping[str, str], shards: Shards
    ) -> None:
        self._client, self._store, self._shown = client, store, shown
        self._first, self._total = 0 in shards.ids, shards.total
        self._own = sum(1 << share for share in shards.ids)
        self._pictures = symbols.pictures()
        self._names = names(self._pictures)
        self._missing: list[str] | None = None  # None: that has not been looked at
        self._stray: list[Ours] = []

    async def look(self) -> float:
        """Do what comes next, at most one upload or deletion; the seconds until it is to be called
        again."""
        try:
            if self._missing is None:
                await self._read()
            elif self._missing and self._first:
                await self._upload(self._missing.pop(0))
            elif self._stray:
                await self._settle(self._stray.pop(0))
        except (*REFUSALS, StoreError) as error:
            log.warning("buttons do without some symbols for now: %s", error)
            self._missing = None
            return LATER
        if (self._missing and self._first) or self._stray:
            return PACE
        here, self._missing = not self._missing, None
        return LATER if here else SOON

    async def _read(self) -> None:
        """See what is there and what is not. Of two emojis of one name the older one counts."""
        found = sorted(await self._client.fetch_application_emojis(), key=lambda one: -one.id)
        ours = [self._known(one, match) for one in found if (match := OURS.fullmatch(one.name))]
        there = {one.name: one.emoji for one in ours}
        here = {key: str(there[name]) for key, name in self._names.items() if name in there}
        self._shown.clear()
        self._shown.update(here)
        self._missing = [key for key in self._names if key not in here]
        needed = [one for one in ours if self._needs(one) and one.free & self._own]
        self._stray = needed + await self._forsaken([one for one in ours if not self._needs(one)])

    def _known(self, emoji: discord.Emoji, match: re.Match[str]) -> Ours:
        """What was let go of when the servers were shared otherwise, was by other processes."""
        name, total, free = match.groups()
        return Ours(emoji, name, int(free, 16) if total == str(self._total) else 0)

    def _needs(self, one: Ours) -> bool:
        return one.name in self._names.values()

    async def _forsaken(self, old: Sequence[Ours]) -> list[Ours]:
        """Those with which something is to be done, if nobody here can see them any more: by the
        first process once all others have let go of them, by another one if it has not yet."""
        if not old or await self._store.bears_other_symbols(symbols.edition()):
            return []
        if self._first:
            everybody = (1 << self._total) - 1
            return [one for one in old if one.free | self._own == everybody]
        held = [one for one in old if one.free | self._own != one.free]
        return [one for one in held if len(self._marked(one)) <= EMOJI_NAME]

    async def _settle(self, one: Ours) -> None:
        """What was let go of may be needed again, after an update that was taken back."""
        if self._first and not self._needs(one):
            await one.emoji.delete()
        else:
            await one.emoji.edit(name=self._marked(one))

    def _marked(self, one: Ours) -> str:
        """Its name with what this process says. Of two that write at once, one writes again in an
        hour."""
        free = one.free & ~self._own if self._needs(one) else one.free | self._own
        return f"{one.name}_{self._total}x{free:x}"

    async def _upload(self, key: str) -> None:
        name, picture = self._names[key], self._pictures[key]
        emoji = await self._client.create_application_emoji(name=name, image=picture)
        self._shown[key] = str(emoji)
