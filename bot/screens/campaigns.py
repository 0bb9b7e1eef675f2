"""A campaign's private screens: the score sheet, and the journal of what has been read so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from discord import ui

from bot.platform.limits import BUTTON, TEXT, clip, fold
from bot.screens.folds import rest
from bot.screens.frame import framed, picture
from bot.screens.rows import Row
from bot.screens.scene import TITLE
from bot.table.ids import Leaf
from bot.text.words import Words
from engine.core import Chronicle, Msg, Tale

SHEET = "campaign"
ROOM = TEXT - 400  # characters of a leaf of the journal; the rest is for its heading


def sheet_message(
    words: Words, campaign: int, told: Chronicle, about: Sequence[str], drawn: bool
) -> ui.LayoutView:
    """`about` stands below the sheet: whose it is, and what else is kept here."""
    lines = [words.msg(line) for line in told.lines]
    text = [f"## {words.msg(told.heading)}", *lines, "", *about]
    parts: list[ui.Item[Any]] = [ui.TextDisplay(fold(text, TEXT, partial(rest, words)))]
    if drawn:
        parts.insert(0, picture(SHEET, "\n".join(lines) or words.msg(told.heading)))
    leaf = _turn(words.say("button-journal"), Leaf(campaign, len(told.tales), 1))
    return framed(parts, [ui.ActionRow(leaf)] if told.tales else [])


def leaf_message(words: Words, leaf: Leaf, told: Chronicle) -> ui.LayoutView | None:
    """One leaf of the journal, with buttons to the next and to the other chapters; None if there is
    no such leaf."""
    if not 1 <= leaf.chapter <= len(told.tales):
        return None
    tale = told.tales[leaf.chapter - 1]
    leaves = list(_leaves(words, tale))
    if not 1 <= leaf.page <= len(leaves):
        return None
    turns = [
        (words.say("button-back-page"), leaf.page - 1),
        (words.say("button-next-page"), leaf.page + 1),
    ]
    row = [
        _turn(label, Leaf(leaf.campaign, leaf.chapter, page))
        for label, page in turns
        if 1 <= page <= len(leaves)
    ]
    rows = [ui.ActionRow(*row)] if row else []
    at, text = (leaf.page, len(leaves)), leaves[leaf.page - 1]
    return page_message(words, tale, at, text, [*rows, *_chapters(words, leaf, told)])


def page_message(
    words: Words, tale: Tale, at: tuple[int, int], text: str, rows: Sequence[Row]
) -> ui.LayoutView:
    """A part of a tale under its heading. `at`: its number, and how many there are."""
    number = words.say("journal-page", page=at[0], pages=at[1])
    head = f"## {words.msg(tale.heading)}\n-# {number}"
    return framed([ui.TextDisplay(clip(f"{head}\n{text}", TEXT))], rows)


def _chapters(words: Words, leaf: Leaf, told: Chronicle) -> list[ui.ActionRow[Any]]:
    others = [
        _turn(words.msg(tale.heading), Leaf(leaf.campaign, number, 1))
        for number, tale in enumerate(told.tales, 1)
        if number != leaf.chapter
    ]
    return [ui.ActionRow(*others)] if others else []


def _leaves(words: Words, tale: Tale) -> Iterator[str]:
    """As many whole pages as fit on each leaf, one leaf after the other."""
    leaf = ""
    for page in tale.pages:
        text = page_text(words, page)
        if leaf and len(leaf) + len(text) + 2 > ROOM:
            yield leaf
            leaf = ""
        leaf = f"{leaf}\n\n{text}" if leaf else clip(text, ROOM)
    if leaf:
        yield leaf


def page_text(words: Words, page: tuple[Msg, ...]) -> str:
    """Titles stand out."""
    told = [(part.id.endswith(TITLE), words.msg(part)) for part in page]
    return "\n".join(f"**{text}**" if title else text for title, text in told)


def _turn(label: str, leaf: Leaf) -> ui.Button[Any]:
    return ui.Button(label=clip(label, BUTTON), custom_id=leaf.id)
