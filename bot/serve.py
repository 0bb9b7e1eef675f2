"""Stay connected to Discord until the process is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import Generator
from contextlib import contextmanager

import discord

from bot.problem import Problem
from bot.refusals import UNREACHABLE


async def serve(client: discord.Client, token: str) -> None:
    """Ctrl-C and SIGTERM close the client and return; what is wrong at the start is a Problem."""
    stop = told_to_stop()
    with imports_kept():
        async with client:
            connected = asyncio.create_task(client.start(token))
            told = asyncio.create_task(stop.wait())
            await asyncio.wait({connected, told}, return_when=asyncio.FIRST_COMPLETED)
    connected.cancel()  # closed by now: what was open has been answered
    told.cancel()
    await asyncio.wait({connected, told})
    if not connected.cancelled():
        _explain(connected)


@contextmanager
def imports_kept() -> Generator[None]:
    """What has been imported stays: else the garbage collector would walk through all of it again
    and again, on the event loop, 35 ms each time."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def told_to_stop() -> asyncio.Event:
    """Set by Ctrl-C or SIGTERM, which from now on do nothing else."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    return stop


def _explain(connected: asyncio.Task[None]) -> None:
    try:
        connected.result()
    except discord.LoginFailure:
        raise Problem(
            "Discord does not accept this DISCORD_TOKEN: reset it on your application's Bot page"
        ) from None
    except UNREACHABLE as error:
        raise Problem(f"Discord cannot be reached: {error}") from None
