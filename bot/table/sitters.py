"""Who had the seats when a move was made, so that a line of the log keeps who acted then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.table.table import Table
from db import Move
from engine.core import Sit


@dataclass(frozen=True, slots=True)
class Sitter:
    """Whose seat it was, None for nobody's, and whether a bot player acted there."""

    player: str | None
    house: bool


def sitters(table: Table, moves: Sequence[Move]) -> dict[int, Mapping[int, Sitter]]:
    """By the number of each move, the seats whose sitter then was another than now. It goes back
    from now, since `moves` may be only the newest; a seat of which nothing is known is left out."""
    now = {one.seat: Sitter(one.player, one.house is not None) for one in table.seats}
    then: dict[int, Sitter | None] = {**now}
    found = dict[int, Mapping[int, Sitter]]()
    for at in reversed(range(len(moves))):
        move, sit = moves[at], sit_of(table, moves[at])
        acted = {} if move.seat is None else {move.seat: _actor(move, then.get(move.seat))}
        found[move.seq] = {
            seat: one for seat, one in (then | acted).items() if one and one != now.get(seat)
        }
        if sit is not None:
            then[sit.seat] = _before(table, moves[:at], sit, move.actor, then.get(sit.seat))
    return found


def _actor(move: Move, sits: Sitter | None) -> Sitter:
    """Nobody acts where a bot player does, also once for a person who sits there."""
    if move.actor is not None:
        return Sitter(move.actor, house=False)
    return Sitter(sits.player if sits else None, house=True)


def _before(
    table: Table, older: Sequence[Move], sit: Sit, by: str | None, after: Sitter | None
) -> Sitter | None:
    """Who had the seat before it changed hands; before somebody new, who last acted there or left
    it. None if nobody ever did."""
    if not sit.new:
        return Sitter(by or (after.player if after else None), house=sit.person)
    return had_before(table, older, sit.seat)


def had_before(table: Table, older: Sequence[Move], seat: int) -> Sitter | None:
    """Who last acted at a seat, or left it; a bot player of nobody if only it did. None if nobody
    has."""
    for move in reversed(older):
        if (last := sit_of(table, move)) is not None and last.seat == seat:
            return Sitter(move.actor, house=not last.person)
        if move.seat == seat and move.actor is not None:
            return Sitter(move.actor, house=False)
    return Sitter(None, house=True) if any(one.seat == seat for one in older) else None


def sit_of(table: Table, move: Move) -> Sit | None:
    """What is of no seat is an undo, or somebody who sat down or left."""
    if move.seat is not None or move.action is None:
        return None
    action = table.game.load_action(move.action)
    return action if isinstance(action, Sit) else None
