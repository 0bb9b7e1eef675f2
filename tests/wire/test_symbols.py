"""Symbols are uploaded by the real process, one a second, each once whatever happens to it."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

from tests.wire.playing import eventually
from tests.wire.process import Process
from tests.wire.stage import SCENE, Stage, opened

pytestmark = SCENE

SECRET = {"DAILY_SECRET": "the same dice for all"}
SOON = 60.0  # seconds


def uploads(stage: Stage) -> int:
    """How often the bot has asked for one, whatever Discord answered."""
    return sum(how == "POST" and path.endswith("/emojis") for how, path, _ in stage.fake.log)


def names(stage: Stage) -> list[str]:
    return [one["name"] for one in stage.fake.emojis.values()]


async def test_a_process_that_is_killed_in_the_middle_goes_on_where_it_was(tmp_path: Path) -> None:
    async with opened(tmp_path) as stage:
        await stage.start()
        assert await eventually(lambda: len(names(stage)) >= 3, SOON)
        await stage.stop(signal.SIGKILL)
        before = len(names(stage))

        await stage.start()
        assert await eventually(lambda: len(names(stage)) >= before + 3, SOON)

        assert uploads(stage) == len(names(stage)) == len({*names(stage)})


async def test_of_two_processes_that_start_at_once_one_uploads(tmp_path: Path) -> None:
    async with opened(tmp_path, shards=2) as stage:
        other = Process(tmp_path, "away")
        stage.processes.append(other)
        await asyncio.gather(
            stage.start(0, DRAGONSPOTTER_SHARDS="0/2", **SECRET),
            other.start(stage.fake.port, {"DRAGONSPOTTER_SHARDS": "1/2", **SECRET}),
        )
        await stage.connected(other, 1)
        assert await eventually(lambda: len(names(stage)) >= 4, SOON)

        assert uploads(stage) == len(names(stage)) == len({*names(stage)})


async def test_without_permission_the_bot_starts_and_asks_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as stage:
        stage.fake.trouble("POST", "/emojis$", 403, times=9)
        stage.foresee("without some symbols")
        await stage.start()
        assert await eventually(lambda: uploads(stage) == 1, SOON)

        await stage.begin(stage.rooms[0], "volfyirion")

        assert uploads(stage) == 1
        assert names(stage) == []
