"""A game's picture, beside what is said of the game where it is offered or about to begin."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.screens.frame import Item, attached
from bot.text.called import word
from bot.text.say import Say, kebab
from engine.core import Game
from rendering.artist import cover_of


def covered(
    game: Game[Any], text: str, say: Say, *, plain: bool = False
) -> tuple[Item, dict[str, bytes]]:
    """The text, with the game's cover beside it if it has one, unless all is `plain`; and that
    cover by its name."""
    if plain or (cover := cover_of(game.key)) is None:
        return ui.TextDisplay(text), {}
    shows = word(say, f"game-{kebab(game.key)}-cover", "")
    picture = ui.Thumbnail[Any](attached(game.key), description=shows or None)
    return ui.Section(text, accessory=picture), {game.key: cover}
