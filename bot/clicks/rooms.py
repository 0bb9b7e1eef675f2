"""Where there is room for a second table: only what its reader can do, there and then."""

from __future__ import annotations

import discord

from bot.clicks.places import there_still
from bot.desk import Desk
from bot.people.people import Click
from bot.platform.permissions import IN_THREADS, lacks_in, missing
from engine.core import Msg

TO_OPEN, _ = IN_THREADS
NO_THREADS = Msg("second-none")


async def rooms(desk: Desk, click: Click) -> list[Msg]:
    """Sentences. If there is no room anywhere, the table here must end first."""
    if click.guild_id is None:
        return [Msg("second-direct")]
    found, why = [*_threads(click), *await _channels(desk, click)], no_thread(click)
    reasons = [] if why in (None, NO_THREADS) else [why]
    return [*reasons, *(found or [Msg("second-end")])]


def no_thread(click: Click) -> Msg | None:
    """Why this user or the bot cannot open a thread here. A channel in which everybody is kept from
    opening any has none."""
    channel = click.channel
    if not isinstance(channel, discord.TextChannel):
        return NO_THREADS
    if missing(click.permissions, TO_OPEN):
        nobody = missing(channel.permissions_for(channel.guild.default_role), TO_OPEN)
        return NO_THREADS if nobody else Msg("second-not-yours", {"permission": TO_OPEN})
    lacks = missing(channel.permissions_for(channel.guild.me), *IN_THREADS)
    return Msg("missing-permission", {"permission": lacks[0]}) if lacks else None


def _threads(click: Click) -> list[Msg]:
    """A thread of this channel, or another one beside this thread."""
    match click.channel:
        case discord.TextChannel() if no_thread(click) is None:
            return [Msg("second-thread")]
        case discord.Thread(parent=discord.TextChannel() as above):
            if _may(click, above, TO_OPEN) and not _lacks(above, *IN_THREADS):
                return [Msg("second-beside", {"channel": above.mention})]
        case discord.Thread(parent=discord.ForumChannel() as above):
            if _may(click, above, "send-messages"):
                return [Msg("second-post", {"channel": above.mention})]
        case _:
            pass
    return []


async def _channels(desk: Desk, click: Click) -> list[Msg]:
    """The first channel without a table, beginning with that of this thread."""
    if (guild := click.guild) is None or click.guild_id is None:
        return []
    here, above = click.channel_id, getattr(click.channel, "parent_id", None)
    taken = {row.channel for row in await desk.store.open_in(guild.id)} | {here}
    allowed = await desk.preferences.channels(guild.id)
    kept = set(there_still(guild, allowed))
    free = [
        one
        for one in sorted(guild.text_channels, key=lambda one: (one.id != above, one.position))
        if one.id not in taken
        and (not allowed or kept & {one.id, one.category_id})
        and _may(click, one, "view-channel", "use-application-commands")
        and lacks_in(one) is None
    ]
    return [Msg("second-channel", {"channel": one.mention}) for one in free[:1]]


def _may(click: Click, channel: discord.abc.GuildChannel, *needed: str) -> bool:
    user = click.user
    return isinstance(user, discord.Member) and not missing(channel.permissions_for(user), *needed)


def _lacks(channel: discord.abc.GuildChannel, *needed: str) -> list[str]:
    return missing(channel.permissions_for(channel.guild.me), *needed)
