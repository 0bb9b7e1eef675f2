"""Data as files: all of a server's, and all of a person's.

In a server's file players are numbers: no user, no name and no player key leaves the database in
it. For a running table, a file holds only what its reader may see. A server's file tells nothing of
how a daily went while tries at it can be open, since others still play the same one.
"""

from __future__ import annotations

import gzip
import io
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime

import discord
import msgspec
from msgspec import Raw

from bot.desk import Desk
from bot.files.contents import About, Acted, Data, Ended, Mine, Score, Sitting, Story, Theirs
from bot.files.contents import Row as Told
from bot.messages.answers import taken
from bot.people.people import Click
from bot.records.records import NOBODY, players, record, sight
from bot.table.daily import sealed
from bot.table.reading import reading
from bot.table.table import Table
from bot.text.say import Say
from db import Campaign, Move, Outcome, Unreadable
from db import Game as Row

LARGEST = 8_000_000  # bytes of one file; Discord takes 10 MiB
FILES = 2  # in one message: a request takes 25 MiB
PARTS = ("settings", "campaigns", "tables")  # of a person's file, besides further tables
TIMES = ("at", "since", "until", "held", "due")  # columns of further tables


class Numbers(dict[str, int]):
    """Players, numbered in the order in which they are first named."""

    def __missing__(self, player: str) -> int:
        self[player] = len(self) + 1
        return self[player]


async def server_files(desk: Desk, server: int) -> list[discord.File]:
    """The files of a server; running tables are told as a stranger sees them."""
    store, numbers = desk.store, Numbers()
    rows = await store.games_of_server(server)
    tables = [await _theirs(desk, row, numbers) for row in rows]
    campaigns = [_story(one, numbers) for one in await store.campaigns_of_server(server)]
    data = Data(
        format="dragonspotter-server-1",
        settings=await store.settings_of("server", server),
        campaigns=campaigns,
        more=await store.more_of_server(server, numbers.__getitem__),
    )
    return await desk.workers.beside(_files, data, tables, "server")


async def my_files(desk: Desk, user: int, say: Say) -> list[discord.File]:
    """The files of a user; running tables are told as the user's seats see them. The user is number
    1. What is in them is said in the user's language, and times are dates."""
    store, player = desk.store, await desk.store.player_of(user)
    rows = await store.games_of_player(player)
    tables = [await _mine(desk, row, user, player) for row in rows]
    campaigns = [
        msgspec.structs.replace(_story(one, Numbers({player: 1})), updated=dated(one.updated))
        for one in await store.campaigns_of_player(player, user)
    ]
    more = await store.more_of_player(player)
    data = Data(
        format="dragonspotter-me-1",
        about={key: say(f"export-{key}") for key in (*PARTS, *more)},
        settings=await store.settings_of("user", user),
        campaigns=campaigns,
        more={key: [_readable(row) for row in rows] for key, rows in more.items()},
    )
    return await desk.workers.beside(_files, data, tables, "me")


