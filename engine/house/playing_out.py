"""A whole table of bot players, as a pure function of its setup and seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.core import Action, Dice, Event, Game, Setup, State
from engine.house.player import House

S = TypeVar("S", bound=State)

MOVES_LIMIT = 20_000  # no table of any game comes near; one that does never ends


@dataclass(frozen=True, slots=True)
class Record(Generic[S]):
    """A table played to its end: every choice in order, and what it came to."""

    moves: tuple[tuple[int, Action], ...]
    final: S


def play_out(
    game: Game[S],
    setup: Setup,
    houses: Sequence[House],
    seed: bytes,
    watch: Callable[[S, Sequence[Event], S], None] | None = None,
) -> Record[S]:
    """Play until the result; `houses[seat]` chooses. If several seats must act, the first acts
    first. Raises RuntimeError after MOVES_LIMIT moves without one.

    `watch` gets each move: the state before, the events, the state after.
    """
    s = game.new(setup, Dice(seed, 0)).s
    moves: list[tuple[int, Action]] = []
    while s.result is None:
        if len(moves) == MOVES_LIMIT:
            raise RuntimeError(f"{game.key} did not end within {MOVES_LIMIT} moves")
        seat, number = game.actors(s)[0], len(moves) + 1
        action = decide(game, s, seat, houses[seat], Dice.house(seed, number))
        before = game.copy(s) if watch else s
        events = game.step(s, seat, action, Dice(seed, number))
        moves.append((seat, action))
        if watch:
            watch(before, events, s)
    return Record(tuple(moves), s)


def decide(game: Game[Any], s: State, seat: int, house: House, dice: Dice) -> Action:
    """What a bot player does with a seat that it must act for."""
    return house(game, game.view(s, seat), game.options(s, seat), dice)
