"""What every message consists of: one container with texts, pictures and rows of buttons."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.platform.limits import ALT, BUTTON, ROW, TEXT, clip, whole
from bot.screens.rows import Row
from bot.table.ids import Deed, Learn, Pick, Play, Step
from bot.text.say import Say
from bot.text.words import Words
from engine.symbols import Symbol

SIGNS: dict[str, Symbol] = {  # of the buttons beside the game, by their ids
    "my-seat": "seat",
    "back": "seat",
    "why-not": "why",
    "undo": "undo",
    "take-back": "undo",
    "since": "since",
    "text": "text",
    "look-hand": "cards",
    "look-close": "lens",
    "look-goals": "goal",
    "piles": "cards",
    "story": "page",
    "note": "quill",
    "refresh": "again",
    "replay": "film",
    "rematch": "again",
    "anew": "again",
    "go-on": "next",
    "hint": "hint",
    "how": "book",
    "agree": "yes",
    "refuse": "no",
    "confirm": "yes",
    "cancel": "no",
}
UNENDED = re.compile(r"(?<=[^\s.,:;!?…»”’)])\n+")  # the end of a line that is no sentence
MENUS = 1_000  # the first menu's number in its message; no message has as many parts

Item = ui.Item[Any]


def sentence(text: str, *buttons: ui.Button[Any]) -> ui.LayoutView:
    """A private answer in words, with what can be done about it."""
    return framed([ui.TextDisplay(clip(text, TEXT))], [ui.ActionRow(*buttons)] if buttons else [])


def question(say: Say, text: str, yes: ui.Button[Any]) -> ui.LayoutView:
    """What is asked before something is lost: the first button is No, and takes the question
    away."""
    label = clip(say("button-cancel"), BUTTON)
    return sentence(text, ui.Button(label=label, custom_id=Deed(0, "keep").id), yes)


def framed(parts: Sequence[Item], *rows: Sequence[Item]) -> ui.LayoutView:
    """One container. It is stopped at once: `Bot` routes clicks by their ids, so nothing is
    kept. Menus are numbered by themselves, whatever stands above them: an open one stays open
    while the message changes."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts, *(row for some in rows for row in some)))
    menus = [item for item in view.walk_children() if isinstance(item, ui.Select)]
    for number, menu in enumerate(menus, MENUS):
        menu.id = number
    view.stop()
    return view


def picture(name: str, alt: str) -> ui.MediaGallery[Any]:
    """One of the screen's pictures with a description of what it shows, in whole sentences or
    lines; alone, since side by side they would be cropped. A line that is no sentence, such as a
    name, ends with a full stop, since a screen reader does not hear where it ends."""
    lines = whole(alt, ALT - alt.count("\n", 0, ALT))
    told = UNENDED.sub(". ", lines).replace("\n", " ")
    return ui.MediaGallery(discord.MediaGalleryItem(attached(name), description=told))


def attached(name: str) -> str:
    """The address of a file that comes with its message."""
    return f"attachment://{name}"


def in_rows(buttons: Sequence[ui.Button[Any]]) -> list[Row]:
    return [ui.ActionRow(*buttons[i : i + ROW]) for i in range(0, len(buttons), ROW)]


def leading(
    say: Say, id: str, to: Learn | Play, style: ButtonStyle = ButtonStyle.secondary, **args: object
) -> ui.Button[Any]:
    """A button that leads to a game, or to a lesson of it."""
    label = clip(say(f"button-{id}", **args), BUTTON)
    return ui.Button(label=label, style=style, custom_id=to.id)


def button(
    words: Words, id: str, deed: Deed | Pick | Step, style: ButtonStyle = ButtonStyle.secondary
) -> ui.Button[Any]:
    label = clip(words.say(f"button-{id}"), BUTTON)
    return ui.Button(label=label, style=style, custom_id=deed.id, emoji=sign(words, id))


def sign(words: Words, id: str) -> str | None:
    """The symbol of a button beside the game."""
    return words.emoji(SIGNS.get(id))
