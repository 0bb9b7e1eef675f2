"""What the files contain that a server's keepers, and each person, can take with them.

Times are in seconds since 1970 for a server, and dates with hours, in UTC, for a person. A None
means that the database holds no such value, or that the reader may not know it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Raw, Struct

from bot.records.records import Record, Sight

Format = Literal["dragonspotter-server-1", "dragonspotter-me-1"]
Row = Mapping[str, str | int | float | None]
Rest = Mapping[str, Sequence[Row]]
When = float | str


class Score(Struct, frozen=True):
    id: str
    value: int
    better: str


class Ended(Struct, frozen=True, kw_only=True):
    """How a person did. `beside`: those who won or lost together, by number. `stood`: for a person
    who was away at the end, the place to which others brought their seat."""

    player: int | None = None
    beside: tuple[int, ...] = ()
    seat: int
    place: int
    won: bool
    rounds: int
    stood: int | None = None
    scores: tuple[Score, ...]


class Story(Struct, frozen=True, kw_only=True):
    """A campaign. `party`: those who played its last chapter, by number."""

    id: int
    game: str
    updated: When
    party: tuple[int, ...]
    value: Raw


class About(Struct, frozen=True, kw_only=True):
    """What can be told of any table. `server` is None for a direct message."""

    id: int
    game: str
    mode: str
    status: str
    server: str | None
    ranked: bool
    opened: When
    ended: When | None
    campaign: int | None
    daily: str | None


class Sitting(Struct, frozen=True):
    """The person who has a seat; `house` is the level of the bot player that plays it."""

    seat: int
    player: int | None
    house: str | None


class Theirs(Struct, frozen=True, kw_only=True):
    """A server's table; `people` says which players the persons of its record are, in order;
    `ender`: who ended it without a result."""

    about: About
    owner: int
    ender: int | None = None
    seats: tuple[Sitting, ...]
    results: tuple[Ended, ...] = ()
    people: tuple[int, ...] = ()
    record: Record | None = None
    sight: Sight | None = None


class Acted(Struct, frozen=True):
    """When the reader moved."""

    seq: int
    seat: int | None
    at: When


class Mine(Struct, frozen=True, kw_only=True):
    """A table that the reader opened, ended or sat at; `sights`: as each of their seats sees it
    while it runs."""

    about: About
    opened_by_me: bool
    ended_by_me: bool = False
    seats: tuple[int, ...]
    moves: tuple[Acted, ...]
    result: Ended | None
    sights: tuple[Sight, ...] = ()


class Data(Struct, frozen=True, kw_only=True):
    """A file. If not everything fits into one, the tables go on in the next. `about`: what its
    parts are, in words."""

    format: Format
    about: Mapping[str, str] = {}
    part: int = 1
    parts: int = 1
    settings: Mapping[str, str]
    campaigns: Sequence[Story]
    more: Rest
    tables: Sequence[Raw] = ()
