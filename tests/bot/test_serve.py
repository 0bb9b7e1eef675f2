from __future__ import annotations

import asyncio
import os
import signal

import aiohttp
import discord
import pytest

from bot.problem import Problem
from bot.serve import serve


class Client(discord.Client):
    """Never reaches the network: `start` does what a test wants of it."""

    def __init__(self, failure: BaseException | None = None) -> None:
        super().__init__(intents=discord.Intents.none())
        self.failure = failure

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        if self.failure is not None:
            raise self.failure
        await asyncio.Event().wait()


@pytest.mark.parametrize(
    ("failure", "says"),
    [
        (discord.LoginFailure("Improper token"), "does not accept this DISCORD_TOKEN"),
        (aiohttp.ClientConnectionError("no route"), "cannot be reached: no route"),
    ],
)
async def test_what_is_wrong_at_the_start_is_one_line(failure: BaseException, says: str) -> None:
    client = Client(failure)

    with pytest.raises(Problem, match=says):
        await serve(client, "token")

    assert client.is_closed()


async def test_a_bug_is_loud() -> None:
    with pytest.raises(ZeroDivisionError):
        await serve(Client(ZeroDivisionError()), "token")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_closes_the_client(number: signal.Signals) -> None:
    client = Client()
    serving = asyncio.create_task(serve(client, "token"))
    await asyncio.sleep(0.01)

    os.kill(os.getpid(), number)
    await asyncio.wait_for(serving, 5)

    assert client.is_closed()
