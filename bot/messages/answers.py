"""Answers to a click or command. Whether Discord takes them or not, moves are kept."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.messages.edits import plainly
from bot.people.people import Click
from bot.platform.limits import NOTE, SELECT, TEXT, TYPED, pages
from bot.platform.refusals import REFUSALS
from bot.screens.frame import sentence
from bot.screens.screen import Screen
from db import Game as Row

# a click's extras: the message that answers it privately, and what that shows
SHOWN, KIND = "shown", "kind"
MORE = "more"  # the ids of the messages in which that goes on
# a seat's panel, a whole table aside, where the reader's next table is
PANEL, ASIDE, NEXT = "seat", "aside", "next"
# a sentence, such as why something cannot be done; a How to play card; a question before a loss
SAID, HOW, CONFIRM = "said", "how", "confirm"

NOTED = "note"  # the field of a modal that holds a note
LONG = {NOTED: NOTE}  # fields with more room than others, in characters

log = logging.getLogger(__name__)


def is_private(click: Click) -> bool:
    """Whether the click came from a private panel, which is then edited in place."""
    return click.message is not None and click.message.flags.ephemeral


def is_here(click: Click, row: Row) -> bool:
    """Whether a table's buttons can have been clicked here: its server or direct message."""
    if row.server is None:
        return click.guild_id is None and click.channel_id == row.channel
    return click.guild_id == row.server


def is_guest(click: Click) -> bool:
    """Whether the click came from a server that has not added the bot, though its user has."""
    by_user = click.is_user_integration() and not click.is_guild_integration()
    return click.guild_id is not None and by_user


async def hold(click: Click) -> None:
    """Gain time beyond the three seconds; a private answer follows."""
    if click.response.is_done():
        return
    thinking = not is_private(click)
    await taken(click.response.defer(ephemeral=True, thinking=thinking))


async def hold_edit(click: Click) -> None:
    """Gain time beyond the three seconds; the message that was clicked is edited."""
    if not click.response.is_done():
        await taken(click.response.defer())


async def tell(click: Click, screen: Screen) -> None:
    """Answer privately, in the private panel that was clicked or in a message of its own."""
    apart = click.response.type is discord.InteractionResponseType.deferred_channel_message
    in_place = is_private(click) and not apart
    await taken(plainly(screen, partial(_replace if in_place else _answer, click)))
    if in_place:
        click.extras[SHOWN] = click.message.id if click.message else None


async def say(click: Click, text: str, *buttons: ui.Button[Any]) -> None:
    click.extras.setdefault(KIND, SAID)
    await tell(click, Screen(sentence(text, *buttons)))


async def read(click: Click, shown: str | ui.LayoutView, *lines: str) -> None:
    """Answer in messages of their own, as many as the lines need, even from a private panel, which
    stays as it is."""
    if isinstance(shown, str):
        first, *others = map(sentence, pages([shown, *lines], TEXT))
    else:
        first, others = shown, []
    await taken(_kept(click, click.response.send_message(view=first, ephemeral=True)))
    for view in others:
        await taken(_goes_on(click, click.followup.send(view=view, ephemeral=True, wait=True)))


async def _goes_on(click: Click, sending: Awaitable[discord.WebhookMessage]) -> None:
    sent = await sending
    click.extras.setdefault(MORE, []).append(sent.id)


async def add(click: Click, kind: str, text: str, *buttons: ui.Button[Any]) -> None:
    """A private message of its own after what was answered."""
    click.extras[KIND] = kind
    view = sentence(text, *buttons)
    await taken(_kept(click, click.followup.send(view=view, ephemeral=True, wait=True)))


async def posted(click: Click, screen: Screen, calls: Sequence[int] = ()) -> int | None:
    """The id of the message that answers for all to read and calls these users, or None if Discord
    did not take it."""
    called = discord.AllowedMentions(users=[discord.Object(user) for user in calls])
    try:
        if click.response.is_done():
            sent = await click.followup.send(
                view=screen.view, files=screen.files, allowed_mentions=called, wait=True
            )
            return sent.id
        answer = await click.response.send_message(
            view=screen.view, files=screen.files, allowed_mentions=called
        )
        return answer.message_id
    except REFUSALS as error:
        log.warning("an answer was not taken: %s", error)
        return None


async def taken(answer: Awaitable[Any]) -> bool:
    """Whether Discord took the answer; if it did not, nobody is left to be told."""
    try:
        await answer
    except REFUSALS as error:
        log.warning("an answer was not taken: %s", error)
        return False
    return True


async def drop(click: Click) -> None:
    """Take the private message away that was clicked."""
    await hold_edit(click)
    await taken(click.delete_original_response())


async def _kept(click: Click, answer: Awaitable[Any]) -> None:
    """Remember which message it is."""
    sent = await answer
    callback = isinstance(sent, discord.InteractionCallbackResponse)
    click.extras[SHOWN] = sent.message_id if callback else sent.id


def picked(data: Any) -> list[str]:
    """What was chosen in a menu or typed into the fields of a modal, cut to the allowed length."""
    return _short(data.get("values")) or [one for some in filled_in(data).values() for one in some]


def filled_in(data: Any) -> dict[str, list[str]]:
    """What was chosen or typed in each field of a modal, by the field's id."""
    fields = [row.get("component", {}) for row in data.get("components", [])]
    return {
        (id := str(field.get("custom_id"))): _short(
            field.get("values", [field.get("value")]), LONG.get(id, TYPED)
        )
        for field in fields
    }


def _short(values: Sequence[Any] | None, most: int = TYPED) -> list[str]:
    return [str(value)[:most] for value in (values or ())[:SELECT] if value is not None]


def _replace(click: Click, screen: Screen) -> Awaitable[Any]:
    """Yet to be awaited."""
    if click.response.is_done():
        return click.edit_original_response(view=screen.view, attachments=screen.files)
    return click.response.edit_message(view=screen.view, attachments=screen.files)


async def _answer(click: Click, screen: Screen) -> None:
    view, files = screen.view, screen.files
    if click.response.type is discord.InteractionResponseType.deferred_channel_message:
        await _kept(click, click.edit_original_response(view=view, attachments=files))
    elif click.response.is_done():
        sent = click.followup.send(view=view, files=files, ephemeral=True, wait=True)
        await _kept(click, sent)
    else:
        await _kept(click, click.response.send_message(view=view, files=files, ephemeral=True))
