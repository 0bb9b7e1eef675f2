"""The help: three pages that tell how to play, where things are, and what can go wrong."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.screens.frame import sentence
from bot.screens.screen import Screen
from bot.table.ids import Help
from bot.text.say import Say

PAGES = (1, 2, 3)


def help_page(say: Say, number: int) -> Screen:
    buttons = [
        ui.Button[ui.LayoutView](
            label=say(f"button-help-{one}"),
            style=ButtonStyle.primary if one == number else ButtonStyle.secondary,
            custom_id=Help(one).id,
            disabled=one == number,
        )
        for one in PAGES
    ]
    return Screen(sentence(say(f"help-{number}"), *buttons))
