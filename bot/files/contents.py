"""What the files hold that a server's keepers and each person can take with them.

Times are in seconds since 1970. Where a value is None the database holds none, or it is not the
reader's to know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Raw, Struct

from bot.records.records import Record, Sight

Format = Literal["dragonspotter-server-1", "dragonspotter-me-1"]
Rest = Mapping[str, Sequence[Mapping[str, str | int | float | None]]]


class Score(Struct, frozen=True):
    id: str
    value: int
    better: str


class Ended(Struct, frozen=True, kw_only=True):
    """How a person fared. `beside`: who won or lost together, by their numbers; `stood`, of whoever
    was away at the end: the place to which others brought their seat."""

    player: int | None = None
    beside: tuple[int, ...] = ()
    seat: int
    place: int
    won: bool
    rounds: int
    stood: int | None = None
    scores: tuple[Score, ...]


class Story(Struct, frozen=True, kw_only=True):
    """A campaign. `party`: who played its last chapter, by their numbers."""

    id: int
    game: str
    updated: float
    party: tuple[int, ...]
    value: Raw


class About(Struct, frozen=True, kw_only=True):
    """What can be told of any table. `server` None: a direct message."""

    id: int
    game: str
    mode: str
    status: str
    server: str | None
    ranked: bool
    opened: float
    ended: float | None
    campaign: int | None
    daily: str | None


class Sitting(Struct, frozen=True):
    """Who has a seat; `house`: the level of the house player that plays it."""

    seat: int
    player: int | None
    house: str | None


class Theirs(Struct, frozen=True, kw_only=True):
    """A server's table; `people`: which players the persons of its record are, in their order."""

    about: About
    owner: int
    seats: tuple[Sitting, ...]
    results: tuple[Ended, ...] = ()
    people: tuple[int, ...] = ()
    record: Record | None = None
    sight: Sight | None = None


class Acted(Struct, frozen=True):
    """When I moved."""

    seq: int
    seat: int | None
    at: float


class Mine(Struct, frozen=True, kw_only=True):
    """A table that I opened or sat at; `sights`: as each of my seats sees it while it runs."""

    about: About
    opened_by_me: bool
    seats: tuple[int, ...]
    moves: tuple[Acted, ...]
    result: Ended | None
    sights: tuple[Sight, ...] = ()


class Data(Struct, frozen=True, kw_only=True):
    """A file. Where all does not fit into one, the tables go on in the next."""

    format: Format
    part: int = 1
    parts: int = 1
    settings: Mapping[str, str]
    campaigns: Sequence[Story]
    more: Rest
    tables: Sequence[Raw] = ()
