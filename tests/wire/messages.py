"""Messages: posted, edited, deleted, and what Discord would refuse of that."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.discord.limits import (
    COMPONENTS_V2,
    FILE_BYTES,
    ONLY_V2,
    REQUEST_BYTES,
    TEXT_DISPLAY,
    walk,
)
from tests.wire.refused import Refused
from tests.wire.world import APP, Thing, World, now

EPHEMERAL, THINKING = 1 << 6, 1 << 7
ATTACHED = "attachment://"
Way = tuple[str, tuple[str, ...]]  # a custom id, with the value of an option
Files = dict[str, tuple[str, bytes]]  # a form's field -> name and content


@dataclass
class Message:
    """`told` is what Discord tells of it; `reader` the only one who sees it, if there is one."""

    told: Thing
    reader: str | None = None
    edits: int = 0

    @property
    def id(self) -> str:
        return self.told["id"]

    @property
    def channel(self) -> str:
        return self.told["channel_id"]

    @property
    def private(self) -> bool:
        return bool(self.told["flags"] & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        return bool(self.told["flags"] & THINKING)

    @property
    def parts(self) -> list[Thing]:
        """All components, nested ones too."""
        return [dict(part) for part in walk(self.told["components"])]

    @property
    def text(self) -> str:
        return "\n".join(part["content"] for part in self.parts if part["type"] == TEXT_DISPLAY)

    @property
    def files(self) -> list[str]:
        return [one["filename"] for one in self.told["attachments"]]

    def ways(self) -> list[Way]:
        """All that can be clicked or picked."""
        found = list[Way]()
        for part in self.parts:
            if part.get("disabled") or "custom_id" not in part:
                continue
            if part["type"] == 3:
                found += [(part["custom_id"], (option["value"],)) for option in part["options"]]
            elif part["type"] == 2:
                found.append((part["custom_id"], ()))
        return found

    def way(self, part: str) -> Way | None:
        """The first of them whose custom id holds this."""
        return next((way for way in self.ways() if part in way[0]), None)


class Messages:
    def __init__(self, world: World) -> None:
        self._world, self.all = world, dict[str, Message]()

    def thinking(self, channel: str, reader: str, flags: int) -> Message:
        """The place of an answer that is still to come."""
        return self._new(channel, flags | THINKING, reader)

    def post(self, channel: str, body: Thing, files: Files, reader: str | None = None) -> Message:
        """`reader`: whose click or command it answers. Refused."""
        place = self._world.channels.get(channel)
        if place is None:
            raise Refused(404, 10003, "Unknown Channel")
        _check(body, files, None)
        one = self._new(channel, body.get("flags") or 0, reader)
        _put(one, body, files, self._world)
        return one

    def edit(self, id: str, body: Thing, files: Files) -> Message:
        """Refused."""
        if (one := self.all.get(id)) is None:
            raise Refused(404, 10008, "Unknown Message")
        thread = self._world.channels[one.channel].get("thread_metadata")
        if thread and thread["archived"] and not one.private:
            raise Refused(400, 50083, "Thread is archived")
        _check(body, files, one)
        one.told["edited_timestamp"], one.edits = now(), one.edits + 1
        one.told["flags"] |= (body.get("flags") or 0) & COMPONENTS_V2
        one.told["flags"] &= ~THINKING
        _put(one, body, files, self._world)
        return one

    def delete(self, id: str) -> None:
        """Refused."""
        if self.all.pop(id, None) is None:
            raise Refused(404, 10008, "Unknown Message")

    def _new(self, channel: str, flags: int, reader: str | None) -> Message:
        one: Thing = {"id": self._world.snowflake(), "channel_id": channel, "flags": flags}
        one |= {"author": self._world.me, "content": "", "timestamp": now(), "pinned": False}
        one |= {"edited_timestamp": None, "tts": False, "mention_everyone": False, "embeds": []}
        one |= {"mentions": [], "mention_roles": [], "attachments": [], "components": []}
        one |= {"type": 0 if reader is None else 20, "nonce": None}
        one |= {"webhook_id": str(APP), "application_id": str(APP)} if reader else {}
        self.all[one["id"]] = Message(one, reader)
        return self.all[one["id"]]


def _check(body: Thing, files: Files, old: Message | None) -> None:
    sizes = [len(raw) for _, raw in files.values()]
    if sum(sizes) > REQUEST_BYTES or max(sizes, default=0) > FILE_BYTES:
        raise Refused(413, 40005, "Request entity too large")
    for fault in complaints(body, files, old):
        raise Refused(400, 50035, f"Invalid Form Body: {fault}")


def complaints(body: Thing, files: Files, old: Message | None) -> Iterator[str]:
    """What depends on the message as it was, and on the files that come along."""
    flags, before = body.get("flags") or 0, old.told["flags"] & COMPONENTS_V2 if old else 0
    if before and "flags" in body and not flags & COMPONENTS_V2:
        yield "IS_COMPONENTS_V2 taken back"
    parts = list(walk(body.get("components") or []))
    if any(part["type"] in ONLY_V2 for part in parts) and not (before or flags & COMPONENTS_V2):
        yield "components of version 2 without the flag IS_COMPONENTS_V2"
    had = {one["id"]: one["filename"] for one in old.told["attachments"]} if old else {}
    names = [name for name, _ in files.values()]
    told = body.get("attachments")
    kept = had if told is None else {str(one["id"]): "" for one in told}
    for id in kept:
        if id not in had and f"files[{id}]" not in files:
            yield f"attachment {id} is neither kept nor uploaded"
    names += [had[id] for id in kept if id in had]
    if len(set(names)) < len(names):
        yield f"two files of one name: {names}"
    if parts:
        yield from _shown(parts, names)


def _shown(parts: list[Any], names: list[str]) -> Iterator[str]:
    """Files that no component shows are invisible, and gone from a message of version 2."""
    urls = {url for part in parts for url in _media(part)}
    yield from (f"{name} is shown by no component" for name in names if ATTACHED + name not in urls)
    for url in urls:
        if url.startswith(ATTACHED) and url.removeprefix(ATTACHED) not in names:
            yield f"{url} is no file of this message"
        elif not re.match(r"attachment://|https?://", url):
            yield f"a medium at {url!r}"


def _media(part: Thing) -> Iterator[str]:
    for one in [part, *(part.get("items") or [])]:
        yield from (one[key]["url"] for key in ("media", "file") if isinstance(one.get(key), dict))


def _put(one: Message, body: Thing, files: Files, world: World) -> None:
    told = one.told
    if (named := body.get("attachments")) is not None:
        kept = {str(about["id"]) for about in named}
        told["attachments"] = [about for about in told["attachments"] if about["id"] in kept]
    words = {f"files[{about['id']}]": about.get("description") for about in named or []}
    told["attachments"] += [
        _attached(world.snowflake(), name, raw, words.get(field))
        for field, (name, raw) in files.items()
    ]
    if body.get("content") is not None:
        told["content"] = body["content"]
    if body.get("components") is not None:
        told["components"] = json.loads(json.dumps(body["components"]))
    for number, part in enumerate(walk(told["components"]), 1):
        _numbered(part, number, {ATTACHED + file["filename"]: file for file in told["attachments"]})


def _attached(id: str, name: str, raw: bytes, words: str | None) -> Thing:
    url = f"http://127.0.0.1/cdn/attachments/{id}/{name}"
    about: Thing = {"id": id, "filename": name, "size": len(raw), "url": url, "proxy_url": url}
    return about | {"content_type": "image/png", "description": words}


def _numbered(part: Any, number: int, files: dict[str, Thing]) -> None:
    """As Discord tells a component again: with an id, and real addresses."""
    part.setdefault("id", number)
    for item in part.get("items") or []:
        url = item["media"]["url"]
        file = files.get(url, {"url": url, "id": None})
        item["media"] = {"url": file["url"], "proxy_url": file["url"], "attachment_id": file["id"]}
        item["media"] |= {"width": 600, "height": 400, "content_type": "image/png"}
