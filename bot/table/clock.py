"""When somebody who is waited for is pinged and reminded, and when their seat passes on.

All of it follows from stored rows and the time of day, so a restart changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import IntEnum
from typing import NamedTuple

from bot.preferences import Quiet
from db import HERE, Vote, Wait

HOUR, DAY = 3600.0, 86400.0
NOTICE = HOUR  # the least time between the reminder and the passing on of the seat

# Nobody has to play on for ever, and no table stays half-dead for ever: when nothing has happened
# at one for ASLEEP, it is told there; LEFT after that, a month in all, it ends without a result.
ASLEEP, LEFT = 23 * DAY, 7 * DAY

# Somebody who has left the server may be back before a bot player takes their seat. Without
# a clock the others may go on without the one who has kept them waiting for so long.
GRACE = OVERDUE = DAY

HELD = HOUR  # how long a seat in a lobby is kept for somebody who was asked to come
DAILY = 3  # how often one person may ask another into a lobby within a day

PATIENCE = 3 * DAY  # this leaves room for quiet hours, less than a day, and for a bot that was off

ABANDONED = 30 * DAY  # after which a lesson that nobody goes on with is forgotten

TRIES = timedelta(days=2)  # from the beginning of a daily's day: a try may end on the next


class Do(IntEnum):
    ASK = 0  # ask whether they are still in the server
    PING = 1
    OFFER = 2  # with no clock: offer that the others go on without them
    REMIND = 3
    PASS_ON = 4  # a bot player takes the seat, or makes the choice of a whole group


class Next(NamedTuple):
    do: Do
    at: float  # never earlier than now; it is due when it equals now


@dataclass(frozen=True, slots=True)
class Manners:
    """How somebody wants to be called, and whether they are there. `clicked` is when they were last
    seen, `left` since when they are known to have left the server, `ask` when to ask about that;
    None in a direct message, which nobody leaves and where nobody waits for another."""

    clicked: float = 0
    pings: bool = True
    quiet: Quiet | None = None
    gone: bool = False  # whether they are forgotten, so that nobody can come back to the seat
    left: float | None = None
    away: float | None = None  # until when their clocks stand still, because they are away
    ask: float | None = None


def tries_end(day: date) -> datetime:
    """When no try at a day's daily can be open any more, in any process. Nothing that would help
    with a try is told before that."""
    return datetime.combine(day, datetime.min.time(), UTC) + TRIES


def newest_told(at: datetime) -> date:
    """The last day whose tries are over."""
    return (at - TRIES).astimezone(UTC).date()


def due(wait: Wait, hours: int, who: Manners, now: float) -> Next | None:
    """What comes next for a seat that is waited for; None if nothing does before something happens.

    During quiet hours everything waits for their end. If several things are overdue, for example
    after the bot was off, only the most important is done; but no seat passes on without a
    reminder.
    """
    if who.gone:
        return Next(Do.PASS_ON, now)
    if who.left is not None:
        return Next(Do.PASS_ON, max(now, grace(wait, hours, who.left)))
    if who.away is not None:  # looked at again when the clocks run
        return None if who.ask is None else Next(Do.ASK, max(who.ask, now))
    plan = [Next(do, _put_off(do, who, at, now)) for do, at in _plan(wait, hours, who)]
    plan += [Next(do, max(at, now)) for do, at in _for_others(wait, hours, who)]
    late = [one for one in plan if one.at <= now]
    return max(late, default=None) or min(plan, key=lambda one: (one.at, -one.do), default=None)


def voice_due(voice: Vote, who: Manners, now: float) -> float | None:
    """When to call somebody who is asked to agree to taking a move back; None if not any more, or
    never."""
    if voice.due is None or who.gone or who.left is not None or not who.pings:
        return None
    return _at_peace(who, _absent(voice.due, who), now)


def deadline(waits: Sequence[Wait], hours: int) -> float | None:
    """When the first of those who are waited for has used up their time; quiet hours add to it."""
    return min(wait.since for wait in waits) + hours * HOUR if waits and hours else None


def grace(wait: Wait, hours: int, left: float) -> float:
    """Until when the seat of somebody who has left the server is kept: for a day, or as long as the
    clock gives if that is less."""
    end = left + GRACE
    return min(end, wait.since + hours * HOUR) if hours else end


def _for_others(wait: Wait, hours: int, who: Manners) -> list[tuple[Do, float]]:
    """Things that do not disturb those who are waited for, and so need not wait for quiet hours to
    end."""
    if who.ask is None:
        return []
    offer = [] if hours or wait.reminded is not None else [(Do.OFFER, wait.since + OVERDUE)]
    return [(Do.ASK, who.ask), *offer]


def _plan(wait: Wait, hours: int, who: Manners) -> list[tuple[Do, float]]:
    plan: list[tuple[Do, float]] = []
    if who.pings and not wait.pinged:
        plan.append((Do.PING, _absent(wait.since, who)))
    if hours and wait.reminded is None:
        plan.append((Do.REMIND, wait.since + hours * HOUR / 2))
    elif hours and wait.reminded is not None:
        plan.append((Do.PASS_ON, max(wait.since + hours * HOUR, wait.reminded + NOTICE)))
    return plan


def _absent(since: float, who: Manners) -> float:
    """From when on somebody may not know that they are asked."""
    return max(since, who.clicked + HERE, who.away or 0)


def _put_off(do: Do, who: Manners, at: float, now: float) -> float:
    """Quiet hours put off what the clock does only for a while: somebody who changes them again and
    again does not hold up the others."""
    peace = _at_peace(who, at, now)
    return peace if do is Do.PING else min(peace, max(now, at + PATIENCE))


def _at_peace(who: Manners, at: float, now: float) -> float:
    at = max(at, now)
    return who.quiet.until(at) if who.quiet else at
