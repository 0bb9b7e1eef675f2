"""The ways in which a message can still be edited, and how it is sent."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import discord

from bot.people.people import Click
from bot.platform.limits import TOKEN_SECONDS
from bot.platform.refusals import REFUSALS, SYMBOL, Kind, refusal
from bot.screens.screen import Screen

T = TypeVar("T")
log = logging.getLogger(__name__)


def fresh(pen: Click) -> bool:
    """A click can be answered for a quarter of an hour; a minute of it is left for sending."""
    age = (discord.utils.utcnow() - pen.created_at).total_seconds()
    return age < TOKEN_SECONDS - 60


def answers(pen: Click, message: int | None) -> bool:
    """Whether the click's answer can be the table message: not if it is an old one that could not
    be deleted, or a sentence that was said privately because nothing else was taken."""
    if not fresh(pen):
        return False
    kinds, kind = discord.InteractionResponseType, pen.response.type
    if kind is kinds.deferred_channel_message:
        return True
    here = pen.message is not None and message in (None, pen.message.id)
    return kind is kinds.deferred_message_update and here


async def reached(edit: Awaitable[T]) -> T | None:
    """None if nothing is left to edit, or it cannot be edited any more."""
    try:
        return await edit
    except REFUSALS as error:
        if refusal(error).kind is Kind.SPENT:
            return None
        raise


async def plainly(screen: Screen, send: Callable[[Screen], Awaitable[Any]]) -> None:
    """Send it; without symbols, if Discord does not take one of them: it may have been deleted, and
    now and then Discord does not know an emoji that it has."""
    try:
        await send(screen)
    except REFUSALS as error:
        if refusal(error) is not SYMBOL:
            raise
        log.warning("a message goes without symbols: %s", error)
        await send(screen.plain())


def only(users: Sequence[discord.Object]) -> discord.AllowedMentions:
    """Call nobody else, whatever the text says."""
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
