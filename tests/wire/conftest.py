from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.wire.stage import Stage, opened


@pytest_asyncio.fixture
async def bare(tmp_path: Path) -> AsyncIterator[Stage]:
    """The scene starts the process itself."""
    async with opened(tmp_path) as stage:
        yield stage


@pytest_asyncio.fixture
async def stage(bare: Stage) -> Stage:
    """With the bot connected."""
    await bare.start()
    return bare
