"""Searches, but ends no turn while what nearly everybody does next is on offer, such as to play the
cards of a hand that will be lost; and answers what is asked instead of giving standing orders."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Dice, Game, Option, View
from engine.house import search
from engine.house.player import asked

BRISK = search.Effort(playouts=24, turn_worlds=8, brisk=True)  # where playouts go to the turn's end


def choose(game: Game[Any], view: View[Any], options: list[Option], dice: Dice) -> Action:
    """The only legal action at once; a brisk search where playouts go to the end of a turn."""
    options = asked(options)
    if any(option.blocked is None and option.action.moves_on for option in options):
        options = [option for option in options if not game.passes(option.action)]
    by_turns = game.turn is not None and not game.plays_on
    return search.choose(game, view, options, dice, BRISK if by_turns else search.FULL)
