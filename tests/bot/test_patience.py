from __future__ import annotations

import itertools
import logging
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.platform import patience
from bot.platform.patience import LONGEST, SHORTEST, persist, waits
from bot.platform.refusals import REFUSALS


def answer(status: int, text: str = "") -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="by test")
    return discord.HTTPException(response, text)


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    times = list[float]()

    async def sleep(seconds: float) -> None:
        times.append(seconds)

    monkeypatch.setattr(patience, "asyncio", SimpleNamespace(sleep=sleep))
    return times


def test_waits_grow_to_a_bound_and_differ() -> None:
    """Over more tries than a float has exponents."""
    found = list(itertools.islice(waits(LONGEST), 3000))

    assert SHORTEST / 2 <= found[0] <= SHORTEST
    assert max(found) <= LONGEST
    assert min(found[10:]) >= LONGEST / 2
    assert len(set(found)) > len(found) / 2


@pytest.mark.parametrize(
    "error",
    [
        *map(answer, (400, 403, 404, 429, 500, 502, 503)),
        discord.RateLimited(3),
        aiohttp.ServerDisconnectedError(),
        ConnectionResetError(),
        TimeoutError(),
    ],
)
async def test_each_try_that_is_not_taken_is_a_line(
    error: Exception, slept: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    tries = iter([error, error, "taken"])

    async def ask() -> str:
        if isinstance(outcome := next(tries), Exception):
            raise outcome
        return outcome

    assert await persist(ask, "not yet") == "taken"

    assert len(slept) == len(caplog.records) == 2
    assert all(line.startswith("not yet, again in") for line in caplog.messages)
    assert not any(record.exc_info for record in caplog.records)


@pytest.mark.usefixtures("slept")
async def test_what_passes_by_is_told_from_what_is_wrong(caplog: pytest.LogCaptureFixture) -> None:
    tries = iter([answer(503, "page " * 999), answer(400)])

    async def ask() -> None:
        for error in tries:
            raise error

    await persist(ask, "not yet")

    assert [record.levelno for record in caplog.records] == [logging.WARNING, logging.ERROR]
    assert max(map(len, caplog.messages)) < 300


@pytest.mark.parametrize("error", [discord.LoginFailure("no"), ZeroDivisionError()])
async def test_nothing_else_is_tried_again(error: Exception, slept: list[float]) -> None:
    async def ask() -> None:
        raise error

    with pytest.raises(type(error)):
        await persist(ask, "not yet")
    assert not slept


@pytest.mark.parametrize(
    "kind", [aiohttp.ClientConnectorDNSError, aiohttp.ClientConnectorError, aiohttp.ClientError]
)
def test_a_name_that_is_not_found_passes_by(kind: type[Exception]) -> None:
    assert issubclass(kind, REFUSALS)
