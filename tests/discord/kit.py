"""A server with four people around the bot, and what can go wrong on Discord."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from copy import deepcopy
from typing import Any

import discord
import pytest
import simcord
from simcord.actors import _component_interaction  # no public way to forge a click
from simcord.backend.models import Overwrite
from simcord.enums import ComponentType, OverwriteType

from tests.discord.requests import Requests, checked

Actor = simcord.MemberActor | simcord.UserHandle
NewBot = Callable[[], discord.Client]
Done = simcord.InteractionResult

PATIENCE = 60  # seconds for an answer: a busy machine is not a broken bot


class World:
    """`ann`, `bob`, `cleo` and `dan` in the channel `tavern` of one server.

    An error in the log fails the test, unless it looks at `failures` and clears them.
    """

    def __init__(self, env: simcord.Env, new_bot: NewBot, requests: Requests) -> None:
        self.env, self._new_bot, self.requests = env, new_bot, requests
        self.guild = env.create_guild("Inn")
        self.channel = self.guild.create_text_channel("tavern")
        users = [env.create_user(name) for name in ("ann", "bob", "cleo", "dan")]
        self.people = [self.guild.add_member(user) for user in users]
        self.ann, self.bob, self.cleo, self.dan = self.people
        self.failures: list[logging.LogRecord] = []  # errors in the log
        self.locales: dict[int, str] = {}  # user id -> what Discord says their language is
        self._seen: dict[str, dict[str, Any]] = {}
        self._forged: dict[str, Any] | None = None
        self._held: list[dict[str, Any]] | None = None
        self._emit = env.backend.emit
        env.backend.emit = self._deliver

    @property
    def bot(self) -> Any:
        return self.env.bot

    def _deliver(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            payload = self._localised(payload)
            if self._forged is not None:
                payload["message"]["components"] = [*payload["message"]["components"], self._forged]
                self._forged = None
            self._seen[payload["id"]] = payload
            if self._held is not None:
                self._held.append(payload)
                return
        self._emit(event, payload)

    def _localised(self, payload: Mapping[str, Any]) -> dict[str, Any]:
        user = payload.get("member", payload)["user"]
        return {**payload, "locale": self.locales.get(int(user["id"]), "en-US")}

    async def settle(self) -> None:
        await self.env.settle(idle=0.001)

    async def together(self, *acts: Awaitable[Done]) -> list[Done]:
        """Several clicks or commands at the same moment: all are sent before the bot runs."""
        self._held = []
        results = [await act for act in acts]
        held, self._held = self._held, None
        for payload in held:
            self._emit("INTERACTION_CREATE", payload)
        await self.settle()
        return results

    async def again(self, result: Done) -> None:
        """Discord delivers the same interaction a second time."""
        payload = deepcopy(self._seen[str(result._interaction.id)])
        self._emit("INTERACTION_CREATE", payload)
        await self.settle()

    async def forge(
        self, actor: Actor, message: discord.Message, custom_id: str, *values: str
    ) -> Done:
        """A hand-made click, or choice of `values`, on that message as if it had this custom_id.

        (discord.py itself drops a custom_id that the message does not have, without an answer.)
        """
        stored = self.env.backend.get_message(message.channel.id, message.id)
        kind = ComponentType.STRING_SELECT if values else ComponentType.BUTTON
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        control: dict[str, Any] = {"type": kind, "custom_id": custom_id, "style": 2, "label": "?"}
        if values:
            data["values"] = list(values)
            control["options"] = [{"label": value, "value": value} for value in values]
        self._forged = {"type": ComponentType.ACTION_ROW, "components": [control]}
        return await _component_interaction(actor, stored, data)

    async def delete(self, message: discord.Message) -> None:
        """A moderator deletes it."""
        self.env.backend.delete_message(message.channel.id, message.id)
        await self.settle()

    async def forbid(self, *permissions: str) -> None:
        """The bot loses these permissions in the channel (`send_messages`, …)."""
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        bot = self.env.backend.bot_user.id
        self.env.backend.set_overwrite(
            self.channel.id,
            Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=denied),
        )
        await self.settle()

    async def allow(self) -> None:
        """The bot gets back everything that was forbidden."""
        self.env.backend.delete_overwrite(self.channel.id, self.env.backend.bot_user.id)
        await self.settle()

    def fail(self, method: str, path: str, status: int, times: int | None = 1) -> None:
        """Discord answers the next `times` matching requests (None: all) with `status`."""
        code = {403: 50013, 404: 10008}.get(status, 0)
        self.env.inject_error(
            method, path, status=status, code=code, message=f"{status} by test", times=times
        )

    def recover(self) -> None:
        self.env.backend.faults.clear()

    async def restart(self) -> None:
        """The bot stops cleanly and another one starts on the same files; messages stay."""
        await self.bot.close()
        await self.env.restart_bot(self._new_bot())

    async def wait(self, seconds: float) -> None:
        """Time passes, and `discord.utils.utcnow()` and `discord.ext.tasks` loops follow."""
        await self.env.advance_time(seconds)


@asynccontextmanager
async def opened(new_bot: NewBot) -> AsyncIterator[World]:
    """On leaving, nothing may have failed unnoticed, nor been sent that Discord would refuse."""
    with checked() as requests:
        env = simcord.Env(new_bot(), settle_timeout=PATIENCE)
        await env.start()
        world = World(env, new_bot, requests)
        try:
            with _noticing(world.failures):
                yield world
        finally:
            await world.bot.close()
            await env.shutdown()
    problems = [record.getMessage() for record in world.failures] + requests.complaints
    if problems:
        pytest.fail("\n".join(problems))
    env._raise_errors_since(env._errors_acknowledged)


class _Collector(logging.Handler):
    def __init__(self, into: list[logging.LogRecord]) -> None:
        super().__init__(logging.ERROR)
        self._into = into

    def emit(self, record: logging.LogRecord) -> None:
        self._into.append(record)


@contextmanager
def _noticing(failures: list[logging.LogRecord]) -> Iterator[None]:
    """discord.py only logs exceptions in a dynamic item's callback."""
    handler = _Collector(failures)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)


def shown(result: Done) -> discord.Message:
    """The message that answered, or that the click changed."""
    assert result.response is not None, "nothing was answered"
    return result.response.message


def controls(message: discord.Message) -> list[Any]:
    """Every button and select of a message, in reading order, grey ones too."""
    walked: list[Any] = []

    def walk(component: Any) -> None:
        if hasattr(component, "custom_id"):
            walked.append(component)
        for child in getattr(component, "children", None) or ():
            walk(child)
        if (accessory := getattr(component, "accessory", None)) is not None:
            walk(accessory)

    for component in message.components:
        walk(component)
    return walked


def labels(message: discord.Message) -> list[str]:
    """The labels of the buttons, grey ones too."""
    return [one.label for one in controls(message) if getattr(one, "label", None)]


def text(message: discord.Message) -> str:
    """All that is written on a message, line by line."""
    written = [message.content] if message.content else []

    def walk(component: Any) -> None:
        if isinstance(component, discord.TextDisplay):
            written.append(component.content)
        for child in getattr(component, "children", None) or ():
            walk(child)

    for component in message.components:
        walk(component)
    return "\n".join(written)
