"""What people do at a table, for scenes that only need it to go on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence

from tests.wire.interactions import Asked
from tests.wire.messages import Message, Way
from tests.wire.people import Person
from tests.wire.stage import Stage
from tests.wire.world import Thing

A_LOOK = 0.05  # seconds between looks at what the bot does by itself


def table_in(stage: Stage, room: Thing) -> Message:
    """The table message: the newest that everybody sees and somebody can click."""
    return next(one for one in stage.ada.sees(room) if not one.private and one.ways())


async def clicks(
    stage: Stage, room: Thing, people: Sequence[Person], number: int, dice: random.Random
) -> int:
    """On the table message and on the private answers it gave; how many changed the table."""
    moved, panels = 0, dict[str, Message]()
    for _ in range(number):
        who, table = dice.choice(people), table_in(stage, room)
        panel = panels.get(who.id, table)
        message = panel if panel.ways() and dice.random() < 0.5 else table
        id, values = dice.choice([way for way in message.ways() if ":end" not in way[0]])
        before = table.edits
        answers = stage.answers(await who.click(message, id, *values))
        if answers and answers[-1].private:
            panels[who.id] = answers[-1]
        moved += table.edits != before
    return moved


def next_way(table: Message) -> Way:
    """The first way to go on in a table message, else a look at one's seat."""
    found = (way for way in table.ways() if ":p" in " ".join([way[0], *way[1]]))
    way = next(found, None) or table.way(":seat")
    assert way is not None, table.text
    return way


async def move(stage: Stage, table: Message, wait: bool = True) -> list[Asked]:
    """Both click the same choice; it counts for the one whose turn it is."""
    id, values = next_way(table)
    return [await who.click(table, id, *values, wait=wait) for who in (stage.ada, stage.bo)]


async def edited(table: Message, before: int, seconds: float) -> bool:
    """Whether the table message is edited again within this time."""
    return await eventually(lambda: table.edits > before, seconds)


async def eventually(happened: Callable[[], bool], seconds: float) -> bool:
    for _ in range(int(seconds / A_LOOK)):
        if happened():
            return True
        await asyncio.sleep(A_LOOK)
    return happened()
