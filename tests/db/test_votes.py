"""Votes as rows: who is asked, when to look at whom, what ends them; those of an older database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from db import Store
from db.file import APPLICATION, scripts
from tests.db.kit import lay, move

ASKED = 1000.0  # when it was asked


async def players(store: Store) -> list[str]:
    """The owner of the table of `lay`, and two more."""
    return [await store.player_of(user) for user in (1, 2, 3)]


async def asked(store: Store) -> int:
    """A table at which the first asks two others to take move 1 back."""
    game, (ann, *others) = await lay(store), await players(store)
    await store.append_move(move(game, 1, actor=ann))
    await store.open_vote(game, 1, ann, others, ASKED)
    return game


async def test_whoever_has_not_answered_is_looked_at_when_it_is_due(store: Store) -> None:
    game, (ann, bob, cleo) = await asked(store), await players(store)
    voices = await store.votes(game)

    assert [(one.player, one.agrees, one.due) for one in voices] == [
        (ann, True, None),
        (bob, None, ASKED),
        (cleo, None, ASKED),
    ]
    assert await store.votes_due(ASKED - 1) == []
    assert await store.votes_due(ASKED) == [game]

    await store.add_voice(voices[0].id, bob, agrees=True)
    await store.postpone(*(msgspec.structs.replace(one, due=ASKED + 60) for one in voices))

    assert [one.due for one in await store.votes(game)] == [None, None, ASKED + 60]
    assert await store.votes_due(ASKED + 59) == []
    assert await store.votes_due(ASKED + 60) == [game]


async def test_who_refuses_answers_for_all(store: Store) -> None:
    game, (_, bob, _) = await asked(store), await players(store)
    (first, *_) = await store.votes(game)

    await store.add_voice(first.id, bob, agrees=False)

    assert [(one.agrees, one.due) for one in await store.votes(game)] == [
        (True, None),
        (False, None),
        (None, None),
    ]


@pytest.mark.parametrize(("seat", "acts", "over"), [(0, True, True), (1, False, False)])
async def test_a_person_ends_it_and_a_house_player_does_not(
    store: Store, seat: int, acts: bool, over: bool
) -> None:
    game, (ann, *_) = await asked(store), await players(store)

    await store.append_move(move(game, 2, seat=seat, actor=ann if acts else None))

    assert (await store.votes(game) == []) == over
    assert (await store.votes_due(ASKED) == []) == over


OLDER = """
insert into player values ('ann'), ('bob');
insert into game(id, kind, mode, status, owner, ranked, opened, seed, options)
  values (1, 'duel', 'm', 'running', 'ann', 1, 0, x'', x''),
    (2, 'duel', 'm', 'running', 'ann', 1, 0, x'', x'');
insert into move(game, seq, base, seat, rules, free, actor, at, events)
  values (1, 0, null, null, '1', 0, null, 0, x''), (2, 0, null, null, '1', 0, null, 0, x''),
    (1, 1, 0, 0, '1', 0, 'ann', 0, x''), (2, 1, 0, 0, '1', 0, 'ann', 0, x''),
    (1, 2, 1, 1, '1', 0, null, 0, x''), (2, 2, 1, 0, '1', 0, 'ann', 0, x'');
insert into vote values
  (5, 1, 1, 1, 'ann', 1), (6, 2, 1, 1, 'ann', 1), (8, 1, 1, 1, 'bob', 1);
"""


async def test_a_vote_of_an_older_database_goes_on(tmp_path: Path) -> None:
    """And one that somebody has moved after is over, as it was there."""
    path, ann, bob, open_, over = tmp_path / "games.db", "ann", "bob", 1, 2
    with closing(sqlite3.connect(path)) as db:
        for script in (*scripts()[:5], OLDER):
            db.executescript(script)
        db.execute(f"pragma application_id = {APPLICATION}")
        db.execute("pragma user_version = 5")

    store = await Store.open(path)

    assert [(one.id, one.player, one.agrees) for one in await store.votes(open_)] == [
        (5, ann, True),
        (8, bob, True),
    ]
    assert await store.votes(over) == []
    await store.open_vote(over, 1, ann, [], ASKED)
    assert [one.id for one in await store.votes(over)] == [9]  # no number comes twice
    await store.close()
