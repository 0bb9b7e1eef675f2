"""Notices: one a key and server, untold until somebody was told."""

from __future__ import annotations

from msgspec.structs import replace

from db import Notice, Store

FIRST = Notice(700, "rights", '{"id": "x"}', 5.0)


async def test_one_a_key_and_server(store: Store) -> None:
    later = replace(FIRST, says="other", at=9.0)
    assert await store.keep_notice(FIRST)
    assert not await store.keep_notice(later)
    assert await store.keep_notice(replace(FIRST, server=701))
    assert await store.keep_notice(replace(FIRST, key="clock", at=4.0))

    assert [one.key for one in await store.untold(700)] == ["clock", "rights"]
    assert (await store.untold(700))[1] == FIRST


async def test_told_it_stays_and_is_not_kept_anew(store: Store) -> None:
    await store.keep_notice(FIRST)
    await store.told(FIRST, 6.0)

    assert await store.untold(700) == []
    assert not await store.keep_notice(FIRST)
    await store.drop_notice(700, "rights")
    assert await store.keep_notice(FIRST)


async def test_erased_with_its_server(store: Store) -> None:
    await store.keep_notice(FIRST)
    await store.keep_notice(replace(FIRST, server=701))

    await store.erase(700, over="")

    assert await store.untold(700) == []
    assert len(await store.untold(701)) == 1
