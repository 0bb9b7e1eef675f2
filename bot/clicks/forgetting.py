"""Forgetting a person: the link to the user is cut, then bot players take over what is open. If the
first cannot be stored, nothing is done, and the person who is told so still has their seats."""

from __future__ import annotations

import logging
from typing import Any

from discord import ButtonStyle, ui

from bot.clicks.steps import LEVEL
from bot.desk import Desk
from bot.messages.answers import hold, say, tell
from bot.people.people import Click
from bot.screens.frame import question
from bot.screens.screen import Screen
from bot.settings import EVERYTHING, Shards
from bot.table import lobby as rules
from bot.table.ids import Forget
from bot.table.tables import By, Tables
from db import NotStored, Seat, Stale, Store, Unreadable

log = logging.getLogger(__name__)


async def ask_forget(desk: Desk, click: Click) -> None:
    """Ask first, in words of what would be lost."""
    reader = await desk.people.reader(click)
    yes = ui.Button[Any](
        label=reader("button-forget"), style=ButtonStyle.danger, custom_id=Forget.id
    )
    await tell(click, Screen(question(reader, reader("ask-forget"), yes)))


async def forget(desk: Desk, click: Click, shards: Shards = EVERYTHING) -> None:
    """Forget the user who clicked. If several processes share the bot, also say which of them was
    reached."""
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
    """Returns the tables whose messages show this user: those that others still play go on with
    "someone" in the seat, a lobby without."""
    left = await give_up(desk.store, desk.tables, user)
    desk.forget_words()
    desk.people.forget(user)
    return left


async def give_up(store: Store, tables: Tables, user: int) -> list[int]:
    """Give up everything stored of this user, as far as that can be done without Discord."""
    by, theirs = By(await store.player_of(user), None), dict[int, list[Seat]]()
    for row in await store.open_games():
        seats = [seat for seat in await store.seats(row.id) if seat.user == user]
        if seats and row.server is not None and not row.personal:
            theirs[row.id] = seats
    asked = await store.asked_into(by.player)
    await tables.forget(user)
    left = [id for id, seats in theirs.items() if await _leave(tables, id, seats, by)]
    return list(dict.fromkeys([*left, *asked]))


async def _leave(tables: Tables, id: int, seats: list[Seat], by: By) -> bool:
    """Returns whether its message shows them still, as it does where a bot player kept their seat
    warm. If nothing can be stored any more, a bot player
    takes over as soon as somebody waits for the seat: nobody is known to sit there."""
    try:
        if await tables.get(id) is not None:
            await _hand_over(tables, id, seats, by)
            return True
        lobby = await tables.change_lobby(id, lambda lobby: rules.leave(lobby, by.player))
        if lobby is not None and not lobby.people:
            await tables.end(id)
        return lobby is not None
    except (Stale, Unreadable):  # it has ended in the meantime, or nobody can play on there
        pass
    except NotStored as error:
        log.error("table %s: a seat is handed over later: %s", id, error)
    return False


async def _hand_over(tables: Tables, id: int, seats: list[Seat], by: By) -> None:
    empty = [Seat(seat.seat, player=by.player, house=LEVEL) for seat in seats if not seat.house]
    if empty:
        await tables.sit(id, empty, by)
