"""Discord stumbles, is slow, or has lost a message: the move is kept, and the table is shown."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.wire.playing import eventually, move, table_in
from tests.wire.stage import SCENE, Stage
from tests.wire.world import Thing

pytestmark = SCENE

EDIT, CALLBACK = r"/webhooks/.*@original", r"/callback"
IN_THE_END = 60.0  # seconds; what was not taken is tried again every 15
TROUBLES: dict[str, Thing] = {
    "one 500 on the edit": {"method": "PATCH", "path": EDIT, "status": 500},
    "503 on every edit for a while": {"method": "PATCH", "path": ".*", "status": 503, "times": 2},
    "429 on the edit": {"method": "PATCH", "path": EDIT, "status": 429, "times": 2},
    "500 on the first answer": {"method": "POST", "path": CALLBACK, "status": 500},
    "429 on the first answer": {"method": "POST", "path": CALLBACK, "status": 429},
    "a first answer that takes 2 s": {"method": "POST", "path": CALLBACK, "delay": 2.0},
    "a first answer that comes too late": {
        "method": "POST",
        "path": CALLBACK,
        "status": 404,
        "code": 10062,
    },
    "an edit that takes 3 s": {"method": "PATCH", "path": EDIT, "delay": 3.0},
    "an old message was edited too often": {
        "method": "PATCH",
        "path": EDIT,
        "status": 429,
        "code": 30046,
    },
    "the message is gone": {"method": "PATCH", "path": EDIT, "status": 404, "code": 10008},
}


async def test_what_discord_does_not_take_is_shown_in_the_end(stage: Stage) -> None:
    stage.foresee("is shown later", "an answer was not taken")
    rooms = dict(zip(TROUBLES, stage.rooms, strict=False))
    for room in rooms.values():
        await stage.begin(room, "wonder_book")

    await asyncio.gather(*(shown_in_spite_of(stage, rooms[n], TROUBLES[n]) for n in TROUBLES))


async def shown_in_spite_of(stage: Stage, room: Thing, trouble: dict[str, Any]) -> None:
    before = table_in(stage, room).text
    ordered = stage.fake.trouble(**trouble, channel=room["id"])

    stage.excuse(*await move(stage, table_in(stage, room), wait=False))

    assert await eventually(lambda: table_in(stage, room).text != before, IN_THE_END), trouble
    assert ordered.times == 0
    again = table_in(stage, room).text
    await move(stage, table_in(stage, room))
    assert await eventually(lambda: table_in(stage, room).text != again, IN_THE_END), trouble
