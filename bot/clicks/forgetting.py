"""Being forgotten: house players take over what is open, then the link to the user is cut."""

from __future__ import annotations

from bot.clicks.answers import hold, say
from bot.clicks.steps import LEVEL
from bot.desk import Desk
from bot.people import Click
from bot.settings import EVERYTHING, Shards
from bot.table import lobby as rules
from bot.table.tables import By, Tables
from db import Seat, Stale, Store, Unreadable


async def forget(desk: Desk, click: Click, shards: Shards = EVERYTHING) -> None:
    """Where several processes share the bot, also which of them was reached."""
    await hold(click)
    reader = await desk.people.reader(click)
    left = await forget_user(desk, click.user.id)
    told = [reader("forgotten")]
    if len(shards.ids) < shards.total:
        facts = {"parts": str(shards), "total": shards.total, "direct": 0 in shards.ids}
        told.append(reader("forgotten-share", **facts))
    await say(click, "\n".join(told))
    for id in left:
        await desk.go_on(id)


async def forget_user(desk: Desk, user: int) -> list[int]:
    """The tables that others still play: they go on with "someone" in the seat."""
    left = await give_up(desk.store, desk.tables, user)
    desk.forget_words()
    desk.people.forget(user)
    return left


async def give_up(store: Store, tables: Tables, user: int) -> list[int]:
    """What is stored of this user, as far as it can be done without Discord."""
    by = By(await store.player_of(user), None)
    left: list[int] = []
    for row in await store.open_games():
        seats = [seat for seat in await store.seats(row.id) if seat.user == user]
        others = row.server is not None and row.daily is None
        if seats and others and await _leave(tables, row.id, seats, by):
            left.append(row.id)
    await tables.forget(user)
    return left


async def _leave(tables: Tables, id: int, seats: list[Seat], by: By) -> bool:
    """Whether it is a table that goes on."""
    try:
        if await tables.get(id) is not None:
            return await _hand_over(tables, id, seats, by)
        lobby = await tables.change_lobby(id, lambda lobby: rules.leave(lobby, by.player))
        if lobby is not None and not lobby.people:
            await tables.end(id)
    except (Stale, Unreadable):  # it has ended meanwhile, or nobody can play on there
        pass
    return False


async def _hand_over(tables: Tables, id: int, seats: list[Seat], by: By) -> bool:
    empty = [Seat(seat.seat, player=by.player, house=LEVEL) for seat in seats if not seat.house]
    if empty:
        await tables.sit(id, empty, by)
    return bool(empty)