def dated(at: float) -> str | float:
    """A time as a date in UTC; one that cannot be read stays as it is."""
    with suppress(ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
    return at


def _readable(row: Told) -> Told:
    """With dates in place of times."""
    return {
        key: dated(value) if key in TIMES and isinstance(value, float) else value
        for key, value in row.items()
    }


async def send_files(click: Click, text: str, files: Sequence[discord.File]) -> None:
    """Send the files privately, after `hold`; the sentence stands above the first."""
    for start in range(0, len(files), FILES):
        some = list(files[start : start + FILES])
        told = text if start == 0 else discord.utils.MISSING
        await taken(click.followup.send(told, files=some, ephemeral=True))


async def _theirs(desk: Desk, row: Row, numbers: Numbers) -> bytes:
    seats = await desk.store.seats(row.id)
    kept = Theirs(
        about=_about(row),
        owner=numbers[row.owner],
        ender=_number(numbers, row.ender),
        seats=tuple(Sitting(s.seat, _number(numbers, s.player), s.house) for s in seats),
    )
    if sealed(row, discord.utils.utcnow()):
        return msgspec.json.encode(kept)
    kept = msgspec.structs.replace(kept, results=await _results(desk, row, numbers))
    if (table := await _table(desk, row)) is None:
        return msgspec.json.encode(kept)
    with suppress(Unreadable):
        moves = await desk.store.moves(row.id)
        return await desk.workers.beside(_their_table, kept, table, moves, numbers)
    return msgspec.json.encode(kept)


def _their_table(kept: Theirs, table: Table, moves: Sequence[Move], numbers: Numbers) -> bytes:
    """Raises Unreadable."""
    with reading(f"table {table.id}"):
        if table.running:
            kept = msgspec.structs.replace(kept, sight=sight(table, moves, None))
        else:
            people = tuple(numbers[player] for player in players(table, moves))
            kept = msgspec.structs.replace(kept, people=people, record=record(table, moves))
        return _sound(msgspec.json.encode(kept))


async def _mine(desk: Desk, row: Row, user: int, player: str) -> bytes:
    seats = [seat for seat in await desk.store.seats(row.id) if seat.player == player]
    results = await desk.store.outcomes(row.id)
    own = next((one for one in results if one.player == player), None)
    acts = await desk.store.acts(row.id, player)
    kept = Mine(
        about=msgspec.structs.replace(
            _about(row),
            opened=dated(row.opened),
            ended=None if row.ended is None else dated(row.ended),
        ),
        opened_by_me=row.owner == player,
        ended_by_me=row.ender == player,
        seats=tuple(seat.seat for seat in seats),
        moves=tuple(Acted(seq, seat, dated(at)) for seq, seat, at in acts),
        result=None if own is None else await _ended(desk, own, None),
    )
    table = await _table(desk, row)
    if table is None or not table.running:
        return msgspec.json.encode(kept)
    with suppress(Unreadable):
        moves, mine = await desk.store.moves(row.id), table.held_by(user)
        return await desk.workers.beside(_my_table, kept, table, moves, mine)
    return msgspec.json.encode(kept)


def _my_table(kept: Mine, table: Table, moves: Sequence[Move], seats: Sequence[int]) -> bytes:
    """Raises Unreadable."""
    with reading(f"table {table.id}"):
        sights = tuple(sight(table, moves, seat) for seat in seats)
        return _sound(msgspec.json.encode(msgspec.structs.replace(kept, sights=sights)))


def _sound(raw: bytes) -> bytes:
    """Stored JSON, taken over as it is once it has been found to decode."""
    msgspec.json.decode(raw)
    return raw


async def _table(desk: Desk, row: Row) -> Table | None:
    """The table, or None for a lobby or a table that cannot be read any more."""
    try:
        return await desk.tables.get(row.id)
    except Unreadable:
        return None


async def _results(desk: Desk, row: Row, numbers: Numbers) -> tuple[Ended, ...]:
    outcomes = await desk.store.outcomes(row.id)
    return tuple([await _ended(desk, one, numbers) for one in outcomes])


async def _ended(desk: Desk, one: Outcome, numbers: Numbers | None) -> Ended:
    points = await desk.store.points(one.game, one.player)
    beside = one.party.split(",") if numbers is not None else ()
    return Ended(
        player=None if numbers is None else numbers[one.player],
        beside=() if numbers is None else tuple(numbers[who] for who in beside),
        seat=one.seat,
        place=one.place,
        won=one.won,
        rounds=one.rounds,
        stood=one.stood,
        scores=tuple(Score(score.id, score.value, score.better) for score in points),
    )


def _number(numbers: Numbers, player: str | None) -> int | None:
    return None if player is None else numbers[player]


def _story(campaign: Campaign, numbers: Numbers) -> Story:
    return Story(
        id=campaign.id,
        game=campaign.kind,
        updated=campaign.updated,
        party=tuple(numbers[player] for player in campaign.party.split(",")),
        value=_value(campaign),
    )


def _value(campaign: Campaign) -> Raw:
    """The campaign's value, null if it cannot be read."""
    with suppress(Unreadable), reading(f"campaign {campaign.id}"):
        return Raw(_sound(campaign.value))
    return NOBODY


def _about(row: Row) -> About:
    return About(
        id=row.id,
        game=row.kind,
        mode=row.mode,
        status=row.status,
        server=None if row.server is None else str(row.server),
        ranked=row.ranked,
        opened=row.opened,
        ended=row.ended,
        campaign=row.campaign,
        daily=row.daily,
    )


def _files(data: Data, tables: Sequence[bytes], name: str) -> list[discord.File]:
    """One plain file if everything fits, else packed ones."""
    if sum(map(len, tables)) < LARGEST // 2:
        whole = msgspec.structs.replace(data, tables=[Raw(table) for table in tables])
        raw = msgspec.json.format(msgspec.json.encode(whole), indent=1)
        if len(raw) < LARGEST:
            return [discord.File(io.BytesIO(raw), f"{name}.json")]
    parts = _parts(tables)
    files: list[discord.File] = []
    for number, part in enumerate(parts, 1):
        some = msgspec.structs.replace(
            data, part=number, parts=len(parts), tables=[Raw(table) for table in part]
        )
        raw = gzip.compress(msgspec.json.encode(some))
        files.append(discord.File(io.BytesIO(raw), f"{name}-{number}.json.gz"))
    return files


def _parts(tables: Sequence[bytes]) -> list[list[bytes]]:
    """As many tables as fit together once they are packed; packed separately they would be
    larger."""
    parts: list[list[bytes]] = [[]]
    room = LARGEST
    for table in tables:
        packed = len(gzip.compress(table))
        if packed > room and parts[-1]:
            parts.append([])
            room = LARGEST
        parts[-1].append(table)
        room -= packed
    return parts
