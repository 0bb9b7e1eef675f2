"""Plans its turn where a game lets it, and searches where not. Either way it ends no turn while
what nearly everybody does next is on offer, such as to play the cards of a hand that will be lost.
"""

from __future__ import annotations

from typing import Any

from engine.core import Action, Dice, Game, Option, View
from engine.house import search
from engine.house.plans import Planner
from engine.house.player import legal


def choose(game: Game[Any], view: View[Any], options: list[Option], dice: Dice) -> Action:
    if game.plans(view.s):
        return planned(game, view, legal(options), dice)
    if any(option.blocked is None and option.action.moves_on for option in options):
        options = [option for option in options if not game.passes(option.action)]
    return search.choose(game, view, options, dice)


def planned(game: Game[Any], view: View[Any], actions: list[Action], dice: Dice) -> Action:
    if len(actions) == 1:
        return actions[0]
    dice.shuffle(actions)  # any of several equal ones: no habits if all is decided
    if best := Planner(game, view, actions, dice).best():
        return best
    moving_on = [action for action in actions if action.moves_on]
    return (moving_on or [action for action in actions if game.passes(action)])[0]
