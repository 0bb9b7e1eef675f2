"""The tree of commands: what comes from outside is cut before anything works on it, and the bot
does not close on an answer."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.screens.limits import TYPED


class Tree(app_commands.CommandTree[Any]):
    async def interaction_check(self, click: discord.Interaction[Any], /) -> bool:
        """Discord holds an option to its length when the command is sent, but not while it is
        typed: each keystroke brings all that stands there."""
        click.client.answering()
        data: Any = click.data or {}
        _cut(data.get("options", ()))
        return True


def _cut(options: Any) -> None:
    for option in options:
        if isinstance(value := option.get("value"), str):
            option["value"] = value[:TYPED]
        _cut(option.get("options", ()))
