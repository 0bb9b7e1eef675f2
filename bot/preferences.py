"""What users and servers have set, read from the store as values.

Every setting is one row under its key. A setting that was never made, or cannot be understood, has
the default given here. Zones are names of the IANA database, such as `Europe/Rome`.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

from db import Store

CLOCKS = (0, 24, 72, 168)  # the hours that a table can allow for a decision; 0: as long as it takes
PRESET = 72  # the hours if a server has chosen none
HOURS = range(25)  # hours of a day, and its end
IDS = range(1 << 64)  # ids of Discord
UNIVERSAL = "UTC"
MANY = 25  # the most open tables of one person that a server can allow
TABLES = 3  # open tables of one person, unless the server says otherwise
ENDERS = ("host", "seated", "moderators")  # who may end a table, besides those who keep order

PINGS, QUIET, ZONE, TEXT_MODE = "pings", "quiet", "zone", "text"  # settings of users
CLOCK, CHANNELS, ENDER = "clock", "channels", "enders"  # settings of servers, and PINGS
MOST = "tables"  # setting of servers
OFF, ON = "off", "on"

Scope = Literal["server", "user"]


@dataclass(frozen=True, slots=True)
class Quiet:
    """Hours of the day in which nobody is reminded: from the first to the second, past midnight if
    the first is the later one."""

    begins: int
    ends: int
    zone: ZoneInfo

    def until(self, at: float) -> float:
        """When quiet hours end, in seconds since 1970; `at` itself if it is not in them."""
        now = datetime.fromtimestamp(at, self.zone)
        if not self._covers(now.hour):
            return at
        end = now.replace(hour=self.ends % 24, minute=0, second=0, microsecond=0)
        if end <= now:
            end += timedelta(days=1)
        return end.astimezone(UTC).timestamp()

    def _covers(self, hour: int) -> bool:
        if self.begins <= self.ends:
            return self.begins <= hour < self.ends
        return hour >= self.begins or hour < self.ends


class Preferences:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def pinged(self, user: int, server: int | None) -> bool:
        """Whether the user may be pinged: neither they, everywhere or here, nor the server has
        switched pings off."""
        if await self._get("user", user, PINGS) == OFF:
            return False
        if server is None:
            return True
        here = await self._get("user", user, f"{PINGS}-{server}")
        return OFF not in (here, await self._get("server", server, PINGS))

    async def mentioned(self, user: int, server: int | None, now: float) -> bool:
        """The same for what does not wait: not while they are away or have quiet hours, either."""
        quiet, away = await self.quiet(user), await self._store.away_of(user)
        at_peace = away is not None or (quiet is not None and quiet.until(now) > now)
        return not at_peace and await self.pinged(user, server)

    async def quiet(self, user: int) -> Quiet | None:
        """The user's quiet hours; None if there are none."""
        first, _, last = (await self._get("user", user, QUIET) or "").partition("-")
        begins, ends = _number(first, HOURS), _number(last, HOURS)
        if begins is None or ends is None:
            return None
        return Quiet(begins, ends, await self.zone(user))

    async def zone(self, user: int) -> ZoneInfo:
        try:
            return ZoneInfo(await self._get("user", user, ZONE) or UNIVERSAL)
        except (LookupError, OSError, ValueError):  # no name, a directory, no path
            return ZoneInfo(UNIVERSAL)

    async def text_mode(self, user: int) -> bool:
        """Whether this reader wants sentences in place of pictures."""
        return await self._get("user", user, TEXT_MODE) == ON

    async def clock(self, server: int) -> int:
        """Hours for a decision at new tables with at least two people; one of CLOCKS."""
        hours = await self._clock(server)
        return PRESET if hours is None else hours

    async def chose_clock(self, server: int) -> bool:
        return await self._clock(server) is not None

    async def most(self, server: int) -> int:
        """How many open tables one person may have begun."""
        return _number(await self._get("server", server, MOST), range(1, MANY + 1)) or TABLES

    async def channels(self, server: int) -> frozenset[int]:
        """Where tables may open, in threads of these channels too; empty means everywhere."""
        found = await self._get("server", server, CHANNELS) or ""
        return frozenset(id for one in found.split(",") if (id := _number(one, IDS)) is not None)

    async def ender(self, server: int) -> str:
        """Who may end a table: one of ENDERS."""
        found = await self._get("server", server, ENDER)
        return found if found in ENDERS else ENDERS[0]

    async def _clock(self, server: int) -> int | None:
        return _number(await self._get("server", server, CLOCK), CLOCKS)

    async def _get(self, scope: Scope, id: int, key: str) -> str | None:
        return await self._store.get_setting(scope, id, key)


def _number(text: str | None, among: Container[int]) -> int | None:
    """The number, or None if it is not one of `among`."""
    try:
        found = int(text or "")
    except ValueError:
        return None
    return found if found in among else None
