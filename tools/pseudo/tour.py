"""A tour of the bot in the simulated Discord: each command is given, and each kind of button that
an answer shows is pressed once, as far as they lead. All that the bot sent is looked at."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.table.ids import Forget, Server
from engine.games import GAMES
from tests.discord.everything import COMMANDS, keeps_order
from tests.discord.kit import Done, World, controls, opened
from tests.discord.patience import patient
from tests.discord.tables import bots
from tools.pseudo.found import Found

DEEP = 3  # clicks after a command
LAST = {"me forget", "server erase", "table leave", "table end"}  # these leave nothing to look at
ENDS = {Forget.id, Server("erase").id}
PICK = re.compile(r"^t:\d+:[\d*]+:\d+:")  # moves of a game, which `screens` looks at
NUMBER = re.compile(r"\d+")


class Tour:
    def __init__(self, world: World) -> None:
        self.world = world
        self._pressed: set[str] = set()

    async def go(self) -> None:
        ann, channel = self.world.ann, self.world.channel
        for key in GAMES:
            for command in ("learn", "leaderboard", "play"):
                await self._see(await ann.slash(channel, command, game=key))
        orders = sorted(COMMANDS, key=LAST.__contains__)
        for name in orders:
            given: Mapping[str, Any] = COMMANDS[name]
            if name not in ("play", "learn", "leaderboard", "table film"):
                given = {"friend": self.world.cleo} if name == "table hand" else given
                await self._see(await ann.slash(channel, name, **given))

    async def _see(self, done: Done, deep: int = DEEP) -> None:
        answers = [] if done.response is None else [done.response]
        for answer in [*answers, *done.followups]:
            if deep:
                await self._press(answer.message, deep)

    async def _press(self, message: discord.Message, deep: int) -> None:
        for id in _buttons(message):
            kind = NUMBER.sub("#", id) if id.startswith(("t:", "l:", "c:", "e:")) else id
            if kind not in self._pressed and id not in ENDS and not PICK.match(id):
                self._pressed.add(kind)
                await self._see(await self.world.forge(self.world.ann, message, id), deep - 1)


def _buttons(message: discord.Message) -> Iterator[str]:
    for control in controls(message):
        if isinstance(control, discord.Button) and not control.disabled and control.custom_id:
            yield control.custom_id


async def of_the_bot(found: Found, directory: Path) -> None:
    """Walks through the bot's answers, with the database in `directory`, and adds what it finds."""
    setattr(simcord.Env, "_settle_internal", patient)  # noqa: B010
    async with opened(bots(directory, GAMES)) as world:
        with world.env.time_context():
            keeps_order(world)
            await Tour(world).go()
        for complaint in world.requests.complaints:
            found.add("Discord refuses", complaint)
        world.requests.complaints.clear()
        for request in world.requests.sent:
            if not request.path.endswith("/commands"):
                found.message(request.body, NUMBER.sub("#", request.path))
