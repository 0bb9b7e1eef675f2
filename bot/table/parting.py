"""Going on without somebody who is waited for, so that nobody can freeze a table: they have left
the server, or there is no clock and they have kept the others waiting for a day.

A bot player takes their seat until they are back. If a whole group is asked and anybody of it may
answer, a bot player answers once: nobody loses a seat for being slow there.
"""

from __future__ import annotations

from bot.table.table import Table
from bot.table.votes import people
from db import Store


def left(table: Table) -> list[int]:
    """The seats being waited for whose owners have left the server."""
    return [wait.seat for wait in table.waits if table.seats[wait.seat].left is not None]


def late(table: Table) -> list[int]:
    """The seats whose owners have had their time, if there is no clock. A question that everybody
    who sits there may answer needs nobody else."""
    waited = [table.seats[wait.seat].player for wait in table.waits]
    if table.row.clock or (shared(table) and set(people(table)) <= set(waited)):
        return []
    here = [wait for wait in table.waits if table.seats[wait.seat].held is None]
    return [wait.seat for wait in here if wait.reminded is not None]


def lets(table: Table) -> list[int]:
    """The seats being waited for whose owners are away and would let a bot player sit in."""
    owners = [table.seats[wait.seat] for wait in table.waits]
    return [owner.seat for owner in owners if owner.held is not None and owner.lets]


def offered(table: Table) -> list[int]:
    """The seats that those who sit may go on without."""
    if not table.running:
        return []
    return [
        seat for seat in sorted({*left(table), *late(table), *lets(table)}) if voices(table, seat)
    ]


def voices(table: Table, seat: int) -> list[str]:
    """The others who sit, except those who have left themselves."""
    away = {one.player for one in table.seats if one.left is not None}
    return [one for one in people(table) if one not in away and one != table.seats[seat].player]


def asked(table: Table, seat: int) -> list[str]:
    """Who is asked whether a bot player may take this seat: the others who are here. Those who are
    away themselves are asked only if nobody else is there, so that no two wait for each other."""
    others = voices(table, seat)
    return [one for one in others if not _is_away(table, one)] or others


def deserted(table: Table, seat: int) -> bool:
    """Whether everybody else who sits there is away, too."""
    return all(_is_away(table, one) for one in voices(table, seat))


def shared(table: Table) -> bool:
    """Whether anybody of a group may answer the question for all."""
    return table.running and table.state.stack[-1].shared


async def missing(store: Store, table: Table, seat: int) -> list[str]:
    """Who must still agree to go on without this seat. If its owner is late, one person who asks
    for it is enough; if they have just left, or are away, all others decide together."""
    if seat in late(table):
        return []
    agreed = await store.go_aheads(table.id, seat)
    return [one for one in asked(table, seat) if one not in agreed]


def alone(table: Table) -> str | None:
    """The one person left at a table at which the other people's seats were given up or passed on,
    if there is one; people for whom a bot player only sits in come back."""
    kept = [seat for seat in table.seats if seat.house is not None and seat.player is not None]
    others = [seat for seat in kept if seat.away is None]
    here = people(table)
    return here[0] if table.running and len(here) == 1 and others else None


def _is_away(table: Table, player: str) -> bool:
    return any(one.player == player and one.away is not None for one in table.seats)
