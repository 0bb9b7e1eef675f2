from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from db import Ending, Result, Score, Span, Store
from db.honours import PENDING, PLAYED, Honour, Played
from tests.db.kit import SERVER, lay, move, won


async def ended(store: Store, *players: str, **changes: Any) -> int:
    game = await lay(store, **changes)
    await store.append_move(move(game, 1), ending=won(*players, destiny=4))
    return game


async def told(store: Store, player: str) -> list[tuple[str, str, int]]:
    return [(one.kind, one.id, one.game) for one in await store.honours_of(player)]


async def test_only_the_first_game_of_a_kind_gives_an_honour(store: Store) -> None:
    ann, bob = await store.player_of(1), await store.player_of(2)
    first, second = await ended(store, ann, bob), await ended(store, ann, bob)
    other = await ended(store, ann, kind="other")

    assert await store.honour(first, [(ann, "brave"), (ann, "kind")])
    assert await store.honour(second, [(ann, "kind"), (bob, "kind")])
    assert not await store.honour(second, [(bob, "kind")]), "told twice, kept once"
    assert await store.honour(other, [(ann, "kind")])

    assert await told(store, ann) == [
        ("duel", "brave", first),
        ("duel", "kind", first),
        ("other", "kind", other),
    ]
    assert [(one.player, one.id) for one in await store.honours_in(second)] == [(bob, "kind")]
    (honour,) = await store.honours_of(bob)
    assert isinstance(honour, Honour)
    assert time.time() - 60 < honour.at <= time.time()


async def test_an_ended_game_is_looked_at_once(store: Store) -> None:
    ann = await store.player_of(1)
    running = await lay(store)
    first, second = await ended(store, ann), await ended(store, ann)

    assert await store.to_honour(running) is None
    assert await store.to_honour() == first
    await store.honour(first, [])
    assert await store.to_honour(first) is None
    assert await store.to_honour() == await store.to_honour(second) == second
    await store.honour(second, [(ann, "brave")])
    assert await store.to_honour() is None


async def test_the_forgotten_lose_theirs_and_earn_nothing_more(store: Store) -> None:
    ann, bob = await store.player_of(1), await store.player_of(2)
    first, second = await ended(store, ann, bob), await ended(store, ann, bob)
    await store.honour(first, [(ann, "brave"), (bob, "brave")])

    await store.forget(1)

    assert await told(store, ann) == []
    assert await told(store, bob) == [("duel", "brave", first)]
    assert not await store.honour(second, [(ann, "kind")])
    assert await told(store, ann) == []


async def test_erasing_a_server_takes_what_was_earned_there(store: Store) -> None:
    ann = await store.player_of(1)
    here, there = await ended(store, ann), await ended(store, ann, server=SERVER + 1)
    await store.honour(here, [(ann, "brave")])
    await store.honour(there, [(ann, "kind")])

    await store.erase(SERVER, over="")

    assert await told(store, ann) == [("duel", "kind", there)]


async def test_what_somebody_has_played_here_and_then(store: Store) -> None:
    ann, bob = await store.player_of(1), await store.player_of(2)
    one = await ended(store, ann, bob)
    await ended(store, ann, server=SERVER + 1)
    await ended(store, ann, ranked=False)
    alone = await ended(store, ann, server=None)
    scores = (Score("gold", 7), Score("rounds", 5, "low"))
    lost = Result(player=ann, seat=0, place=2, won=False, rounds=5, scores=scores)
    two = await lay(store)
    await store.end_game(two, Ending((lost,)))

    assert await store.played(ann, SERVER) == [
        Played(one, "duel", "short", True, "destiny", 4, "high"),
        Played(two, "duel", "short", False, "gold", 7, "high"),
        Played(two, "duel", "short", False, "rounds", 5, "low"),
    ]
    assert [row.game for row in await store.played(ann, None)] == [alone]
    assert await store.played(ann, SERVER, Span(0, 1)) == []
    assert await store.played("nobody", SERVER) == []


@pytest.mark.parametrize(
    ("sql", "values", "index"),
    [(PENDING, (None,), "game_unhonoured"), (PLAYED, ("ann", SERVER, 0, 1), "result_player")],
)
async def test_whole_tables_are_not_read_for_it(
    store: Store, path: Path, sql: str, values: tuple[Any, ...], index: str
) -> None:
    assert await store.to_honour() is None
    with closing(sqlite3.connect(path)) as other:
        (step, *_) = other.execute(f"explain query plan {sql}", values).fetchall()

    assert f"USING INDEX {index}" in step[-1] or f"USING COVERING INDEX {index}" in step[-1]
