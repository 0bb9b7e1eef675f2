"""What Discord refuses: its answers that the bot may meet, what kind each is, and the sentence for
it. No other code reads the number of an error."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

import aiohttp
import discord

from engine.core import Msg

UNREACHABLE = (aiohttp.ClientError, TimeoutError, OSError)  # raised by a bad connection to Discord
REFUSALS = (discord.HTTPException, discord.RateLimited, *UNREACHABLE)  # raised by any request


class Kind(Enum):
    """TRANSIENT passes by itself. All others are permanent: until something changes, the same
    request is refused again."""

    TRANSIENT = "Discord or the line to it: taken in a while"
    SPENT = "this message or click takes nothing any more; another one may"
    PLACE = "the place is gone, or the bot may not do this there"
    ABSENT = "the person is not in this server"
    CLOSED = "the person takes no direct messages from the bot"
    FAULT = "what was sent is wrong: a bug, or a setting"


class Refusal(NamedTuple):
    kind: Kind
    says: str  # a message id

    @property
    def transient(self) -> bool:
        return self.kind is Kind.TRANSIENT

    @property
    def msg(self) -> Msg:
        return Msg(self.says)


LATER = Refusal(Kind.TRANSIENT, "refused-later")
SPENT = Refusal(Kind.SPENT, "refused-spent")
LOST = Refusal(Kind.PLACE, "channel-gone")
NOT_THERE = Refusal(Kind.PLACE, "not-in-this-server")  # or the bot never was there
BARRED = Refusal(Kind.PLACE, "refused-permission")
ABSENT = Refusal(Kind.ABSENT, "refused-absent")
FAULT = Refusal(Kind.FAULT, "refused-fault")
SYMBOL = Refusal(Kind.FAULT, "refused-fault")  # an emoji on a button: the rest can be sent

INVALID = 50035  # a form; the text says where

# The numbers are those of Discord's documentation ("JSON error codes").
CODES = {
    10003: LOST,  # unknown channel
    10004: NOT_THERE,  # unknown server
    10007: ABSENT,  # unknown member
    10008: SPENT,  # unknown message
    10013: ABSENT,  # unknown user
    10015: SPENT,  # unknown webhook: the token of an old click
    10062: SPENT,  # unknown interaction: three seconds have gone by
    20016: LATER,  # slow mode
    20028: LATER,  # too much was written in this channel
    20029: LATER,  # too much was written in this server
    30033: Refusal(Kind.PLACE, "refused-thread-full"),
    30046: SPENT,  # an old message has been edited too often
    40003: LATER,  # direct messages opened too fast
    40004: LATER,  # sending is switched off for now
    40005: FAULT,  # request too large
    40006: LATER,  # this is switched off for now
    40060: SPENT,  # the click has been answered before
    40062: LATER,  # too much at once
    50001: Refusal(Kind.PLACE, "refused-unseen"),
    50005: SPENT,  # a message of somebody else
    50006: FAULT,  # empty message
    50007: Refusal(Kind.CLOSED, "refused-direct"),
    50008: Refusal(Kind.PLACE, "refused-channel-type"),
    50013: BARRED,
    50024: Refusal(Kind.PLACE, "refused-channel-type"),
    50027: SPENT,  # a click's token has run out
    INVALID: FAULT,
    50083: Refusal(Kind.SPENT, "refused-archived"),  # a new message opens the thread again
    50278: Refusal(Kind.CLOSED, "refused-no-server"),
    130000: LATER,  # overloaded
    160002: Refusal(Kind.PLACE, "refused-history"),
    160004: Refusal(Kind.PLACE, "refused-thread-there"),
    160005: Refusal(Kind.PLACE, "refused-locked"),
    160006: Refusal(Kind.PLACE, "refused-threads-full"),
    160007: Refusal(Kind.PLACE, "refused-news-threads-full"),
    200000: Refusal(Kind.PLACE, "refused-screened"),  # AutoMod
    200001: Refusal(Kind.PLACE, "refused-screened"),  # AutoMod, of a title
    220001: Refusal(Kind.PLACE, "refused-channel-type"),  # a forum takes posts only
}

# Where the number tells nothing, by HTTP status.
STATUSES = {
    401: FAULT,  # the bot's token
    403: BARRED,
    404: LOST,
    408: LATER,
    413: FAULT,  # request too large
    429: LATER,
}


def refusal(error: Exception) -> Refusal:
    """The refusal for any exception that a request raises (REFUSALS); one that is no answer of
    Discord's comes from the connection to it."""
    if not isinstance(error, discord.HTTPException) or error.status >= 500:
        return LATER
    if error.code == INVALID and "emoji" in error.text:
        return SYMBOL
    return CODES.get(error.code) or STATUSES.get(error.status, FAULT)
