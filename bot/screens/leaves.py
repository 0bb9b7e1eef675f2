"""Cards that take more than one picture: a menu of its pages, and what a hand holds beyond the
first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.platform.limits import SELECT, SELECT_TEXT, TEXT, clip
from bot.screens.frame import framed, picture
from bot.screens.rows import Row
from bot.screens.scene import Scene
from bot.table.ids import Deed
from rendering.cards import Card
from rendering.rows import PAGE, page_of, pages


def page_asked(value: str, count: int, other: int) -> int:
    """The page that a menu's line says, from 0; `other` if it is none of so many."""
    return int(value) if value.isdecimal() and int(value) < count else other


def hand_message(
    scene: Scene, held: Sequence[Card], page: int, pictures: Sequence[str]
) -> ui.LayoutView:
    """One page of the cards in hand, with a menu of all pages."""
    words, seat = scene.words, scene.view.seat
    title = clip(f"## {words.say('hand-page', count=len(held), cards=_span(page, held))}", TEXT)
    alt = named(page_of(held, page))
    deed = Deed(scene.table.id, "hand", seat)
    shown = [picture(name, alt) for name in pictures]
    return framed([ui.TextDisplay(title), *shown], turning(deed, held, page))


def named(cards: Sequence[Card]) -> str:
    """The cards of a picture in words."""
    return ", ".join(
        card.title if card.times == 1 else f"{card.times} × {card.title}" for card in cards
    )


def turning(deed: Deed, cards: Sequence[Card], page: int, before: str = "") -> list[Row]:
    """A menu of the pages, if there are several. A line's value is its page behind `before`."""
    if (count := pages(len(cards))) < 2:
        return []
    options = [
        discord.SelectOption(
            label=clip(_line(one, cards), SELECT_TEXT), value=f"{before}{one}", default=one == page
        )
        for one in range(min(count, SELECT))
    ]
    return [ui.ActionRow(ui.Select[Any](custom_id=deed.id, options=options))]


def _line(page: int, cards: Sequence[Card]) -> str:
    """Which cards they are, and the first of them by their names."""
    return f"{_span(page, cards)} · {', '.join(card.title for card in page_of(cards, page))}"


def _span(page: int, cards: Sequence[Card]) -> str:
    first, last = page * PAGE + 1, min(len(cards), (page + 1) * PAGE)
    return f"{first}–{last}" if first < last else str(first)
