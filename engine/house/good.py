"""Searches, but ends no turn while what nearly everybody does next is on offer, such as to play the
cards of a hand that will be lost; and answers what is asked instead of giving standing orders."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Dice, Game, Option, View
from engine.house import search
from engine.house.player import asked


def choose(game: Game[Any], view: View[Any], options: list[Option], dice: Dice) -> Action:
    options = asked(options)
    if any(option.blocked is None and option.action.moves_on for option in options):
        options = [option for option in options if not game.passes(option.action)]
    return search.choose(game, view, options, dice)
