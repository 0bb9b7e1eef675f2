"""All that a person can do: every command, and every button of a table."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import discord

from tests.discord.kit import Done, World, controls, text

Act = Callable[[], Awaitable[Done]]

FILE = ("campaign.json", json.dumps({"format": "dragonspotter-campaign-1"}).encode())
COMMANDS: dict[str, dict[str, Any]] = {  # with the options that must be given
    "help": {},
    "rules": {"query": "die"},
    "card": {"name": "ken"},
    "me show": {},
    "me tables": {},
    "me language": {"language": "en"},
    "me pings": {"pings": "off"},
    "me quiet": {"from": 1, "to": 3, "zone": "Europe/Rome"},
    "me away": {"until": "3 days"},
    "me text": {"text": "off"},
    "me export": {},
    "me forget": {},
    "server show": {},
    "server language": {"language": "en"},
    "server channels": {},
    "server clock": {"hours": 24},
    "server pings": {"pings": "off"},
    "server enders": {"who": "seated"},
    "server seasons": {},
    "server tables": {"most": 3},
    "server lessons": {},
    "server export": {},
    "server erase": {},
    "leaderboard": {"game": "duel"},
    "profile": {},
    "daily play": {},
    "daily table": {},
    "daily seed": {},
    "learn": {},
    "campaign show": {},
    "campaign continue": {},
    "campaign log": {},
    "campaign bring": {"campaign": "1"},
    "campaign save": {},
    "campaign load": {"file": FILE},
    "campaign restart": {},
    "play": {"game": "duel"},
    "table show": {},
    "table text": {},
    "table log": {},
    "table export": {},
    "table verify": {},
    "table replay": {},
    "table film": {},
    "table hand": {},
    "table leave": {},
    "table end": {},
}


def keeps_order(world: World) -> None:
    """Let Ann use all commands."""
    role = world.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
    world.env.backend.add_member_role(world.guild.id, world.ann.id, role.id)


def commands(world: World) -> Iterator[tuple[str, Act]]:
    """Ann's commands, in the order above."""
    for name, options in COMMANDS.items():
        given = {"friend": world.cleo} if name == "table hand" else options
        yield name, lambda name=name, given=given: world.ann.slash(world.channel, name, **given)


def clicks(
    world: World, message: discord.Message, on: discord.Message | None = None
) -> Iterator[tuple[str, Act]]:
    """Ann's clicks on everything that could be clicked there, even once it is gone; `on` is another
    message to click on."""
    for control in controls(message):
        if isinstance(control, discord.Button) and not control.disabled and control.custom_id:
            button = control.custom_id
            yield button, lambda button=button: world.forge(world.ann, on or message, button)


def said(done: Done | None) -> str:
    """Everything that was answered; None means that nobody asked."""
    if done is None:
        return ""
    found = [] if done.response is None else [done.response]
    return "\n".join(text(one.message) for one in [*found, *done.followups])


def known(world: World) -> set[str]:
    """The names of all commands that the bot has."""
    walked = world.bot.tree.walk_commands()
    return {one.qualified_name for one in walked if isinstance(one, discord.app_commands.Command)}
