from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.table.tables import Tables
from db import Store
from tests.toys import TOYS


@pytest.fixture
async def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tables]:
    same_deal = SimpleNamespace(token_bytes=bytes)
    monkeypatch.setattr("bot.table.tables.secrets", same_deal)
    store = await Store.open(tmp_path / "db.sqlite")
    yield Tables(store, TOYS)
    await store.close()
