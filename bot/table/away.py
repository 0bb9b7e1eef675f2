"""Being away: for how long, and for how long clocks may stand still meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from bot.table.clock import DAY
from db import Rest, Span

IN_A_ROW, A_QUARTER = 7 * DAY, 14 * DAY  # of clocks that stand still
LONGEST = 90 * DAY  # of being away
BREAK = DAY  # a shorter time between two makes them one


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
