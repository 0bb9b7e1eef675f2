"""Taking back a move that is not free to undo: everybody who sits there must agree.

The person who asks says which move: the newest of any person, or their own newest one. Everything
that followed goes with it, what bot players did too. By then something may have been rolled, drawn
or shown, so that people know more than they did: the table counts on no leaderboard any more. What
was drawn from a pile lies there again in the same order. Dice depend on the number of the move, and
the undo is a move itself, so what is rolled next is new.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.table.table import Table, is_undo, standing, taken_back
from bot.table.tables import By, Tables
from db import Move, Stale, Store


class Poll(NamedTuple):
    """A vote on the move `target`. `number` tells it from all others, also from later ones on the
    same move; `agreed` are players, the one who asks first."""

    number: int
    target: int
    agreed: tuple[str, ...]
    refused: tuple[str, ...]

    @property
    def open(self) -> bool:
        return not self.refused


def people(table: Table) -> list[str]:
    """Who votes: every person who sits, once; no bot player, not even in a person's seat."""
    here = {seat.player: None for seat in table.seats if seat.house is None}
    return [player for player in here if player is not None]


def is_short(table: Table) -> bool:
    """Whether somebody may still come back to their seat. Taking a move back takes the table out of
    the ranking for them, too: nothing is taken back without them, however many others agree."""
    here = people(table)
    away = [seat for seat in table.seats if seat.user is not None and seat.player not in here]
    return table.row.ranked and bool(away)


def targets(table: Table, moves: Sequence[Move], player: str) -> list[Move]:
    """From the whole log, what `player` may ask to take back: the newest move of any person, unless
    that person can still do so freely, and the newest of their own."""
    if table.no_undo or is_short(table):
        return []
    played = [move for move in standing(moves) if _of_person(move)]
    own = [move for move in played if move.actor == player]
    found = {move.seq: move for move in (*played[-1:], *own[-1:])}
    if table.undoable is not None:
        found.pop(played[-1].seq, None)
    return list(found.values())


async def some_targets(store: Store, table: Table, newest: Sequence[Move]) -> bool:
    """Whether anybody who sits may ask to take something back. `newest` is the end of the log; the
    rest is read only if no person has chosen anything there."""
    if table.no_undo or is_short(table):
        return False
    return _chosen(newest) or (newest[0].seq > 0 and _chosen(await store.moves(table.id)))


def _chosen(moves: Sequence[Move]) -> bool:
    """Whether any choice of a person stands among the last moves."""
    gone = taken_back(moves)
    return any(_of_person(move) and move.seq not in gone for move in moves)


async def poll_at(store: Store, table: Table) -> Poll | None:
    """The vote that is open or has just been refused; None once somebody has moved."""
    voices = await store.votes(table.id) if table.running else []
    agreed = tuple(voice.player for voice in voices if voice.agrees)
    if not agreed:
        return None
    refused = tuple(voice.player for voice in voices if voice.agrees is False)
    return Poll(voices[0].id, voices[0].target, agreed, refused)


async def ask(tables: Tables, id: int, target: int, by: By) -> Table | None:
    """Returns the table after it if `by` sits alone and so decides at once; otherwise a vote
    begins.

    Raises Stale if `by` may not ask for this, or another vote is open.
    """
    async with tables.held(id) as table:
        moves = await tables.store.moves(id)
        found = [one for one in targets(table, moves, by.player) if one.seq == target]
        poll = await poll_at(tables.store, table)
        if not found or by.player not in people(table) or (poll is not None and poll.open):
            raise Stale(game=id)
        if not (others := [player for player in people(table) if player != by.player]):
            return await tables.take_back(table, found[0], by, voted=True)
        await tables.store.open_vote(id, target, by.player, others, tables.now())
        return None


async def agree(tables: Tables, id: int, number: int, by: By) -> Table | None:
    """Returns the table after it if `by` is the last to agree. Raises Stale if the vote `number` is
    over."""
    async with tables.held(id) as table:
        poll = await _poll(tables, table, number, by)
        if not set(people(table)) <= {*poll.agreed, by.player}:
            await tables.store.add_voice(number, by.player, agrees=True)
            return None
        target = await tables.store.move_at(id, poll.target)
        if target is None:
            raise Stale(game=id)
        return await tables.take_back(table, target, by, voted=True)


async def refuse(tables: Tables, id: int, number: int, by: By) -> None:
    """One refusal is enough, even by the person who asked. Raises Stale if the vote `number` is
    over."""
    async with tables.held(id) as table:
        await _poll(tables, table, number, by)
        await tables.store.add_voice(number, by.player, agrees=False)


async def _poll(tables: Tables, table: Table, number: int, by: By) -> Poll:
    poll = await poll_at(tables.store, table)
    if poll is None or not poll.open or poll.number != number or by.player not in people(table):
        raise Stale(game=table.id)
    return poll


def _of_person(move: Move) -> bool:
    """Whether it is a choice in the game, not a change of seats, an undo or what followed by
    itself."""
    choice = move.seat is not None and move.actor is not None and not is_undo(move)
    return choice and not move.follows
