"""Ended games step by step, as a stranger saw them.

Only the newest state of an ended table is kept: the worker works out the others again, from the
seed and the rules.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from bot.records.records import Record, packed
from bot.records.verifying import setup_of
from bot.table.table import Table, standing
from bot.table.workers import Workers, address, game_at
from db import Move, Store
from engine.core import Dice, Game, Sit, State, Undo, View

KEPT = 4  # games that are kept, a few megabytes at most


class Step(NamedTuple):
    """The table after the move `seq`; `raw` is packed."""

    seq: int
    raw: bytes

    def view(self, game: Game[Any]) -> View[Any]:
        return View(None, game.load(zlib.decompress(self.raw)))


class Replay(NamedTuple):
    """The moves of a game that count, the opening first, and its whole log."""

    steps: Sequence[Step]
    moves: list[Move]

    @property
    def last(self) -> int:
        return len(self.steps) - 1


class Replays:
    """The games that were looked at last, so that each further click is quick."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store, self._workers = store, workers
        self._kept: OrderedDict[int, asyncio.Task[Replay | None]] = OrderedDict()

    async def of(self, table: Table) -> Replay | None:
        """The replay of an ended table, or None if its game was played by other rules than
        today's."""
        if table.id not in self._kept:
            self._kept[table.id] = asyncio.create_task(self._made(table))
        self._kept.move_to_end(table.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        try:
            return await asyncio.shield(self._kept[table.id])
        except BaseException:
            self._kept.pop(table.id, None)
            raise

    async def _made(self, table: Table) -> Replay | None:
        moves = await self._store.moves(table.id)
        if any(move.rules != table.game.version for move in moves):
            return None
        line = {move.seq for move in standing(moves)}
        raw = await self._workers.beside(packed, table, moves)
        made = await self._workers.elsewhere(steps, address(table.game), raw, line)
        return Replay(made, moves)


def steps(where: tuple[str, str], raw: bytes, line: set[int]) -> list[Step]:
    """All of a record's moves that are in the `line`, except those that take others back."""
    game, kept = game_at(where), msgspec.json.decode(raw, type=Record)
    seed = bytes.fromhex(kept.seed)
    s = game.new(setup_of(kept, game), Dice(seed, 0)).s
    people, made = list(s.people), [_step(game, 0, s)]
    for move in kept.moves[1:]:
        action = game.load_action(bytes(move.action))
        if isinstance(action, Sit):
            people[action.seat] = action.person
        if move.seq not in line:
            continue
        match action:
            case Undo():  # people who sat down since then still sit
                s.people = list(people)
                continue
            case Sit():
                s = game.sit(s, action, Dice(seed, move.seq)).s
            case _:
                game.step(s, move.seat or 0, action, Dice(seed, move.seq))
        made.append(_step(game, move.seq, s))
    return made


def _step(game: Game[Any], seq: int, s: State) -> Step:
    """Nothing else leaves the worker, so people see what a stranger who watched the table saw."""
    return Step(seq, zlib.compress(game.dump(game.view(s, None).s), 1))
