"""Hints: where there are any, for whom, and how many."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from bot.table.table import HINTS, Table
from engine.core import Setup
from engine.house.hints import answers
from engine.house.player import legal

MOST = 3  # for each seat, in games that people play against each other


def refusal(table: Table, seat: int) -> str | None:
    """The message that says why the seat gets no hint now, or None."""
    if table.row.personal or table.game.parts is None:
        return "hint-never"
    if _between_people(table) and not _allowed(table):
        return "hint-ranked"
    if seat not in table.game.actors(table.state) or not _asked(table, seat):
        return "hint-nothing"
    return "hint-none-left" if left(table, seat) == 0 and not _given(table, seat) else None


def left(table: Table, seat: int) -> int | None:
    """How many the seat may still have; None: as many as it likes."""
    if not _between_people(table):
        return None
    return max(0, MOST - sum(one.seat == seat for one in table.hints))


def _given(table: Table, seat: int) -> bool:
    """Whether the seat has had its hint for this decision, before others who choose at the same
    time went on. Older hints tell only after which move they were given."""
    now = (seat, table.state.changed[seat])
    return any(
        (one.seat, one.move) == (seat, table.seq) or (one.seat, one.asked) == now
        for one in table.hints
    )


def _asked(table: Table, seat: int) -> bool:
    """Whether there are several answers to what is asked."""
    game, s = table.game, table.state
    return len(legal(answers(game, s, seat, game.offers(s, seat)))) > 1


def _between_people(table: Table) -> bool:
    """Whether people play against each other, those included for whom a bot player sits in. With
    bot players alone no game counts."""
    players = {seat.player for seat in table.seats if seat.player is not None}
    return table.mode.competitive and len(players) > 1


def _allowed(table: Table) -> bool:
    """A game that people play against each other and that counts has none, unless its lobby said
    so."""
    if not table.counts or table.row.server is None:
        return True
    with suppress(msgspec.MsgspecError):
        chosen = msgspec.json.decode(table.row.options, type=Setup).settings
        return chosen.get(HINTS.key) == "on"
    return False
