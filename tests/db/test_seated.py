"""A person's open tables, and what waits for them there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import Seat, Store
from db.rows import Asking
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


class TestAskings:
    """What waits for a person that is no turn."""

    async def test_a_vote_until_it_is_answered_or_refused(self, store: Store) -> None:
        ann, bob = await store.player_of(ANN), await store.player_of(BOB)
        game = await lay(store, ANN)
        await store.append_move(move(game, 1, at=7.0), seats=[Seat(1, bob)])
        await store.open_vote(game, 1, ann, [bob], 8.0)

        assert await store.askings_of(BOB, 0) == [Asking(game, "vote", 7.0)]
        assert await store.askings_of(ANN, 0) == []
        (first, _) = await store.votes(game)
        await store.add_voice(first.id, ann, agrees=False)
        assert await store.askings_of(BOB, 0) == []

    async def test_consent_until_it_is_given(self, store: Store) -> None:
        ann, bob, cleo = [await store.player_of(user) for user in (ANN, BOB, 3)]
        game = await lay(store, ANN)
        await store.append_move(
            move(game, 1, at=7.0), seats=[Seat(0, ann), Seat(1, bob)], asked={0: 1}
        )
        await store.go_ahead(game, 0, cleo)

        assert await store.askings_of(BOB, 0) == [Asking(game, "consent", 7.0)]
        await store.go_ahead(game, 0, bob)
        assert await store.askings_of(BOB, 0) == []

    async def test_an_invitation_while_the_seat_is_kept(self, store: Store) -> None:
        ann, bob = await store.player_of(ANN), await store.player_of(BOB)
        lobby = await store.create_game(new_game(ann, channel=6), [Seat(0, ann)])
        await store.invite(lobby, ann, {bob: True}, 50.0, 3)

        assert await store.askings_of(BOB, 49.0) == [Asking(lobby, "invited", 50.0)]
        assert await store.askings_of(BOB, 50.0) == [], "the seat is kept no more"
        await store.decline(lobby, bob, 50.0)
        assert await store.askings_of(BOB, 0) == []
