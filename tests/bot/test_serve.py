from __future__ import annotations

import asyncio
import os
import re
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

import bot
from bot.__main__ import MISUSED
from bot.problem import Problem
from bot.process.serve import CLOSED, serve
from db.errors import NotADatabase


def closed(code: int) -> discord.ConnectionClosed:
    socket: Any = SimpleNamespace(close_code=code)
    return discord.ConnectionClosed(socket, shard_id=0)


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
        (discord.PrivilegedIntentsRequired(0), "does not grant the intents"),
        (NotADatabase(path="games"), "games is not a database"),
        *((closed(code), says) for code, says in CLOSED.items()),
    ],
)
async def test_what_is_wrong_at_the_start_is_one_line(failure: BaseException, says: str) -> None:
    client = Client(failure)

    with pytest.raises(Problem, match=re.escape(says)):
        await serve(client, "token")

    assert client.is_closed()


@pytest.mark.parametrize("failure", [ZeroDivisionError(), closed(4999)])
async def test_a_bug_is_loud(failure: Exception) -> None:
    with pytest.raises(type(failure)):
        await serve(Client(failure), "token")


def test_the_unit_starts_again_whatever_passes_by_and_nothing_else() -> None:
    readme = (Path(bot.__file__).parents[1] / "README.md").read_text("utf-8")
    unit = dict(line.split("=", 1) for line in readme.splitlines() if re.match(r"\w+=", line))

    assert unit["Restart"] == "on-failure"
    assert int(unit["RestartSec"]) > 0
    assert unit["StartLimitIntervalSec"] == "0"
    assert unit["RestartPreventExitStatus"] == str(MISUSED)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_closes_the_client(number: signal.Signals) -> None:
    client = Client()
    serving = asyncio.create_task(serve(client, "token"))
    await asyncio.sleep(0.01)

    os.kill(os.getpid(), number)
    await asyncio.wait_for(serving, 5)

    assert client.is_closed()
