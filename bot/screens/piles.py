"""Face-up piles that people can look through privately: discard piles, cards that have left the
game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.platform.limits import SELECT, SELECT_TEXT, TEXT, clip, fold
from bot.screens.folds import rest
from bot.screens.frame import framed, picture
from bot.screens.leaves import named, turning
from bot.screens.rows import Row
from bot.screens.scene import Scene
from bot.table.ids import Deed
from bot.text.say import kebab
from bot.text.words import Words
from engine.core import Pile
from rendering.cards import Card
from rendering.rows import page_of

PILE = "pile"


def numbered(scene: Scene) -> dict[str, Pile]:
    """The piles that hold something, by the value of their line in the menu."""
    piles = scene.table.game.piles(scene.view)
    return {str(number): pile for number, pile in enumerate(piles) if pile.cards}


def pile_message(
    scene: Scene,
    chosen: str,
    pictures: Sequence[str],
    drawn: Sequence[Card] = (),
    page: int = 0,
) -> ui.LayoutView:
    """One pile in words, and a page of it as a picture; menus of its pages and of other piles."""
    words, piles = scene.words, numbered(scene)
    cards = listed(words, piles[chosen].cards)
    lines = [f"### {_name(words, piles[chosen])}", *(f"- {c}" for c in cards)]
    text = fold(lines, TEXT, partial(rest, words))
    shown = [picture(name, named(page_of(drawn, page))) for name in pictures]
    turn = turning(Deed(scene.table.id, "leaf", scene.view.seat), drawn, page, f"{chosen}.")
    return framed([*shown, ui.TextDisplay(text)], turn, _others(scene, chosen))


def _others(scene: Scene, chosen: str) -> list[Row]:
    """A menu of the piles, if there are several."""
    words, piles = scene.words, numbered(scene)
    if len(piles) < 2:
        return []
    options = [
        discord.SelectOption(
            label=clip(_name(words, pile), SELECT_TEXT), value=value, default=value == chosen
        )
        for value, pile in [*piles.items()][:SELECT]
    ]
    menu = ui.Select[Any](
        custom_id=Deed(scene.table.id, "piles", scene.view.seat).id, options=options
    )
    return [ui.ActionRow(menu)]


def listed(words: Words, cards: Sequence[str]) -> list[str]:
    """Equal cards together, in the order in which they lie."""
    return [
        f"{count} × {name}" if count > 1 else name
        for card, count in Counter(cards).items()
        for name in [words.word(f"card-{kebab(card)}", card)]
    ]


def _name(words: Words, pile: Pile) -> str:
    return f"{words.msg(pile.name)} ({len(pile.cards)})"
