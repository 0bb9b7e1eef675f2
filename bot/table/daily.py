"""The scenario of a day, the same for everybody, and how the people of a month compare.

All of it follows from a secret and the date in UTC: processes that share the secret agree without
asking each other, and without it nobody can know a day's dice before they are told.
"""

from __future__ import annotations

import hashlib
import hmac
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple

import msgspec

from bot.table.clock import TRIES, tries_end
from bot.table.lobby import first_plan, solo_mode
from db import Game as Row
from db import Try
from engine.core import Dice, Game, Setup

SEED = 16  # length of a seed in bytes
BAR = 4  # parts of the bar on the line to share
DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Scenario:
    """`plan` lacks the seats: they are its player's, and bot players' if the mode needs others."""

    day: date
    game: Game[Any]
    plan: Setup
    seed: bytes


class Line(NamedTuple):
    """A person's month. `points`: one for each person who did worse on the same day."""

    player: str
    won: int
    points: int
    days: int


def day_of(at: datetime) -> date:
    return at.astimezone(UTC).date()


def seed_of(secret: bytes, day: date) -> bytes:
    """SEED bytes that nobody can know without the secret."""
    return hmac.digest(secret, f"daily {day.isoformat()}".encode(), "sha256")[:SEED]


def scenario_of(secret: bytes, day: date, games: Mapping[str, Game[Any]]) -> Scenario:
    """The games take turns. They are played as one person plays alone, a campaign from its
    beginning. What a game declares as `daily` is drawn from the day's seed; all other settings stay
    as they are."""
    game = list(games.values())[day.toordinal() % len(games)]
    seed = seed_of(secret, day)
    plan = first_plan(game, solo_mode(game))
    dice = Dice(hashlib.sha256(b"scenario" + seed).digest(), 0)
    drawn = {one.key: dice.pick(one.values) for one in game.settings if one.key in game.daily}
    plan = msgspec.structs.replace(plan, settings=plan.settings | drawn)
    return Scenario(day, game, plan, seed)


def sealed(row: Row, at: datetime) -> bool:
    """Whether nobody may learn yet what the table's dice are or were, even if it has ended: others
    still play the same one. If its day is not a valid one, nobody ever learns anything."""
    if row.daily is None:
        return False
    day = day_named(row.daily)
    return day is None or at < tries_end(day)


def next_one(at: datetime) -> datetime:
    """When the next daily begins."""
    return datetime.combine(day_of(at) + DAY, datetime.min.time(), UTC)


def is_month(text: str) -> bool:
    """Whether it is a month, such as `2026-11`."""
    try:
        return date.fromisoformat(f"{text}-01").isoformat() == f"{text}-01"
    except ValueError:
        return False


def day_named(text: str) -> date | None:
    """The day, written as `2026-11-28`."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text and day < date.max - TRIES else None


def bar(place: int | None, sides: int) -> str:
    """Full for the first place, one part for the last, none for a try that was not finished. If all
    play together, the game is the other side."""
    if place is None:
        return "▱" * BAR
    behind = min(1, (place - 1) / (max(sides, 2) - 1))
    full = BAR - round((BAR - 1) * behind)
    return "▰" * full + "▱" * (BAR - full)


def months_lines(tries: Iterable[Try]) -> list[Line]:
    """The best first: by days won, then by points, then by fewer days."""
    days = defaultdict[str, list[Try]](list)
    for one in tries:
        days[one.daily].append(one)
    lines = dict[str, Line]()
    for some in days.values():
        worths = sorted(map(_worth, some))
        for one in some:
            before = lines.get(one.player, Line(one.player, 0, 0, 0))
            won = before.won + (one.won or 0)
            points = before.points + bisect_left(worths, _worth(one))
            lines[one.player] = Line(one.player, won, points, before.days + 1)
    return sorted(lines.values(), key=lambda line: (*rank(line), line.player))


def rank(line: Line) -> tuple[int, int, int]:
    """Equals share a place."""
    return -line.won, -line.points, line.days


def _worth(one: Try) -> tuple[int, ...]:
    """Won, else played to the end, else not; then the game's first score."""
    if one.place is None:
        return (0,)
    value = one.value or 0
    return 2 if one.won else 1, value if one.better == "high" else -value
