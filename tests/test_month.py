"""A server's month on a simulated Discord (`tools.month`): here, its first days."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.month import STUCK, TABLES, Told, month, report


@pytest.mark.landing
async def test_some_days_of_twelve_people(tmp_path: Path) -> None:
    told = await month(tmp_path, days=3, seed=1)

    assert (told.people, told.days) == (12, 3)
    assert told.begun >= TABLES
    assert told.moves > 0
    assert told.pings.total() > 0
    assert not told.stuck, report(told)
    assert told.again == 0, report(told)


def test_a_table_at_which_nothing_happens_is_stuck() -> None:
    assert not Told(1, 12, silence=STUCK).stuck
    assert Told(1, 12, silence=STUCK + 1).stuck
    assert report(Told(1, 12, silence=STUCK + 1))[-1] == "a table got stuck"
