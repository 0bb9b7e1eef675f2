from __future__ import annotations

from pathlib import Path

import pytest

from tests.soak.soak import soak

CLICKS = 400


@pytest.mark.long
async def test_after_days_of_clicks_and_faults_all_is_in_order(tmp_path: Path) -> None:
    found = await soak(tmp_path, CLICKS, seed=1)

    assert found.wrong == []
    assert found.sent.total() >= CLICKS
    assert found.met
