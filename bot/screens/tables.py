"""Open tables in lines: where each is, how far it has come, and whom it waits for since when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from bot.people.names import legible
from bot.platform.limits import TEXT, clip, fold
from bot.screens.timing import moment
from bot.table.clock import HELD
from bot.table.lobby import missing
from bot.table.table import Lobby, Table
from bot.text.called import game_name
from bot.text.say import Say
from db import Asking
from db import Game as Row

ROOM = TEXT - 800  # characters for the lines; what stands around them gets the rest


def link(row: Row) -> str:
    """Where the table message is, or at least its channel; "" for a table in no channel."""
    return message_link(row.server, row.channel, row.message)


def message_link(server: int | None, channel: int | None, message: int | None) -> str:
    if channel is None:
        return ""
    parts = [str(server or "@me"), str(channel), *([str(message)] if message else [])]
    return f"https://discord.com/channels/{'/'.join(parts)}"


def place(client: discord.Client, row: Row, say: Say) -> str:
    """What the place is called: its server and channel. Not for people elsewhere to read."""
    if row.server is None:
        return say("tables-direct")
    guild = client.get_guild(row.server)
    channel = guild.get_channel_or_thread(row.channel or 0) if guild else None
    names = [legible(one.name) for one in (guild, channel) if one is not None]
    return " › ".join(name for name in names if name) or say("tables-server")


def entry(row: Row, say: Say, where: str, state: str, reached: str = "") -> str:
    """One table: what is played, the round it has `reached`, where, and how it stands."""
    if row.daily is not None:
        where = say("tables-daily", day=row.daily)
    elif to := link(row):
        where = f"[{where}]({to})"
    parts = [f"**{game_name(say, row.kind)}**"]
    parts += [reached] if reached else []
    return " · ".join([*parts, where]) + f"\n{state}"


def lobby_state(lobby: Lobby, say: Say, me: int | None) -> str:
    """`me` is the reader's user ID, where they read of their own tables."""
    most, since = lobby.mode.seats[1], moment(lobby.row.opened)
    told = say("tables-lobby", count=len(lobby.seats), most=most, since=since)
    leads = any(one.user == me and one.player == lobby.host for one in lobby.seats)
    return f"{told} {say('tables-start')}" if leads and me and not missing(lobby) else told


def called(call: Asking, say: Say, **facts: object) -> str:
    """What waits for the reader beside a turn; `facts` are who asks, and where."""
    return say(f"tables-{call.kind}", until=moment(call.at + HELD, "t"), **facts)


def table_state(
    table: Table, say: Say, me: int | None, names: Sequence[str], *, here: bool = False
) -> str:
    """Whom it waits for, since when, and how long still. `names` are those who are waited for; `me`
    is the reader's user ID, where they read of their own tables, and `here` whether buttons of the
    table can be clicked where they do."""
    since = moment(min((wait.came for wait in table.waits), default=table.row.stirred))
    if table.row.personal:
        return say("tables-yours")
    mine = [wait for wait in table.waits if me is not None and table.seats[wait.seat].user == me]
    if mine:
        says = say("tables-waits-for-you", since=since)
    elif names:
        says = say("tables-waits", names=say.join(names), since=since)
    else:
        says = say("turn-house")
    if me is not None and table.left_by(me):
        says = f"{says} {say('tables-kept', here=here)}"
    if mine and table.row.clock and all(table.held(wait) for wait in mine):
        return f"{says} {say('tables-held')}"
    at = table.end_of(mine or table.waits)
    return says if at is None else say("turn-until", turn=says, left=moment(at))


def listed(head: str, entries: Iterable[str], hidden: int, say: Say, below: str = "") -> str:
    """All in one message; `hidden` more tables are only counted."""
    *others, last = [*entries] or [""]
    lines = [*(f"{one}\n" for one in others), last]  # with a gap below each
    told = fold(lines, ROOM, lambda left: say("tables-more", count=left + hidden))
    if hidden and told == "\n".join(lines):
        told = f"{told}\n{say('tables-more', count=hidden)}"
    return "\n".join(part for part in (clip(head, 400), told, below) if part)
