"""Bot players that levels are measured by: they stay as they were on 30 November 2026."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core import Action, Dice, Game, Option, View
from engine.house.player import House


def kept(house: House) -> House:
    """The bot player as it was: it goes by `Game.measure`, if `Game.worth` has changed since."""

    def choose(game: Game[Any], view: View[Any], options: list[Option], dice: Dice) -> Action:
        then = replace(game, worth=game.measure) if game.measure else game
        return house(then, view, options, dice)

    return choose
