"""Everything that is stored about a server or a person, to be read whole."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from msgspec import Struct

from db.campaigns import CAMPAIGN
from db.games import GAME
from db.link import Link, Value, columns, readable, select
from db.rows import Campaign, Game, Outcome, Owner, Score

OF_PLAYER = """
where ?1 in (owner, ender) or id in (select game from seat where player = ?1)
or id in (select game from move where actor = ?1)
or id in (select game from result where player = ?1) order by id
"""
OF_USER = "where (owner_kind = 'user' and owner = ?) or instr(party, ?) order by id"
KEYS = 'select "from" from pragma_foreign_key_list(?) where "table" = \'player\''
GAMES = "select id from game where server = :server"
CAMPAIGNS = "select id from campaign where owner_kind = 'server' and owner = :server"

# The columns of each table that go into files; a test asks for a decision on every other one.
TOLD: Mapping[str, Sequence[str]] = {
    "absence": ("server", "player", "since"),
    "away": ("player", "since", "until", "held", "seats", "games", "own"),
    "figure": ("campaign", "name", "player"),
    "goahead": ("game", "seat", "player"),
    "hint": ("game", "seat", "move"),
    "honour": ("player", "kind", "id", "game", "at"),
    "sat": ("game", "player"),
    "invitation": (
        *("id", "game", "player", "host", "at", "called", "answer"),
        *("channel", "message"),
    ),
    "note": ("game", "seat", "player", "text"),
    "notice": ("server", "key", "says", "at", "told"),
    "offer": ("game", "giver", "friend", "called", "answer", "channel", "message"),
    "reached": ("server", "kind", "lesson", "step", "times"),
    "rest": ("player", "since", "until"),
    "vote": ("id", "game", "target", "player", "agrees", "due"),
}
KEPT_BACK = {"hint": ("asked",)}  # the columns that do not, for the reason of "wait" below
OWN = {"note"}  # for the file of the person alone, not for that of a server
# fmt: off
APART = {  # read by themselves
    "game", "campaign", "seat", "move", "state", "result", "score", "setting", "player", "person",
}
# fmt: on
UNTOLD = {
    "trace": "nobody can tell whose it is without knowing the user",
    "secret": "somebody who knew them could foresee dailies and recognise users",
    "request": "it is gone within a minute, and holds nothing but a number",
    "removal": "a server that has removed the bot has nobody there who could ask for a file",
    "wait": "the time at which a seat is asked something else may tell what it holds",
}

Row = dict[str, str | int | float | None]


class Setting(Struct, frozen=True, array_like=True):
    key: str
    value: str


class Belongings(Link):
    async def settings_of(self, scope: Owner, id: int) -> dict[str, str]:
        return await self._connection.run(partial(_settings, scope=scope, id=id))

    async def games_of_server(self, server: int) -> list[Game]:
        return await self._each(Game, f"{GAME} where server = ? order by id", server)

    async def games_of_player(self, player: str) -> list[Game]:
        """The games that the player opened or ended, sat at, moved in or has a result of."""
        return await self._each(Game, f"{GAME} {OF_PLAYER}", player)

    async def campaigns_of_server(self, server: int) -> list[Campaign]:
        where = "where owner_kind = 'server' and owner = ? order by id"
        return await self._each(Campaign, f"{CAMPAIGN} {where}", server)

    async def campaigns_of_player(self, player: str, user: int) -> list[Campaign]:
        """The user's own campaigns, and those of servers in whose party the player was last."""
        return await self._each(Campaign, f"{CAMPAIGN} {OF_USER}", user, player)

    async def outcomes(self, game: int) -> list[Outcome]:
        sql = f"select {columns(Outcome)} from result where game = ? order by seat"
        return await self._each(Outcome, sql, game)

    async def points(self, game: int, player: str) -> list[Score]:
        return await self._connection.run(partial(_points, game=game, player=player))

    async def acts(self, game: int, player: str) -> list[tuple[int, int | None, float]]:
        """When the player moved: number, seat and time of each move."""
        return await self._connection.run(partial(_acts, game=game, player=player))

    async def more_of_player(self, player: str) -> dict[str, list[Row]]:
        """What further tables of the database keep about this player, by table, without the key."""
        return await self._connection.run(partial(_of_player, player=player))

    async def more_of_server(
        self, server: int, number: Callable[[str], int]
    ) -> dict[str, list[Row]]:
        """What further tables of the database keep about a server, by table; players as `number`
        says."""
        return await self._connection.run(partial(_of_server, server=server, number=number))


def _settings(db: sqlite3.Connection, scope: Owner, id: int) -> dict[str, str]:
    sql = "select key, value from setting where scope = ? and id = ? order by key"
    return {one.key: one.value for one in readable(db, Setting, sql, scope, id)}


def _points(db: sqlite3.Connection, game: int, player: str) -> list[Score]:
    sql = "select id, value, better from score where game = ? and player = ? order by rowid"
    return [Score(*row) for row in db.execute(sql, (game, player))]


def _acts(db: sqlite3.Connection, game: int, player: str) -> list[tuple[int, int | None, float]]:
    sql = "select seq, seat, at from move where game = ? and actor = ? order by seq"
    return db.execute(sql, (game, player)).fetchall()


def _of_player(db: sqlite3.Connection, player: str) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    for table, told, keys in _others(db):
        if keys:
            where = " or ".join(f"{key} = :player" for key in keys)
            rows = _rows(db, f"select {told} from {table} where {where}", {"player": player})
            found[table] = [{k: v for k, v in row.items() if k not in keys} for row in rows]
    return found


def _of_server(
    db: sqlite3.Connection, server: int, number: Callable[[str], int]
) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    of = {
        "game": f"game in ({GAMES})",
        "campaign": f"campaign in ({CAMPAIGNS})",
        "server": "server = :server",
    }
    for table, told, keys in _others(db):
        where = " or ".join(of[one] for one in TOLD[table] if one in of)
        if where and table not in OWN:
            rows = _rows(db, f"select {told} from {table} where {where}", {"server": server})
            found[table] = [
                {k: number(str(v)) if k in keys and v is not None else v for k, v in row.items()}
                for row in rows
            ]
    return found


def _others(db: sqlite3.Connection) -> Iterator[tuple[str, str, list[str]]]:
    """The tables of the database that are not read by themselves: what is told about them, and
    which columns name a player."""
    for table, told in TOLD.items():
        yield table, ", ".join(told), select(db, str, KEYS, table)


def _rows(db: sqlite3.Connection, sql: str, values: dict[str, Value]) -> list[Row]:
    cursor = db.execute(sql, values)
    names = [name for name, *_ in cursor.description or ()]
    return [dict(zip(names, map(_told, row), strict=True)) for row in cursor]


def _told(value: Value) -> str | int | float | None:
    return value.hex() if isinstance(value, bytes) else value
