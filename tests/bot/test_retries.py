"""What Discord did not take is tried again: the oldest first, and less and less often."""

from __future__ import annotations

from bot.platform.retries import LONGEST, Retries

DAY = 86400


def test_the_oldest_first() -> None:
    late = Retries()
    for id in (7, 3, 5):
        late.owe(id)
    late.add(7, now=0)

    assert list(late) == [7, 3, 5]
    assert late.first(0) == 3
    assert late.first(15) == 7


def test_a_day_of_trouble_brings_few_tries() -> None:
    late, tries = Retries(), 0
    for now in range(DAY):
        if not tries or late.first(now) == 1:
            late.add(1, now)
            tries += 1

    assert DAY / LONGEST < tries < DAY / LONGEST + 10


def test_none_waits_on_once_something_is_taken() -> None:
    late = Retries()
    for id in (1, 2):
        for _ in range(9):
            late.add(id, now=0)
    assert late.first(LONGEST - 1) is None

    late.discard(1)
    late.hurry()

    assert 1 not in late
    assert late.first(1) == 2
