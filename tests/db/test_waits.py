"""Who is waited for, kept with the move that asks them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from db import Ending, Opening, Seat, Stale, Store, Wait
from db.waits import ASLEEP, DUE, WARNED
from tests.db.kit import free_channel, move, new_game

ANN, BOB = 1, 2
HOUR = 3600.0


async def table(store: Store, asked: dict[int, int], at: float = 0) -> int:
    """Of Ann, who opened it, and Bob."""
    ann, bob = await store.player_of(ANN), await store.player_of(BOB)
    new = new_game(ann, server=7, channel=await free_channel(store), at=at)
    game = await store.create_game(new, [Seat(0, ann), Seat(1, bob)])
    await store.start_game(game, Opening(b"state 0", b"[]", "1", asked, at))
    return game


async def act(store: Store, game: int, seq: int, user: int, at: float, **asked: int) -> None:
    """`s0=3`: seat 0 is asked what came up at the table's date 3."""
    dates = {int(seat[1:]): date for seat, date in asked.items()}
    actor = await store.player_of(user)
    await store.append_move(move(game, seq, actor=actor, at=at), asked=dates)


async def test_a_wait_begins_with_the_move_that_asks(store: Store) -> None:
    game = await table(store, {0: 1}, at=HOUR)

    await act(store, game, 1, ANN, 2 * HOUR, s1=1)

    (wait,) = await store.waits(game)
    assert wait == Wait(game, seat=1, asked=1, since=2 * HOUR, due=2 * HOUR, came=2 * HOUR)
    assert await store.games_due(2 * HOUR) == [game]
    assert await store.games_due(2 * HOUR - 1) == []


async def test_who_set_it_off_needs_no_ping(store: Store) -> None:
    """The host who starts, or a player who goes on after a move of their own; not one who has seen
    a bot player think for long."""
    game = await table(store, {0: 1, 1: 1})
    assert [wait.pinged for wait in await store.waits(game)] == [True, False]

    await act(store, game, 1, BOB, HOUR, s1=2)
    assert [wait.pinged for wait in await store.waits(game)] == [True]

    await store.append_move(move(game, 2, at=HOUR + 299), asked={})
    await store.append_move(move(game, 3, at=HOUR + 299), asked={1: 4})
    assert [wait.pinged for wait in await store.waits(game)] == [True]

    await store.append_move(move(game, 4, at=HOUR + 301), asked={})
    await store.append_move(move(game, 5, at=HOUR + 301), asked={1: 6})
    assert [wait.pinged for wait in await store.waits(game)] == [False]


async def test_the_time_goes_on_while_the_decision_is_the_same(store: Store) -> None:
    game = await table(store, {0: 1, 1: 1})
    (_, bob) = await store.waits(game)
    await store.note(Wait(game, 1, 1, bob.since, due=9 * HOUR, pinged=True, reminded=HOUR))

    await act(store, game, 1, ANN, 2 * HOUR, s0=2, s1=1)
    ann, bob = await store.waits(game)
    assert (ann.since, bob.since, bob.due, bob.reminded) == (2 * HOUR, 0, 9 * HOUR, HOUR)

    await act(store, game, 2, ANN, 3 * HOUR, s0=3, s1=3)
    _, bob = await store.waits(game)
    assert (bob.since, bob.due, bob.reminded) == (3 * HOUR, 3 * HOUR, None)
    assert bob.pinged, "he has been called and has not come yet"

    await act(store, game, 3, ANN, 4 * HOUR, s0=4)
    await act(store, game, 4, ANN, 5 * HOUR, s1=5)
    (bob,) = await store.waits(game)
    assert not bob.pinged, "he was not waited for in between: it is a new call"


async def test_whoever_else_is_asked_is_not_reminded_again_of_a_move_taken_back(
    store: Store,
) -> None:
    game, ann = await table(store, {0: 1, 1: 1}), await store.player_of(ANN)
    (_, bob) = await store.waits(game)
    await store.note(Wait(game, 1, 1, bob.since, due=9 * HOUR, pinged=True, reminded=HOUR))

    await act(store, game, 1, ANN, 2 * HOUR, s1=1)
    back = move(game, 2, actor=ann, at=3 * HOUR, seat=0, base=0)
    await store.append_move(back, asked={0: 3, 1: 3})

    _, bob = await store.waits(game)
    assert (bob.since, bob.reminded) == (0, HOUR)


