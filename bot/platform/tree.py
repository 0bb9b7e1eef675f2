"""The tree of commands: input from outside is cut before any code works on it, and the bot does not
close in the middle of an answer."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from bot.platform.limits import TYPED
from bot.platform.refusals import REFUSALS

LOG = logging.getLogger("discord.app_commands.tree")


class Tree(app_commands.CommandTree[Any]):
    def __init__(self, client: discord.Client, **options: Any) -> None:
        super().__init__(client, **options)
        LOG.addFilter(_told)

    async def interaction_check(self, click: discord.Interaction[Any], /) -> bool:
        """Discord enforces the length of an option when the command is sent, but not while it is
        typed: each keystroke brings everything in the field."""
        click.client.answering()
        data: Any = click.data or {}
        _cut(data.get("options", ()))
        return True


def _told(record: logging.LogRecord) -> bool:
    """Suggestions that Discord does not take are not a bug: they get a line, as any other answer
    does."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, REFUSALS):
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.args = "suggestions were not taken: %s", (error,)
        record.exc_info = None
    return True


def _cut(options: Any) -> None:
    for option in options:
        if isinstance(value := option.get("value"), str):
            option["value"] = value[:TYPED]
        _cut(option.get("options", ()))
