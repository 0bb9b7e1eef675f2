"""Stay connected to Discord until the process is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal

import discord

from bot.problem import Problem
from db.errors import Unusable

CLOSED = {  # codes with which Discord closes the connection for good
    4004: "Discord does not accept this DISCORD_TOKEN any more: reset it on your application's Bot"
    " page",
    4010: "Discord refuses these DRAGONSPOTTER_SHARDS",
    4011: "this bot is in too many servers for its DRAGONSPOTTER_SHARDS: Discord asks for more",
    4012: "Discord does not speak this version of its protocol any more: update discord.py",
    4013: "Discord does not know the intents that the bot asks for: update Dragonspotter",
    4014: "Discord does not grant the intents that the bot asks for: update Dragonspotter",
}


async def serve(client: discord.Client, token: str) -> None:
    """Run the client. Ctrl-C and SIGTERM close it, and this returns; what somebody must mend raises
    Problem."""
    stop = told_to_stop()
    keep_imports()
    async with client:
        connected = asyncio.create_task(client.start(token))
        told = asyncio.create_task(stop.wait())
        await asyncio.wait({connected, told}, return_when=asyncio.FIRST_COMPLETED)
    connected.cancel()  # closed by now: unfinished answers have been given
    told.cancel()
    await asyncio.wait({connected, told})
    if not connected.cancelled():
        _explain(connected)


def keep_imports() -> None:
    """Freeze what has been imported, to the end of the process: otherwise the garbage collector
    would walk through all of it again and again, on the event loop, for 35 ms each time."""
    gc.collect()
    gc.freeze()


def told_to_stop() -> asyncio.Event:
    """An event that Ctrl-C or SIGTERM sets; from now on they do nothing else."""
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
    except discord.PrivilegedIntentsRequired:
        raise Problem(CLOSED[4014]) from None
    except discord.ConnectionClosed as error:
        if error.code not in CLOSED:
            raise
        raise Problem(CLOSED[error.code]) from None
    except Unusable as error:
        raise Problem(str(error)) from None
