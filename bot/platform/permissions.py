"""What the bot must be allowed to do in a channel, in the words of `permission-…`."""

from __future__ import annotations

import discord

from engine.core import Msg

ALWAYS = ("view-channel", "send-messages", "embed-links", "attach-files")
UNSEEN = Msg("channel-gone")
IN_THREADS = ("create-public-threads", "send-messages-in-threads")


def missing(allowed: discord.Permissions, *needed: str) -> list[str]:
    return [one for one in needed if not getattr(allowed, one.replace("-", "_"))]


def lacks_at(client: discord.Client, server: int | None, channel: int | None) -> Msg | None:
    """What the bot, as a member of this server, lacks to keep a table there. UNSEEN means that no
    such channel is known; it may be an archived thread."""
    if server is None:
        return None
    if (guild := client.get_guild(server)) is None:
        return Msg("not-in-this-server")
    place = guild.get_channel_or_thread(channel or 0)
    return UNSEEN if place is None or guild.unavailable else lacks_in(place)


def lacks_in(place: discord.abc.GuildChannel | discord.Thread) -> Msg | None:
    """What the bot lacks to run a table in a channel or thread, as a message for people; None if
    nothing."""
    me = place.guild.me
    if not isinstance(place, discord.Thread):
        return lacking(place.permissions_for(me), thread=False)
    if place.parent is None:
        return Msg("refused-unseen")
    allowed = place.permissions_for(me)
    if not allowed.manage_threads:
        if place.is_private() and place.guild.get_thread(place.id) is None:
            return Msg("private-thread", {"me": me.mention})
        if place.locked:
            return Msg("refused-locked")
    return lacking(allowed, thread=True)


def lacking(allowed: discord.Permissions, thread: bool) -> Msg | None:
    """The first permission that the bot needs to keep a table here and does not have."""
    send = "send-messages-in-threads" if thread else "send-messages"
    lacks = missing(allowed, "view-channel", send, "embed-links", "attach-files")
    return Msg("missing-permission", {"permission": lacks[0]}) if lacks else None
