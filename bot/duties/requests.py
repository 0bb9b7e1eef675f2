"""Requests by letter: the command line carries them out itself, or lets the running bot do it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Literal

from bot.clicks.forgetting import forget_user, give_up
from bot.clicks.servers import Servers
from bot.desk import Desk
from bot.table.tables import Tables
from db import Request, Store
from db.errors import InUse
from db.requests import ask
from engine.games import GAMES

Kind = Literal["forget", "erase"]
DONE = {"forget": "forgotten", "erase": "erased"}

log = logging.getLogger(__name__)


class Requests:
    """The requests as the running bot carries them out."""

    def __init__(self, desk: Desk, servers: Servers) -> None:
        self._desk, self._servers = desk, servers

    async def look(self) -> None:
        for request in await self._desk.store.requests():
            await self._do(request)
            await self._desk.store.fulfilled(request)
            log.info("%s, as the command line asked", DONE[request.kind])

    async def _do(self, request: Request) -> None:
        if request.kind == "erase":
            await self._servers.erase(request.id)
            return
        for id in await forget_user(self._desk, request.id):
            await self._desk.go_on(id)


async def reach(path: Path, kind: Kind, id: int) -> str:
    """Says whether it is done, has been requested, or there is nothing to do."""
    nothing = f"nothing is known of {id}"
    try:
        return f"{id} is {DONE[kind]}" if await _do(path, kind, id) else nothing
    except InUse:
        asked = await asyncio.to_thread(ask, path, Request(kind, id))
        return (
            f"the bot that runs has been asked, {id} is {DONE[kind]} within a minute"
            if asked
            else nothing
        )


async def _do(path: Path, kind: Kind, id: int) -> bool:
    """Do it here, if no bot runs on this database; tables go on at its next start."""
    store = await Store.open(path)
    tables = Tables(store, GAMES)
    try:
        if not await store.is_known(Request(kind, id)):
            return False
        if kind == "erase":
            await tables.erase(id)
        else:
            await give_up(store, tables, id)
        await store.fulfilled(Request(kind, id))
        return True
    finally:
        await store.close()
