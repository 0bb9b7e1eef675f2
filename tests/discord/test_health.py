"""The health page and the metrics of a running bot."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.problem import Problem
from bot.process.health import Health
from tests.discord.choices import choices
from tests.discord.kit import NewBot, World, shown
from tests.discord.tables import bots, lobby, table

pytestmark = pytest.mark.landing


@pytest.fixture
def new_bot(tmp_path: Path, request: pytest.FixtureRequest) -> NewBot:
    return bots(tmp_path, health_port=getattr(request, "param", 0))


async def got(port: int, page: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/{page}") as answer,
    ):
        return answer.status, await answer.text()


async def asked(port: int, host: str) -> tuple[int, str]:
    """Of `python -m bot health`: its exit code, and what it says."""
    environment = os.environ | {
        "DRAGONSPOTTER_HEALTH_PORT": str(port),
        "DRAGONSPOTTER_HEALTH_HOST": host,
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "health"), env=environment, stdout=PIPE, stderr=STDOUT
    )
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


def told(metrics: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in metrics.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


async def test_a_healthy_bot(world: World) -> None:
    port = world.bot.health.port

    assert await got(port, "health") == (200, '{"ok": true, "wrong": []}')


async def test_a_database_that_does_not_read(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    port = world.bot.health.port

    async def broken(_: str) -> int:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(world.bot.desk.store, "count", broken)
    status, text = await got(port, "health")

    assert status == 503
    assert "the database does not read: disk I/O error" in text


async def test_a_bot_that_is_not_connected(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    port = world.bot.health.port
    monkeypatch.setattr(world.bot, "is_ready", lambda: False)

    status, text = await got(port, "health")

    assert status == 503
    assert "Discord is not connected" in text


@pytest.mark.parametrize(
    ("ready", "code", "says"),
    [(True, 0, '{"ok": true'), (False, 1, "Discord is not connected")],
)
async def test_a_container_asks_by_a_command(
    world: World, monkeypatch: pytest.MonkeyPatch, ready: bool, code: int, says: str
) -> None:
    monkeypatch.setattr(world.bot, "is_ready", lambda: ready)

    left, said = await asked(world.bot.health.port, "0.0.0.0")

    assert left == code
    assert says in said


async def test_a_page_that_does_not_answer_is_not_well(world: World) -> None:
    port = world.bot.health.port
    await world.bot.health.close()

    code, text = await asked(port, "127.0.0.1")

    assert code == 1
    assert text.startswith("the health page does not answer")


async def test_metrics_count_tables_clicks_and_failures(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = world.bot.health.port
    before = told((await got(port, "metrics"))[1])
    message = await table(world, "duel", world.bob)

    after = told((await got(port, "metrics"))[1])

    assert before['dragonspotter_tables{status="running"}'] == 0
    assert after['dragonspotter_tables{status="running"}'] == 1
    assert after['dragonspotter_tables{status="lobby"}'] == 0
    assert after["dragonspotter_click_seconds_count"] == 2  # bob joins, ann starts
    assert after["dragonspotter_click_seconds_sum"] > 0
    assert after["process_resident_memory_bytes"] > 1 << 20

    async def fails(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(world.bot.deeds, "click", fails)
    await world.ann.click(message, label="Why not?")
    world.failures.clear()

    assert told((await got(port, "metrics"))[1])["dragonspotter_failures_total"] == 1


async def test_metrics_tell_how_far_people_get_in_lessons(world: World) -> None:
    begun = shown(await world.ann.slash(world.channel, "learn", game="tug"))
    await choices(begun)[0].click(world.ann, begun)
    await world.bob.slash(world.channel, "learn", game="tug")

    found = told((await got(world.bot.health.port, "metrics"))[1])

    steps = {name: n for name, n in found.items() if name.startswith("dragonspotter_lesson_steps")}
    lesson = 'dragonspotter_lesson_steps{game="tug",lesson="1",step="%s"}'
    assert steps == {lesson % 0: 2, lesson % 1: 1}


async def test_metrics_name_nobody(world: World) -> None:
    port = world.bot.health.port
    await lobby(world, "duel", world.bob)

    text = (await got(port, "metrics"))[1] + (await got(port, "health"))[1]

    secret = [str(world.guild.id), str(world.channel.id), *(str(p.id) for p in world.people)]
    assert not [word for word in [*secret, "ann", "tavern", "duel"] if word in text]


@pytest.mark.parametrize("new_bot", [None], indirect=True)
async def test_it_is_off_unless_asked_for(world: World) -> None:
    await table(world, "duel", world.bob)

    assert world.bot.health is None


async def test_a_port_that_is_taken_is_said_in_a_line(world: World) -> None:
    port = world.bot.health.port
    desk = world.bot.desk
    other = Health(world.bot, desk.store, desk.messages.late)

    with pytest.raises(Problem, match=f"DRAGONSPOTTER_HEALTH_PORT {port} cannot be used"):
        await other.open("127.0.0.1", port)

    assert other.port is None
