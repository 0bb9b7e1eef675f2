"""The help gives what friends need a line of its own, where newcomers look for it."""

from __future__ import annotations

import pytest
from discord import ui

from bot.screens.help import TABLE, help_page
from bot.text.say import LANGUAGES, say_in
from engine.games import GAMES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_friends_need_has_a_line_each(lang: str) -> None:
    say = say_in(lang)
    parts = help_page(say, TABLE, [*GAMES.values()]).view.walk_children()
    told = "\n".join(one.content for one in parts if isinstance(one, ui.TextDisplay))
    lines = told.splitlines()
    led = [line.partition("**")[2].partition("**")[0] for line in lines if line.startswith("- ")]

    buttons = say("button-invite"), say("button-note")
    assert led == [buttons[0], "/me tables", buttons[1], "/me away", "/table leave"]
    assert sum("**/table hand**" in line for line in lines) == 1
