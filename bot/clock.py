"""When somebody who is waited for is pinged and reminded, and when the seat passes on.

All of it follows from stored rows and the time of day, so a restart changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from bot.preferences import Quiet
from db import HERE, Vote, Wait

HOUR, DAY = 3600.0, 86400.0
NOTICE = HOUR  # at least so long lies between the reminder and the passing on of the seat

# Nobody need play on for ever, and no table stays half-dead for ever: when nothing has happened at
# one for ASLEEP, that is told there; LEFT after that, in all a month, it ends without a result.
ASLEEP, LEFT = 23 * DAY, 7 * DAY


class Do(IntEnum):
    PING = 1
    REMIND = 2
    PASS_ON = 3  # a house player takes the seat, or makes the choice of a whole group


class Next(NamedTuple):
    do: Do
    at: float  # never before now; it is due when it is not after it


@dataclass(frozen=True, slots=True)
class Manners:
    """How somebody wants to be called. `clicked` is when they were last seen."""

    clicked: float = 0
    pings: bool = True
    quiet: Quiet | None = None
    gone: bool = False  # forgotten: nobody can come back to the seat


def due(wait: Wait, hours: int, who: Manners, now: float) -> Next | None:
    """What comes next for a seat that is waited for; None: nothing before something happens.

    In quiet hours everything waits for their end. Of what is overdue, after a pause of the bot for
    example, only the weightiest; but no seat passes on without its reminder.
    """
    if who.gone:
        return Next(Do.PASS_ON, now)
    plan = [Next(do, _at_peace(who, at, now)) for do, at in _plan(wait, hours, who)]
    late = [one for one in plan if one.at <= now]
    return max(late, default=None) or min(plan, key=lambda one: (one.at, -one.do), default=None)


def voice_due(voice: Vote, who: Manners, now: float) -> float | None:
    """When to call somebody who is asked to take a move back; None: not any more, or never."""
    if voice.due is None or who.gone or not who.pings:
        return None
    return _at_peace(who, _absent(voice.due, who), now)


def deadline(waits: Sequence[Wait], hours: int) -> float | None:
    """When the first of those who are waited for has had all the time; quiet hours add to it."""
    return min(wait.since for wait in waits) + hours * HOUR if waits and hours else None


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
    """From when on somebody need not know that they are asked."""
    return max(since, who.clicked + HERE)


def _at_peace(who: Manners, at: float, now: float) -> float:
    at = max(at, now)
    return who.quiet.until(at) if who.quiet else at
