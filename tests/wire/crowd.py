"""A crowd that clicks without haste, and how long it waits: `python -m tests.wire.crowd [SECONDS]`.

By hand: what it measures depends on the machine. Over sockets, without limits and checks, so that
this side's own work is small; how late this process itself wakes up is told beside.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.wire.people import Person
from tests.wire.playing import clicks
from tests.wire.stage import GAMES, Stage, opened

PEOPLE, TABLES = 30, 20
WARMING, A_WHILE = 15.0, 60.0  # seconds
A_THOUGHT = 2.0  # seconds between two clicks of one person, on average
BEAT = 0.02


async def main(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder), careless=True) as stage:
            await stage.start()
            crowd = [stage.person(f"P{number}") for number in range(PEOPLE)]
            for number in range(TABLES):
                await stage.begin(stage.rooms[number], GAMES[number % 4], *seated(crowd, number))
            await clicking(stage, crowd, WARMING)
            before, used, late = {*stage.fake.interactions.all}, stage.process.cpu, list[float]()
            waking = asyncio.create_task(lateness(late))
            await clicking(stage, crowd, seconds)
            waking.cancel()
            asked = [a for id, a in stage.fake.interactions.all.items() if id not in before]
            spent = (stage.process.cpu - used) / len(asked)
            tell("first answers", [a.first[0] for a in asked if a.first])
            tell("edits of the table", [a.edited for a in asked if a.edited])
            tell("this process wakes late by", late)
            print(f"{len(asked)} clicks, {spent * 1e3:.1f} ms of a processor each")


def seated(crowd: Sequence[Person], table: int) -> tuple[Person, Person]:
    return crowd[table % PEOPLE], crowd[(table + 11) % PEOPLE]


async def clicking(stage: Stage, crowd: Sequence[Person], seconds: float) -> None:
    end, dice = time.monotonic() + seconds, random.Random(1)

    async def one(who: Person) -> None:
        mine = [number for number in range(TABLES) if who in seated(crowd, number)]
        while time.monotonic() < end:
            room = stage.rooms[dice.choice(mine or range(TABLES))]
            await clicks(stage, room, [who], 1, dice)
            await asyncio.sleep(dice.expovariate(1 / A_THOUGHT))

    await asyncio.gather(*map(one, crowd))


async def lateness(found: list[float]) -> None:
    while True:
        began = time.perf_counter()
        await asyncio.sleep(BEAT)
        found.append(time.perf_counter() - began - BEAT)


def tell(what: str, seconds: Sequence[float]) -> None:
    cuts = [1e3 * cut for cut in statistics.quantiles(seconds, n=100)]
    print(f"{what}: median {cuts[49]:.0f} ms, 95 % {cuts[94]:.0f}, 99 % {cuts[98]:.0f}, ", end="")
    print(f"most {1e3 * max(seconds):.0f} ({len(seconds)})")


if __name__ == "__main__":
    asyncio.run(main(float(sys.argv[1]) if sys.argv[1:] else A_WHILE))
