"""Whether a move can be used to peek: made, looked at, and freely taken back.

If the mover cannot tell two tables apart, no move that can be taken back for free may let them do
so afterwards. Such tables are those that `imagine` makes, and those on which somebody else has
secretly chosen otherwise before: no guess knows of an order that its owner gave no sign of.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from engine.core import Action, Applied, Dice, Game, State, Unseen
from tests.engine.conformance import Case, Moment, guess, log, played

GUESSES = 2  # guesses at one moment
FAR = 60  # how many moves another choice is followed
OTHERWISE = 5  # how many moments of a play have somebody choose otherwise


def tells(m: Moment, world: State) -> bool:
    """Whether the move shows its seat on which of the two tables it was made, or needs a card that
    the other lacks. If so, it must be free on neither."""
    try:
        elsewhere = m.game.apply(world, m.seat, m.action, m.dice)
    except Unseen:
        assert not m.done.free, f"{m} can be taken back after a card was drawn"
        return True
    if sight(m.game, elsewhere, m.seat) == seen(m, m.seat):
        return False
    assert not m.done.free, f"{m} can be taken back after it has told what lay hidden"
    assert not elsewhere.free, f"{m} could be taken back, had it lain otherwise"
    return True


def tells_nothing_for_free(m: Moment) -> None:
    """A law of `conformance.py`: what a move tells its own player cannot be taken back."""
    for world in guesses(m):
        tells(m, world)


def sight(game: Game[Any], done: Applied[Any], seat: int) -> object:
    """All that a seat learns from a move; what it may do next follows from its view."""
    return log(done, game, seat), game.view(bare(done.s), seat)


@lru_cache(maxsize=FAR * 8)
def seen(m: Moment, seat: int) -> object:
    return sight(m.game, m.done, seat)


def bare(s: State) -> State:
    """The state without the number of moves: somebody may have made one more in secret."""
    return msgspec.structs.replace(s, now=0, changed=[0] * s.seats)


def guesses(m: Moment) -> Iterator[State]:
    """The table as the mover may imagine it."""
    for number in range(GUESSES):
        world = guess(m, m.seat, Dice(b"guess" + m.seed, m.number * GUESSES + number))
        if m.action in m.game.legal(world, m.seat):
            yield world


@dataclass
class World:
    """A play in which `chooser` once chose otherwise; the `blind` are those who cannot know it
    yet."""

    game: Game[Any]
    chooser: int
    s: State
    blind: set[int]

    def go(self, m: Moment, *actions: Action) -> None:
        """Make the move, or what `chooser` did instead of it."""
        events = [e for action in actions for e in self.game.step(self.s, m.seat, action, m.dice)]
        done = Applied(self.s, tuple(events), free=False)
        self.blind = {seat for seat in self.blind if sight(self.game, done, seat) == seen(m, seat)}


def otherwise(case: Case, starts: int = OTHERWISE) -> Iterator[tuple[Moment, State]]:
    """Moves of a play, each with a table that looks the same and on which it can be made, too."""
    moments = played(case)
    for start in range(0, len(moments), max(1, len(moments) // starts)):
        m = moments[start]
        for action in m.game.legal(m.s, m.seat):
            if action != m.action:
                world = parted(m, action)
                yield from followed(world, moments[start + 1 : start + 1 + FAR])


def parted(m: Moment, action: Action) -> World:
    """The world after the other choice, and after the real one too if it is still on offer."""
    world = World(m.game, m.seat, m.game.copy(m.s), {*range(m.s.seats)} - {m.seat})
    after = m.game.apply(m.s, m.seat, action, m.dice).s
    world.go(m, *([action, m.action] if m.action in m.game.legal(after, m.seat) else [action]))
    return world


def followed(world: World, moments: Sequence[Moment]) -> Iterator[tuple[Moment, State]]:
    """The real moves in the other world, until nobody is blind, nothing differs any more or a move
    cannot be made."""
    for m in moments:
        if not world.blind or bare(world.s) == bare(m.s):
            return
        if m.seat in world.blind:
            yield m, world.s
        elif m.action not in m.game.legal(world.s, m.seat):
            return
        world.go(m, m.action)
