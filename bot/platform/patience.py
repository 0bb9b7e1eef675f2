"""What Discord does not take now, it is asked again later, at growing intervals."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

from bot.platform.refusals import REFUSALS, refusal

SHORTEST, LONGEST = 1.0, 60.0  # seconds between two attempts
REASON = 200  # characters of a reason: an outage answers with whole pages

T = TypeVar("T")
log = logging.getLogger(__name__)


async def persist(ask: Callable[[], Awaitable[T]], says: str, longest: float = LONGEST) -> T:
    """Ask until Discord takes it, and log a line for each failed attempt. `longest` is the longest
    pause between two attempts, in seconds. Raises at once what is not among REFUSALS."""
    for wait in waits(longest):
        try:
            return await ask()
        except REFUSALS as error:
            level = logging.WARNING if refusal(error).transient else logging.ERROR
            reason = str(error)[:REASON] or type(error).__name__
            log.log(level, "%s, again in %.0f s: %s", says, wait, reason)
        await asyncio.sleep(wait)
    raise AssertionError  # the waits never end


def waits(longest: float) -> Iterator[float]:
    """Each wait is about twice as long as the one before, with some chance, so that not all bots in
    the world come back at once."""
    most = SHORTEST
    while True:
        yield most * random.uniform(0.5, 1)
        most = min(longest, most * 2)
