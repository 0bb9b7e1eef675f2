from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.games.wonder_book.cards import CHAPTERS
from tests.engine.wonder_book.laid import LAID


@pytest.fixture(autouse=True)
def no_chapter_is_left_behind() -> Iterator[None]:
    """A chapter of a test's own is gone when the test ends."""
    yield
    CHAPTERS.pop(LAID, None)
