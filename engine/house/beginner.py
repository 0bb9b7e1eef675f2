"""Takes what gains most at once, over a few guesses at what is hidden, and ends its turn when
nothing gains any more."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Dice, Game, Option, View
from engine.house.gains import Gains, ranked
from engine.house.player import fork, legal, worlds

SAMPLES = 4


def choose(game: Game[Any], view: View[Any], options: list[Option], dice: Dice) -> Action:
    """The only legal action at once. Of those that gain the same, any."""
    actions = legal(options)
    if len(actions) == 1:
        return actions[0]
    seat, seed = view.seat or 0, fork(dice)
    some = [
        Gains(game, guess, seat, actions, Dice(seed, number))
        for number, guess in enumerate(worlds(game, view, seed, SAMPLES))
    ]
    found = [ranked(game, some, action) for action in actions]
    best = max(found)
    return dice.pick([action for action, gain in zip(actions, found, strict=True) if gain == best])
