"""Being away: until when, and for how long clocks may stand still meanwhile."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.table.clock import DAY
from db import Rest, Span

IN_A_ROW, A_QUARTER = 7 * DAY, 14 * DAY  # of clocks that stand still
LONGEST = 90 * DAY  # of being away
BREAK = DAY  # a shorter time between two makes them one

# "3 days", "2 semaines", "1 giorno"
FOR = re.compile(r"(\d{1,3})\s*(d|days?|j|jours?|g|giorn[io]|w|weeks?|s|semaines?|settiman[ae])")
WEEKS = "ws"


def until_when(typed: str, now: float, zone: ZoneInfo) -> float | None:
    """When somebody is back who has typed this in their zone: a date, from its beginning on, or so
    many days or weeks, at the same time of day. None if it is neither."""
    text, here = typed.strip().lower(), datetime.fromtimestamp(now, zone)
    try:
        if match := FOR.fullmatch(text):
            days = int(match[1]) * (7 if match[2][0] in WEEKS else 1)
            return (here + timedelta(days=days)).timestamp()
        return datetime.combine(date.fromisoformat(text), time(), zone).timestamp()
    except (ValueError, OverflowError):
        return None


def allowed(rests: Sequence[Rest], now: float, quarter: Span) -> float:
    """Until when the clocks of somebody may stand still from `now` on, after these `rests`; it is
    `now` if not at all."""
    row = now
    for rest in sorted(rests, key=lambda one: one.until, reverse=True):
        if rest.until >= row - BREAK:
            row = min(row, rest.since)
    in_row = sum(min(r.until, now) - r.since for r in rests if r.since >= row)
    spent = sum(max(0, min(r.until, now) - max(r.since, quarter.since)) for r in rests)
    end = now + max(0, IN_A_ROW - in_row)
    left = max(0, A_QUARTER - spent)
    return end if quarter.until <= now + left else min(end, now + left)