async def test_what_was_done_is_not_noted_on_another_decision(store: Store) -> None:
    game = await table(store, {1: 1})
    (old,) = await store.waits(game)
    await act(store, game, 1, ANN, HOUR, s1=2)

    await store.note(Wait(game, 1, old.asked, old.since, due=None, pinged=True))

    (wait,) = await store.waits(game)
    assert (wait.asked, wait.due, wait.pinged) == (2, HOUR, False)


async def test_a_move_refused_leaves_waits_as_they_were(store: Store) -> None:
    game = await table(store, {0: 1})

    with pytest.raises(Stale):
        await store.append_move(move(game, 5), asked={1: 9})

    assert [wait.seat for wait in await store.waits(game)] == [0]


async def test_a_kill_leaves_the_move_with_its_waits_or_neither(store: Store, path: Path) -> None:
    """What a kill would leave is what another connection reads at that moment."""
    game, seen, stop = await table(store, {0: 0}), set[tuple[int, int]](), Event()
    sql = "select max(seq), (select asked from wait where game = :game) from move"

    def look() -> None:
        with closing(sqlite3.connect(path)) as other:
            while not stop.is_set():
                seen.add(other.execute(f"{sql} where game = :game", {"game": game}).fetchone())

    looking = asyncio.create_task(asyncio.to_thread(look))
    for seq in range(1, 101):
        await act(store, game, seq, ANN, HOUR, s0=seq)
    stop.set()
    await looking

    assert seen
    assert all(seq == asked for seq, asked in seen)


async def test_an_end_ends_all_waiting(store: Store) -> None:
    played, closed = await table(store, {0: 1}), await table(store, {0: 1})

    await store.append_move(move(played, 1), ending=Ending(), asked={})
    await store.end_game(closed)

    assert await store.waits(played) == await store.waits(closed) == []


async def test_the_forgotten_are_looked_at_at_once(store: Store) -> None:
    game = await table(store, {1: 1}, at=HOUR)
    (wait,) = await store.waits(game)
    await store.note(Wait(game, 1, wait.asked, wait.since, due=None, pinged=True))

    await store.forget(BOB)

    assert await store.games_due(0) == [game]


async def test_it_is_known_where_nothing_happens_any_more(store: Store) -> None:
    game, busy = await table(store, {0: 1}), await table(store, {0: 1})
    await act(store, busy, 1, ANN, 5 * HOUR, s0=2)

    assert await store.asleep(HOUR) == [game]
    await store.warn(game, 6 * HOUR)
    assert await store.asleep(HOUR) == []
    assert await store.warned(6 * HOUR) == [game]

    await act(store, game, 1, ANN, 7 * HOUR, s0=2)
    assert await store.warned(99 * HOUR) == []
    row = await store.game(game)
    assert row is not None
    assert (row.stirred, row.warned) == (7 * HOUR, None)


async def test_a_lobby_stirs_when_it_changes(store: Store) -> None:
    ann = await store.player_of(ANN)
    id = await store.create_game(new_game(ann, channel=1, at=HOUR, clock=24), [Seat(0, ann)])
    lobby = await store.game(id)
    assert lobby is not None
    assert (lobby.clock, lobby.stirred, lobby.opened) == (24, HOUR, HOUR)
    assert await store.asleep(HOUR) == [id]


@pytest.mark.parametrize(
    ("sql", "index"),
    [(DUE, "wait_due"), (ASLEEP, "game_stirred"), (WARNED, "game_warned")],
)
async def test_idle_tables_are_not_even_read(
    store: Store, path: Path, sql: str, index: str
) -> None:
    await table(store, {0: 1})
    with closing(sqlite3.connect(path)) as other:
        (step, *_) = other.execute(f"explain query plan {sql}", (1,)).fetchall()

    assert f"USING COVERING INDEX {index}" in step[-1] or f"USING INDEX {index}" in step[-1]
