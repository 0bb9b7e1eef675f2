from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.games.wonder_book.cards import CHAPTERS
from tests.engine.wonder_book.laid import LAID


@pytest.fixture(autouse=True)
def no_chapter_is_left_behind() -> Iterator[None]:
    """A test's own chapter is gone when it ends."""
    yield
    CHAPTERS.pop(LAID, None)
