"""Plans the rest of the own turn.

A plan is a row of actions, after which the turn ends. It is worth what it gains over ending the
turn at once, on average over a few guesses at what is hidden; to end the turn at once gains exactly
0. Step by step those plans are gone on with that stand best as the table lies, a beam of `LINES`,
and each action that is open beside them is the end of a plan of its own. A plan goes no further
than to where dice fall. Of equal plans the shorter one is better, and none leads through a table
that was there before: nothing is done to and fro.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from engine.core import Action, Dice, Game, State, Unseen, View
from engine.house.gains import DIGITS, Gains
from engine.house.player import fork, tried, worlds

GUESSES = 3  # at what is hidden, each with luck of its own
THROWS = 3  # of the dice that the first action needs, in each guess
DEPTH = 8  # actions of a plan
LINES = 1  # plans that are gone on with, at each step
NEXT = 10  # actions that a plan is gone on with: those that stand best at once
ANSWERS = 6  # of others, within one action


@dataclass(slots=True)
class Plan:
    """`tables`, `gains` and `stands` by guess: the table after the last action, None where it can
    go no further; what the plan gains if the turn ends there; what as that table lies."""

    actions: tuple[Action, ...] = ()
    tables: list[bytes | None] = field(default_factory=list[bytes | None])
    gains: list[float] = field(default_factory=list[float])
    stands: list[float] = field(default_factory=list[float])
    throws: int = 0  # actions in which dice fell

    @property
    def gain(self) -> float:
        return round(sum(self.gains) / len(self.gains), DIGITS)


class Planner:
    """Of one decision: all plans meet the same guesses with the same luck."""

    def __init__(
        self, game: Game[Any], view: View[Any], actions: Sequence[Action], dice: Dice
    ) -> None:
        self.game, self.seat, self.seed = game, view.seat or 0, fork(dice)
        self.some = [
            Gains(game, guess, self.seat, actions, Dice(self.seed, number))
            for number, guess in enumerate(worlds(game, view, self.seed, GUESSES))
        ]

    def best(self) -> Action | None:
        """The first action of the best plan; None if there is none that gains anything."""
        start = Plan(
            tables=[gains.guess for gains in self.some],
            gains=[0.0] * GUESSES,
            stands=[0.0] * GUESSES,
        )
        lines, plans, seen = [start], list[Plan](), {start.tables[0]}
        for _ in range(DEPTH):
            grown = [longer for line in lines for longer in self.grown(line)]
            plans += grown
            lines = list[Plan]()
            for plan in sorted(grown, key=lambda plan: -sum(plan.stands)):
                if len(lines) < LINES and plan.tables[0] and plan.tables[0] not in seen:
                    seen.add(plan.tables[0])
                    lines.append(plan)
        best = max(plans, key=lambda plan: (plan.gain, -len(plan.actions)), default=start)
        gains = best.gain > 0 or self.some[0].passing is None
        return best.actions[0] if gains else None

    def grown(self, plan: Plan) -> list[Plan]:
        """The plans that go on with one action more, as far as they look good."""
        offers = [self.open(table) for table in plan.tables]
        actions = offers[0]
        if plan.actions and len(actions) > NEXT:
            actions = sorted(actions, key=lambda each: -self.at_once(plan, each))[:NEXT]
        found = [Plan((*plan.actions, action), throws=plan.throws) for action in actions]
        for longer in found:
            for guess, offer in enumerate(offers):
                self.weigh(plan, longer, guess, longer.actions[-1] in offer)
        return found

    def open(self, table: bytes | None) -> list[Action]:
        """What can be done there besides ending the turn."""
        actions = self.game.legal(self.game.load(table), self.seat) if table else []
        return [action for action in actions if not self.game.passes(action)]

    def at_once(self, plan: Plan, action: Action) -> float:
        assert plan.tables[0]
        s = tried(self.game, plan.tables[0], self.seat, action, self.luck(0, plan.throws))
        return self.some[0].lies(s)

    def weigh(self, plan: Plan, longer: Plan, guess: int, legal: bool) -> None:
        """What the last action brings in one guess. If dice fall and the turn cannot be ended next,
        nothing goes further, and after the first action what was hoped for before they fell is
        all."""
        table, gains, luck = plan.tables[guess], self.some[guess], self.luck(guess, plan.throws)
        then, stand, gain = None, plan.stands[guess], plan.gains[guess]
        if table and legal:
            s = self.done(table, longer.actions[-1], luck, gains)
            longer.throws = max(longer.throws, plan.throws + luck.used)
            going = not luck.used or gains.can_end(s)
            if going or not plan.actions or gains.is_over(s):
                then, stand = self.after(s) if going else None, gains.lies(s)
                gain = gains.gained(s)
                if luck.used:
                    gain = (gain + self.thrown(table, longer, guess)) / THROWS
        longer.tables.append(then)
        longer.stands.append(stand)
        longer.gains.append(gain)

    def done(self, table: bytes, action: Action, luck: Dice, gains: Gains) -> State:
        """The table after an action, and after what others are asked before the seat is again."""
        game, s = self.game, self.game.load(table)
        with suppress(Unseen):
            game.step(s, self.seat, action, luck)
            for _ in range(ANSWERS):
                actors = game.actors(s)
                if gains.is_over(s) or not actors or self.seat in actors:
                    break
                game.step(s, actors[0], gains.best(s, actors[0]), luck)
        return s

    def after(self, s: State) -> bytes | None:
        """The table, if the seat can go on with its turn there."""
        goes_on = self.seat in self.game.actors(s) and not self.some[0].is_over(s)
        return self.game.dump(s) if goes_on else None

    def thrown(self, table: bytes, plan: Plan, guess: int) -> float:
        """The gains with the other throws, in sum."""
        gains = self.some[guess]
        lucks = (self.luck(guess, plan.throws, other) for other in range(1, THROWS))
        some = (self.done(table, plan.actions[-1], luck, gains) for luck in lucks)
        return sum(gains.gained(s) for s in some)

    def luck(self, guess: int, throws: int, other: int = 0) -> Dice:
        """The same however many actions need no dice: it goes by the throws so far."""
        return Dice(self.seed, guess + GUESSES * (other + THROWS * throws))
