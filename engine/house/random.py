"""Takes any legal action, each with the same chance."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Dice, Game, Option, View
from engine.house.player import legal


def choose(_: Game[Any], __: View[Any], options: list[Option], dice: Dice) -> Action:
    return dice.pick(legal(options))
