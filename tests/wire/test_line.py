"""The line to the gateway breaks while people click: the bot comes back, and what Discord can say
again is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tests.wire.gateway import CUT, INVALID, RECONNECT, Gateway
from tests.wire.playing import edited, move
from tests.wire.stage import SCENE, Stage

pytestmark = SCENE

BACK = 30.0  # seconds; after a lost session discord.py waits five before it begins another
SOON = 10.0
RESUMABLE: list[Callable[[Gateway], Awaitable[None]]] = [
    lambda line: line.drop(CUT),
    lambda line: line.drop(4000),
    lambda line: line.say(RECONNECT),
    lambda line: line.say(INVALID, True),
]


async def test_the_line_breaks_in_the_middle_of_a_turn(stage: Stage) -> None:
    table, line = await stage.begin(stage.rooms[0], "wonder_book"), stage.fake.gateway
    for breaks in RESUMABLE:
        before, told = table.edits, len(line.story)
        asked = await move(stage, table, wait=False)
        await breaks(line)
        asked.append(await stage.bo.press(table, ":why", wait=False))  # nobody is there to hear it

        await asyncio.wait_for(line.up(), BACK)
        await asyncio.gather(*(one.answered(SOON) for one in asked))

        assert "resumed" in line.story[told:]
        assert await edited(table, before, SOON)


async def test_a_lost_session_begins_anew(stage: Stage) -> None:
    table, line = await stage.begin(stage.rooms[0], "volfyirion"), stage.fake.gateway
    line.refusals.append(INVALID)  # even the new one is refused once
    await line.drop(4009, resumable=False)

    await asyncio.wait_for(line.up(), BACK)

    assert "resume refused" in line.story
    assert line.story[-1] == "identify 0/1"
    before = table.edits
    await move(stage, table)
    assert await edited(table, before, SOON)
