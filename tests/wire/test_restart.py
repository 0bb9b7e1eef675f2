"""The process is told to stop, or killed, in the middle of clicks: nothing that was answered is
lost, what can still be answered is, and the old messages go on working."""

from __future__ import annotations

import asyncio
import signal

import pytest

from tests.wire.playing import edited, move, table_in
from tests.wire.stage import Stage

pytestmark = pytest.mark.long

GAMES = ("volfyirion", "wonder_book")
SOON = 10.0


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_the_process_ends_in_the_middle_of_clicks(stage: Stage, how: signal.Signals) -> None:
    rooms = stage.rooms[: len(GAMES)]
    for room, game in zip(rooms, GAMES, strict=True):
        await stage.begin(room, game)
    asked = [one for r in rooms for one in await move(stage, table_in(stage, r), wait=False)]
    asked.append(await stage.ada.slash(rooms[0], "me export", wait=False))
    await asyncio.sleep(0.02)

    ended = await stage.stop(how)

    assert ended.code == (0 if how == signal.SIGTERM else -how)
    killed = how == signal.SIGKILL
    stage.excuse(*(one for one in asked if killed or one.first is None))  # not heard any more
    await stage.start()
    for room in rooms:
        for _ in range(2):  # the first click may only find that the message is old
            table = table_in(stage, room)
            before = table.edits
            await move(stage, table)
            assert await edited(table, before, SOON)
