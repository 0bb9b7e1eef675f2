"""Being forgotten: house players take over what is open, then the link to the user is cut."""

from __future__ import annotations

from bot.clicks.answers import hold, say
from bot.clicks.steps import LEVEL
from bot.desk import Desk
from bot.people import Click
from bot.table import lobby as rules
from bot.table.table import Unreadable
from bot.table.tables import By
from db import Seat, Stale


async def forget(desk: Desk, click: Click) -> None:
    """Tables that others still play go on with "someone" in the seat."""
    await hold(click)
    reader = await desk.people.reader(click)
    by = By(await desk.store.player_of(click.user.id), None)
    left: list[int] = []
    for row in await desk.store.open_games():
        seats = [seat for seat in await desk.store.seats(row.id) if seat.user == click.user.id]
        others = row.server is not None and row.daily is None
        if seats and others and await _leave(desk, row.id, seats, by):
            left.append(row.id)
    await desk.tables.forget(click.user.id)
    desk.forget_words()
    desk.people.forget(click.user.id)
    await say(click, reader("forgotten"))
    for id in left:
        await desk.go_on(id)


async def _leave(desk: Desk, id: int, seats: list[Seat], by: By) -> bool:
    """Whether it is a table that goes on."""
    try:
        if await desk.tables.get(id) is not None:
            return await _hand_over(desk, id, seats, by)
        lobby = await desk.tables.change_lobby(id, lambda lobby: rules.leave(lobby, by.player))
        if lobby is not None and not lobby.people:
            await desk.tables.end(id)
    except (Stale, Unreadable):  # it has ended meanwhile, or nobody can play on there
        pass
    return False


async def _hand_over(desk: Desk, id: int, seats: list[Seat], by: By) -> bool:
    empty = [Seat(seat.seat, player=by.player, house=LEVEL) for seat in seats if not seat.house]
    if empty:
        await desk.tables.sit(id, empty, by)
    return bool(empty)
