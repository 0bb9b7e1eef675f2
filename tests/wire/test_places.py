"""What the bot may not do in a place, and threads that sleep: the move is kept, the person who
clicked is told, and the table is back as soon as it can be."""

from __future__ import annotations

import re

import pytest

from tests.wire.messages import Message
from tests.wire.playing import eventually, move, table_in
from tests.wire.stage import SCENE, Stage
from tests.wire.world import PUBLIC_THREAD, Thing

pytestmark = SCENE

SOON = 20.0
REFUSED = {  # what is lacking -> what Discord answers where the bot tries all the same
    "send_messages": "403 50013",
    "attach_files": "403 50013",
    "view_channel": "403 50001",
}


@pytest.mark.parametrize("lacking", REFUSED)
async def test_no_table_is_opened_where_it_could_not_stand(stage: Stage, lacking: str) -> None:
    """Nor is anything sent that would be refused."""
    await stage.forbid(stage.rooms[0], lacking)

    answer = stage.answer(await stage.ada.slash(stage.rooms[0], "play", game="volfyirion"))

    assert answer.private
    assert lacking.replace("_", " ").title() in answer.text


@pytest.mark.parametrize("lacking", REFUSED)
async def test_what_was_lost_meanwhile_is_named_and_the_move_kept(
    stage: Stage, lacking: str
) -> None:
    stage.foresee(REFUSED[lacking], "404 10008", "is not shown", "stands still")
    room = stage.rooms[0]
    table = await stage.begin(room, "volfyirion")
    await stage.forbid(room, lacking)
    stage.fake.messages.delete(table.id)

    asked = await move(stage, table)

    assert any(one.private and one.text for a in asked for one in stage.answers(a))
    await stage.forbid(room)
    again = stage.answer(await stage.bo.slash(room, "table show"))
    assert again.files
    assert again.text != table.text
    looked_for = "404 10008 Unknown Message at DELETE"  # comes after the answer, but in this scene
    assert await eventually(lambda: any(looked_for in says for says in stage.fake.faults), SOON)


async def test_a_sleeping_thread_is_woken(stage: Stage) -> None:
    stage.foresee("400 50083")
    table = await in_a_thread(stage)
    thread = stage.fake.world.channels[table.channel]
    thread["thread_metadata"]["archived"] = True
    await stage.fake.gateway.tell(thread["guild_id"], "THREAD_UPDATE", thread)

    stage.excuse(*await move(stage, table, wait=False))  # answered by another message

    assert await eventually(lambda: table_in(stage, thread).id != table.id, SOON)
    assert not thread["thread_metadata"]["archived"]
    before = table_in(stage, thread)
    text = before.text
    await move(stage, before)
    assert await eventually(lambda: before.text != text, SOON)


async def test_a_locked_thread_is_left_alone(stage: Stage) -> None:
    stage.foresee("400 50083", "403 160005", "is not shown", "stands still")
    table = await in_a_thread(stage)
    thread = stage.fake.world.channels[table.channel]
    thread["thread_metadata"] |= {"archived": True, "locked": True}
    await stage.fake.gateway.tell(thread["guild_id"], "THREAD_UPDATE", thread)

    asked = await move(stage, table)

    told = " ".join(one.text for a in asked for one in stage.answers(a) if one.private)
    assert re.search("locked|thread", told), told


async def in_a_thread(stage: Stage) -> Message:
    """A table in a thread beside another table."""
    room = stage.rooms[0]
    await stage.begin(room, "volfyirion")
    busy = stage.answer(await stage.ada.slash(room, "play", game="volfyirion"))
    await stage.ada.press(busy, ":thread")
    assert await eventually(lambda: bool(threads(stage)), SOON)
    (thread,) = threads(stage)
    assert await eventually(lambda: bool(stage.ada.sees(thread)), SOON)
    lobby = table_in(stage, thread)
    await stage.bo.press(lobby, ":join")
    await stage.ada.press(lobby, ":start")
    return lobby


def threads(stage: Stage) -> list[Thing]:
    mine = stage.home["id"]
    every = stage.fake.world.channels.values()
    return [one for one in every if one["type"] == PUBLIC_THREAD and one["guild_id"] == mine]
