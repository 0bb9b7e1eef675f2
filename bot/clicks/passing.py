"""Seats that bot players take because their owners are away."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from bot.clicks.steps import LEVEL
from bot.desk import Desk, apart
from bot.table import parting
from bot.table.parting import shared
from bot.table.table import Table
from db import Seat, Stale


async def pass_on(desk: Desk, table: Table, seats: Sequence[int]) -> None:
    """If any of a group can make a choice for all, it is made once: nobody loses a seat for that,
    except those who are gone. Raises Stale if somebody was faster: they moved in time, or are back
    in the server."""
    owners = [table.seats[seat] for seat in seats]
    for owner in owners:
        if owner.left is not None and not await _is_gone(desk, table, owner):
            raise Stale(game=table.id)
    gone = [owner for owner in owners if owner.user is None or owner.left is not None]
    if shared(table) and not gone:
        await _choose_for(desk, table, seats[0])
        return
    empty = gone if shared(table) else owners
    house = [msgspec.structs.replace(owner, house=LEVEL) for owner in empty]
    await desk.tables.sit(table.id, house, None, table.seq)


async def agreed_on(desk: Desk, table: Table) -> None:
    """Nobody is left to be asked: the last person who had not agreed has gone away, too."""
    for seat in parting.offered(table):
        voices = await desk.store.go_aheads(table.id, seat)
        if voices and not await parting.missing(desk.store, table, seat):
            with suppress(Stale):  # the next click goes on
                await pass_on(desk, table, [seat])
            desk.begin(apart([desk.go_on(table.id)]))
            return


async def _is_gone(desk: Desk, table: Table, owner: Seat) -> bool:
    """Ask Discord once more: the person may have come back unseen, and would lose the seat."""
    return await desk.members.left(table.row.server, owner.user, anew=True) is not None


async def _choose_for(desk: Desk, table: Table, seat: int) -> None:
    move = table.seq + 1
    action = await desk.workers.choose(table.game, table.state, seat, LEVEL, table.row.seed, move)
    await desk.tables.play_house(table.id, table.seq, seat, action)
