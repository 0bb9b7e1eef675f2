"""What a process of the bot costs: its start, and the memory of its tables."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bot.app import Bot
from bot.bench.crowds import OPEN, laid
from bot.settings import Settings
from engine.core import Game
from engine.games import GAMES

OURS = "import importlib, bot.app; [importlib.import_module(cog) for cog in bot.app.COGS]"
PEER = "import discord.ext.commands"
TIMED = "import time; began = time.perf_counter(); {}; print(time.perf_counter() - began)"
MIB = 1 << 20


def start(seconds: float) -> float:
    """The bot's import with its cogs, against that of the library's own bot."""
    pairs = [(_imported(OURS), _imported(PEER)) for _ in range(max(1, round(seconds * 3)))]
    return median(ours for ours, _ in pairs) / median(peer for _, peer in pairs)


def memory(_: float) -> float:
    """MiB that a thousand open tables take, of the game that takes most."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), max_tasks_per_child=1) as own:
        return max(own.map(_grown, GAMES))


def _imported(statement: str) -> float:
    command = [sys.executable, "-c", TIMED.format(statement)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def _grown(key: str) -> float:
    with TemporaryDirectory() as directory:
        return asyncio.run(_with_tables(Path(directory) / "games.sqlite", GAMES[key]))


async def _with_tables(database: Path, game: Game[Any]) -> float:
    """Measure in a process of its own. One table is opened first, so that code is not counted."""
    import simcord

    bot = Bot(Settings(database=database))
    async with simcord.run(bot):
        try:
            await laid(bot.desk, game, 1)
            before = resident()
            await laid(bot.desk, game, OPEN, 1)
            return (resident() - before) / MIB
        finally:
            await bot.close()


def resident() -> int:
    """Bytes of memory that the process holds (Linux)."""
    gc.collect()
    return held()


def held() -> int:
    """The same, with what may be thrown away."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
