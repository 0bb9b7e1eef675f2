"""One of several processes of a bot, which serves its share of the servers and tells what it
served.

`python -m tests.discord.share 1 2 DIRECTORY`: share 1 of 2, with its database in the directory. All
such processes meet there before any of them ends. The answer is a line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

import simcord

from bot.app import Bot
from bot.settings import Settings, Shards
from tests.discord.kit import shown, text
from tests.toys import TOYS

SERVERS = 4
SECRET = b"shared by all shares"
PATIENCE = 120  # seconds for the others


async def served(share: int, count: int, directory: Path) -> dict[str, Any]:
    """Lays a table in every server of this share, and meets the others."""
    database = directory / f"{share}.sqlite"
    bot = Bot(
        Settings(database=database, daily_secret=SECRET, shards=Shards((share,), count)), TOYS
    )
    async with simcord.run(bot) as env:
        try:
            guilds = [await founded(env, number) for number in range(SERVERS)]
            mine = {guild.id for guild in bot.guilds}
            for guild in guilds:
                if guild.id in mine:
                    await laid(env, guild)
            (directory / f"{share}.here").touch()
            await others(directory, count)
            tables = [row.server for row in await bot.desk.store.open_games()]
            return {"all": [guild.id for guild in guilds], "mine": sorted(mine), "tables": tables}
        finally:
            await bot.close()


async def founded(env: simcord.Env, number: int) -> simcord.GuildHandle:
    """A millisecond after the one before: the time in its id says which share it belongs to."""
    await env.advance_time(0.001)
    guild = env.create_guild(f"Inn {number}")
    await env.settle()
    return guild


async def laid(env: simcord.Env, guild: simcord.GuildHandle) -> None:
    channel = guild.create_text_channel("tavern")
    ann = guild.add_member(env.create_user("ann"))
    bob = guild.add_member(env.create_user("bob"))
    message = shown(await ann.slash(channel, "play", game="duel"))
    await bob.click(message, label="Join")
    await ann.click(message, label="Start")
    place: Any = env.bot.get_channel(channel.id)
    assert "your choice" in text(await place.fetch_message(message.id))


async def others(directory: Path, count: int) -> None:
    until = time.monotonic() + PATIENCE
    while len(list(directory.glob("*.here"))) < count:
        if time.monotonic() > until:
            raise TimeoutError("the other shares do not come")
        await asyncio.sleep(0.05)


if __name__ == "__main__":
    share, count, directory = sys.argv[1:]
    told = asyncio.run(served(int(share), int(count), Path(directory)))
    sys.stdout.write(json.dumps(told) + "\n")
