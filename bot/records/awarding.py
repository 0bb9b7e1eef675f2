"""What people have earned at an ended table: its moves are replayed, and its game tells.

Only tables that count can earn anything: a move that was voted back and played again could be tried
until it succeeds, and the dice of a daily are no secret among friends.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from bot.records.records import Played, Record, packed, players
from bot.records.verifying import STUMBLES, setup_of
from bot.table.tables import Tables
from bot.table.workers import Workers, address
from db import Unreadable
from engine.core import Applied, Dice, Event, Game, Sit, State, Undo
from engine.honours import Earned

FRESH = 3600  # how many seconds after its end a table's message still tells late findings

log = logging.getLogger(__name__)


class Awarding:
    """Looks at ended tables, one at a time and each once; those that a restart cut off come
    later."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self._tables, self._store, self._workers = tables, tables.store, workers
        self._lock = asyncio.Lock()

    async def look_at(self, id: int) -> bool:
        """Whether somebody has earned something new at this table, if it has ended."""
        async with self._lock:
            if await self._store.to_honour(id) is None:
                return False
            earned = await self._earned(id)
            for player, honour in earned:
                log.info("table %s: %s has earned %s", id, player, honour)
            return await self._store.honour(id, earned)

    async def catch_up(self, now: float) -> list[int]:
        """Look at all tables that have not been looked at. Returns those whose messages should tell
        of it."""
        told: list[int] = []
        while (id := await self._store.to_honour()) is not None:
            row = await self._store.game(id)
            if await self.look_at(id) and row and row.ended and row.ended > now - FRESH:
                told.append(id)
        return told

    async def _earned(self, id: int) -> Sequence[tuple[str, str]]:
        """What was earned, by player."""
        try:
            table = await self._tables.get(id)
        except Unreadable as error:
            log.warning("%s", error)
            return ()
        over = table is not None and table.state.result is not None
        if table is None or not over or not table.row.ranked or not table.game.honours.all:
            return ()
        moves = await self._store.moves(id)
        raw = await self._workers.beside(packed, table, moves)
        found = await self._workers.elsewhere(earned_in, raw, *address(table.game))
        if found is None:
            log.warning("table %s: its moves cannot be replayed, nobody earns anything", id)
        people = players(table, moves)
        return [(people[number - 1], honour) for number, honour in found or ()]


def earned_in(raw: bytes, module: str, variable: str) -> list[tuple[int, str]] | None:
    """For a worker: what the people of a `Record` have earned, by their numbers, in order; None if
    its game cannot be played again, for example because its rules have changed."""
    game: Game[Any] = getattr(__import__(module, fromlist=[variable]), variable)
    kept = msgspec.json.decode(raw, type=Record)
    try:
        return list(dict.fromkeys(_earned(kept, game)))
    except STUMBLES:
        return None


def _earned(kept: Record, game: Game[Any]) -> Iterator[tuple[int, str]]:
    """What happens in a single moment goes to the person who holds the seat then, all else to the
    one who holds it at the end. Bot players earn nothing."""
    if not game.honours.all or any(move.rules != game.version for move in kept.moves):
        return
    sits = list(_sits(kept, game))
    story, s = list[Event](), game.state(seats=0)
    for move, before, events, s in _line(kept, game, sits):
        found = game.honours.moment(before, events, s) if before else ()
        yield from _theirs(kept, sits, found, move.seq)
        story += events
    yield from _theirs(kept, sits, game.honours.ending(story, s), len(kept.moves))


def _line(
    kept: Record, game: Game[Any], sits: Sequence[tuple[int, Sit]]
) -> Iterator[tuple[Played, State | None, Sequence[Event], State]]:
    """Each move that counts, with the state before it, what happened, and the state after."""
    seed, s = bytes.fromhex(kept.seed), None
    for move in _counting(kept.moves):
        before, dice = s, Dice(seed, move.seq)
        if before is None:
            applied = game.new(setup_of(kept, game), dice)
        else:
            applied = _again(game, before, move, dice, sits)
        s = applied.s
        yield move, before, applied.events, s


def _counting(moves: Sequence[Played]) -> list[Played]:
    """The moves in order, without those that were taken back."""
    line: list[Played] = []
    at: int | None = len(moves) - 1
    while at is not None:
        line.append(moves[at])
        at = moves[at].base
    return line[::-1]


def _again(
    game: Game[Any], s: State, move: Played, dice: Dice, sits: Sequence[tuple[int, Sit]]
) -> Applied[Any]:
    """Of what is taken back, only people's sitting down and leaving remains."""
    match action := game.load_action(bytes(move.action)):
        case Undo():
            s = game.copy(s)
            for seq, sit in sits:
                if seq < move.seq:
                    s.people[sit.seat] = sit.person
            return Applied(s, (), free=False)
        case Sit():
            return game.sit(s, action, dice)
        case _:
            assert move.seat is not None
            return game.apply(s, move.seat, action, dice)


def _sits(kept: Record, game: Game[Any]) -> Iterator[tuple[int, Sit]]:
    """When people sat down or left, also in moves that were taken back: people stay where they
    are."""
    for move in kept.moves[1:]:
        if isinstance(action := game.load_action(bytes(move.action)), Sit):
            yield move.seq, action


def _theirs(
    kept: Record, sits: Sequence[tuple[int, Sit]], found: Iterable[Earned], seq: int
) -> Iterator[tuple[int, str]]:
    for seat, honour in found:
        if (who := _holder(kept, sits, seat, seq)) is not None:
            yield who, honour


def _holder(kept: Record, sits: Sequence[tuple[int, Sit]], seat: int, seq: int) -> int | None:
    """The person who sat there at a move: one who acted from this seat between one sitting down and
    the next, or who sits there at the end. None for a bot player, and if nobody knows."""
    changes = [at for at, sit in sits if sit.seat == seat]
    since = max((at for at in changes if at <= seq), default=0)
    until = min((at for at in changes if at > seq), default=None)
    if until is None:
        return kept.seats[seat]
    acted = [move.by for move in kept.moves[since:until] if move.seat == seat]
    return next((by for by in reversed(acted) if by is not None), kept.moves[since].by)
