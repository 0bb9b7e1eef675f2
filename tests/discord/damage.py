"""A database with a row in every table, each of its values made wrong in turn, and all that people
and the clock do with it."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from typing import Any, NamedTuple

import discord
import msgspec

from bot.desk import apart
from db import Away, Ending, Figure, Notice, Offer, Progress, Result, Score
from db.whole import TABLES
from engine.core import Msg
from tests.discord.everything import commands
from tests.discord.kit import Done, World, controls, labels, shown
from tests.discord.tables import end_of, latest, table

Act = Callable[[], Awaitable[Done | None]]

COLUMNS = 'select name, type, "notnull" or pk from pragma_table_info(?)'
ELSEWHERE = 999_999  # a server that does not exist

# What is written into a column, by its type, as SQL: the number of the row keeps it unique.
VALUES = {
    "INTEGER": (f"{1 << 62} + rowid", "-rowid"),
    "REAL": ("1e300", "-1.0"),
    "TEXT": ("'nobody ' || rowid",),
    "BLOB": ("cast(x'00ff00' || rowid as blob)", "cast('[' || rowid || ']' as blob)"),
}
# What a table never holds, unless its file was changed past SQLite.
ODD = dict.fromkeys(VALUES, "'odd ' || rowid") | {"TEXT": "cast('odd ' || rowid as blob)"}

# What goes the same way as something else here: it writes a setting, changes a lobby, or tells that
# no game has ended in the channel.
ALIKE = ("help", "me language", "me pings", "me text", "me forget", "server language")
ALIKE += ("server channels", "server pings", "server enders", "server seasons", "server tables")
ALIKE += ("l:5:fill", "t:1:refuse:1", "campaign restart")
ALIKE += ("table text", "table verify", "table replay", "table film")
KIND = re.compile(r"(?<=:)[0-57-9*]\d*\b")  # numbers, except for the table of the daily
FORGED = (  # of ann, who could also have clicked this
    *("f:yes", "t:1:end", "t:4:end", "t:5:end", "t:4:without:1", "t:6:try", "t:6:share"),
    *("e", "e:tug:1:go", "e:tug:1:anew", "t:7:why"),
    *("t:2:replay", "t:2:again", "t:2:film", "c:1:1:1", "t:3:anew"),
)


class Damage(NamedTuple):
    """Of all rows of a table at once; `column` "": they are gone. `past`: SQLite would not let it
    be written."""

    table: str
    column: str
    statement: str
    past: bool


def damages(db: sqlite3.Connection) -> Iterator[Damage]:
    for (name,) in db.execute(TABLES).fetchall():
        yield Damage(name, "", f"delete from {name}", past=False)
        for column, kind, kept in db.execute(COLUMNS, (name,)).fetchall():
            empty = f"null where {column} is not null"
            for value in (*VALUES[kind], *([empty] if kept else [ODD[kind], empty])):
                statement = f"update {name} set {column} = {value}"
                for past in (False, True):
                    if _works(db, statement, past):
                        yield Damage(name, column, statement, past)
                        break


def _works(db: sqlite3.Connection, statement: str, past: bool) -> bool:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as copy:
        db.backup(copy)
        try:
            return apply(copy, statement, past) > 0
        except sqlite3.Error:
            return False


def apply(db: sqlite3.Connection, statement: str, past: bool) -> int:
    """Returns how many rows it changes."""
    db.execute("pragma foreign_keys = off")
    try:
        return _past(db, statement) if past else db.execute(statement).rowcount
    finally:
        db.execute("pragma foreign_keys = on")


def _past(db: sqlite3.Connection, statement: str) -> int:
    """For this moment the tables accept anything."""
    schema = db.execute("select sql, name from sqlite_schema where type = 'table'").fetchall()
    loose = [(re.sub(r" not null|\s*strict$", "", sql), name) for sql, name in schema]
    (version,) = db.execute("pragma schema_version").fetchone()
    for pragma in ("ignore_check_constraints", "writable_schema"):
        db.execute(f"pragma {pragma} = on")
    change = "update sqlite_schema set sql = ? where type = 'table' and name = ?"
    db.executemany(change, loose)
    db.execute(f"pragma schema_version = {version + 1}")
    try:
        return db.execute(statement).rowcount
    finally:
        db.executemany(change, schema)
        db.execute(f"pragma schema_version = {version + 2}")
        for pragma in ("ignore_check_constraints", "writable_schema"):
            db.execute(f"pragma {pragma} = off")


class Reads:
    """Which columns an action reads, as SQLite reports it: damage elsewhere does not touch it."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        names = [name for (name,) in db.execute(TABLES)]
        columns = 'select name from pragma_table_info(?) union select ""'
        parents = 'select "table" from pragma_foreign_key_list(?)'
        self.columns = {
            name: {(name, one) for (one,) in db.execute(columns, (name,))} for name in names
        }
        self._parents = {name: {one for (one,) in db.execute(parents, (name,))} for name in names}
        self.seen: set[tuple[str, str]] = set()

    def begin(self) -> None:
        self.seen = set()
        self._db.set_authorizer(self._hear)

    def end(self) -> None:
        self._db.set_authorizer(None)

    def _hear(self, action: int, table: Any, column: Any, *_: Any) -> int:
        if table in self.columns:
            self.seen |= {(table, ""), (table, column or "")}
            if action in (sqlite3.SQLITE_INSERT, sqlite3.SQLITE_UPDATE, sqlite3.SQLITE_DELETE):
                self._written(table)
        return sqlite3.SQLITE_OK

    def _written(self, table: str) -> None:
        """Constraints look at the whole row, at what it refers to and at what refers to it."""
        for child, parents in self._parents.items():
            if table == child or table in parents:
                self.seen |= self.columns[child]
            if table == child:
                self.seen |= set[tuple[str, str]]().union(*(self.columns[one] for one in parents))


