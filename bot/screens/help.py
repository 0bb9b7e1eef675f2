"""The help: three pages that tell how to play, where things are, and what can go wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.platform.limits import ROW
from bot.screens.frame import framed, leading, sentence
from bot.screens.how_to_play import how_buttons
from bot.screens.screen import Screen
from bot.table.ids import Help, Learn
from bot.text.called import game_name
from bot.text.say import Say
from engine.core import Game

PAGES = (1, 2, 3)
TABLE = 2  # the page on what is at the table, and on friends who play there


def help_page(say: Say, number: int, games: Sequence[Game[Any]]) -> Screen:
    """The first page leads to lessons and to the How to play cards."""
    buttons = [
        ui.Button[ui.LayoutView](
            label=say(f"button-help-{one}"),
            style=ButtonStyle.primary if one == number else ButtonStyle.secondary,
            custom_id=Help(one).id,
            disabled=one == number,
        )
        for one in PAGES
    ]
    if number == PAGES[0] and any(game.lessons for game in games):
        buttons.append(leading(say, "learn", Learn(), ButtonStyle.success))
    cards = [
        button
        for game in games
        for button in how_buttons(say, game, game.modes[0], game_name(say, game.key))
    ]
    text = [say(f"help-{number}"), *([say("help-friends")] if number == TABLE else [])]
    if number != PAGES[0] or not cards:
        return Screen(sentence("\n".join(text), *buttons))
    rows = [ui.ActionRow(*cards[i : i + ROW]) for i in range(0, len(cards), ROW)]
    first, how = (ui.TextDisplay[Any](told) for told in (*text, say("help-how")))
    return Screen(framed([first, ui.ActionRow(*buttons), how], rows))
