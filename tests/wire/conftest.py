from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.wire.stage import Stage, opened


@pytest_asyncio.fixture(loop_scope="session")
async def bare(tmp_path: Path) -> AsyncIterator[Stage]:
    """The scene starts the process itself."""
    async with opened(tmp_path) as stage:
        yield stage


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """One process for all scenes that neither stop nor kill it: each start takes seconds."""
    async with opened(tmp_path_factory.mktemp("wire")) as stage:
        await stage.start()
        yield stage
        stage.foresee("")  # each scene has looked for itself
        stage.excuse(*stage.fake.interactions.all.values())


@pytest_asyncio.fixture(loop_scope="session")
async def stage(running: Stage) -> AsyncIterator[Stage]:
    """With the bot connected, and a server that no other scene has."""
    scene = await running.scene()
    yield scene
    assert not scene.wrong(), "\n".join(scene.wrong())
