"""What a game declares of its lessons: a position, and the steps that lead from it to a small
victory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from engine.values import Action, Seat, Setup, Word

Moves = tuple[tuple[Seat, Action], ...]


class Step(msgspec.Struct, frozen=True):
    """One click. `others` are moves of other seats that follow it at once. `given` is what the text
    takes for granted, beyond what its facts say and that the option is open."""

    open: Action
    others: Moves = ()
    given: Callable[[Any], bool] = lambda _: True


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """The learner holds every seat of `setup` where a person sits. After `prelude`, `lay` lays the
    state differently, in place. `facts` are what the texts of the steps tell of the state before
    each. `met` holds after the last step, and not before."""

    setup: Setup
    seed: bytes  # of all dice, from the setup on
    steps: tuple[Step, ...]
    facts: Callable[[Any], Mapping[str, Word]]
    met: Callable[[Any], bool]
    prelude: Moves = ()
    lay: Callable[[Any], None] = lambda _: None
