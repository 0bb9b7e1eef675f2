"""A person's open tables, and what waits for them there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import Seat, Store
from db.seated import OPEN, WAITING
from tests.db.kit import lay, move, new_game, won

ANN, BOB = 1, 2


async def test_open_ones_wherever_they_are(store: Store) -> None:
    ann = await store.player_of(ANN)
    here = await lay(store, ANN)
    direct = await lay(store, ANN, server=None, channel=5)
    over = await lay(store, ANN)
    await store.append_move(move(over, 1, actor=ann), ending=won(ann))
    await lay(store, BOB)
    lobby = await store.create_game(new_game(ann, channel=6), [Seat(0, ann)])
    await lay(store, ANN, server=None, channel=7, lesson=1)

    assert [row.id for row in await store.open_of(ANN)] == [here, direct, lobby]
    assert await store.open_of(3) == []


async def test_what_waits_longest_comes_first(store: Store) -> None:
    first, second, other = await lay(store, ANN), await lay(store, ANN), await lay(store, BOB)
    await store.append_move(move(second, 1, at=10.0), asked={0: 1})
    await store.append_move(move(first, 1, at=20.0), asked={0: 1, 1: 1})
    await store.append_move(move(other, 1, at=5.0), asked={0: 1})

    assert [(wait.game, wait.seat) for wait in await store.waits_of(ANN)] == [
        (second, 0),
        (first, 0),
    ]


@pytest.mark.parametrize("sql", [OPEN, WAITING])
async def test_only_the_persons_own_seats_are_read(store: Store, path: Path, sql: str) -> None:
    await lay(store)
    with closing(sqlite3.connect(path)) as other:
        steps = [step[-1] for step in other.execute(f"explain query plan {sql}", (1,))]

    assert any("seat_player" in step for step in steps)
    assert not [step for step in steps if step.startswith("SCAN")]
