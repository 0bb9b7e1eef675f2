"""How the process is doing, for those who watch over it: a health page and metrics.

It is off unless DRAGONSPOTTER_HEALTH_PORT is set, and on loopback unless DRAGONSPOTTER_HEALTH_HOST
says otherwise. `/health` answers 200 while Discord is connected and the database reads and stores;
otherwise 503, with the reasons as JSON. `/metrics` uses Prometheus' text format. It tells nothing
of users, servers or games' contents.
"""

from __future__ import annotations

import logging
import math
import sqlite3
import time
from collections.abc import Generator, Sized
from contextlib import contextmanager
from functools import partial

import discord
from aiohttp import web
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from bot.problem import Problem
from db import Store

SECONDS = (0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10)  # Discord gives a click three seconds

log = logging.getLogger(__name__)


class Health:
    """`late` are the tables that Discord has not shown yet."""

    def __init__(self, client: discord.Client, store: Store, late: Sized) -> None:
        self._client, self._store, self._unshown = client, store, late
        self._runner: web.AppRunner | None = None
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._clicks = Histogram(
            "dragonspotter_click_seconds",
            "From a click's arrival to its answer.",
            buckets=SECONDS,
            registry=registry,
        )
        self._failures = Counter(
            "dragonspotter_failures", "Clicks and commands that failed by a bug.", registry=registry
        )
        gauge = partial(Gauge, registry=registry)
        self._tables = gauge("dragonspotter_tables", "Tables that have not ended.", ["status"])
        self._late = gauge("dragonspotter_late_tables", "Not shown by Discord yet.")
        steps = "How often each step of a lesson was taken; step 0 is its beginning."
        self._steps = gauge("dragonspotter_lesson_steps", steps, ["game", "lesson", "step"])
        self._latency = gauge("dragonspotter_gateway_latency_seconds", "Heartbeat to Discord.")

    @property
    def port(self) -> int | None:
        """The port, or None while nothing is served."""
        return self._runner.addresses[0][1] if self._runner else None

    @contextmanager
    def click(self) -> Generator[None]:
        """Wraps the answering of a click."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self._clicks.observe(time.perf_counter() - began)

    def failed(self) -> None:
        self._failures.inc()

    async def open(self, host: str, port: int) -> int:
        """Serve the pages. Returns the port, which for 0 is any free one. Raises Problem."""
        app = web.Application()
        app.add_routes([web.get("/health", self._health), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            await self.close()
            reason = error.strerror or error
            raise Problem(
                f"DRAGONSPOTTER_HEALTH_PORT {port} cannot be used on {host}: {reason}"
            ) from None
        port = self.port or port
        log.info("health and metrics on http://%s:%s", f"[{host}]" if ":" in host else host, port)
        return port

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _health(self, _: web.Request) -> web.Response:
        wrong: list[str] = []
        if not self._client.is_ready() or self._client.is_closed():
            wrong.append("Discord is not connected")
        try:
            await self._store.count("running")
            if (trouble := await self._store.trouble()) is not None:
                wrong.append(str(trouble))
        except sqlite3.Error as error:
            wrong.append(f"the database does not read: {error}")
        return web.json_response({"ok": not wrong, "wrong": wrong}, status=503 if wrong else 200)

    async def _metrics(self, _: web.Request) -> web.Response:
        store, latency = self._store, self._client.latency
        self._tables.labels("lobby").set(await store.count("lobby"))
        self._tables.labels("running").set(await store.count("running"))
        for one in await store.reached():
            self._steps.labels(one.kind, one.lesson, one.step).set(one.times)
        self._late.set(len(self._unshown))
        self._latency.set(latency if math.isfinite(latency) else math.nan)
        return web.Response(
            body=generate_latest(self._registry), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )
