"""Hints are counted by seat, whatever is taken back."""

from __future__ import annotations

import pytest

from db import Hinted, Stale, Store
from tests.db.kit import lay, move

ANN = 1
MOST = 2


async def given(store: Store, game: int) -> list[Hinted]:
    found = await store.snapshot(game)
    assert found is not None
    return list(found.hints)


async def test_a_seat_gets_so_many_and_no_more(store: Store) -> None:
    game = await lay(store, ANN)
    kept = list[bool]()

    for number in range(3):
        kept.append(await store.keep_hint(game, 0, number, number, MOST))
        await store.append_move(move(game, number + 1))

    assert kept == [True, True, False]
    assert await given(store, game) == [Hinted(0, 0, 0), Hinted(0, 1, 1)]
    assert await store.keep_hint(game, 1, 3, 3, MOST)


async def test_the_same_hint_again_does_not_count(store: Store) -> None:
    game = await lay(store, ANN)

    kept = [await store.keep_hint(game, 0, 0, 0, 1) for _ in range(2)]

    assert kept == [True, True]
    assert await given(store, game) == [Hinted(0, 0, 0)]


async def test_nor_does_one_for_a_decision_that_stays_while_others_move(store: Store) -> None:
    game = await lay(store, ANN)
    assert await store.keep_hint(game, 0, 0, 0, 1)
    await store.append_move(move(game, 1))

    assert await store.keep_hint(game, 0, 1, 0, 1), "it is the same"
    assert not await store.keep_hint(game, 0, 1, 1, 1), "it would be another one"

    assert await given(store, game) == [Hinted(0, 0, 0)]


async def test_one_that_comes_too_late_is_not_kept(store: Store) -> None:
    game = await lay(store, ANN)
    await store.append_move(move(game, 1))

    with pytest.raises(Stale):
        await store.keep_hint(game, 0, 0, 0, MOST)

    assert await given(store, game) == []
