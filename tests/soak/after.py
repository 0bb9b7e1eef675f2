"""After a soak: is there nothing that is stuck, lost or wrong?"""

from __future__ import annotations

import contextlib
import io
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.__main__ import main
from bot.records.records import packed
from bot.table import ids
from bot.table.table import Table
from db import Game as Row
from tests.discord.choices import choices
from tests.discord.kit import Actor, Done, controls, shown
from tests.soak.town import Town

TRIES = 8
LOOKS = 3


async def stuck(town: Town) -> list[str]:
    """Open tables at which nobody can play, and which nobody can end; lobbies nobody can close."""
    return [trouble async for trouble in _stuck(town)]


async def _stuck(town: Town) -> AsyncIterator[str]:
    store = town.bot.desk.store
    for row in await store.open_games():
        if row.status == "running" and not await _playable(town, row):
            yield f"table {row.id} ({row.kind}): nobody can play: {await _stands(town, row)}"
    for row in await store.open_games():
        if row.daily is None and not await _ended(town, row):
            yield f"table {row.id} ({row.kind}, {row.status}): nobody can end it"
    await town.later(3 * 86400)
    for row in await store.open_games():
        yield f"table {row.id} ({row.kind}, {row.status}, daily {row.daily}): it stays open"


async def _playable(town: Town, row: Row) -> bool:
    """Now, or a minute later: a bot player may have moved while somebody was about to click."""
    for _ in range(LOOKS):
        if await _played(town, row):
            return True
        await town.later(60)
    return False


async def _stands(town: Town, row: Row) -> str:
    """Where it is, what is decided there, by whom, and who has these seats."""
    table = await town.bot.desk.tables.get(row.id)
    if table is None:
        return "it is gone"
    waited = {seat: table.seats[seat] for seat in table.game.actors(table.state)}
    place = town.env.backend.channels.get(row.channel or 0)
    return f"in {place}, move {table.seq}, {table.state.stack[-1]}, asked {waited}"


async def _played(town: Town, row: Row) -> bool:
    """Somebody for whom it waits makes a move; a table of those who are away may wait."""
    table = await town.bot.desk.tables.get(row.id)
    if table is None or not table.running:
        return True
    waited = [seat for seat in table.game.actors(table.state) if table.state.people[seat]]
    sits = [(seat, who) for seat in waited for who in _at(town, table, seat)]
    if not sits:
        return True
    for seat, who in sits:
        if await _moved(town, table, seat, who):
            return True
    return False


async def _moved(town: Town, table: Table, seat: int, who: Actor) -> bool:
    for message in await _shown(town, table, who):
        mine = message
        if seats := _ids(message, "seat"):
            mine = shown(await who.click(message, custom_id=seats[0]))
        for choice in [*choices(mine), *choices(message)]:
            option = choice.option(table, seat)
            if option is not None and option.blocked is None:
                where = mine if choice in choices(mine) else message
                answer = await choice.click(who, where)
                if answer.response and (yes := _confirmed(shown(answer))):
                    await who.click(shown(answer), custom_id=yes)
                now = await town.bot.desk.tables.get(table.id)
                return now is not None and (now.seq > table.seq or not now.running)
    return False


async def _shown(town: Town, table: Table, who: Actor) -> list[Any]:
    """What of the table they have before them; lost or out of date, it is asked for."""
    place = await _place(town, who, table.row)
    standing = [one for one in place.history(viewer=who) if one.id == table.row.message]
    if standing and _ids(standing[0], "seat"):
        return standing
    command = "table show" if table.row.daily is None else "daily play"
    answer = await _slash(who, place, command)
    found = [one.message for one in (answer.response, *answer.followups) if one]
    for message in found:  # the day before's try is one click away
        for id in _ids(message, "try"):
            if id == ids.Deed(table.id, "try").id:
                found.append(shown(await who.click(message, custom_id=id)))
    return found


async def _place(town: Town, who: Actor, row: Row) -> Any:
    """Where the table stands; if that is gone, where none stands: a new one, if need be."""
    places = town.places(who)
    here = [one for one in places if one.id == row.channel]
    store = town.bot.desk.store
    free = here or [one for one in places if not await store.running_in(one.id)]
    if free or isinstance(who, simcord.UserHandle):
        return (free or places)[0]
    return who.guild.create_text_channel("attic")


async def _slash(who: Actor, place: Any, command: str) -> Done:
    if isinstance(who, simcord.UserHandle):
        return await who.slash(command)
    return await who.slash(place, command)


def _ids(message: discord.Message, do: str) -> list[str]:
    """Of the buttons that do this, in whatever language they are."""
    found = [one.custom_id for one in controls(message)]
    parsed = [(id, ids.parse(id, [])) for id in found]
    return [id for id, one in parsed if isinstance(one, ids.Deed) and one.do == do]


def _confirmed(message: discord.Message) -> str | None:
    return next((one.pick.id for one in choices(message) if one.pick.pile == "c"), None)


def _at(town: Town, table: Table, seat: int) -> list[Actor]:
    """Who sits there, if they are in the server."""
    user, server = table.seats[seat].user, table.row.server
    return [one for one in town.people if one.id == user and _server(one) == server]


def _server(who: Actor) -> int | None:
    return None if isinstance(who, simcord.UserHandle) else who.guild.id


async def _ended(town: Town, row: Row) -> bool:
    """By the person who keeps the server, or anybody else there; the newest table of a place goes
    first."""
    here = [one for one in town.people if _server(one) == row.server]
    for who in sorted(here, key=lambda one: not _keeps(one)):
        for _ in range(TRIES):
            if await _over(town, row):
                return True
            answer = await _slash(who, await _place(town, who, row), "table end")
            if answer.response is None or not (end := _ids(shown(answer), "end")):
                break
            await who.click(shown(answer), custom_id=end[0])
    return await _over(town, row)


def _keeps(who: Actor) -> bool:
    return isinstance(who, simcord.MemberActor) and who.id == who.guild.owner.id


async def _over(town: Town, row: Row) -> bool:
    now = await town.bot.desk.store.game(row.id)
    return now is None or now.status == "ended"


async def ended(town: Town) -> list[Table]:
    """All that have begun and ended."""
    with contextlib.closing(sqlite3.connect(town.settings.database)) as db:
        found = db.execute("select id from game where status = 'ended' order by id").fetchall()
    tables = [await town.bot.desk.tables.get(id) for (id,) in found]
    return [table for table in tables if table is not None]


async def untrue(town: Town, tables: Sequence[Table], directory: Path) -> list[str]:
    """Ended games that the rules and the seed do not make again."""
    found = list[str]()
    for table in tables:
        file = directory / f"{table.id}.json"
        file.write_bytes(packed(table, await town.bot.desk.store.moves(table.id)))
        code, said = cli("verify", str(file))
        found += [f"table {table.id} ({table.game.key}): {said}"] if code else []
    return found


def cli(*words: str) -> tuple[int, str]:
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = main(list(words))
    return code, said.getvalue()
