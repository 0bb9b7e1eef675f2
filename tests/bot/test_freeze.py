"""Nobody can freeze a table: no matter who goes away, and how, the others play on, or the last of
them may end it; and nobody's rating rises by a seat whose owner is away.

This is checked for every mode of every game, half-way through a random play, in a simulated week.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from bot.clicks.passing import pass_on
from bot.clicks.steps import LEVEL
from bot.desk import Desk
from bot.duties.sweep import Sweep
from bot.records.ratings import BASE, competitive_modes, ratings
from bot.table import parting
from bot.table.clock import HOUR
from bot.table.endings import ending, owes_an_end
from bot.table.lobby import settled
from bot.table.table import Table
from bot.table.tables import By, Place
from db import Rated, Seat, Store, party_of
from engine.core import Mode, Result, Score, Setup
from engine.games import GAMES
from tests.bot.tables import pick

SERVER = 1
BEGUN, STEP, DAYS = 14, 3, 4  # moves before anybody goes, hours between two looks
FROZEN = 31 * HOUR  # a day, some hours until it is noticed, and a look
WAYS = ("server", "silence", "forgotten", "seat")


@dataclass(frozen=True)
class Case:
    key: str
    mode: Mode
    seats: int
    way: str
    clock: int
    number: int

    def __str__(self) -> str:
        clock = f"{self.clock}h" if self.clock else "no-clock"
        return f"{self.key}-{self.mode.key}-{self.seats}-{self.way}-{clock}"


def cases() -> list[Any]:
    """By plain pytest one of each mode and number of seats, by another way each; else all."""
    modes = [
        (key, mode, seats)
        for key, game in GAMES.items()
        for mode in game.modes
        if not mode.alone
        for seats in sorted({max(2, mode.seats[0]), mode.seats[1]})
    ]
    found = [
        Case(key, mode, seats, way, clock, n)
        for n, ((key, mode, seats), way, clock) in enumerate(product(modes, WAYS, (0, 24)))
    ]
    plain = [(one.number + one.number // 8) % 8 == 0 for one in found]
    return [
        pytest.param(one, id=str(one), marks=[] if short else pytest.mark.long)
        for one, short in zip(found, plain, strict=True)
    ]


@dataclass
class Discord:
    """The part of Discord that is asked here: who is in the server."""

    gone: set[int] = field(default_factory=set[int])

    def get_guild(self, id: int) -> Any:
        return SimpleNamespace(id=id, fetch_member=self.fetch_member)

    async def fetch_member(self, user: int) -> Any:
        if user in self.gone:
            answer: Any = SimpleNamespace(status=404, reason="")
            raise discord.NotFound(answer, {"code": 10007, "message": "Unknown Member"})
        return await self.fetch_user(user)

    async def fetch_user(self, user: int) -> Any:
        return SimpleNamespace(display_name=f"user {user}")

    async def create_dm(self, _: Any) -> Any:
        return SimpleNamespace(send=nothing)


async def nothing(*_: Any, **__: Any) -> None:
    return None


async def never(*_: Any) -> bool:
    return False


class World:
    """A table and its people, who click by themselves."""

    def __init__(self, desk: Desk, client: Discord, luck: random.Random) -> None:
        self.desk, self.client, self.luck = desk, client, luck
        self.now = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
        lobbies: Any = SimpleNamespace()
        self.due = Sweep(desk, lobbies)
        self.players: list[str] = []
        stage: Any = desk
        stage.messages = SimpleNamespace(
            call=nothing, refresh=nothing, behind=never, write_down=nothing, late=set[int]()
        )
        stage.workers.choose = self.choose

    async def choose(self, game: Any, s: Any, seat: int, *_: Any) -> Any:
        return self.luck.choice(game.legal(s, seat))

    async def open(self, case: Case, **chosen: str) -> None:
        """Settings are random, except for what is `chosen`."""
        tables, game = self.desk.tables, GAMES[case.key]
        self.players = [await self.desk.store.player_of(user) for user in range(case.seats)]
        seats = [Seat(number, player=player) for number, player in enumerate(self.players)]
        known = game.settings_of(case.mode.key)
        settings = {one.key: self.luck.choice(one.values) for one in known} | chosen
        plan, place = Setup(case.mode.key, 0, settings=settings), Place(SERVER, 2)
        id = await tables.open_lobby(game, place, plan, seats, clock=case.clock)
        await tables.start(id, lambda lobby: settled(lobby, seats))
        await self.act(range(case.seats), BEGUN)

    async def table(self) -> Table:
        table = await self.desk.tables.get(1)
        assert table is not None
        return table

    async def act(self, here: Sequence[int], moves: int) -> None:
        """Those who are here do what they are asked, and go on without others where they may."""
        for _ in range(moves):
            table = await self.table()
            if waited := [seat for seat in table.asked if seat in here]:
                seat = self.luck.choice(waited)
                action = self.luck.choice(table.game.legal(table.state, seat))
                by = By(self.players[seat], None)
                await self.desk.tables.play(pick(table, seat, action), seat, by)
                await self.desk.go_on(1)
            for seat in parting.offered(await self.table()):
                for other in here:
                    await self.go_on_without(seat, self.players[other])

    async def go_on_without(self, seat: int, player: str) -> None:
        table = await self.table()
        if seat in parting.offered(table) and player in parting.voices(table, seat):
            await self.desk.store.go_ahead(1, seat, player)
            if not await parting.missing(self.desk.store, table, seat):
                await pass_on(self.desk, table, [seat])
                await self.desk.go_on(1)

    async def go_away(self, seat: int, way: str) -> None:
        if way == "server":
            self.client.gone.add(seat)
        elif way != "silence":
            empty = [Seat(seat, player=self.players[seat], house=LEVEL)]
            await self.desk.tables.sit(1, empty, By(self.players[seat], None))
            if way == "forgotten":
                await self.desk.tables.forget(seat)
            await self.desk.go_on(1)

    async def look(self) -> None:
        self.now += STEP * HOUR
        await self.due.sweep()
        await asyncio.gather(*self.desk._going)


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    store = await Store.open(tmp_path / "db.sqlite")
    client = Discord()
    asked: Any = client
    desk = Desk(asked, store, GAMES)
    found = World(desk, client, random.Random(0))
    monkeypatch.setattr("discord.utils.utcnow", lambda: datetime.fromtimestamp(found.now, UTC))
    yield found
    await desk.close()


@pytest.mark.slow
@pytest.mark.parametrize("case", cases())
async def test_the_others_play_on_or_end_it(world: World, case: Case) -> None:
    world.luck.seed(case.number)
    await world.open(case)
    away = world.luck.sample(range(case.seats), world.luck.randint(1, case.seats - 1))
    here = [seat for seat in range(case.seats) if seat not in away]
    for seat in away:
        if (await world.table()).running:
            await world.go_away(seat, case.way)

    for _ in range(DAYS * 24 // STEP):
        await world.act(here, 3)
        table = await world.table()
        if not table.running:
            break
        stuck = [wait for wait in table.waits if wait.seat in away]
        assert all(world.now - wait.since <= FROZEN for wait in stuck), stuck
        await world.look()

    await check_end(world, case)


async def test_a_group_s_vote_is_cast_once_for_whoever_is_late(world: World) -> None:
    """Nobody loses a seat by that, and the others need not wait again for what they are asked."""
    mode = GAMES["wonder_book"].mode("coop")
    await world.open(Case("wonder_book", mode, 3, "silence", 0, 0), **{"group-choice": "majority"})
    while not (parting.shared(table := await world.table()) and set(table.asked) == {2}):
        await world.act([0, 1] if parting.shared(table) else range(3), 1)
    asked = table.seq
    for _ in range(24 // STEP):
        assert parting.offered(await world.table()) == []
        await world.look()

    assert parting.offered(await world.table()) == [2]
    await world.go_on_without(2, world.players[0])

    table = await world.table()
    assert [seat.house for seat in table.seats] == [None] * 3
    vote = (await world.desk.store.moves(1))[asked + 1]
    assert (vote.seat, vote.actor) == (2, None)


async def check_end(world: World, case: Case) -> None:
    """The last of them may end it; and what a result would do to their ratings."""
    table, moves = await world.table(), await world.desk.store.moves(1)
    if not table.running:
        return
    sitting = [seat.seat for seat in table.seats if seat.house is None]
    if len(sitting) == 1:
        assert not owes_an_end(table, moves, world.players[sitting[0]])
    if not case.mode.competitive:
        return
    for _ in range(5):
        rows = results(world, table, moves)
        present, after = [row for row in rows if row.stood is None], points(case, rows)
        for row in rows:
            fair = [
                one for one in present if one.party == row.party or not short(case.mode, one, rows)
            ]
            most = points(case, fair).get(row.player, BASE) if row.stood is None else BASE
            assert after.get(row.player, BASE) <= most


def results(world: World, table: Table, moves: Any) -> list[Rated]:
    """The results as they would be stored if the game ended now."""
    sides = table.mode.sides(len(table.seats))
    order = world.luck.sample(range(1, len(sides) + 1), len(sides))
    place = {seat: order[number] for number, side in enumerate(sides) for seat in side}
    scores = ((Score("rounds", 9),),) * len(table.seats)
    s = msgspec.structs.replace(
        table.state, result=Result(tuple(place[seat.seat] for seat in table.seats), scores)
    )
    over = ending(table, s, moves)
    assert over is not None
    return [
        Rated(
            1,
            table.row.mode,
            1,
            one.player,
            party_of(other.player for other in over.results if other.side == one.side),
            one.place,
            one.won,
            one.rounds,
            True,
            one.seat,
            one.stood,
        )
        for one in over.results
    ]


def points(case: Case, rows: Sequence[Rated]) -> dict[str, int]:
    return {one.player: one.points for one in ratings(rows, competitive_modes(GAMES[case.key]))}


def short(mode: Mode, row: Rated, rows: Sequence[Rated]) -> bool:
    """Whether somebody of the side is away."""
    team = next((team for team in mode.teams if row.seat in team), (row.seat,))
    return any(one.stood is not None and one.seat in team for one in rows)
