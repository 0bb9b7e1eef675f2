"""A lesson as a game of which all but one door is closed.

Buttons, refusals and reasons follow from `Game.options`, so nothing else needs to know that it is a
lesson. The state holds nothing new: `State.now` counts the learner's clicks.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from engine.core import (
    Action,
    Applied,
    Dice,
    Event,
    Game,
    Illegal,
    Msg,
    Option,
    Result,
    Setup,
)
from engine.lessons import Lesson, Moves, Step
from engine.phases import S

NOT_NOW = Msg("lesson-not-now")


class Taught(Game[S], frozen=True, kw_only=True):
    """The game `base`, played along `lesson`."""

    base: Game[S]
    lesson: Lesson

    def new(self, setup: Setup, dice: Dice) -> Applied[S]:
        """The position. What led to it is not told."""
        s = self.base.new(setup, dice).s
        s, _ = self._moved(s, self.lesson.prelude, dice)
        self.lesson.lay(s)
        self.check(s)
        return self._dated(s, 0)

    def opened(self, s: S) -> Step | None:
        """The step that is open; None after the last."""
        steps = self.lesson.steps
        return steps[s.now] if s.now < len(steps) else None

    def actors(self, s: S) -> Sequence[int]:
        """Only the learner is waited for: the others' moves come by themselves."""
        return [seat for seat in self.base.actors(s) if s.people[seat]]

    def offers(self, s: S, seat: int) -> Iterator[Option]:
        step = self.opened(s)
        door = step.open if step is not None and s.people[seat] else None
        return (self._closed(one, door) for one in self.base.offers(s, seat))

    def following(self, s: S, seat: int) -> Action | None:
        """Every step is clicked, even where a real table would play it by itself."""
        return None

    def apply(self, s: S, seat: int, action: Action, dice: Dice) -> Applied[S]:
        """The step, and what the others do then. Raises Illegal."""
        step = self.opened(s)
        if step is None or action not in self.legal(s, seat):
            raise Illegal(NOT_NOW)
        after, events = self._moved(s, ((seat, action), *step.others), dice)
        return self._dated(after, s.now + 1, events)

    def _closed(self, option: Option, door: Action | None) -> Option:
        if option.blocked is not None or option.action == door:
            return option
        return msgspec.structs.replace(option, blocked=NOT_NOW)

    def _moved(self, s: S, moves: Moves, dice: Dice) -> tuple[S, tuple[Event, ...]]:
        events: tuple[Event, ...] = ()
        for seat, action in moves:
            done = self.base.apply(s, seat, action, dice)
            s, events = done.s, events + done.events
        return s, events

    def _dated(self, s: S, now: int, events: tuple[Event, ...] = ()) -> Applied[S]:
        """With the last step the table ends, whether or not its game has."""
        s.now, s.changed = now, [now] * s.seats
        if self.opened(s) is None and s.result is None:
            places = tuple(1 if person else 2 for person in s.people)
            s.result = Result(places, ((),) * s.seats)
        return Applied(s, events, free=False)


def taught(game: Game[S], number: int) -> Taught[S]:
    """The game's lesson with that number, from 1. Raises LookupError."""
    if not 0 < number <= len(game.lessons):
        raise LookupError(f"{game.key} has no lesson {number}")
    return teaching(game, game.lessons[number - 1])


def teaching(game: Game[S], lesson: Lesson) -> Taught[S]:
    """The version changes with the game's rules, with the position and with the steps."""
    parts: dict[str, Any] = {name: getattr(game, name) for name in Game.__struct_fields__}
    one = Taught[S](**parts, base=game, lesson=lesson)
    steps = [(step.open, step.others) for step in lesson.steps]
    kept = one.dump(one.new(lesson.setup, Dice(lesson.seed, 0)).s) + repr(steps).encode()
    digest = hashlib.sha256(kept).hexdigest()[:8]
    return msgspec.structs.replace(one, version=f"{game.version}-{digest}")


def played(one: Taught[S]) -> Iterator[S]:
    """The states before each step, and the one after the last. Raises Illegal at a step that cannot
    be taken, or whose text would be wrong."""
    lesson = one.lesson
    s = one.new(lesson.setup, Dice(lesson.seed, 0)).s
    for number, step in enumerate(lesson.steps, 1):
        yield s
        seats = [seat for seat in one.actors(s) if step.open in one.legal(s, seat)]
        if not seats or not step.given(s) or lesson.met(s):
            raise Illegal(Msg("lesson-broken", {"step": number}))
        s = one.apply(s, seats[0], step.open, Dice(lesson.seed, number)).s
    if not lesson.met(s):
        raise Illegal(Msg("lesson-broken", {"step": len(lesson.steps)}))
    yield s
