"""Discord's hard limits, and one of our own. `fits` checks a message against them before it is
sent."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

import discord
from discord import ui

COMPONENTS = 40  # components of a V2 message, nested ones included
TEXT = 4000  # characters of all its text together
CUSTOM_ID = 100
BUTTON = 80
ROW = 5  # buttons in a row
SELECT = 25  # options of a menu
SELECT_TEXT = 100  # label, value and description of an option
PLACEHOLDER = 150
FIELDS = 5  # of a modal
LABEL = 45  # of a field
ALT = 1024
EMOJI_NAME = 32
CHOICES = 25  # suggestions for a command's option
CHOICE_TEXT = 100
TYPED = 100  # characters that anybody may type into an option or a field: our own limit
NOTE = 1000  # of a note, likewise
TOKEN_SECONDS = 15 * 60  # how long an interaction can be answered


# of a line, or of a sentence with what closes it; “1. Ann” is none
_ENDS = re.compile('(?=\n)|(?<=[^0-9][.!?…])(?:[\u202f\xa0]?[»”"’)])*(?=\\s)')


def clip(text: str, length: int) -> str:
    """Text shortened at the end of a word, unless that loses two thirds; the ellipsis shows
    that there was more."""
    if len(text) <= length:
        return text
    cut = text[: length - 1]
    head = cut.rpartition(" ")[0]
    return (head if len(head) >= length / 3 else cut).rstrip(" ,;:") + "…"


def whole(text: str, length: int) -> str:
    """As many whole lines and sentences as fit, from the first on; of one that is too long alone,
    as many words."""
    if len(text) <= length:
        return text
    ends = [end.end() for end in _ENDS.finditer(text, 0, length + 1)]
    return text[: ends[-1]] if ends else clip(text, length)


def fold(
    lines: Sequence[str], length: int, more: Callable[[int], str], most: int | None = None
) -> str:
    """All lines if they fit; else as many whole ones as do, from the first on, and a last one that
    says how many are left out and where they stand: `more(how many)`. No line is begun that does
    not end. `most`: no more lines than that, though they would fit."""
    few = len(lines) if most is None else most
    if len(text := "\n".join(lines)) <= length and len(lines) <= few:
        return text
    shown = min(few, len(lines) - 1)
    while shown and _room(lines, shown, more) > length:
        shown -= 1
    return "\n".join([*lines[:shown], more(len(lines) - shown)])


def fold_oldest(lines: Sequence[str], length: int, more: Callable[[int], str]) -> str:
    """The same, from the last line backwards; what is left out is said above them."""
    if len("\n".join(lines)) <= length:
        return "\n".join(lines)
    return "\n".join(fold(lines[::-1], length, more).split("\n")[::-1])


def _room(lines: Sequence[str], shown: int, more: Callable[[int], str]) -> int:
    return sum(len(line) + 1 for line in lines[:shown]) + len(more(len(lines) - shown))


def pages(lines: Iterable[str], length: int) -> list[str]:
    """All lines, in as many texts as they need; a line that is too long alone is shortened."""
    texts = [""]
    for line in (clip(one, length) for one in lines):
        longer = f"{texts[-1]}\n{line}" if texts[-1] else line
        if len(longer) <= length:
            texts[-1] = longer
        else:
            texts.append(line)
    return texts


def fits(view: ui.LayoutView) -> list[str]:
    """What breaks a limit in a message that is about to be sent; empty if all is well."""
    items = list(view.walk_children())
    text = sum(len(item.content) for item in items if isinstance(item, ui.TextDisplay))
    found = [problem for item in items for problem in _too_long(item)]
    if (count := view.total_children_count) > COMPONENTS:
        found.append(f"{count} components")
    if text > TEXT:
        found.append(f"{text} characters of text")
    ids = [item.custom_id for item in items if isinstance(item, ui.Button | ui.Select)]
    if len(set(ids)) < len(ids):
        found.append("a custom_id twice")
    return found


def _too_long(item: ui.Item[ui.LayoutView]) -> Iterator[str]:
    match item:
        case ui.Button():
            yield from _over("label", item.label, BUTTON)
            yield from _over("custom_id", item.custom_id, CUSTOM_ID)
        case ui.Select():
            yield from _over("placeholder", item.placeholder, PLACEHOLDER)
            yield from _over("custom_id", item.custom_id, CUSTOM_ID)
            if not 1 <= len(item.options) <= SELECT:
                yield f"{len(item.options)} options in a select"
            for option in item.options:
                yield from _option(option)
        case ui.ActionRow():
            if not 1 <= len(item.children) <= ROW:
                yield f"{len(item.children)} items in a row"
        case ui.MediaGallery():
            for picture in item.items:
                yield from _over("alt text", picture.description, ALT)
        case ui.Thumbnail():
            yield from _over("alt text", item.description, ALT)
        case ui.TextDisplay():
            if not item.content:
                yield "an empty text"
        case _:
            pass


def _option(option: discord.SelectOption) -> Iterator[str]:
    yield from _over("option", option.label, SELECT_TEXT)
    yield from _over("value", option.value, SELECT_TEXT)
    yield from _over("description", option.description, SELECT_TEXT)


def _over(what: str, text: str | None, length: int) -> Iterator[str]:
    if text is not None and not 1 <= len(text) <= length:
        yield f"{what} of {len(text)} characters"
