"""What people are called, and which language they read. Names are never stored."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord

from bot.people.members import Members
from bot.people.names import Roster
from bot.people.recent import Recent
from bot.platform.refusals import REFUSALS, refusal
from bot.preferences import Scope
from bot.text.say import LANGUAGES, Names, Say, say_in
from db import Game as Row
from db import Seat, Store

LANGUAGE = "language"  # the key of the setting
KEPT = 20_000  # people whose name, language and last click are remembered

Click = discord.Interaction[Any]

log = logging.getLogger(__name__)


class People:
    def __init__(
        self,
        client: discord.Client,
        store: Store,
        members: Members,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._client, self._store, self._members = client, store, members
        self._roster = Roster(KEPT)
        self._locales = Recent[int, str](KEPT)
        self._begun, self._clicked = now(), Recent[int, float](KEPT)
        self._now = now

    def meet(self, it: Click) -> None:
        """Everybody who clicks brings their name and Discord's language."""
        self._roster.meet(it.guild_id, it.user)
        self._locales[it.user.id] = it.locale.value
        self._clicked[it.user.id] = self._now()

    def last_click(self, user: int) -> float:
        """When the user last clicked. Before the bot started nothing is known, so that moment
        counts."""
        return self._clicked.get(user, self._begun)

    def forget(self, user: int) -> None:
        self._locales.pop(user, None)
        self._clicked.pop(user, None)
        self._roster.forget(user)

    async def reader(self, it: Click) -> Say:
        """The language of private answers to this person."""
        return say_in(await self._own(it.user.id) or it.locale.value)

    async def public(self, server: int | None, user: int | None) -> Say:
        """The language of messages in a server's channel, or in this user's direct messages."""
        if server is not None:
            set_here = await self._set("server", server)
            guild = self._client.get_guild(server)
            return say_in(set_here or (guild.preferred_locale.value if guild else LANGUAGES[0]))
        if user is None:
            return say_in(LANGUAGES[0])
        return say_in(await self._own(user) or self._locales.get(user, LANGUAGES[0]))

    async def of_table(self, row: Row, seats: Sequence[Seat]) -> Say:
        users = [seat.user for seat in seats if seat.user is not None]
        return await self.public(row.server, users[0] if users else None)

    async def names(self, server: int | None, seats: Sequence[Seat], say: Say) -> Names:
        """By seat number: the person's name here, "Bot player 2", or "someone" for a forgotten
        person."""
        for seat in seats:
            await self._known(server, seat.user)
        called = {seat.seat: await self._seat(server, seat, say) for seat in seats}
        for seat in _shared(seats, called):
            called[seat] = say("seat-of", mark=called[seat], name=say.seat(seat))
        return lambda seat: called.get(seat) or say.seat(seat)

    async def name(self, server: int | None, user: int | None, say: Say) -> str:
        await self._known(server, user)
        return (self._roster.name(server, user) if user else None) or say("someone")

    async def _known(self, server: int | None, user: int | None) -> None:
        if user is not None and (server, user) not in self._roster:
            await self._ask(server, user)

    def introduced(self, server: int | None, user: discord.User | discord.Member) -> str | None:
        """The name of a person whom a click or command names."""
        self._roster.meet(server, user)
        return self._roster.name(server, user.id)

    async def player_name(self, server: int | None, player: str, say: Say) -> str:
        return await self.name(server, await self._store.user_of(player), say)

    async def _seat(self, server: int | None, seat: Seat, say: Say) -> str:
        if seat.player is None:
            return say("house-seat", number=seat.named)
        name = await self.name(server, seat.user, say)
        return name if seat.house is None else say("house-for", name=name)

    async def _own(self, user: int) -> str | None:
        return await self._set("user", user)

    async def _set(self, scope: Scope, id: int) -> str | None:
        """The setting; None also for a language that does not exist."""
        found = await self._store.get_setting(scope, id, LANGUAGE)
        return found if found in LANGUAGES else None

    async def _ask(self, server: int | None, user: int) -> None:
        """Ask Discord; members are not cached without a privileged intent.

        A person who has left keeps the name that they have everywhere. If Discord does not answer,
        it is asked again at the next drawing.
        """
        try:
            found = await self._members.find(server, user)
        except REFUSALS as error:
            if not refusal(error).transient:
                self._roster.miss(server, user)
            else:
                log.warning("a name is not known: %s", error)
        else:
            self._roster.meet(server, found)


def _shared(seats: Sequence[Seat], called: Mapping[int, str]) -> list[int]:
    """Seats of different players who have the same name, so that the name of neither is used."""
    of = {seat.seat: seat.player or "" for seat in seats}
    return [a for a in of if any(called[a] == called[b] and of[a] != of[b] for b in of)]
