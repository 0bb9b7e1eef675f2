"""What the bot must be allowed to do in a channel, by the words of `permission-…`."""

from __future__ import annotations

import discord

from engine.core import Msg

ALWAYS = ("view-channel", "send-messages", "embed-links", "attach-files")
IN_THREADS = ("create-public-threads", "send-messages-in-threads")


def missing(allowed: discord.Permissions, *needed: str) -> list[str]:
    return [one for one in needed if not getattr(allowed, one.replace("-", "_"))]


def lacking(allowed: discord.Permissions, thread: bool) -> Msg | None:
    """The first permission that the bot needs to keep a table here and has not."""
    send = "send-messages-in-threads" if thread else "send-messages"
    lacks = missing(allowed, "view-channel", send, "embed-links", "attach-files")
    return Msg("missing-permission", {"permission": lacks[0]}) if lacks else None
