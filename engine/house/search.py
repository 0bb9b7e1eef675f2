"""Looks a few decisions ahead: plays each action on in guessed worlds, and keeps the better half.

All actions of a decision meet the same worlds and the same luck. In a playout every seat does what
has gone well in earlier playouts of this decision, and now and then anything at all. In a game that
numbers its turns, a playout goes on greedily to the end of the turn, because half a turn tells
little.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from engine.core import Action, Dice, Game, Option, State, Unseen, View
from engine.house.player import fork, legal, tried, worlds

TURN_DECISIONS = 40  # by all seats in a playout that goes to the end of a turn
OWN_DECISIONS = 3  # by the searching seat in a playout
ALL_DECISIONS = 10  # by all seats in a playout
WANDER = 4  # one in so many choices of a playout may be any legal action


@dataclass(frozen=True, slots=True)
class Effort:
    """How much thought goes into a decision."""

    playouts: int = 64  # in as many halvings as it takes
    arms: int = 8  # actions that are played on; if there are more, those that look best at once
    worlds: int = 4
    turn_worlds: int = 16  # if playouts go to the end of a turn: only their worlds differ
    brisk: bool = False  # such playouts weigh the same offer only once in a decision


FULL = Effort()


@dataclass(slots=True)
class Mean:
    """What an action has been worth so far."""

    total: float = 0
    count: int = 0

    def add(self, worth: float) -> None:
        self.total += worth
        self.count += 1

    @property
    def value(self) -> float:
        return self.total / self.count


def choose(
    game: Game[Any], view: View[Any], options: list[Option], dice: Dice, effort: Effort = FULL
) -> Action:
    """The only legal action at once. Else as many playouts in all as the effort says, whatever the
    number of actions."""
    actions = legal(options)
    if len(actions) == 1:
        return actions[0]
    dice.shuffle(actions)  # any of several equal ones: no habits if all is decided
    search = Search(game, view, dice, effort)
    arms = [(action, Mean()) for action in search.promising(actions)]
    halvings = (len(arms) - 1).bit_length()
    while len(arms) > 1:
        for _ in range(max(1, effort.playouts // (halvings * len(arms)))):
            search.try_all(arms)
        arms.sort(key=lambda arm: -arm[1].value)
        del arms[(len(arms) + 1) // 2 :]
    return arms[0][0]


class Search:
    """One decision under way: its worlds, its luck, and what has gone well so far."""

    def __init__(self, game: Game[Any], view: View[Any], dice: Dice, effort: Effort) -> None:
        self.effort = effort
        self.game, self.seat, self.seed = game, view.seat or 0, fork(dice)
        self.turn_of = None if game.plays_on else game.turn
        self.turn = self.turn_of(view.s) if self.turn_of else None
        n = effort.turn_worlds if self.turn_of else effort.worlds
        self.worlds = worlds(game, view, self.seed, n)
        self.number = 0  # the number of the playout, the same for all arms
        self.known: list[dict[Action, Mean]] = [{} for _ in range(view.s.seats)]  # by seat
        self.habits: dict[Hashable, Action] = {}  # what is done greedily, by state or by offer

    def promising(self, actions: list[Action]) -> list[Action]:
        if len(actions) <= self.effort.arms:
            return actions
        world, seat = self.worlds[0], self.seat
        return sorted(actions, key=lambda a: self.at_once(world, seat, a), reverse=True)[
            : self.effort.arms
        ]

    def at_once(self, world: bytes, seat: int, action: Action) -> float:
        s = tried(self.game, world, seat, action, Dice(self.seed, 0))
        return self.game.worth(s, seat)

    def try_all(self, arms: list[tuple[Action, Mean]]) -> None:
        """One playout for each arm, all in the same world with the same luck."""
        self.number += 1
        for action, mean in arms:
            mean.add(self.playout(action))

    def playout(self, first: Action) -> float:
        game, dice = self.game, Dice(self.seed, self.number)
        wander = Dice.house(self.seed, self.number)
        s = game.load(self.worlds[self.number % len(self.worlds)])
        path: list[tuple[int, Action]] = []
        seat, action = self.seat, first
        try:
            while True:
                path.append((seat, action))
                game.step(s, seat, action, dice)
                if s.result or self.is_far(s, path):
                    break
                seat = game.actors(s)[0]
                actions = game.legal(s, seat)
                follow = self.follow if self.turn_of is None else self.follow_greedily
                action = actions[0] if len(actions) == 1 else follow(s, seat, actions, wander)
        except Unseen:
            pass
        worth = game.worth(s, self.seat)
        for seat, action in path:
            self.known[seat].setdefault(action, Mean()).add(worth)
        return worth

    def is_far(self, s: State, path: list[tuple[int, Action]]) -> bool:
        if self.turn_of:
            return self.turn_of(s) != self.turn or len(path) == TURN_DECISIONS
        own = [seat for seat, _ in path].count(self.seat)
        return own == OWN_DECISIONS or len(path) == ALL_DECISIONS

    def follow_greedily(self, s: State, seat: int, actions: list[Action], _: Dice) -> Action:
        """What looks best at once. Briskly, the same from the same offer: in one turn it is rarely
        another, and to weigh all of an offer is what takes the time."""
        key = (seat, *actions) if self.effort.brisk else self.game.dump(s)
        if key not in self.habits:
            world = self.game.dump(s)
            self.habits[key] = max(actions, key=lambda a: self.at_once(world, seat, a))
        return self.habits[key]

    def follow(self, _: State, seat: int, actions: list[Action], wander: Dice) -> Action:
        """A cheap choice: mostly what went well, sometimes anything. What has never been tried
        comes first."""
        if wander.below(WANDER) == 0:
            return wander.pick(actions)
        known = self.known[seat]
        fresh = [action for action in actions if action not in known]
        return wander.pick(fresh) if fresh else max(actions, key=lambda a: known[a].value)
