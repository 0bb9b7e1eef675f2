"""Which open tables may bear symbols of another edition."""

from __future__ import annotations

from db import Store
from tests.db.kit import lay

OLD, NEW = "0a1b2c3d", "4e5f6a7b"


async def shown_table(store: Store, symbols: str | None) -> int:
    """A table whose message was shown with this edition; None: before there were any."""
    row = await store.game(game := await lay(store))
    assert row is not None
    await store.set_message(game, row.channel, 900 + game)
    if symbols is not None:
        await store.shown({game: 0}, symbols)
    return game


async def test_nothing_bears_them_where_no_table_is_open(store: Store) -> None:
    assert not await store.bears_other_symbols(NEW)


async def test_a_table_bears_what_it_was_last_shown_with(store: Store) -> None:
    game = await shown_table(store, OLD)
    assert not await store.bears_other_symbols(OLD)
    assert await store.bears_other_symbols(NEW)

    await store.shown({game: 0}, NEW)

    assert await store.bears_other_symbols(OLD)
    assert not await store.bears_other_symbols(NEW)


async def test_every_open_table_counts_until_it_ends(store: Store) -> None:
    await shown_table(store, NEW)
    old = await shown_table(store, OLD)
    assert await store.bears_other_symbols(NEW)

    await store.end_game(old)

    assert not await store.bears_other_symbols(NEW)


async def test_what_is_not_known_to_be_shown_may_bear_any(store: Store) -> None:
    """Such as a table of before, or one whose last showing was not written down in time."""
    await shown_table(store, None)

    assert await store.bears_other_symbols(NEW)


async def test_a_table_without_a_message_bears_none(store: Store) -> None:
    await lay(store)

    assert not await store.bears_other_symbols(NEW)


async def test_somebody_who_moves_meanwhile_changes_nothing_about_it(store: Store) -> None:
    """The message is still owed, but it was shown with these symbols."""
    game = await shown_table(store, OLD)

    await store.shown({game: -1}, NEW)

    assert await store.owed() == []
    assert not await store.bears_other_symbols(NEW)
