"""What is due at tables, checked once a minute: pings, reminders, seats that pass on, tables at
which nothing happens any more."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress

import discord
import msgspec

from bot.clicks.lobbies import Lobbies
from bot.clicks.passing import pass_on
from bot.desk import Desk, apart
from bot.messages.table_messages import Call
from bot.platform.refusals import REFUSALS, refusal
from bot.platform.retries import Retries
from bot.screens.frame import sentence
from bot.screens.timing import moment
from bot.table.clock import ASLEEP, HOUR, LEFT, NOTICE, Do, Manners, due, voice_due
from bot.table.parting import voices
from bot.table.table import Table
from bot.text.called import game_name
from db import Misfit, Stale, Unreadable, Wait

GONE = Manners(gone=True)

log = logging.getLogger(__name__)


class Sweep:
    def __init__(self, desk: Desk, lobbies: Lobbies) -> None:
        self.desk, self.lobbies = desk, lobbies
        self._called = set[int]()  # tables at which somebody was called in this sweep
        self._late = Retries()  # tables whose call or reminder Discord has not taken yet

    async def sweep(self) -> None:
        now, store = self.desk.now(), self.desk.store
        self._called.clear()
        self.desk.go_on_halted()
        for id in await self.desk.barred.look():
            self.desk.messages.late.owe(id)
        waiting = [id for id in await store.games_due(now) if self._late.ready(id, now)]
        await apart(self._look(id) for id in waiting)
        # Not where others have just been called: that message would be replaced at once.
        votes = [id for id in await store.votes_due(now) if id not in self._called]
        await apart(self._hear(id) for id in votes if self._late.ready(id, now))
        await apart(self._end(id) for id in await store.warned(now - LEFT))
        await apart(self._warn(id) for id in await store.asleep(now - ASLEEP))

    async def _look(self, id: int) -> None:
        """Of all that is due at a table, do the most important; the rest comes at the next look."""
        now, late, waits = self.desk.now(), dict[Do, list[Wait]](), await self.desk.store.waits(id)
        if (table := await self._running(id)) is None:
            await self._let_be(waits)
            return
        for wait in waits:
            coming = due(wait, table.row.clock, await self._manners(table, wait.seat), now)
            if coming is not None and coming.at <= now:
                late.setdefault(coming.do, []).append(wait)
            elif (at := coming and coming.at) != wait.due:
                await self.desk.store.note(msgspec.structs.replace(wait, due=at))
        do = max(late, default=None)
        if do is Do.PASS_ON:
            await self._pass_on(table, late[do])
        elif do is Do.REMIND:
            await self._remind(table, late[do], now)
        elif do is Do.OFFER:
            await self._offer(table, late[do], now)
        elif do is Do.PING:
            await self._ping(table, late[do])

    async def _let_be(self, waits: Sequence[Wait]) -> None:
        """These are not looked at again, unless somebody moves."""
        await self.desk.store.note(*(msgspec.structs.replace(wait, due=None) for wait in waits))

    async def _hear(self, id: int) -> None:
        """Everybody who is asked to agree to taking a move back is called for it once."""
        now, store = self.desk.now(), self.desk.store
        asked = [voice for voice in await store.votes(id) if voice.due is not None]
        if (table := await self._running(id)) is None:  # it is not looked at again
            await store.postpone(*(msgspec.structs.replace(v, due=None) for v in asked))
            return
        for voice in asked:
            at = voice_due(voice, await self._manners(table, table.seat_of(voice.player)), now)
            if at is None or at > now:
                await store.postpone(msgspec.structs.replace(voice, due=at))
        late = [v for v in await store.votes(id) if v.due is not None and v.due <= now]
        seats = [seat for v in late if (seat := table.seat_of(v.player)) is not None]
        if seats:
            await self._call(table, "vote", seats, late[0].id)

    async def _running(self, id: int) -> Table | None:
        """The table, or None, also if it cannot be read, so that nobody can move there."""
        with suppress(Unreadable):
            table = await self.desk.tables.get(id)
            return table if table and table.running else None
        return None

    async def _manners(self, table: Table, seat: int | None) -> Manners:
        """The wishes of the person who holds the seat. If nobody knows whether they have left the
        server, Discord is asked."""
        user, server = None if seat is None else table.seats[seat].user, table.row.server
        if user is None:
            return GONE
        preferences, members = self.desk.preferences, self.desk.members
        return Manners(
            clicked=self.desk.people.last_click(user),
            pings=await preferences.pinged(user, server),
            quiet=await preferences.quiet(user),
            left=await members.left(server, user),
            away=None if seat is None else table.seats[seat].held,
            ask=None if server is None else members.again(server, user),
        )

    async def _ping(self, table: Table, waits: Sequence[Wait]) -> None:
        """Ping all who are to be called at once in one message."""
        quick = table.state.stack[-1].quick
        if await self._call(table, "quick" if quick else "turn", _seats(waits)):
            await self._noted(table, [msgspec.structs.replace(w, pinged=True) for w in waits])

    async def _offer(self, table: Table, waits: Sequence[Wait], now: float) -> None:
        """From now on the table message lets those who sit go on without them."""
        await self._noted(table, [msgspec.structs.replace(wait, reminded=now) for wait in waits])
        if any(voices(table, wait.seat) for wait in waits):
            await self.desk.renewed(table.id)

    async def _remind(self, table: Table, waits: Sequence[Wait], now: float) -> None:
        """Remind each person once, by direct message or, if that is closed, by a ping at the
        table."""
        for user in _users(table, _seats(waits)):
            mine = [wait for wait in waits if table.seats[wait.seat].user == user]
            if await self._reminded(user, table, mine, now):
                told = [msgspec.structs.replace(w, pinged=True, reminded=now) for w in mine]
                await self._noted(table, told)

    async def _reminded(self, user: int, table: Table, waits: Sequence[Wait], now: float) -> bool:
        """Returns False if it should be tried again."""
        try:
            await self._write_to(user, table, waits, now)
        except REFUSALS as error:
            if refusal(error).transient:
                if table.id not in self._late:
                    log.warning("table %s: a reminder comes later: %s", table.id, error)
                self._late.add(table.id, now)
                return False
        else:
            return True
        pinged = await self.desk.preferences.pinged(user, table.row.server)
        return not pinged or await self._call(table, "half", _seats(waits))

    async def _write_to(self, user: int, table: Table, waits: Sequence[Wait], now: float) -> None:
        client, row = self.desk.client, table.row
        say = await self.desk.people.public(None, user)
        end = max(min(wait.since for wait in waits) + row.clock * HOUR, now + NOTICE)
        text = say(
            "remind",
            game=game_name(say, row.kind),
            left=moment(end),
            link=f"https://discord.com/channels/{row.server}/{row.channel}/{row.message}",
        )
        direct = await client.create_dm(discord.Object(user))
        await direct.send(view=sentence(text), nonce=_key(table, "remind", _seats(waits)))

    async def _call(self, table: Table, why: str, seats: Sequence[int], number: int = 0) -> bool:
        """Post the table message again for them; in a direct message nobody need be named. Returns
        False if it should be tried again. `number` tells apart calls between which nobody moves.
        That message also holds a vote, so a person called for anything is called for it, too."""
        say = await self.desk.people.of_table(table.row, table.seats)
        users = _users(table, seats)
        names = say.join([f"<@{user}>" for user in users])
        named = users if table.row.server is not None else []
        call = Call(say(f"call-{why}", names=names), named, _key(table, why, seats, number))
        self._called.add(table.id)
        trouble = await self.desk.messages.call(table.id, call)
        if trouble is not None:  # the message has called nobody
            self._late.add(table.id, self.desk.now())
            return False
        self._late.discard(table.id)
        await self._heard(table, seats)
        return True

    async def _heard(self, table: Table, seats: Sequence[int]) -> None:
        players = {table.seats[seat].player for seat in seats}
        voices = [v for v in await self.desk.store.votes(table.id) if v.player in players]
        await self.desk.store.postpone(*(msgspec.structs.replace(v, due=None) for v in voices))

    async def _noted(self, table: Table, waits: Sequence[Wait]) -> None:
        """Note what was done, and when something is to be done next."""
        self._late.discard(table.id)
        for wait in waits:
            manners = await self._manners(table, wait.seat)
            coming = due(wait, table.row.clock, manners, self.desk.now())
            await self.desk.store.note(msgspec.structs.replace(wait, due=coming and coming.at))

    async def _pass_on(self, table: Table, waits: Sequence[Wait]) -> None:
        """A person who was faster than the clock has made it in time."""
        try:
            await pass_on(self.desk, table, _seats(waits))
        except Stale:
            return
        except Misfit:  # nobody can move there
            await self._let_be(waits)
            return
        self.desk.begin(apart([self.desk.go_on(table.id)]))

    async def _warn(self, id: int) -> None:
        """Warn on the table message, posted again; on a lobby's message as it stands."""
        if (row := await self.desk.tables.warn(id)) is None:
            return
        if row.status == "lobby":
            await self.desk.messages.refresh(id)
        else:
            await self.desk.messages.call(id, Call("", (), f"{id}.drowsy"))

    async def _end(self, id: int) -> None:
        """End the table, even one that cannot be read any more: it must not hold its channel for
        ever."""
        with suppress(Stale):
            await self.desk.tables.end(id)
            await self.desk.messages.refresh(id)


def _seats(waits: Sequence[Wait]) -> list[int]:
    return [wait.seat for wait in waits]


def _users(table: Table, seats: Sequence[int]) -> list[int]:
    """The users who hold these seats, each once."""
    found = [table.seats[seat].user for seat in seats]
    return list(dict.fromkeys(user for user in found if user is not None))


def _key(table: Table, why: str, seats: Sequence[int], number: int = 0) -> str:
    """The same key for the same call; Discord takes 25 characters."""
    return f"{table.id}.{table.seq}.{number}.{''.join(map(str, seats))}.{why}"[:25]
