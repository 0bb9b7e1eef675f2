"""Several shares of all servers: in one process, and in two with a database each."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

from tests.wire.gateway import CUT
from tests.wire.playing import edited, move
from tests.wire.process import Process
from tests.wire.stage import SCENE, opened

pytestmark = SCENE

TWO, SOON = 2, 20.0
SECRET = {"DAILY_SECRET": "the same dice for all"}


async def test_one_process_serves_two_shares(tmp_path: Path) -> None:
    async with opened(tmp_path, shards=TWO) as stage:
        rooms = [stage.rooms[0], stage.fake.world.guild("Away", shard=1)["channels"][0]]
        await stage.start(0, 1, DRAGONSPOTTER_SHARDS="0,1/2")
        tables = [await stage.begin(room, "volfyirion") for room in rooms]

        await stage.fake.gateway.drop(CUT, shard=1)

        before = tables[0].edits
        await move(stage, tables[0])  # the other share goes on meanwhile
        assert await edited(tables[0], before, SOON)
        await asyncio.wait_for(stage.fake.gateway.up(1), SOON)
        before = tables[1].edits
        await move(stage, tables[1])
        assert await edited(tables[1], before, SOON)


async def test_two_processes_serve_a_share_each(tmp_path: Path) -> None:
    async with opened(tmp_path, shards=TWO) as stage:
        away = stage.fake.world.guild("Away", shard=1)["channels"][0]
        other = Process(tmp_path, "away")
        stage.processes.append(other)
        await stage.start(0, DRAGONSPOTTER_SHARDS="0/2", **SECRET)
        await other.start(stage.fake.port, {"DRAGONSPOTTER_SHARDS": "1/2", **SECRET})
        await stage.connected(other, 1)
        table = await stage.begin(stage.rooms[0], "volfyirion")
        await stage.begin(away, "volfyirion")
        assert [sum("begun" in line for line in one.lines) for one in stage.processes] == [1, 1]

        await other.stop(signal.SIGKILL)

        before = table.edits
        await move(stage, table)
        assert await edited(table, before, SOON)
