"""Takes the action after which the seat stands best at once, over a few guesses at what is
hidden."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Dice, Game, Option, View
from engine.house.player import fork, legal, tried, worlds

SAMPLES = 4


def choose(game: Game[Any], view: View[Any], options: list[Option], dice: Dice) -> Action:
    """The only legal action at once. Of those that are worth the same, any."""
    actions = legal(options)
    if len(actions) == 1:
        return actions[0]
    seat, seed = view.seat or 0, fork(dice)
    guesses = worlds(game, view, seed, SAMPLES)

    def mean(action: Action) -> float:
        states = (
            tried(game, world, seat, action, Dice(seed, number))
            for number, world in enumerate(guesses)
        )
        return sum(game.worth(s, seat) for s in states) / SAMPLES

    means = [mean(action) for action in actions]
    best = max(means)
    return dice.pick(
        [action for action, worth in zip(actions, means, strict=True) if worth == best]
    )
