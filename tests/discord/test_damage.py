"""One wrong value takes nobody hostage, whichever it is: in every column of every table, and for
everything that people and the clock do with it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.table.soundness import unsound
from bot.text.say import say_in
from db.whole import TABLES
from tests.discord.damage import COLUMNS, Act, Damage, Reads, acts, apply, damages, settled
from tests.discord.everything import keeps_order, said
from tests.discord.kit import NewBot, World
from tests.discord.tables import bots
from tests.toys import TOYS

SORRY = "Something went wrong on my side"
UNREADABLE = [say_in("en")(f"{id}") for id in ("db-misfit", "table-unreadable")]
LOGGED = "a write does not fit what is stored"  # with its traceback: it could be a bug
MUST = {  # also then; but a server finds no table that is not its own any more
    "f:yes": "I have forgotten you",
    "t:1:end": "This table has ended",
    "me export": "Everything that I keep about you",
    "server export": "Everything that I keep of this server",
}
WHOSE = {("game", ""), ("game", "id"), ("game", "server")}
FEW = 60  # of so many pairs one is tried each time, all of them before a release


class Trial:
    """A bot on a database that is broken once more for each action."""

    def __init__(self, world: World, whole: sqlite3.Connection, found: dict[str, Act]) -> None:
        self.world, self.whole, self.acts = world, whole, found
        self.desk, self.path = world.bot.desk, world.bot.settings.database
        self.wrong: list[object] = []
        self._broken: tuple[Damage | None, int | None] = None, None

    async def run(self, job: Callable[[sqlite3.Connection], int | None]) -> int | None:
        return await self.desk.store._connection.run(job)

    async def broken(self, damage: Damage | None) -> None:
        """All rows are as they were, except for the damage; if nothing has been written since, they
        still are."""
        if self._broken == (damage, await self.run(lambda db: db.total_changes)):
            return

        def restore(db: sqlite3.Connection) -> int:
            self.whole.backup(db)
            if damage is not None:
                apply(db, damage.statement, damage.past)
            return db.total_changes

        self._broken = damage, await self.run(restore)
        for memory in (self.desk.tables._kept, self.desk.members._known):
            memory.clear()

    async def pairs(self) -> list[tuple[Damage, str]]:
        """Each damage with each action that reads there."""
        reads, seen = Reads(self.desk.store._connection._conn), dict[str, set[tuple[str, str]]]()
        for name, act in self.acts.items():
            await self.broken(None)
            await self.run(lambda _: reads.begin())
            await act()
            seen[name] = reads.seen
            assert not self.world.failures, name
        await self.run(lambda _: reads.end())
        unseen = set[tuple[str, str]]().union(*reads.columns.values()).difference(*seen.values())
        assert not unseen, "nothing that is done here looks there"
        found = list(damages(self.whole))
        return [(one, act) for one in found for act in self.acts if one[:2] in seen[act]]

    async def one(self, damage: Damage, name: str) -> None:
        await self.broken(damage)
        answer = said(await self.acts[name]())
        bugs = [one.exc_info for one in self.world.failures if one.exc_info and one.msg != LOGGED]
        self.world.failures.clear()
        must = name in MUST and not damage.past and damage[:2] not in WHOSE
        if SORRY in answer or bugs or (must and MUST[name] not in answer):
            self.wrong.append((name, damage, answer[:200], bugs))
        if any(sentence in answer for sentence in UNREADABLE):
            await self.broken(damage)
            if not list(unsound(self.path, TOYS)):
                self.wrong.append((name, damage, answer[:200], "`check` names no row"))


@pytest.fixture
def new_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewBot:
    unasked = SimpleNamespace(complaints=lambda *_: list[str]())  # slow; all other tests ask it
    monkeypatch.setattr("tests.discord.requests.openapi", lambda: unasked)
    monkeypatch.setattr("bot.table.tables.secrets", SimpleNamespace(token_bytes=bytes))
    return bots(tmp_path, TOYS)


@pytest.fixture
async def trial(world: World) -> AsyncIterator[Trial]:
    keeps_order(world)
    messages = await settled(world)
    for loop in (world.bot.keep_time, world.bot.show_late):
        loop.cancel()
    whole = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)

    def keep(db: sqlite3.Connection) -> None:
        db.execute("pragma synchronous = off")
        db.backup(whole)

    await world.bot.desk.store._connection.run(keep)
    yield Trial(world, whole, dict(acts(world, messages)))
    whole.close()
    assert isinstance(world.env.errors, list)  # to look at them is to have seen them


@pytest.mark.landing
async def test_every_column_of_every_table_is_damaged(trial: Trial) -> None:
    tables = [name for (name,) in trial.whole.execute(TABLES)]
    columns = {
        (table, column) for table in tables for column, *_ in trial.whole.execute(COLUMNS, (table,))
    }

    assert {one[:2] for one in damages(trial.whole)} == columns | {(name, "") for name in tables}


@pytest.mark.landing
async def test_a_few(trial: Trial) -> None:
    await tried(trial, (await trial.pairs())[::FEW])


@pytest.mark.long
async def test_all(trial: Trial) -> None:
    await tried(trial, await trial.pairs())


async def tried(trial: Trial, pairs: Sequence[tuple[Damage, str]]) -> None:
    for damage, name in pairs:
        await trial.one(damage, name)
    assert len(pairs) > 100
    assert not trial.wrong, "\n".join(str(one)[:900] for one in trial.wrong)
