"""Where tables may open: the bot is there and may write, and the server does not keep them
elsewhere."""

from __future__ import annotations

import discord

from bot.desk import Desk
from bot.messages.answers import is_guest
from bot.people.people import Click
from bot.platform.permissions import lacking, lacks_in
from engine.core import Msg


async def unfit(desk: Desk, click: Click) -> Msg | None:
    """Why no table can open where this was clicked, or None if one can."""
    if click.guild_id is None:
        return None
    if is_guest(click):
        return Msg("not-in-this-server")
    return await _kept_out(desk, click) or _lacks(click)


def _lacks(click: Click) -> Msg | None:
    """What the bot may do as a member of the server. The permissions that come with a click are for
    answers to it, and tell nothing about a private thread that the bot is not in."""
    place = click.channel
    known = isinstance(place, discord.abc.GuildChannel | discord.Thread)
    if known and not place.guild.unavailable:
        return lacks_in(place)
    return lacking(click.app_permissions, thread=False)


async def _kept_out(desk: Desk, click: Click) -> Msg | None:
    """A thread counts as its channel, and a channel as its category."""
    assert click.guild_id is not None
    allowed = await desk.preferences.channels(click.guild_id)
    thread = click.channel if isinstance(click.channel, discord.Thread) else None
    channel = thread.parent if thread else click.channel
    above = thread.parent_id if thread else None, getattr(channel, "category_id", None)
    if not allowed or not allowed.isdisjoint({click.channel_id, *above}):
        return None
    there = there_still(click.guild, allowed)
    places = ", ".join(f"<#{id}>" for id in there)
    return Msg("tables-elsewhere", {"places": places}) if there else Msg("tables-nowhere")


def there_still(guild: discord.Guild | None, channels: frozenset[int]) -> list[int]:
    """The channels that have not been deleted, in a steady order."""
    return [id for id in sorted(channels) if guild is not None and guild.get_channel(id)]