async def settled(world: World) -> list[discord.Message]:
    """A database with a row in every table, and what can be clicked then."""
    store, (ann, bob, cleo, dan), server = world.bot.desk.store, world.people, world.guild.id
    message = await table(world, "duel", bob)  # 1: a move, and a vote on it
    await ann.click(message, custom_id=end_of(message))
    offer = shown(await ann.click(await latest(world, message), label="Undo …"))
    await ann.click(offer, label=labels(offer)[0])
    players = [await store.player_of(one.user.id) for one in (ann, bob)]
    await begun(world, ann, "tug", bob)  # 2: ended, with an honour
    await store.end_game(2, Ending(won(players)))
    await store.honour(2, [(players[0], "heave")])
    await begun(world, ann, "expedition")  # 3: ended, with a campaign
    value = msgspec.json.encode(world.bot.games["expedition"].campaign())
    await store.end_game(
        3, Ending(won(players[:1]), Progress(value, "Tale", (Figure("ken", players[0]),)))
    )
    auction = await begun(world, dan, "auction", cleo, ann)  # 4: dan was forgotten, cleo has left
    await world.bot.desk.tables.forget(dan.user.id)
    await store.leave(server, cleo.user.id, world.bot.desk.now())
    await store.go_ahead(4, 1, players[0])
    await store.keep_note(4, 2, players[0], "mind the tax")
    await store.keep_hint(4, 2, (await store.moves(4))[-1].seq, 0, 3)
    porch = world.guild.create_text_channel("porch")
    waiting = shown(await ann.slash(porch, "play", game="tug"))  # 5: a lobby
    await store.invite(5, players[0], {players[1]: True}, world.bot.desk.now(), 1)
    await store.call_stands(5, porch.id, waiting.id)
    await store.offer_stands(Offer(1, players[0], players[1], True, None, porch.id, waiting.id))
    now = world.bot.desk.now()
    await store.go_away(Away(players[1], now - 9, now + 9e4, now + 8e4, "wait"), now)
    await store.run_again(players[1], now)
    daily = shown(await ann.slash(world.channel, "daily play"))  # 6
    await ann.slash(world.channel, "learn", game="tug")  # 7
    says = msgspec.json.encode(Msg("notice-clock", {"hours": 72})).decode()
    await store.keep_notice(Notice(server, "odd", says, 0))
    await store.set_setting("server", server, "clock", "24")
    await store.set_setting("user", ann.user.id, "pings", "on")
    await store._connection.run(lambda db: asked_for(db, dan.user.id))
    panel = shown(await ann.click(auction, label="My seat"))
    return [waiting, await latest(world, message), auction, daily, panel]


async def begun(world: World, host: Any, game: str, *others: Any) -> discord.Message:
    """A table in a channel of its own."""
    channel = world.guild.create_text_channel(game)
    message = shown(await host.slash(channel, "play", game=game))
    for other in others:
        await other.click(message, label="Join")
    await host.click(await latest(world, message), label="Start")
    return await latest(world, message)


def won(players: Sequence[str]) -> tuple[Result, ...]:
    scores = (Score("rounds", 5),)
    return tuple(
        Result(player=player, seat=n, side=n, place=n + 1, won=n == 0, rounds=5, scores=scores)
        for n, player in enumerate(players)
    )


def asked_for(db: sqlite3.Connection, user: int) -> None:
    db.execute("insert into request values ('forget', ?)", (user,))
    db.execute("insert into removal values (?, 1e9, null)", (ELSEWHERE,))


def acts(world: World, messages: Sequence[discord.Message]) -> Iterator[tuple[str, Act]]:
    """What Ann and the clock do; clicks come from a message that stays."""
    ids = dict.fromkeys(FORGED, ()) | dict(pair for one in messages for pair in clickable(one))
    first = {KIND.sub("#", id): id for id in reversed(ids)}.values()
    for id, values in ids.items():
        if id in first and id not in ALIKE:
            yield id, partial(world.forge, world.ann, messages[0], id, *values)
    yield from ((name, act) for name, act in commands(world) if name not in ALIKE)
    yield "leaderboard tug", lambda: world.ann.slash(world.channel, "leaderboard", game="tug")
    bot, desk = world.bot, world.bot.desk
    duties: dict[str, Callable[[], Awaitable[object]]] = {
        "who is away": lambda: bot.aways.look(desk.now()),
        "sweep": bot.due.sweep,
        "dailies end": bot.dailies.close_late,
        "requests": bot.requests.look,
        "invitations": bot.invitations.look,
        "offered seats": bot.hands.look,
        "removals": lambda: bot.removals.look(desk.now()),
        "what is late": desk.show_late,
        "old symbols": lambda: desk.store.bears_other_symbols("of today"),
        "a start": desk.resume,
        "erase": lambda: bot.servers.erase(world.guild.id),
    }
    for name, duty in duties.items():
        yield name, partial(by_itself, world, duty)


def clickable(message: discord.Message) -> Iterator[tuple[str, tuple[str, ...]]]:
    for one in controls(message):
        if one.custom_id and not getattr(one, "disabled", False):
            options = getattr(one, "options", None) or ()
            yield one.custom_id, tuple(option.value for option in options[:1])


async def by_itself(world: World, duty: Callable[[], Awaitable[object]]) -> Done | None:
    with world.env._bot_scope():
        await apart([duty()])
    await world.settle()
    return None
