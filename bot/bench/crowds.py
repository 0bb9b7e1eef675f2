"""A thousand open tables in one process: how they are laid, and what a start does with them."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord

from bot.bench.timing import typical
from bot.desk import Desk
from bot.process.serve import keep_imports
from bot.table.lobby import first_plan, settled, solo_mode
from bot.table.tables import Place
from db import Seat, Store
from engine.core import Game
from engine.games import GAMES

OPEN = 1000  # tables
USER = 1


def resume(seconds: float) -> float:
    """What the bot does with all open tables when it starts, against decoding their states."""
    return max(asyncio.run(_resumed(game, seconds)) for game in GAMES.values())


async def laid(desk: Desk, game: Game[Any], count: int, first: int = 0) -> None:
    """Lay `count` running tables in channels of their own, numbered from `first` on; all wait for
    people."""
    mode, player = solo_mode(game), await desk.store.player_of(USER)
    seats = [Seat(number, player=player) for number in range(mode.seats[0])]
    for channel in range(first, first + count):
        place, plan = Place(1, channel), first_plan(game, mode)
        id = await desk.tables.open_lobby(game, place, plan, seats)
        await desk.tables.start(id, lambda lobby: settled(lobby, seats))


async def _resumed(game: Game[Any], seconds: float) -> float:
    with TemporaryDirectory() as directory:
        store = await Store.open(Path(directory) / "games.sqlite")
        desk = Desk(discord.Client(intents=discord.Intents.none()), store, GAMES)
        keep_imports()
        await laid(desk, game, OPEN)
        rows = await store.open_games()
        found = [await store.snapshot(row.id) for row in rows]
        states = [snapshot.newest.state for snapshot in found if snapshot]
        began = time.perf_counter()
        await desk.resume()
        ours = time.perf_counter() - began
        peer = typical(lambda: [game.load(state) for state in states], seconds / 4)
        await desk.close()
        return ours / peer
