"""The gateway: sessions that outlive their sockets, shards, and how a line breaks."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire.world import APP, Thing, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
SILENT = {3, 4, 8}  # presence, voice, members: taken without a word
CUT = 1006  # no close frame at all
BYTES, A_MINUTE = 4096, 120  # of one message to the gateway, and how many of them


class Session:
    """It outlives its socket, so that it can be resumed."""

    def __init__(self, id: str, socket: web.WebSocketResponse, zipped: bool) -> None:
        self.id, self.shard, self.events = id, 0, list[Thing]()
        self.socket, self.zip = socket, zlib.compressobj() if zipped else None

    async def send(
        self, op: int, data: Any = None, s: int | None = None, t: str | None = None
    ) -> None:
        if self.socket.closed:
            return
        raw = json.dumps({"op": op, "d": data, "s": s, "t": t}).encode()
        with suppress(ConnectionError):  # what is not heard is said again when it resumes
            if self.zip is None:
                await self.socket.send_str(raw.decode())
            else:
                packed = self.zip.compress(raw) + self.zip.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)

    async def dispatch(self, name: str, data: Any) -> None:
        self.events.append({"t": name, "s": len(self.events) + 1, "d": data})
        await self._say(self.events[-1])

    async def replay(self, after: int) -> None:
        for event in self.events[after:]:
            await self._say(event)

    async def _say(self, event: Thing) -> None:
        await self.send(DISPATCH, event["d"], event["s"], event["t"])


class Gateway:
    """`story` is what happened. `refusals` answer the next identifies: close codes, or INVALID. As
    long as it is `shut`, so many connections are refused."""

    def __init__(self, world: World, fault: Callable[[str, Any], None], heartbeat: int) -> None:
        self._world, self._fault, self._heartbeat = world, fault, heartbeat
        self._sessions, self._shards = dict[str, Session](), dict[int, Session]()
        self._up = defaultdict[int, asyncio.Event](asyncio.Event)
        self.resumable, self.refusals, self.story = True, list[int](), list[str]()
        self.port = self.shut = 0

    async def up(self, shard: int = 0) -> None:
        """Once this share is connected: now, or after the line broke."""
        await self._up[shard].wait()

    async def tell(self, guild: str | None, name: str, data: Any) -> None:
        """An event, to the shard that serves the server, if one does."""
        if session := self._shards.get(self._world.shard_of(guild)):
            await session.dispatch(name, data)

    async def drop(self, code: int = CUT, resumable: bool = True, shard: int = 0) -> None:
        """The socket breaks: without a word, else with this close code."""
        self.resumable = resumable
        socket = self._down(shard).socket
        request = socket._req
        if code == CUT and request is not None and request.transport is not None:
            request.transport.abort()
        else:
            await socket.close(code=code)

    async def say(self, op: int, data: Any = None, shard: int = 0) -> None:
        """RECONNECT asks for another connection, INVALID ends the session."""
        await self._down(shard).send(op, data)

    def lost(self, *shards: int) -> None:
        """The process that served them has gone: callers who wait for it wait for the next one."""
        for shard in shards:
            self._up[shard].clear()
            self._shards.pop(shard, None)

    def _down(self, shard: int) -> Session:
        self._up[shard].clear()
        return self._shards[shard]

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if self.shut > 0:
            self.shut -= 1
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=BYTES + 1)
        await socket.prepare(request)
        if request.query.get("v") != "10" or request.query.get("encoding") != "json":
            self._fault("gateway: v=10 and encoding=json are missing", str(request.query))
        zipped = request.query.get("compress") == "zlib-stream"
        mine = Session(self._world.snowflake(), socket, zipped)
        await mine.send(HELLO, {"heartbeat_interval": self._heartbeat, "_trace": []})
        sent = list[float]()
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                sent = self._counted(sent)
                mine = await self._heard(mine, json.loads(message.data))
        self.story.append(f"closed {socket.close_code}")
        return socket

    def _counted(self, sent: list[float]) -> list[float]:
        now = time.monotonic()
        if len(sent := [at for at in sent if at > now - 60] + [now]) > A_MINUTE:
            self._fault(f"gateway: more than {A_MINUTE} sends a minute", None)
        return sent

    async def _heard(self, mine: Session, payload: Thing) -> Session:
        """The session that this socket carries from now on."""
        match payload["op"]:
            case op if op == HEARTBEAT:
                await asyncio.sleep(0.02)  # discord.py reads an ack that comes at once as 40 s late
                await mine.send(ACK)
            case op if op == IDENTIFY:
                await self._identify(mine, payload["d"])
            case op if op == RESUME:
                return await self._resume(mine, payload["d"])
            case op if op not in SILENT:
                self._fault(f"gateway: opcode {op}", payload)
            case _:
                pass
        return mine

    async def _identify(self, mine: Session, data: Thing) -> None:
        mine.shard, total = data.get("shard", [0, 1])
        self.story.append(f"identify {mine.shard}/{total}")
        if self.refusals:
            await self._refuse(mine, self.refusals.pop(0))
            return
        self._sessions[mine.id] = self._shards[mine.shard] = mine
        here = {id: g for id, g in self._world.guilds.items() if self._of(id, mine.shard)}
        about: Thing = {"v": 10, "user": self._world.me, "session_id": mine.id}
        about |= {"guilds": [{"id": id, "unavailable": True} for id in here]}
        about |= {"resume_gateway_url": f"ws://127.0.0.1:{self.port}/gateway"}
        about |= {"application": {"id": str(APP), "flags": 0}, "shard": [mine.shard, total]}
        await mine.dispatch("READY", about | {"private_channels": []})
        for guild in here.values():
            await mine.dispatch("GUILD_CREATE", guild)
        self._up[mine.shard].set()

    def _of(self, guild: str, shard: int) -> bool:
        return self._world.shard_of(guild) == shard

    async def _refuse(self, mine: Session, how: int) -> None:
        self.story.append(f"refused {how}")
        if how == INVALID:
            await mine.send(INVALID, False)
        else:
            await mine.socket.close(code=how)

    async def _resume(self, mine: Session, data: Thing) -> Session:
        old = self._sessions.get(data["session_id"])
        if old is None or not self.resumable:
            self.story.append("resume refused")
            await mine.send(INVALID, False)
            return mine
        self.story.append("resumed")
        old.socket, old.zip = mine.socket, mine.zip
        await old.replay(data["seq"])
        await old.dispatch("RESUMED", {"_trace": []})
        self._shards[old.shard] = old
        self._up[old.shard].set()
        return old
