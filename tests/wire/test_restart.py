"""The process is told to stop, or killed, in the middle of clicks: nothing that was answered is
lost, what can still be answered is, and the old messages go on working."""

from __future__ import annotations

import asyncio
import signal

from tests.wire.interactions import Asked
from tests.wire.playing import edited, move, table_in
from tests.wire.stage import SCENE, Stage
from tests.wire.world import Thing

pytestmark = SCENE

GAMES = ("volfyirion", "wonder_book")
SOON = 10.0


async def test_the_process_ends_in_the_middle_of_clicks(bare: Stage) -> None:
    await bare.start()
    for how, rooms in ((signal.SIGTERM, bare.rooms[:2]), (signal.SIGKILL, bare.rooms[2:4])):
        asked = await busy(bare, rooms)

        ended = await bare.stop(how)

        killed = how == signal.SIGKILL
        assert ended.code == (-how if killed else 0)
        bare.excuse(*(one for one in asked if killed or one.first is None))  # not heard any more
        await bare.start()
        for room in rooms:
            await go_on(bare, room)


async def busy(stage: Stage, rooms: list[Thing]) -> list[Asked]:
    """Tables at which everybody has just clicked."""
    for room, game in zip(rooms, GAMES, strict=True):
        await stage.begin(room, game)
    asked = [one for r in rooms for one in await move(stage, table_in(stage, r), wait=False)]
    asked.append(await stage.ada.slash(rooms[0], "me export", wait=False))
    await asyncio.sleep(0.02)
    return asked


async def go_on(stage: Stage, room: Thing) -> None:
    """By the old message; the first click may only find that it is old."""
    for _ in range(2):
        table = table_in(stage, room)
        before = table.edits
        await move(stage, table)
        assert await edited(table, before, SOON)
