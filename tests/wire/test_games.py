"""One game of each: played, read, shown again; ended, and looked at again."""

from __future__ import annotations

import asyncio
import random

from tests.wire.playing import clicks, eventually, table_in
from tests.wire.stage import GAMES, SCENE, Stage
from tests.wire.world import Thing

pytestmark = SCENE

CLICKS, FEW = 20, 5  # after a few, a ranked game can still be ended without a result
SOON, A_FILM = 10.0, 60.0  # seconds; films are made one after the other


async def test_one_game_of_each(stage: Stage) -> None:
    # one person's private answers at eight tables at once: some that give way are gone already
    stage.foresee("404 10008 Unknown Message at DELETE /webhooks")
    some, others = stage.rooms[: len(GAMES)], stage.rooms[len(GAMES) :]
    await asyncio.gather(
        *(played(stage, room, game) for room, game in zip(some, GAMES, strict=True)),
        *(ended(stage, room, game) for room, game in zip(others, GAMES, strict=False)),
    )


async def played(stage: Stage, room: Thing, game: str) -> None:
    await stage.begin(room, game)

    assert await clicks(stage, room, [stage.ada, stage.bo], CLICKS, random.Random(7)) > 0

    for command in ("text", "log"):
        assert stage.answer(await stage.ada.slash(room, f"table {command}")).text
    assert stage.answer(await stage.bo.slash(room, "table export")).files
    old = table_in(stage, room)
    new = stage.answer(await stage.bo.slash(room, "table show"))
    assert (new.text, new.files) == (old.text, old.files)
    assert await eventually(lambda: old.id not in stage.fake.messages.all, SOON)


async def ended(stage: Stage, room: Thing, game: str) -> None:
    await stage.begin(room, game)
    await clicks(stage, room, [stage.ada, stage.bo], FEW, random.Random(7))

    question = stage.answer(await stage.ada.slash(room, "table end"))
    await stage.ada.press(question, ":end")

    replay = stage.answer(await stage.bo.slash(room, "table replay"))
    for id, values in replay.ways()[:2]:
        await stage.bo.click(replay, id, *values)
    film, export, verified = [
        await stage.bo.slash(room, f"table {command}") for command in ("film", "export", "verify")
    ]
    assert await eventually(lambda: any(one.files for one in stage.answers(film)), A_FILM)
    assert stage.answer(export).files
    assert "seed" in stage.answer(verified).text
