"""The help: three screens that say how to play, what is where, and what can go wrong."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.screens.frame import sentence
from bot.sheets import Sheet
from bot.table.ids import Screen
from bot.text.say import Say

SCREENS = (1, 2, 3)


def help_screen(say: Say, number: int) -> Sheet:
    buttons = [
        ui.Button[ui.LayoutView](
            label=say(f"button-help-{one}"),
            style=ButtonStyle.primary if one == number else ButtonStyle.secondary,
            custom_id=Screen(one).id,
            disabled=one == number,
        )
        for one in SCREENS
    ]
    return Sheet(sentence(say(f"help-{number}"), *buttons))
