"""Clicks and commands, and their answers: one first answer in time, others for a quarter of an
hour."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

from tests.wire.messages import EPHEMERAL, Files, Message, Messages
from tests.wire.refused import Refused
from tests.wire.world import Thing

FIRST_ANSWER = 15.0  # seconds; Discord gives three, but a busy machine is not a slow bot
TOKEN_SECONDS = 15 * 60
FOLLOWUPS = 5  # of an app that people brought along
PONG, MESSAGE, THINKING, DEFER, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9
KINDS = {
    MESSAGE: "message",
    THINKING: "thinking",
    DEFER: "defer",
    UPDATE: "update",
    CHOICES: "choices",
    MODAL: "modal",
}
COMMAND, CLICK, SUGGEST, SUBMIT = 2, 3, 4, 5  # what people do
FITTING = {  # how each may be answered first
    COMMAND: {MESSAGE, THINKING, MODAL},
    CLICK: {MESSAGE, THINKING, DEFER, UPDATE, MODAL},
    SUGGEST: {CHOICES},
    SUBMIT: {MESSAGE, THINKING, DEFER, UPDATE},
}


@dataclass
class Asked:
    """An interaction, and what came of it."""

    id: str
    token: str
    kind: int
    what: str
    channel: str
    user: str
    message: str | None  # on which it was clicked
    guest: bool  # the bot was brought along by its user
    sent: float = field(default_factory=time.perf_counter)
    first: tuple[float, int, Thing] | None = None  # seconds after `sent`, kind of answer, data
    original: str | None = None
    followups: list[str] = field(default_factory=list[str])
    edited: float | None = None  # seconds after `sent`, the first one: later ones show other moves
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    shown: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def data(self) -> Thing:
        """Of the first answer: choices, a modal."""
        return self.first[2] if self.first else {}

    async def answered(self, patience: float) -> None:
        """Until something shows; an answer that never comes is found at the end of the scene."""
        for event in (self.heard, self.shown):
            try:
                await asyncio.wait_for(event.wait(), patience)
            except TimeoutError:
                return


class Interactions:
    def __init__(self, messages: Messages) -> None:
        self._messages = messages
        self.all, self._tokens = dict[str, Asked](), dict[str, Asked]()

    def add(self, asked: Asked) -> None:
        self.all[asked.id] = self._tokens[asked.token] = asked

    def of(self, token: str) -> Asked | None:
        return self._tokens.get(token)

    def callback(self, id: str, token: str, body: Thing, files: Files) -> Thing:
        asked, kind, data = self.all.get(id), body["type"], body.get("data") or {}
        if asked is None or asked.token != token:
            raise Refused(404, 10062, "Unknown interaction")
        late = time.perf_counter() - asked.sent
        if asked.first is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        if late > FIRST_ANSWER:
            raise Refused(404, 10062, "Unknown interaction")
        if kind not in FITTING[asked.kind] or (asked.message is None and kind in (DEFER, UPDATE)):
            raise Refused(400, 50035, f"a first answer of kind {kind} to {asked.what}")
        message = self._first(asked, kind, data, files)
        asked.first = (late, kind, data)
        asked.original = message.id if message else asked.message
        asked.heard.set()
        if kind not in (THINKING, DEFER):
            asked.shown.set()
        return _told(asked, kind, message)

    def _first(self, asked: Asked, kind: int, data: Thing, files: Files) -> Message | None:
        match kind:
            case 4:
                return self._messages.post(asked.channel, data, files, asked.user)
            case 5:
                return self._messages.thinking(asked.channel, asked.user, data.get("flags") or 0)
            case 7:
                return self._messages.edit(asked.message or "", data, files)
            case _:
                return None

    def followup(self, token: str, body: Thing, files: Files) -> Thing:
        asked = self._answering(token)
        first = self._messages.all.get(asked.original or "")
        if first is not None and first.thinking:  # it takes the place, and keeps what was promised
            one = self._messages.edit(first.id, body, files)
        else:
            one = self._messages.post(asked.channel, body, files, asked.user)
            asked.followups.append(one.id)
        if asked.guest and len(asked.followups) > FOLLOWUPS:
            raise Refused(403, 40094, "This interaction has reached the maximum of follow-ups")
        asked.shown.set()
        return one.told

    def edit(self, token: str, id: str, body: Thing, files: Files) -> Thing:
        asked = self._answering(token)
        one = self._messages.edit(self._meant(asked, id), body, files)
        asked.edited = asked.edited or time.perf_counter() - asked.sent
        asked.shown.set()
        return one.told

    def see(self, token: str, id: str) -> Thing:
        one = self._messages.all.get(self._meant(self._answering(token), id))
        if one is None:
            raise Refused(404, 10008, "Unknown Message")
        return one.told

    def drop(self, token: str, id: str) -> None:
        asked = self._answering(token)
        self._messages.delete(self._meant(asked, id))
        if self._meant(asked, id) == asked.original:
            asked.shown.set()  # that it goes is what the person sees

    def _answering(self, token: str) -> Asked:
        asked = self._tokens.get(token)
        if asked is None or asked.first is None:
            raise Refused(404, 10015, "Unknown Webhook")
        if time.perf_counter() - asked.sent > TOKEN_SECONDS:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return asked

    def _meant(self, asked: Asked, id: str) -> str:
        return (asked.original or "") if id == "@original" else id


def _told(asked: Asked, kind: int, message: Message | None) -> Thing:
    about: dict[str, Any] = {"id": asked.id, "type": asked.kind}
    about |= {"response_message_id": asked.original, "response_message_loading": kind == THINKING}
    about |= {"response_message_ephemeral": bool(message and message.told["flags"] & EPHEMERAL)}
    resource = {"type": kind} | ({"message": message.told} if message else {})
    return {"interaction": about, "resource": resource}
