"""People who have left a server are known as long as an open table there counts on them."""

from __future__ import annotations

from db import Seat, Store
from tests.db.kit import SERVER, lay, new_game

ANN, BOB = 1, 2


async def at_a_table(store: Store, *users: int, channel: int = 5) -> int:
    players = [await store.player_of(user) for user in users]
    seats = [Seat(number, player) for number, player in enumerate(players)]
    return await store.create_game(new_game(players[0], server=SERVER, channel=channel), seats)


async def kept(store: Store) -> int:
    """The number of rows, no matter whose."""
    count = "select count(*) from absence"
    return (await store._connection.run(lambda db: db.execute(count).fetchone()))[0]


async def left(store: Store, game: int) -> list[float | None]:
    return [seat.left for seat in await store.seats(game)]


async def test_their_seats_tell_since_when(store: Store) -> None:
    game, other = await at_a_table(store, ANN, BOB), await at_a_table(store, BOB, channel=6)

    assert await store.leave(SERVER, BOB, 10) == [game, other]
    assert await store.leave(SERVER, BOB, 99) == [game, other], "noticed once"

    assert await left(store, game) == [None, 10]
    assert await store.absent(SERVER, BOB) == 10
    assert await store.absent(SERVER + 1, BOB) is None


async def test_in_that_server_alone(store: Store) -> None:
    elsewhere = await lay(store, BOB, server=SERVER + 1)
    await at_a_table(store, BOB)

    await store.leave(SERVER, BOB, 10)

    assert await left(store, elsewhere) == [None, None]


async def test_whoever_is_back_is_back_everywhere_there(store: Store) -> None:
    game = await at_a_table(store, ANN, BOB)
    await store.leave(SERVER, BOB, 10)

    assert await store.come_back(SERVER, BOB) == [game]

    assert await left(store, game) == [None, None]
    assert await store.absent(SERVER, BOB) is None


async def test_whoever_opened_a_table_counts_there_without_a_seat(store: Store) -> None:
    ann, bob = await store.player_of(ANN), await store.player_of(BOB)
    game = await store.create_game(new_game(ann, server=SERVER, channel=5), [Seat(0, bob)])

    assert await store.leave(SERVER, ANN, 10) == [game]


async def test_nothing_is_kept_of_whom_no_open_table_counts_on(store: Store) -> None:
    game, other = await at_a_table(store, ANN, BOB), await at_a_table(store, BOB, channel=6)
    for user in (ANN, BOB, 3):
        await store.leave(SERVER, user, 10)
    assert [await store.absent(SERVER, user) for user in (ANN, BOB, 3)] == [10, 10, None]

    await store.end_game(game)
    assert [await store.absent(SERVER, user) for user in (ANN, BOB)] == [None, 10]
    await store.end_game(other)
    assert await store.absent(SERVER, BOB) is None


async def test_the_forgotten_leave_no_trace(store: Store) -> None:
    await at_a_table(store, ANN, BOB)
    await store.leave(SERVER, BOB, 10)

    await store.forget(BOB)

    assert await kept(store) == 0
