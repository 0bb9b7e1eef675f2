"""One row that cannot be read takes nobody hostage: all answers come in words, tables can be ended,
users forgotten, and all the rest exported."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from bot.files.parcels import unpacked
from bot.records.records import NOBODY, Played, Record
from bot.records.verifying import verify
from bot.table.ids import Forget
from bot.table.lobby import Refusal
from bot.table.soundness import unsound
from engine.core import Setup, commitment
from tests.discord.everything import clicks, commands, keeps_order, said
from tests.discord.kit import NewBot, World, shown
from tests.discord.tables import bots, end_of, table
from tests.toys import TOYS

AT_TABLES = ("table", "me export", "me forget", "server export", "server erase")
FILES = ("table export",)  # answers without a word
SORRY = "Something went wrong on my side"


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))
    return bots(tmp_path)


DEEP = b"[" * 100_000
BROKEN = {  # what is set, and whether it is a table's own
    "options are no JSON": "update game set options = x'ff00'",
    "options of another shape": "update game set options = cast('[1]' as blob)",
    "options nested without end": f"update game set options = x'{DEEP.hex()}'",
    "no such mode": "update game set mode = 'chess960'",
    "no such game": "update game set kind = 'chess'",
    "a state that was never packed": "update state set state = x'00ff00'",
    "a state cut short": "update state set state = substr(state, 1, length(state) / 2)",
    "a state that is none": "update state set state = pack(cast('[]' as blob))",
    "a state of no seats": """update state set state = pack(cast('{"people":[]}' as blob))""",
    "a state nested without end": f"update state set state = pack(x'{DEEP.hex()}')",
    "no state": "delete from state",
    "a state of no move": "update state set id = id + 64",
    "a move of a seat that there is not": "update move set seat = 7",
    "a wait for a seat that there is not": "update wait set seat = seat + 5",
    "events that were never packed": "update move set events = x'00ff00'",
    "events that are none": "update move set events = pack(cast('7' as blob))",
    "events of another time": """update move set events = pack(cast('[{"type":"X"}]' as blob))""",
    "an action that is none": "update move set action = x'ff' where seq > 0",
    "an action of another time": """update move set action = cast('{"type":"X"}' as blob)""",
    "seats that are gone": "delete from seat",
    "a seat of no number": "update seat set seat = seat + 5",
    "keys of players that are gone": "delete from player",
    "people of no player": "update person set player = 'nobody ' || user",
    "an owner who is nobody": "update game set owner = 'nobody'",
    "seats of nobody": "update seat set player = 'nobody' where player is not null",
    "moves of no table": "update move set game = game + 64",
    "numbers that another state has": "insert into state select max(id) + 1, state from state",
    "a move that goes on from itself": "update move set base = seq",
    "a text that is no text": "update game set mode = cast(x'ff' as text)",
}


@pytest.mark.landing
async def test_everybody_can_go_on(world: World, tmp_path: Path) -> None:
    keeps_order(world)
    attic = world.guild.create_text_channel("attic")
    anchor = shown(await world.bob.slash(attic, "play", game="tug"))  # where clicks are forged
    message = await table(world, "duel", world.bob)
    await world.ann.click(message, custom_id=end_of(message))
    desk, wrong = world.bot.desk, list[object]()
    path = world.bot.settings.database
    await desk.store.backup(tmp_path / "whole.sqlite")
    for name, statement in BROKEN.items():
        await broken(world, tmp_path / "whole.sqlite", statement)
        assert list(unsound(path, TOYS)), name
        acts = [(act, do) for act, do in commands(world) if act.startswith(AT_TABLES)]
        for act, do in (*clicks(world, message, anchor), *acts):
            answer = said(await do())
            if SORRY in answer or (answer == "" and act not in FILES):
                wrong.append((name, act, answer, [one.exc_info for one in world.failures]))
            world.failures.clear()
        await broken(world, tmp_path / "whole.sqlite", statement)
        ended = said(await world.forge(world.ann, anchor, "t:2:end"))
        if "has ended" not in ended:
            wrong.append((name, "end", ended))
        forgotten = said(await world.forge(world.bob, anchor, Forget().id))
        if "forgotten" not in forgotten:
            wrong.append((name, "forget", forgotten))
    assert world.env.errors
    assert not wrong, "\n".join(str(one)[:900] for one in wrong)


async def broken(world: World, whole: Path, statement: str) -> None:
    """All rows are as they were, except for what the statement does."""
    desk = world.bot.desk

    def restore(db: sqlite3.Connection) -> None:
        db.execute("pragma foreign_keys = off")
        db.execute("attach ? as whole", (str(whole),))
        names = "select name from whole.sqlite_schema where type = 'table' and name not like 'sql%'"
        for (name,) in db.execute(names).fetchall():
            db.execute(f"delete from main.{name}")
            db.execute(f"insert into main.{name} select * from whole.{name}")
        db.execute("detach whole")
        db.executescript(statement)
        db.execute("pragma foreign_keys = on")

    await desk.store._connection.run(restore)
    desk.tables._kept.clear()


DEEP_FILES = [
    DEEP,
    b'{"a":' * 100_000,
    b'{"format":"dragonspotter-campaign-1","value":' + DEEP,
    b'{"format":"dragonspotter-game-1","game":"duel","setup":' + DEEP + b"]" * 100_000 + b"}",
]


@pytest.mark.parametrize("raw", DEEP_FILES)
def test_files_nested_without_end_are_unreadable(raw: bytes) -> None:
    with pytest.raises(Refusal, match="parcel-unreadable"):
        unpacked(b"key", raw, 1, TOYS)
    assert verify(raw, TOYS).says.id == "verify-unreadable"


def test_a_game_of_a_billion_seats_is_refused_before_they_are_laid() -> None:
    seed = bytes(16)
    move = Played(
        seq=0, base=None, seat=None, by=None, rules=TOYS["duel"].version, at=0,
        action=NOBODY, events=NOBODY,
    )  # fmt: skip
    for seats in (10**9, 0, -1):
        setup = msgspec.json.encode(Setup(TOYS["duel"].modes[0].key, seats))
        record = Record(
            game="duel", setup=msgspec.Raw(setup), sealed=commitment(seed), seed=seed.hex(),
            seats=(), moves=(move,), state=NOBODY,
        )  # fmt: skip
        assert verify(msgspec.json.encode(record), TOYS).says.id == "verify-illegal"
