"""What users and servers have set, and when quiet hours end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.preferences import Preferences, Quiet
from db import Store

USER, SERVER = 5, 77
ROME = ZoneInfo("Europe/Rome")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "d.sqlite3")
    yield store
    await store.close()


def at(hour: int, day: int = 10, month: int = 1, zone: ZoneInfo = ROME) -> float:
    return datetime(2026, month, day, hour, 30, tzinfo=zone).timestamp()


def told(moment: float) -> str:
    return datetime.fromtimestamp(moment, ROME).strftime("%d %H:%M")


@pytest.mark.parametrize(
    ("hour", "ends"),
    [(21, "10 21:30"), (22, "11 08:00"), (23, "11 08:00"), (0, "10 08:00"), (7, "10 08:00")],
)
def test_quiet_over_midnight(hour: int, ends: str) -> None:
    assert told(Quiet(22, 8, ROME).until(at(hour))) == ends


@pytest.mark.parametrize(
    ("hour", "ends"), [(12, "10 12:30"), (13, "10 15:00"), (14, "10 15:00"), (15, "10 15:30")]
)
def test_quiet_at_noon(hour: int, ends: str) -> None:
    assert told(Quiet(13, 15, ROME).until(at(hour))) == ends


def test_quiet_to_midnight() -> None:
    assert told(Quiet(20, 24, ROME).until(at(21))) == "11 00:00"


def test_quiet_keeps_to_the_clock_on_the_wall_when_summer_begins() -> None:
    before = datetime(2026, 3, 28, 23, 30, tzinfo=ROME).timestamp()

    ends = Quiet(22, 8, ROME).until(before)

    assert datetime.fromtimestamp(ends, UTC) == datetime(2026, 3, 29, 6, tzinfo=UTC)


class TestPings:
    async def test_they_come_unless_somebody_says_no(self, store: Store) -> None:
        assert await Preferences(store).pinged(USER, SERVER)
        assert await Preferences(store).pinged(USER, None)

    @pytest.mark.parametrize(
        ("scope", "id", "key", "elsewhere", "direct"),
        [
            ("user", USER, "pings", False, False),
            ("user", USER, f"pings-{SERVER}", True, True),
            ("server", SERVER, "pings", True, True),
        ],
    )
    async def test_the_user_here_or_everywhere_or_the_server(
        self, store: Store, scope: str, id: int, key: str, elsewhere: bool, direct: bool
    ) -> None:
        await store.set_setting("user" if scope == "user" else "server", id, key, "off")

        assert not await Preferences(store).pinged(USER, SERVER)
        assert await Preferences(store).pinged(USER, SERVER + 1) is elsewhere
        assert await Preferences(store).pinged(USER, None) is direct


async def test_what_was_never_set(store: Store) -> None:
    found = Preferences(store)

    assert await found.quiet(USER) is None
    assert not await found.text_mode(USER)
    assert await found.clock(SERVER) == 72
    assert not await found.chose_clock(SERVER)
    assert await found.channels(SERVER) == frozenset()
    assert await found.ender(SERVER) == "host"


async def test_no_clock_is_a_choice(store: Store) -> None:
    await store.set_setting("server", SERVER, "clock", "0")
    found = Preferences(store)

    assert await found.clock(SERVER) == 0
    assert await found.chose_clock(SERVER)


async def test_what_was_set(store: Store) -> None:
    await store.set_setting("user", USER, "quiet", "22-8")
    await store.set_setting("user", USER, "zone", "Europe/Rome")
    await store.set_setting("user", USER, "text", "on")
    await store.set_setting("server", SERVER, "clock", "72")
    await store.set_setting("server", SERVER, "channels", "3,4")
    await store.set_setting("server", SERVER, "enders", "moderators")
    found = Preferences(store)

    assert await found.quiet(USER) == Quiet(22, 8, ROME)
    assert await found.text_mode(USER)
    assert await found.clock(SERVER) == 72
    assert await found.channels(SERVER) == {3, 4}
    assert await found.ender(SERVER) == "moderators"


NONSENSE = ("", "x", "7-", "-", "3-99", "-1", "1,x", "9" * 5000, "/", "../etc", "\0", "\ufffd")


@pytest.mark.parametrize("value", NONSENSE)
async def test_what_cannot_be_understood_is_as_if_never_set(store: Store, value: str) -> None:
    keys = ("pings", "quiet", "zone", "text", "clock", "channels", "enders", "tables")
    read = Preferences(store)

    async def all_of_them() -> list[object]:
        return [
            await read.pinged(USER, SERVER),
            await read.quiet(USER),
            await read.zone(USER),
            await read.text_mode(USER),
            await read.clock(SERVER),
            await read.chose_clock(SERVER),
            await read.most(SERVER),
            await read.channels(SERVER) - {1},
            await read.ender(SERVER),
        ]

    unset = await all_of_them()
    await store.set_settings("user", USER, dict.fromkeys(keys, value))
    await store.set_settings("server", SERVER, dict.fromkeys(keys, value))

    assert await all_of_them() == unset
