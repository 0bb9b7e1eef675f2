"""The small Discord refuses what Discord refuses: else the scenes would prove nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.discord.limits import COMPONENTS_V2, FILE_BYTES
from tests.wire.messages import Files, Messages
from tests.wire.refused import Refused
from tests.wire.world import World

PNG = b"\x89PNG"


def gallery(*names: str) -> dict[str, Any]:
    items = [{"media": {"url": f"attachment://{name}"}} for name in names]
    return {"flags": COMPONENTS_V2, "components": [{"type": 12, "items": items}]}


def files(*names: str, raw: bytes = PNG) -> Files:
    return {f"files[{number}]": (name, raw) for number, name in enumerate(names)}


@pytest.fixture
def messages() -> Messages:
    return Messages(World())


@pytest.fixture
def room(messages: Messages) -> str:
    return messages._world.channel(None, "tavern")["id"]


def test_files_that_are_shown_are_taken(messages: Messages, room: str) -> None:
    one = messages.post(room, gallery("a.png", "b.png"), files("a.png", "b.png"))

    kept = {"attachments": [{"id": file["id"]} for file in one.told["attachments"]][:1]}
    messages.edit(one.id, gallery("a.png") | kept, {})

    assert one.files == ["a.png"]


@pytest.mark.parametrize(
    ("body", "sent", "says"),
    [
        (gallery("a.png"), {}, "is no file of this message"),
        (gallery("a.png"), files("a.png", "b.png"), "b.png is shown by no component"),
        (gallery("a.png"), files("a.png", "a.png"), "two files of one name"),
        (gallery("a.png") | {"attachments": [{"id": 7}]}, files("a.png"), "neither kept nor"),
        (gallery("a.png"), files("a.png", raw=bytes(FILE_BYTES + 1)), "too large"),
        (gallery("a.png") | {"flags": 0}, files("a.png"), "without the flag"),
    ],
)
def test_other_uploads_are_refused(
    messages: Messages, room: str, body: Any, sent: Files, says: str
) -> None:
    with pytest.raises(Refused, match=says):
        messages.post(room, body, sent)

    assert not messages.all


def test_the_second_version_is_not_taken_back(messages: Messages, room: str) -> None:
    one = messages.post(room, gallery("a.png"), files("a.png"))

    with pytest.raises(Refused, match="taken back"):
        messages.edit(one.id, {"flags": 0, "content": "words"}, {})


def test_what_is_gone_is_not_edited(messages: Messages, room: str) -> None:
    one = messages.post(room, gallery("a.png"), files("a.png"))
    messages.delete(one.id)

    with pytest.raises(Refused, match="10008"):
        messages.edit(one.id, gallery("a.png"), {})


def test_what_is_forbidden_is_not_allowed_in_its_threads_either() -> None:
    world = World()
    room = world.guild("Inn")["channels"][0]
    thread = world.thread(room, "cellar")
    world.forbid(room, "send_messages_in_threads")

    assert not world.allowed(thread).send_messages_in_threads
    assert world.allowed(thread).view_channel
    world.forbid(room)
    assert world.allowed(thread).send_messages_in_threads


@pytest.mark.parametrize("shard", [0, 1, 2])
def test_a_server_belongs_to_the_share_that_was_asked_for(shard: int) -> None:
    world = World(shards=3)

    assert {world.shard_of(world.guild("Inn", shard=shard)["id"]) for _ in range(5)} == {shard}
