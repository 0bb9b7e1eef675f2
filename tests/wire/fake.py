"""A small Discord on 127.0.0.1: REST v10 and the gateway.

Every request is held against Discord's OpenAPI document, its limits, and what the bot may do in the
place; what is wrong is refused as Discord refuses it, and kept in `faults`.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from tests.discord.limits import REQUEST_BYTES
from tests.discord.requests import complaints
from tests.wire.gateway import CUT, Gateway
from tests.wire.interactions import Interactions
from tests.wire.messages import Files, Messages
from tests.wire.refused import Refused
from tests.wire.routes import ROUTES, Call
from tests.wire.world import Thing, World

HEARTBEAT = 41250  # milliseconds
A_FEW, SECONDS, TOKEN_WINDOW = 5, 5.0, 2.0  # messages or edits in a channel, or by a token
TRANSIENT = {429, 500, 502, 503, 504, CUT}


@dataclass
class Trouble:
    """The next `times` requests like these are answered with `status` (0: as usual, CUT: the line
    breaks), and late. A 429 with a code is one that no limit explains."""

    method: str
    path: str
    status: int = 0
    times: int = 1
    code: int = 0
    delay: float = 0.0
    channel: str | None = None  # there alone


class Fake:
    """`faults` are requests that Discord would not have taken, `log` all requests.

    `careless`: without checks and limits, so that this side's own work is not measured."""

    def __init__(self, shards: int = 1, careless: bool = False) -> None:
        self.world, self.careless = World(shards), careless
        self.messages = Messages(self.world)
        self.interactions = Interactions(self.messages)
        self.gateway = Gateway(self.world, self.fault, HEARTBEAT)
        self.commands: list[Thing] = []
        self.emojis: dict[str, Thing] = {}
        self.faults, self.limited = dict[str, str](), Counter[str]()
        self.log: list[tuple[str, str, int]] = []
        self._troubles: list[Trouble] = []
        self._buckets = defaultdict[str, list[float]](list)
        self._runner: web.AppRunner | None = None
        self.port = 0

    def trouble(self, method: str, path: str, status: int = 0, **more: Any) -> Trouble:
        self._troubles.append(Trouble(method, path, status, **more))
        return self._troubles[-1]

    def recover(self, *which: Trouble) -> None:
        """From these troubles, or from all."""
        self._troubles = [one for one in self._troubles if which and one not in which]

    def fault(self, says: str, sample: Any = None) -> None:
        told = json.dumps(sample, ensure_ascii=False, default=str)[:1500]
        self.faults.setdefault(says, told)

    async def open(self, port: int = 0) -> int:
        app = web.Application(client_max_size=REQUEST_BYTES + (1 << 20))
        app.router.add_get("/gateway{slash:/?}", self.gateway.serve)
        app.router.add_route("*", "/api/v10{path:/.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        self.port = self.gateway.port = self._runner.addresses[0][1]
        return self.port

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _rest(self, request: web.Request) -> web.Response:
        method, path, headers = request.method, request.match_info["path"], dict[str, str]()
        body, files = await _read(request)
        try:
            await self._misbehave(request, method, path)
            self._authorised(request, path)
            self._limit(method, path, headers)
            status, answer = 200, await self._answer(request, path, body, files)
        except Refused as no:
            status, answer = no.status, no.body
            if status == 429:
                headers |= {"Retry-After": str(answer["retry_after"])}
                headers |= {} if answer["code"] else {"Via": "1.1 fake"}
            elif status not in TRANSIENT and "expected" not in answer:
                self.fault(f"{no} at {method} {like(path)}", body)
        self.log.append((method, path, status))
        if answer is None:
            return web.Response(status=204, headers=headers)
        headers["Content-Type"] = "application/json"  # Discord's own has no charset
        return web.Response(body=json.dumps(answer).encode(), status=status, headers=headers)

    async def _misbehave(self, request: web.Request, method: str, path: str) -> None:
        for one in self._troubles:
            here = one.channel in (None, self._channel(path))
            if one.times <= 0 or not here or not re.fullmatch(one.method, method):
                continue
            if re.search(one.path, path):
                one.times -= 1
                await asyncio.sleep(one.delay)
                if one.status == CUT and request.transport is not None:
                    request.transport.abort()
                more = {"retry_after": 0.5, "global": False} if one.status == 429 else {}
                if one.status:
                    raise Refused(one.status, one.code, "by order", expected=True, **more)
                return

    def _channel(self, path: str) -> str | None:
        """In which a request does something; that of an interaction is known by its token."""
        if found := re.match(r"/channels/(\d+)", path):
            return found[1]
        found = re.match(r"/(?:webhooks|interactions)/\d+/([^/]+)", path)
        asked = self.interactions.of(found[1]) if found else None
        return asked.channel if asked else None

    def _authorised(self, request: web.Request, path: str) -> None:
        if re.match(r"/(interactions|webhooks)/", path):
            return
        if not request.headers.get("Authorization", "").startswith("Bot "):
            raise Refused(401, 0, "401: Unauthorized")
        if not request.headers.get("User-Agent", "").startswith("DiscordBot ("):
            self.fault("User-Agent is not DiscordBot (url, version)")

    def _limit(self, method: str, path: str, headers: dict[str, str]) -> None:
        found = re.match(r"/(channels/\d+/messages|webhooks/\d+/[^/]+)", path)
        if not found or self.careless:
            return
        key, now = f"{method} {found[0]}", time.monotonic()
        window = TOKEN_WINDOW if "webhooks" in path else SECONDS
        used = self._buckets[key] = [at for at in self._buckets[key] if at > now - window]
        again = used[0] + window - now if used else window
        if len(used) >= A_FEW:
            self.limited[like(found[0])] += 1
            says = "You are being rate limited."
            raise Refused(429, 0, says, retry_after=again, **{"global": False})
        used.append(now)
        headers["X-RateLimit-Limit"] = str(A_FEW)
        headers["X-RateLimit-Remaining"] = str(A_FEW - len(used))
        headers["X-RateLimit-Reset-After"] = f"{again:.3f}"
        headers["X-RateLimit-Reset"] = f"{time.time() + again:.3f}"
        headers["X-RateLimit-Bucket"] = re.sub(r"\W", "", like(key))

    async def _answer(self, request: web.Request, path: str, body: Any, files: Files) -> Any:
        for pattern, does in ROUTES:
            if found := re.fullmatch(pattern, f"{request.method} {path}"):
                if not self.careless:
                    self._check(request, path, body, files)
                return await does(self, Call(body, files), *found.groups())
        raise Refused(404, 0, "404: Not Found")

    def _check(self, request: web.Request, path: str, body: Any, files: Files) -> None:
        sizes = {name: len(raw) for name, raw in files.values()}
        for says in complaints(request.method, path, dict(request.query), body, sizes):
            raise Refused(400, 50035, f"Invalid Form Body: {says}")


async def _read(request: web.Request) -> tuple[Any, Files]:
    """The JSON body, and the files."""
    if request.content_type != "multipart/form-data":
        raw = await request.read()
        return (json.loads(raw) if raw else None), {}
    body, files = None, Files()
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            files[name] = (value.filename, value.file.read())
        elif name == "payload_json" and isinstance(value, str):
            body = json.loads(value)
    return body, files


def like(path: str) -> str:
    """A path without what is one request's alone."""
    path = re.sub(r"(webhooks|interactions)/\d+/[^/ ]+", r"\1/N/TOKEN", path)
    return re.sub(r"\d{6,}", "N", path)
