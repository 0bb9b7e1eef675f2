"""What was read at a table so far, page by page, to be read again."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.screens.campaigns import page_message, page_text
from bot.screens.frame import button
from bot.screens.scene import Scene
from bot.table.ids import Deed


def story_message(scene: Scene, number: int | None) -> ui.LayoutView | None:
    """The page of this number, from 1, with buttons to the ones before and after; the newest if
    there is no such page, None if nothing was read."""
    words, tale = scene.words, scene.table.game.story(scene.view)
    if tale is None or not tale.pages:
        return None
    last = len(tale.pages)
    at = number if number is not None and 1 <= number <= last else last
    turns = {"back-page": at - 1, "next-page": at + 1}
    row = [
        button(words, id, Deed(scene.table.id, "story", page))
        for id, page in turns.items()
        if 1 <= page <= last
    ]
    text = page_text(words, tale.pages[at - 1])
    return page_message(words, tale, (at, last), text, [ui.ActionRow[Any](*row)] if row else [])
