from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.engine import conformance


@pytest.fixture(scope="session", autouse=True)
def shared_plays_stay_as_they_were() -> Iterator[None]:
    """Else a test fails only if another ran before it."""
    yield
    assert conformance.changed() == []
