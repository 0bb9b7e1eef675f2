from __future__ import annotations

import asyncio

import pytest

from db import ChannelBusy, DailyTaken, Ending, Result, Score, Store, Try
from tests.db.kit import CHANNEL, SERVER, lay, won

BEFORE, DAY, NEXT, LATER = "2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30"


def lost(player: str) -> Ending:
    scores = (Score("rage", 7, "low"), Score("rounds", 9, "low"))
    result = Result(player=player, seat=0, place=2, won=False, rounds=9, scores=scores)
    return Ending((result,))


async def ended(store: Store, user: int, day: str, ending: Ending | None, **changes: int) -> int:
    game = await lay(store, user, daily=day, **changes)
    await store.end_game(game, ending)
    return game


async def test_one_try_a_player_and_day(store: Store) -> None:
    first = await lay(store, daily=DAY)

    with pytest.raises(DailyTaken):
        await lay(store, daily=DAY, server=None, kind="other")
    await store.end_game(first)
    with pytest.raises(DailyTaken):
        await lay(store, daily=DAY)

    next_day = await lay(store, daily=NEXT)
    other = await lay(store, user=2, daily=DAY)
    assert [row.id for row in await store.open_tries()] == [other, next_day]
    row = await store.try_at(DAY, await store.player_of(1))
    assert row is not None
    assert (row.id, row.daily, row.status) == (first, DAY, "ended")
    assert await store.try_at(NEXT, await store.player_of(2)) is None


async def test_of_64_at_once_one_opens(store: Store) -> None:
    opened = [lay(store, daily=DAY, channel=None) for _ in range(64)]

    answers = await asyncio.gather(*opened, return_exceptions=True)

    assert sum(isinstance(one, DailyTaken) for one in answers) == 63
    assert len(await store.open_games()) == 1


async def test_beside_a_table_of_the_same_game_in_the_same_direct_message(store: Store) -> None:
    await lay(store, server=None, channel=CHANNEL)
    await lay(store, server=None, channel=CHANNEL, daily=DAY)
    await lay(store, server=None, channel=CHANNEL, daily=NEXT)

    assert len(await store.running_in(CHANNEL)) == 3
    with pytest.raises(ChannelBusy):
        await lay(store, server=None, channel=CHANNEL)


async def test_in_no_channel_as_many_as_play(store: Store) -> None:
    """A server's dailies are shown to their players alone."""
    table = await lay(store, channel=CHANNEL)
    tries = [await lay(store, user, channel=None, daily=DAY) for user in (1, 2)]

    assert [row.id for row in await store.running_in(CHANNEL)] == [table]
    assert [row.id for row in await store.open_tries()] == tries


async def test_a_months_tries_of_a_server(store: Store) -> None:
    ann, bob = [await store.player_of(user) for user in (1, 2)]
    first = await ended(store, 1, DAY, won(ann, destiny=4))
    second = await ended(store, 2, DAY, lost(bob))
    third = await ended(store, 1, NEXT, None)
    await ended(store, 1, "2026-12-01", won(ann))
    await ended(store, 2, NEXT, won(bob), server=SERVER + 1)
    direct = await lay(store, 1, daily="2026-11-01", server=None)
    await store.end_game(direct, won(ann))
    await lay(store, 2, daily="2026-11-02")

    tries = await store.tries(SERVER, "2026-11")

    assert tries == [
        Try(first, "duel", "short", DAY, ann, 2, 1, True, 5, "destiny", 4, "high"),
        Try(second, "duel", "short", DAY, bob, 2, 2, False, 9, "rage", 7, "low"),
        Try(third, "duel", "short", NEXT, ann, 2),
    ]
    assert await store.tries(SERVER, "2026-11", bob) == [tries[1]]
    assert [one.game for one in await store.tries(None, "2026-11", ann)] == [direct]
    assert await store.tries(None, "2026-11", bob) == []
    assert await store.outcome(second) == tries[1]


async def test_an_outcome_is_that_of_a_daily_that_has_ended(store: Store) -> None:
    running = await lay(store, daily=DAY)
    plain = await lay(store)
    await store.end_game(plain)

    assert await store.outcome(running) is None
    assert await store.outcome(plain) is None


async def test_whoever_is_forgotten_counts_in_no_table_and_has_had_their_tries(
    store: Store,
) -> None:
    ann, bob = [await store.player_of(user) for user in (1, 2)]
    await ended(store, 1, DAY, won(ann))
    await ended(store, 2, DAY, won(bob))
    await lay(store, daily=NEXT, channel=None)

    await store.forget(1, BEFORE)

    assert [one.player for one in await store.tries(SERVER, "2026-11")] == [bob]
    assert await store.open_tries() == []
    assert await store.user_of(ann) is None
    assert await store.try_at(DAY, await store.player_of(1)) is None
    assert [await store.has_tried(day, 1) for day in (DAY, NEXT, LATER)] == [True, True, False]
    assert not await store.has_tried(DAY, 2)


async def test_its_scores_are_not_those_of_leaderboards(store: Store) -> None:
    ann = await store.player_of(1)
    game = await lay(store, daily=DAY, ranked=False)
    await store.end_game(game, lost(ann))
    assert await store.first_score(SERVER, "duel") is None

    await store.end_game(await lay(store), won(ann, destiny=4))

    assert await store.first_score(SERVER, "duel") == "destiny"


async def test_a_secret_of_its_own_is_made_once_and_kept(store: Store) -> None:
    made = await asyncio.gather(*(store.daily_secret() for _ in range(5)))

    assert len(set(made)) == 1
    assert len(made[0]) == 32
    assert await store.daily_secret() == made[0]


async def test_how_a_days_tables_are_laid(store: Store) -> None:
    assert await store.any_try_at(DAY) is None
    game = await lay(store, user=2, daily=DAY, seed=b"that day")
    await lay(store, user=1, daily=DAY, seed=b"that day")

    row = await store.any_try_at(DAY)
    assert row is not None
    assert (row.id, row.seed) == (game, b"that day")
