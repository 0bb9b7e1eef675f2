"""The How to play card of a game in one of its modes: goal, a turn, eight words, how one loses."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

from bot.platform.limits import BUTTON, clip
from bot.screens.frame import sentence
from bot.screens.screen import Screen
from bot.table.ids import How
from bot.text.called import game_name, legend_of, mode_name, signs_of
from bot.text.say import Say, kebab
from engine.core import Game, Mode

PARTS = ("goal", "turn", "words", "lose")


def card(say: Say, game: Game[Any], mode: Mode) -> str:
    """The card without its title; "" if the game has none. What a mode does not say for itself is
    the same in all."""
    lines: list[str] = []
    for part in PARTS:
        ids = (f"how-{kebab(game.key)}-{mode.key}-{part}", f"how-{kebab(game.key)}-{part}")
        if id := next((id for id in ids if id in say), None):
            lines.append(say(f"how-{part}", text=say(id)))
            lines += [""] if part == "turn" else []  # a list would take in the line after it
    return "\n".join(lines)


def how_to_play(say: Say, game: Game[Any], mode: Mode) -> Screen:
    """The card, and buttons to those of the game's other modes, which say that they are read and
    begin nothing."""
    named = mode_name(say, game, mode)
    title = say("pair", name=game_name(say, game.key), value=named)
    others = [
        _button(
            say("button-how-mode", mode=mode_name(say, game, other)),
            How(game.key, other.key, beside=False),
        )
        for other in game.modes
        if other != mode and card(say, game, other)
    ]
    told = [f"## {title}", card(say, game, mode), legend_of(say, game.key)]
    told.append(signs_of(say, game.key))
    return Screen(sentence("\n".join(line for line in told if line), *others))


def how_buttons(
    say: Say, game: Game[Any], mode: Mode, label: str = "", emoji: str | None = None
) -> list[ui.Button[ui.LayoutView]]:
    """The button to the card, if the game has one."""
    if not card(say, game, mode):
        return []
    return [_button(label or say("button-how"), How(game.key, mode.key), emoji)]


def _button(label: str, how: How, emoji: str | None = None) -> ui.Button[ui.LayoutView]:
    label, style = clip(label, BUTTON), ButtonStyle.secondary
    return ui.Button(label=label, style=style, custom_id=how.id, emoji=emoji)
