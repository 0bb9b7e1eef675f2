"""Files of running tables: if only hidden things differ, they are the same to the byte."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.files.exports import my_files, server_files
from bot.table.table import asked
from bot.text.say import say_in
from db import NewGame, Opening, Seat
from engine.core import State
from tests.bot.test_secrets import elsewhere, every_play, moments
from tests.discord.kit import NewBot, World
from tests.discord.tables import bots
from tests.engine.conformance import ALL, Case, Moment

LATER = 3_600.0


@pytest.fixture
def new_bot(tmp_path: Path) -> NewBot:
    return bots(tmp_path, ALL)


async def stored(world: World, m: Moment, case: Case) -> int:
    """A table of Ann's as it stands at this moment; she has seat 0."""
    store, channel = world.bot.desk.store, world.guild.create_text_channel("table")
    ann = await store.player_of(world.ann.user.id)
    new = NewGame(
        kind=m.game.key,
        mode=case.mode.key,
        owner=ann,
        seed=case.seed,
        options=msgspec.json.encode(case.setup),
        server=world.guild.id,
        channel=channel.id,
    )
    seats = [Seat(0, player=ann), *(Seat(n, house="random") for n in range(1, m.s.seats))]
    id = await store.create_game(new, seats)
    await store.start_game(id, opening(m, m.s, list(m.done.events), 0))
    return id


def opening(m: Moment, s: State, events: list[Any], at: float) -> Opening:
    raw, told = m.game.dump(s), msgspec.json.encode(events)
    return Opening(raw, told, m.game.version, asked(m.game, s), at)


async def lie_otherwise(world: World, id: int, m: Moment, seat: int | None) -> None:
    """What `seat` cannot see is different, and the others have been asked something else in the
    meantime."""
    s, events = elsewhere(m, seat)
    s.changed = [n if other == seat else s.now for other, n in enumerate(s.changed)]
    kept = opening(m, s, events, LATER)

    def change(db: Any) -> None:
        db.execute("update state set state = pack(?) where id >> 32 = ?", (kept.state, id))
        db.execute("update move set events = pack(?) where game = ?", (kept.events, id))
        db.execute("update wait set asked = asked + 1, since = since + 1, due = 1")

    await world.bot.desk.store._write(change)
    world.bot.desk.tables._kept.clear()
    assert (await world.bot.desk.tables.get(id)).state == m.game.load(kept.state)


async def of_server(world: World) -> bytes:
    (file,) = await server_files(world.bot.desk, world.guild.id)
    return file.fp.read()


async def mine(world: World) -> bytes:
    (file,) = await my_files(world.bot.desk, world.ann.user.id, say_in("en"))
    return file.fp.read()


@every_play
@pytest.mark.landing
async def test_tell_nothing_of_what_is_hidden(world: World, case: Case) -> None:
    (m,) = moments(case, 2)[1:2]
    for seat, exported in ((None, of_server), (0, mine)):
        id = await stored(world, m, case)
        before = await exported(world)
        await lie_otherwise(world, id, m, seat)

        assert await exported(world) == before
        await world.bot.desk.tables.end(id)
