"""What stands in the way of a start: what passes by is waited out, what stays ends the process with
one line and a status of its own."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

import aiohttp

from bot.__main__ import MISUSED
from db.file import APPLICATION, hold
from tests.wire.gateway import CUT, INVALID
from tests.wire.playing import eventually
from tests.wire.process import Process
from tests.wire.stage import QUIET, SCENE, Stage, opened

pytestmark = SCENE

IN_THE_END = 60.0
AT_ONCE = 2  # processes beside each other
LOGIN = "/users/@me$"
LEFT = ExitStack()


def newer(stage: Stage) -> None:
    with closing(sqlite3.connect(stage.process.database)) as db:
        db.execute("create table t (x)")
        db.execute(f"pragma application_id = {APPLICATION}")
        db.execute("pragma user_version = 999")


def held(stage: Stage) -> None:
    LEFT.enter_context(closing(hold(stage.process.database)))


STAYING: dict[str, tuple[Callable[[Stage], object], dict[str, str], str]] = {
    "no token": (lambda _: None, {"DISCORD_TOKEN": ""}, "DISCORD_TOKEN is not set"),
    "a bad setting": (lambda _: None, {"DRAGONSPOTTER_SHARDS": "2/2"}, "DRAGONSPOTTER_SHARDS"),
    "a port in use": (lambda _: None, {"DRAGONSPOTTER_HEALTH_PORT": "{port}"}, "HEALTH_PORT"),
    "no database": (
        lambda s: s.process.database.write_text("no database at all"),
        {},
        "is not a database of",
    ),
    "a newer database": (newer, {}, "was written by a newer version"),
    "a database in use": (held, {}, "is in use by another process"),
    "a refused token": (
        lambda s: s.fake.trouble("GET", LOGIN, 401),
        {},
        "does not accept this DISCORD_TOKEN",
    ),
    "an invalid share": (lambda s: s.fake.gateway.refusals.append(4010), {}, "refuses these DRAG"),
    "refused intents": (lambda s: s.fake.gateway.refusals.append(4014), {}, "the intents that"),
}


async def test_what_stays_is_one_line_and_a_status_of_its_own(tmp_path: Path) -> None:
    """Whatever it is: the unit of the README does not start it again."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def refused(name: str) -> list[str]:
        prepare, settings, _ = STAYING[name]
        (folder := tmp_path / name.replace(" ", "-")).mkdir()
        async with turns, opened(folder) as stage:
            stage.foresee("^dragonspotter: ")
            prepare(stage)
            port = str(stage.fake.port)
            told = {key: value.format(port=port) for key, value in settings.items()}
            await stage.process.start(stage.fake.port, told)
            ended = await stage.process.ended()
            said = [line for line in stage.process.lines if not QUIET.match(line)]
            return [str(ended.code), *said]

    with LEFT:
        found = dict(zip(STAYING, await asyncio.gather(*map(refused, STAYING)), strict=True))

    for name, (code, *said) in found.items():
        assert code == str(MISUSED), (name, said)
        assert len(said) == 1, (name, said)
        assert said[0].startswith("dragonspotter: "), name
        assert STAYING[name][2] in said[0], name


async def test_what_passes_by_is_waited_out(bare: Stage) -> None:
    """Nobody listens; then Discord stumbles at each step of the start, each time in another way,
    since each failed login waits twice as long as the one before; then people play."""
    fake, process = bare.fake, bare.process
    bare.foresee("again in")
    port = fake.port
    await fake.close()
    await process.start(port, {})
    assert await eventually(lambda: waited(process, "lets nobody in") == 1, IN_THE_END)
    stumbles = [
        fake.trouble("GET", LOGIN, 429, code=1015),
        fake.trouble("GET", "/applications/@me$", CUT),
        fake.trouble("PUT", "/commands$", 503, times=2),
        fake.trouble("PUT", "/commands$", 403),
    ]
    fake.gateway.shut = 2
    fake.gateway.refusals.append(INVALID)

    await fake.open(port)
    await bare.connected(process, 0)

    assert await eventually(lambda: bool(fake.commands), IN_THE_END)
    assert not any(one.times for one in stumbles)
    assert waited(process, "lets nobody in") >= 2  # aiohttp itself may retry a cut line
    assert waited(process, "the gateway does not answer") == 2
    assert waited(process, "the list of commands") == 3
    assert (await bare.begin(bare.rooms[0], "volfyirion")).ways()


async def test_a_start_that_waits_can_be_stopped_and_looked_at(bare: Stage) -> None:
    bare.foresee("again in")
    bare.fake.trouble("GET", LOGIN, 503, times=999)
    health = free_port()
    await bare.process.start(bare.fake.port, {"DRAGONSPOTTER_HEALTH_PORT": str(health)})
    assert await eventually(lambda: waited(bare.process, "lets nobody in") > 1, IN_THE_END)

    async with aiohttp.ClientSession() as session:
        page = await session.get(f"http://127.0.0.1:{health}/health")
        assert page.status == 503
        assert "Discord is not connected" in await page.text()

    assert (await bare.stop()).code == 0


async def test_a_line_that_does_not_come_back_is_no_traceback(stage: Stage) -> None:
    stage.foresee("Attempting a reconnect")
    stage.fake.gateway.shut = 1
    await stage.fake.gateway.drop(CUT)

    await asyncio.wait_for(stage.fake.gateway.up(), IN_THE_END)

    assert waited(stage.process, "Attempting a reconnect") == 1
    assert waited(stage.process, "Traceback") == 0


def waited(process: Process, says: str) -> int:
    """How many lines say so."""
    return sum(says in line for line in process.lines)


def free_port() -> int:
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]
