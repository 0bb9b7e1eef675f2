"""Clocks that stand still, and what is kept of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from db import Away, Rest, Seat, Store
from tests.db.kit import holds, lay, move

ANN = 0x1122334455667788
DAY = 86400.0


async def asked(store: Store, at: float, **changes: Any) -> tuple[int, str]:
    game, ann = await lay(store, ANN, **changes), await store.player_of(ANN)
    await store.append_move(move(game, 1, at=at), asked={0: 1})
    return game, ann


async def since(store: Store, game: int) -> float:
    (wait,) = await store.waits(game)
    return wait.since


async def go(store: Store, ann: str, *when: float, seats: Any = "wait") -> None:
    begins, until = when
    await store.go_away(Away(ann, begins, until, until, seats), 0)


async def test_what_was_asked_before_has_the_time_that_was_left(store: Store) -> None:
    game, ann = await asked(store, 10 * DAY)
    await go(store, ann, 11 * DAY, 14 * DAY)

    await store.run_again(ann, 14 * DAY)

    assert await since(store, game) == 13 * DAY
    (wait,) = await store.waits(game)
    assert wait.came == 10 * DAY, "the question is as old as before"
    assert await store.rests(ann, 0) == [Rest(11 * DAY, 14 * DAY)]


async def test_what_was_asked_meanwhile_has_all_its_time(store: Store) -> None:
    game, ann = await asked(store, 12 * DAY)
    await go(store, ann, 11 * DAY, 14 * DAY)

    await store.be_back(ann, 14 * DAY)

    assert await since(store, game) == 14 * DAY
    assert await store.away_of(ANN) is None


async def test_sooner_back_and_twice_counts_once(store: Store) -> None:
    game, ann = await asked(store, 10 * DAY)
    await go(store, ann, 11 * DAY, 14 * DAY)

    for _ in range(2):
        await store.run_again(ann, 12 * DAY)
    await store.be_back(ann, 13 * DAY)

    assert await since(store, game) == 11 * DAY
    assert await store.rests(ann, 0) == [Rest(11 * DAY, 12 * DAY)]


async def test_a_bot_that_was_off_lets_them_run_from_when_they_were_to(store: Store) -> None:
    game, ann = await asked(store, 10 * DAY)
    await go(store, ann, 11 * DAY, 14 * DAY)

    await store.be_back(ann, 20 * DAY)

    assert await since(store, game) == 13 * DAY


async def test_direct_messages_and_other_peoples_seats_are_not_touched(store: Store) -> None:
    direct, ann = await asked(store, 10 * DAY, server=None, channel=3)
    other = await lay(store, 2)
    await store.append_move(move(other, 1, at=10 * DAY), asked={0: 1})
    await go(store, ann, 11 * DAY, 14 * DAY)

    await store.run_again(ann, 14 * DAY)

    assert await since(store, direct) == 10 * DAY
    assert await since(store, other) == 10 * DAY


async def test_a_seat_tells_it_at_tables_of_a_server_alone(store: Store) -> None:
    here, ann = await asked(store, 10 * DAY)
    direct = await lay(store, ANN, server=None, channel=3)
    daily = await lay(store, ANN, channel=None, daily="2026-11-28")
    await go(store, ann, 11 * DAY, 14 * DAY, seats="bot")

    mine = [(await store.seats(game))[0] for game in (here, direct, daily)]

    assert [(one.away, one.lets) for one in mine] == [
        (14 * DAY, True),
        (None, False),
        (None, False),
    ]


async def test_a_move_taken_back_after_it_has_no_time_from_before(store: Store) -> None:
    game, ann = await asked(store, 10 * DAY)
    await go(store, ann, 11 * DAY, 14 * DAY)
    await store.be_back(ann, 14 * DAY)
    await store.append_move(move(game, 2, at=14 * DAY + 1, actor=ann, free=True), asked={0: 2})

    undo = move(game, 3, at=14 * DAY + 2, base=1, seat=0, actor=ann)
    await store.append_move(undo, asked={0: 3})

    assert await since(store, game) == 14 * DAY
    (wait,) = await store.waits(game)
    assert wait.came == 10 * DAY


async def test_old_rests_are_forgotten(store: Store) -> None:
    ann = await store.player_of(ANN)
    await go(store, ann, 1 * DAY, 2 * DAY)
    await store.be_back(ann, 2 * DAY)

    await store.go_away(Away(ann, 200 * DAY, 201 * DAY, None, "bot"), 100 * DAY)

    assert await store.rests(ann, 0) == []


async def test_all_of_it_is_in_the_persons_file_and_goes_with_them(
    store: Store, path: Path
) -> None:
    game, ann = await asked(store, 10 * DAY)
    await go(store, ann, 11 * DAY, 14 * DAY)
    await store.run_again(ann, 12 * DAY)
    await store.append_move(move(game, 2, at=12 * DAY), seats=[Seat(0, ann, house="greedy")])

    more = await store.more_of_player(ann)
    assert more["rest"] == [{"since": 11 * DAY, "until": 12 * DAY}]
    (away,) = more["away"]
    assert (away["until"], away["held"], away["games"]) == (14 * DAY, None, str(game))
    await store.forget(ANN)

    again = await store.more_of_player(ann)
    assert (again["rest"], again["away"]) == ([], [])
    assert holds(path, ANN.to_bytes(8, "big")) == []


async def test_a_bot_players_seat_waits_for_nobody(store: Store) -> None:
    game, ann = await asked(store, 10 * DAY)
    await store.append_move(move(game, 2, at=11 * DAY), seats=[Seat(0, ann, house="greedy")])
    await go(store, ann, 11 * DAY, 14 * DAY)

    await store.be_back(ann, 14 * DAY)

    assert await store.waits(game) == []
