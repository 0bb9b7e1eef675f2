"""Moves on their way to disk, beside the database that they would be stored in."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Generator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from bot.bench.games import Played, moves
from bot.bench.timing import rate, typical
from bot.settings import Settings
from db import Move, NewGame, Opening, Seat, Store
from engine.core import Game
from engine.games import GAMES

TABLES = 64
ROWS = 200  # different moves, stored over and over
PEER = "create table move(game, seq, action, events, state, primary key (game, seq))"

Row = tuple[bytes, bytes, bytes]  # action, events, state


def one_move(seconds: float) -> float:
    """One stored move after the other, against appending and syncing the same bytes."""
    return max(_one_move(game, seconds) for game in GAMES.values())


def many_tables(seconds: float) -> float:
    """Moves a second at 64 tables, against one commit per move with the standard library."""
    return min(_many_tables(game, seconds) for game in GAMES.values())


class Writer:
    """One running table of a store, with moves to write."""

    def __init__(self, store: Store, table: int, player: str, rows: list[Row]) -> None:
        self._store, self._table, self._player, self._rows = store, table, player, rows
        self._seq = 0

    async def write(self) -> None:
        """Write the next move, as a person's click would."""
        self._seq += 1
        action, events, state = self._rows[self._seq % len(self._rows)]
        move = Move(
            game=self._table,
            seq=self._seq,
            base=self._seq - 1,
            seat=0,
            rules="1",
            interaction=self._table << 32 | self._seq,
            actor=self._player,
            action=action,
            events=events,
            state=state,
        )
        await self._store.append_move(move)

    async def until(self, end: float) -> int:
        written = 0
        while written == 0 or time.perf_counter() < end:
            await self.write()
            written += 1
        return written


def _one_move(game: Game[Any], seconds: float) -> float:
    rows = _rows(game)
    with _beside_the_database() as directory:
        ours = asyncio.run(_stored(directory / "moves.sqlite", rows, seconds))
        return ours / _appended(directory / "moves", rows, seconds)


def _many_tables(game: Game[Any], seconds: float) -> float:
    rows = _rows(game)
    with _beside_the_database() as directory:
        ours = asyncio.run(_stored_at_once(directory / "tables.sqlite", rows, seconds))
        return ours / _committed(directory / "peer.sqlite", rows, seconds)


async def _stored(path: Path, rows: list[Row], seconds: float) -> float:
    """The seconds that one move takes to be stored."""
    store = await Store.open(path)
    (writer,) = await _writers(store, rows, 1)
    took: list[float] = []
    while not took or sum(took) < seconds:
        began = time.perf_counter()
        await writer.write()
        took.append(time.perf_counter() - began)
    await store.close()
    return median(took)


async def _stored_at_once(path: Path, rows: list[Row], seconds: float) -> float:
    """How many moves a second are stored."""
    store = await Store.open(path)
    writers = await _writers(store, rows, TABLES)
    began = time.perf_counter()
    written = await asyncio.gather(*(writer.until(began + seconds) for writer in writers))
    took = time.perf_counter() - began
    await store.close()
    return sum(written) / took


async def _writers(store: Store, rows: list[Row], tables: int) -> list[Writer]:
    player = await store.player_of(1)
    _, events, state = rows[0]
    opening, seats = Opening(state, events, "1"), [Seat(0, player=player)]
    new = NewGame(kind="bench", mode="bench", owner=player, seed=b"", options=b"", server=1)
    places = [msgspec.structs.replace(new, channel=number) for number in range(tables)]
    ids = [await store.create_game(place, seats) for place in places]
    for table in ids:
        await store.start_game(table, opening)
    return [Writer(store, table, player, rows) for table in ids]


def _appended(path: Path, rows: list[Row], seconds: float) -> float:
    """The seconds that it takes to append a move's bytes and sync them to disk."""
    pieces = count()
    with path.open("ab", buffering=0) as file:

        def append() -> None:
            file.write(b"".join(rows[next(pieces) % len(rows)]))
            os.fdatasync(file.fileno())

        return typical(append, seconds)


def _committed(path: Path, rows: list[Row], seconds: float) -> float:
    """Moves a second, each in a transaction that is as safe as ours."""
    numbers = count()
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute(PEER)

        def commit() -> int:
            number = next(numbers)
            values = (number % TABLES, number, *rows[number % len(rows)])
            with db:
                db.execute("insert into move values (?, ?, ?, ?, ?)", values)
            return 1

        return rate(commit, seconds)


def _rows(game: Game[Any]) -> list[Row]:
    return [_row(game, played) for played in moves(game, ROWS)]


def _row(game: Game[Any], played: Played) -> Row:
    events = msgspec.json.encode(played.applied.events)
    return msgspec.json.encode(played.action), events, game.dump(played.applied.s)


@contextmanager
def _beside_the_database() -> Generator[Path]:
    """A folder on the same disk: another disk may sync at another speed, or not at all."""
    place = Settings.read().database.absolute().parent
    with TemporaryDirectory(prefix=".bench-", dir=place) as directory:
        yield Path(directory)
