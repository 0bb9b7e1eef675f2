"""Playing games and whole campaigns, in this process or in several."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from typing import Any

import msgspec

from bot.simulate.plan import Task, seed_of
from engine.core import Dice, Event, Game, Illegal, Merit, Result, Setup
from engine.games import GAMES
from engine.house import HOUSES, play_out

GARBAGE = 200_000  # objects between two collections
TRIES = 4  # tries at a chapter before the campaign stops


@dataclass(frozen=True)
class Outcome:
    """How one game ended: `winners` are seats, none if the game won or in a draw. `began` are the
    seats of the side that was asked first, () if several were. `chapter` counts from 1 within what
    was played, and `first` says whether it is its first try; `merits` are by seat, of the
    `figures`, and so are `styles`; `feats` are what anybody achieved."""

    result: Result
    winners: tuple[int, ...]
    began: tuple[int, ...]
    moves: int
    chapter: int = 1
    first: bool = True
    figures: tuple[str, ...] = ()
    merits: Mapping[Merit, int] = field(default_factory=dict[Merit, int])
    styles: tuple[str, ...] = ()
    feats: frozenset[str] = frozenset()
    rounds: int = 0

    def score(self, key: str) -> int:
        return next(score.value for score in self.result.scores[0] if score.id == key)

    @property
    def clicks_per_turn(self) -> float:
        return self.moves / (len(self.result.places) * self.rounds)


def played(tasks: Sequence[Task], jobs: int) -> Iterator[list[Outcome]]:
    """Outcomes in the order of the tasks; those of one campaign stay together. With more than one
    of `jobs`, each is a process of its own."""
    if jobs == 1:
        hurry()
        yield from map(play, tasks)
        return
    with get_context("spawn").Pool(jobs, hurry) as pool:
        yield from pool.imap(play, tasks)


def hurry() -> None:
    """Tables hold no cycles, and looking for them costs a quarter of the time."""
    gc.set_threshold(GARBAGE)


def play(task: Task) -> list[Outcome]:
    """The tables of a task: one, or those of a campaign in a row."""
    if task.whole:
        return list(campaign(task))
    return [table(task, task.setup, task.seed)[0]]


def campaign(task: Task) -> Iterator[Outcome]:
    """Play chapter by chapter, as far as they are written; a lost one is played again."""
    game, setup = GAMES[task.game], task.setup
    chapter, tries, number = 1, 0, 0
    while tries < TRIES and can_go_on(game, setup):
        outcome, final = table(task, setup, seed_of(task.seed.hex(), number))
        yield replace(outcome, chapter=chapter, first=tries == 0)
        chapter, tries = (chapter + 1, 0) if outcome.winners else (chapter, tries + 1)
        setup, number = msgspec.structs.replace(setup, campaign=game.harvest(final)), number + 1


def can_go_on(game: Game[Any], setup: Setup) -> bool:
    """Whether the game still takes the campaign: a finished one has no further chapter."""
    try:
        game.new(setup, Dice(b"", 0))
    except Illegal:
        return False
    return True


def table(task: Task, setup: Setup, seed: bytes) -> tuple[Outcome, Any]:
    """Play a table to its end. Returns how it ended, and its last state. Raises RuntimeError if the
    game stops without a result, or does not stop."""
    game, houses = GAMES[task.game], [HOUSES[house] for house in task.houses]
    merits, mode = Counter[Merit](), game.mode(setup.mode)

    def watch(before: Any, events: Sequence[Event], after: Any) -> None:
        merits.update(game.merits(before, events, after) if game.merits else {})

    record = play_out(game, setup, houses, seed, watch if game.merits else None)
    s = record.final
    if s.result is None:
        raise RuntimeError(f"{task.game} ended without a result")
    asked = set(game.actors(game.new(setup, Dice(seed, 0)).s))
    outcome = Outcome(
        result=s.result,
        winners=mode.winners(s.result.places),
        began=next((side for side in mode.sides(setup.seats) if asked <= set(side)), ()),
        moves=len(record.moves),
        rounds=game.rounds(s),
        figures=tuple(called.id for seat in range(s.seats) if (called := game.called(s, seat))),
        merits=dict(merits),
        styles=tuple(game.style(s, seat) for seat in range(s.seats)) if game.style else (),
        feats=frozenset(feat for seat in range(s.seats) for feat in game.feats(s, seat)),
    )
    return outcome, s
