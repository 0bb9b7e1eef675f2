from __future__ import annotations

from collections.abc import AsyncIterator, Generator
from typing import Any

import pytest
import pytest_asyncio
import simcord
from discord.app_commands import Command, Group
from playwright.async_api import Browser

from rendering import symbols
from tests.discord.kit import NewBot, World, opened
from tests.discord.listing import translated_once
from tests.discord.page import chromium
from tests.discord.patience import patient
from tests.toys import duel

setattr(simcord.Env, "_settle_internal", patient)  # noqa: B010
translated_once(Command)
translated_once(Group)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """`discord.utils.utcnow()` in a test is the simulated Discord's clock, as in the bot."""
    for value in getattr(item, "funcargs", {}).values():
        if isinstance(value, World):
            with value.env.time_context():
                return (yield)
    return (yield)


@pytest.fixture(autouse=True)
def a_duel_is_soon_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many tests play one to its end, click by click."""
    monkeypatch.setattr(duel, "ROUNDS", 5)


@pytest.fixture(autouse=True)
def no_symbols(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing to upload: else buttons would change while a test looks at them."""
    monkeypatch.setattr(symbols, "pictures", dict)


@pytest_asyncio.fixture
async def world(new_bot: NewBot) -> AsyncIterator[World]:
    async with opened(new_bot) as world:
        yield world


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[Browser]:
    """Skips, and says so, without Chromium; fails where DRAGONSPOTTER_REQUIRE_BROWSER is set."""
    async with chromium() as browser:
        yield browser
