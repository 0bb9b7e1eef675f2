"""How long things take. The machine has other work too, so medians count."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median


def rate(job: Callable[[], int], seconds: float) -> float:
    """How much `job` does in a second; it returns how much it did in one go."""
    done, began, now = 0, time.perf_counter(), 0.0
    while now < seconds:
        done += job()
        now = time.perf_counter() - began
    return done / now


def typical(job: Callable[[], object], seconds: float) -> float:
    """The seconds that one run of `job` takes."""
    took: list[float] = []
    while not took or sum(took) < seconds:
        began = time.perf_counter()
        job()
        took.append(time.perf_counter() - began)
    return median(took)


def percentile(values: list[float], share: float) -> float:
    """`share` is from 0 to 1; there must be at least one value."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]
