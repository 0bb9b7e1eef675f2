"""Chances of a few dice."""

from __future__ import annotations

from functools import lru_cache
from math import comb

FACES = 6


def percent(chance: float) -> int:
    return round(100 * chance)


def up_to(most: int) -> float:
    """The chance that a die shows at most `most`."""
    return min(max(most, 0), FACES) / FACES


@lru_cache(maxsize=1_000)
def chance(dice: int, successes: int) -> float:
    """[WA-14] The chance that at least so many dice show 1 to 3."""
    return sum(comb(dice, n) for n in range(max(0, successes), dice + 1)) / 2**dice
