"""A seat that changes hands, as the log tells it: by what happened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.table.sitters import Sitter, had_before, sit_of
from bot.table.table import Table
from bot.text.words import Words
from db import Move
from engine.core import Sit


def called(table: Table, words: Words, seat: int, one: Sitter) -> str:
    """What a sitter is called, also one who has no seat any more; "" if nobody knows."""
    if one.player is None:
        return words.say("house-seat", number=table.seats[seat].named)
    has = table.seat_of(one.player)
    return words.before.get(one.player, "") if has is None else words.person(has)


def told(table: Table, move: Move, sit: Sit, moves: Sequence[Move], words: Words) -> str:
    """`words` are those of after the move; `moves` are the log, or its newest part."""
    if not sit.person and move.actor is None:
        return words.say("event-timed-out", seat=words.owner(sit.seat))
    older = [one for one in moves if one.seq < move.seq]
    before = had_before(table, older, sit.seat) if sit.new else None
    if not sit.person:
        kind = "left" if _by_click(table, move, older) else "away"
    elif not sit.new:
        kind = "back"
    else:
        kind = "sits" if before is None else "takes" if before.player is None else "for"
    name = "" if before is None else called(table, words, sit.seat, before) or words.say("someone")
    return words.say("event-seat", kind=kind, name=_name(table, words, sit.seat), before=name)


def _name(table: Table, words: Words, seat: int) -> str:
    """The person alone, or with the figure, if they have several seats."""
    player = table.seats[seat].player
    several = player is not None and sum(one.player == player for one in table.seats) > 1
    return words.owner(seat) if several else words.person(seat)


def _by_click(table: Table, move: Move, older: Sequence[Move]) -> bool:
    """Whether somebody left the seat, all their seats at once, perhaps; a bot player sits in
    without a click."""
    for one in (move, *reversed(older)):
        if one.actor != move.actor or sit_of(table, one) is None:
            return False
        if one.interaction is not None:
            return True
    return False
