"""Tables and lobbies as they were committed. Decoded tables are kept for a while, with a lock for
each."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from bot.preferences import CLOCKS
from bot.table.making import foretell
from bot.table.reading import reading
from bot.table.table import Before, Lobby, Table
from db import Figure, LessonChanged, Move, Store, Unreadable
from db import Game as Row
from engine.core import Game, Setup, Undo
from engine.house import LEVEL_OF
from engine.teaching import taught

KEPT = 64  # decoded tables


class Kept:
    def __init__(
        self, store: Store, games: Mapping[str, Game[Any]], now: Callable[[], float] = time.time
    ) -> None:
        """`now` tells the time, in seconds since 1970."""
        self.store, self.games, self.now = store, games, now
        self._kept: OrderedDict[int, Table] = OrderedDict()
        self._taught = dict[tuple[str, int], Game[Any]]()  # as many as there are lessons
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def get(self, id: int) -> Table | None:
        """The table as committed; None for a lobby or an unknown table. Raises Unreadable."""
        if id in self._kept:
            self._kept.move_to_end(id)
            return self._kept[id]
        async with self._lock(id):
            return await self._load(id)

    async def lobby(self, id: int) -> Lobby | None:
        """The lobby, or None if it is not one any more. Raises Unreadable."""
        row = await self.store.game(id)
        return await self.lobby_of(row) if row is not None and row.status == "lobby" else None

    async def lobby_of(self, row: Row) -> Lobby:
        """The lobby of a row, even of one that was closed. Raises Unreadable."""
        game, seats = self._game(row), tuple(await self.store.seats(row.id))
        with reading(f"table {row.id}"):
            plan = msgspec.json.decode(row.options, type=Setup)
            game.mode(plan.mode)
            figures, party = await self.figures(row), await self._party(row)
            before = await self._last_time(row)
            forgotten = [one for one in party if await self.store.user_of(one) is None]
            lobby = Lobby(
                row, seats, game, plan, tuple(figures), party, before, frozenset(forgotten)
            )
            invited = tuple(await self.store.invitations(row.id))
            return replace(lobby, invited=invited, at=self.now())

    async def figures(self, row: Row) -> Sequence[Figure]:
        """Who had which figure last in the table's campaign."""
        return [] if row.campaign is None else await self.store.figures(row.campaign)

    async def _party(self, row: Row) -> tuple[str, ...]:
        """The players of the table's campaign; nobody if it cannot be read."""
        campaign = None
        with suppress(Unreadable):
            campaign = None if row.campaign is None else await self.store.campaign(row.campaign)
        return () if campaign is None else tuple(campaign.party.split(","))

    async def _last_time(self, row: Row) -> Before | None:
        """None also if it can no longer be read."""
        if (last := await self.store.last_like(row)) is None:
            return None
        with suppress(msgspec.MsgspecError):
            plan = msgspec.json.decode(last.options, type=Setup)
            clock = last.clock if last.preset is None else None
            return Before(plan.mode, plan.settings, clock)
        return None

    def _lock(self, id: int) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    def _keep(self, table: Table) -> Table:
        self._kept[table.id] = table
        self._kept.move_to_end(table.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return table

    async def _load(self, id: int) -> Table | None:
        if id in self._kept:
            return self._kept[id]
        if (found := await self.store.snapshot(id)) is None:
            return None
        row, newest, seats, waits, hints = found
        game = self._game(row)
        if row.lesson is not None and newest.rules != game.version:
            raise LessonChanged(what=f"table {row.id}", reason=f"it is one of {newest.rules}")
        with reading(f"table {row.id}"):
            last, state = await self._effective(game, newest), game.load(newest.state)
            table = Table(
                row, tuple(seats), game, newest.seq, last, state, tuple(waits), tuple(hints)
            )
            check(table)
            await asyncio.to_thread(foretell, game, state)
            return self._keep(table)

    def _game(self, row: Row) -> Game[Any]:
        if (game := self.games.get(row.kind)) is None:
            raise Unreadable(what=f"table {row.id}", reason=f"there is no game {row.kind}")
        if row.lesson is None:
            return game
        if (key := (row.kind, row.lesson)) not in self._taught:
            with reading(f"table {row.id}"):
                self._taught[key] = taught(game, row.lesson)
        return self._taught[key]

    async def _effective(self, game: Game[Any], move: Move) -> Move:
        """The move behind any undos: the one whose outcome stands on the table."""
        while move.action is not None:
            action = game.load_action(move.action)
            if not isinstance(action, Undo):
                break
            if (found := await self.store.move_at(move.game, action.to)) is None:
                break
            if found.seq >= move.seq:
                raise ValueError(f"move {move.seq} takes back move {found.seq}")
            move = found
        return msgspec.structs.replace(move, state=b"", events=b"")


def check(table: Table) -> None:
    """Raises ValueError if the row, the seats and the state do not belong together, and whatever
    the game raises for a mode or state that is not its own."""
    table.game.mode(table.row.mode)
    if table.row.daily is not None:
        date.fromisoformat(table.row.daily)
    if not 0 <= table.row.clock <= max(CLOCKS):
        raise ValueError(f"no clock gives {table.row.clock} hours")
    numbers = [seat.seat for seat in table.seats]
    lengths = {len(table.state.people), len(table.state.changed), len(numbers)}
    if numbers != list(range(len(numbers))) or len(lengths) != 1:
        raise ValueError(f"{numbers} are not the seats of its state")
    if table.last.seat is not None and table.last.seat not in numbers:
        raise ValueError(f"there is no seat {table.last.seat} that moved last")
    if not {hint.seat for hint in table.hints} <= set(numbers):
        raise ValueError("a hint was given to a seat that is not there")
    for seat, person in zip(table.seats, table.state.people, strict=True):
        if table.running and not person and seat.house not in LEVEL_OF:
            raise ValueError(f"{seat.house} is no bot player, at seat {seat.seat}")
    table.game.actors(table.state)
