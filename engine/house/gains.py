"""What each action gains over ending the turn.

Ending the turn is judged with all that follows: the next hand, the dragon, what others find on the
table. Other actions are not, so the two cannot be compared as they are. Each is compared with its
like: the table as it lies with the one from before, the table after the turn with the one after the
turn if nothing more were done. To end the turn gains 0, or `IDLE`. Where it cannot be ended, all is
weighed as it lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from copy import copy
from functools import cached_property
from typing import Any, NamedTuple

from engine.core import Action, Dice, Game, State, Unseen
from engine.house.player import tried

DIGITS = 6  # of a gain: what is smaller is an error of rounding
STEPS = 8  # by all seats, until nothing is half done
IDLE = -3.0  # to end a turn where worth knows so little: better a step astray than none


class Gain(NamedTuple):
    """The greater the better: first by worth; of equal ones what nearly everybody does next, then
    the end of the turn, so that nothing is done to no purpose."""

    worth: float
    moves_on: bool
    passes: bool


class Gains:
    """Of the actions of one decision, on one guess at the table, all with the same luck."""

    def __init__(
        self, game: Game[Any], guess: bytes, seat: int, actions: Sequence[Action], luck: Dice
    ) -> None:
        self.game, self.guess, self.seat, self.luck = game, guess, seat, luck
        self.passing = next((action for action in actions if game.passes(action)), None)
        s = game.load(guess)
        self.now, self.turn = game.worth(s, seat), self.turn_of(s)

    def of(self, action: Action) -> float:
        """The larger of what it brings to the table as it lies and to the table after the turn: the
        one knows what can still be bought with points that will be lost, the other that steps which
        are left are worth nothing unless they are taken."""
        s = tried(self.game, self.guess, self.seat, action, copy(self.luck))
        if self.game.plays_on:
            self.play_on(s)
        then = self.game.worth(s, self.seat)
        if s.result is not None or self._ended is None:
            return then - self.now
        if self.turn_of(s) != self.turn:
            return then - self._ended
        ended = self._worth_ended(s)
        return max(then - self.now, then - self.now if ended is None else ended - self._ended)

    @cached_property
    def _ended(self) -> float | None:
        return self._worth_ended(self.game.load(self.guess))

    def _worth_ended(self, s: State) -> float | None:
        """The worth once the turn has been ended, if it can be."""
        if self.passing is None or self.passing not in self.game.legal(s, self.seat):
            return None
        with suppress(Unseen):
            self.game.step(s, self.seat, self.passing, copy(self.luck))
        return self.game.worth(s, self.seat)

    def play_on(self, s: State) -> None:
        """Until nothing is half done any more: each takes what stands best at once."""
        game = self.game
        with suppress(Unseen):
            for _ in range(STEPS):
                if self.turn_of(s) != self.turn or not game.actors(s):
                    return
                if any(map(game.passes, game.legal(s, self.seat))):
                    return
                seat = game.actors(s)[0]
                game.step(s, seat, self.best(s, seat), copy(self.luck))

    def best(self, s: State, seat: int) -> Action:
        """Of what answers the decision: to give standing orders leads nowhere."""
        game, legal = self.game, self.game.legal(s, seat)
        actions = [action for action in legal if not action.standing]
        if len(actions) == 1:
            return actions[0]
        table = game.dump(s)

        def at_once(action: Action) -> float:
            return game.worth(tried(game, table, seat, action, copy(self.luck)), seat)

        return max(actions, key=at_once)

    def turn_of(self, s: State) -> Any:
        return self.game.turn(s) if self.game.turn else None


def ranked(game: Game[Any], some: Sequence[Gains], action: Action) -> Gain:
    """The gain of an action on average over several guesses."""
    if game.passes(action):
        return Gain(IDLE if game.plays_on else 0.0, action.moves_on, True)
    mean = sum(gains.of(action) for gains in some) / len(some)
    return Gain(round(mean, DIGITS), action.moves_on, False)
