"""What the best level would do here, and which parts of `worth` that changes most."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from copy import copy
from typing import Any, Literal

import msgspec

from engine.core import Action, Dice, Game, Option, State, Unseen, View
from engine.house.gains import Gains
from engine.house.good import choose
from engine.house.player import asked, fork, legal, tried, worlds

GUESSES = 6
AHEAD = 12  # decisions by all seats until the turn is seen as over
TOLD, SHARE = 2, 0.4  # the most parts that are told; of the greatest gain, what a second must bring
LEAST = 0.05  # of `worth`: less is no gain

OTHERS = 3  # choices that one is compared with, where one must be made
Why = Literal["ends", "gains", "leads", "beats", "open"]


class Hint(msgspec.Struct, frozen=True):
    """`why`: the turn `ends`, since nothing gains more; the move `gains`, or what it `leads` to in
    this turn does; or, where one must be made, it only `beats` the others; or no part tells why
    (`open`).
    `parts` are those of `worth` that gain most; `sure`: in every guess at what is hidden and at the
    dice."""

    action: Action
    why: Why
    parts: tuple[str, ...] = ()
    sure: bool = True


def hint(game: Game[Any], view: View[Any], options: list[Option], dice: Dice) -> Hint:
    """Out of what the seat sees and nothing else; the dice are not the table's. ValueError where
    there is nothing to choose between, or the game does not tell the parts of its `worth`."""
    seat = view.seat or 0
    options = answers(game, view.s, seat, options)
    actions = legal(options)
    if len(actions) < 2 or game.parts is None:
        raise ValueError(f"no hint at {game.key}")
    action = choose(game, view, options, dice)
    if game.passes(action):
        return Hint(action, "ends")
    seed = fork(dice)
    some = [
        Gains(game, guess, seat, actions, Dice(seed, number))
        for number, guess in enumerate(worlds(game, view, seed, GUESSES))
    ]
    others = [one for one in actions if one != action and not game.passes(one)]
    dice.shuffle(others)
    must = some[0].passing is None
    whys: tuple[Why, ...] = ("gains", "leads", "beats") if must else ("gains", "leads")
    for why in whys:
        beside = _beside(some[0], others, why)
        found = [_gained(gains, action, beside, why) for gains in some]
        if parts := _most(found):
            sure = all(each.get(part, 0) > 0 for each in found for part in parts)
            return Hint(action, why, parts, sure)
    return Hint(action, "open")


def answers(game: Game[Any], s: State, seat: int, options: Iterable[Option]) -> list[Option]:
    """What answers the question that stands: neither standing orders nor what is open beside any
    question."""
    rights = {option.action for option in game.rights.options(s, seat)}
    return [option for option in asked(options) if option.action not in rights]


def _beside(gains: Gains, others: Sequence[Action], why: Why) -> Sequence[Action]:
    """What the move is compared with: where one must be made, with some others; where it counts
    what follows, with the best that could be done instead."""
    if gains.passing is None:
        return others[:OTHERS]
    return [max(others, key=gains.of)] if why == "leads" and others else []


def _most(found: Sequence[Mapping[str, float]]) -> tuple[str, ...]:
    """The parts that gain most on average, the greatest first; "" is what no words tell."""
    names = dict.fromkeys(part for each in found for part in each if part)
    gains = [(sum(each.get(part, 0) for each in found) / len(found), part) for part in names]
    gains = sorted([one for one in gains if one[0] >= LEAST], reverse=True)
    return tuple(part for value, part in gains[:TOLD] if value >= SHARE * gains[0][0])


def _gained(
    gains: Gains, action: Action, others: Sequence[Action], why: Why
) -> Mapping[str, float]:
    """What the move changes. What the others bring as well does not count: only what this one
    brings, and more of it than they do or, where it `beats` them, what it costs less of."""
    change = _changes(gains, action, why != "gains")
    if not others:
        return change
    rest = [_changes(gains, other, why != "gains") for other in others]
    more = {part: n - sum(one[part] for one in rest) / len(rest) for part, n in change.items()}
    if why == "beats":
        return more
    return {part: min(n, more[part]) if n > 0 else n for part, n in change.items()}


def _changes(gains: Gains, action: Action, on: bool) -> defaultdict[str, float]:
    """What the move changes once nothing is half done any more or, going `on`, until the turn is
    over, part by part. Once it is over, it is compared with having ended it at once."""
    game, seat = gains.game, gains.seat
    s = tried(game, gains.guess, seat, action, copy(gains.luck))
    gains.play_on(s)
    for _ in range(AHEAD if on else 0):
        if not _go_on(gains, s):
            break
    before = game.load(gains.guess)
    if gains.turn_of(s) != gains.turn and gains.passing is not None:
        with suppress(Unseen):
            game.step(before, seat, gains.passing, copy(gains.luck))
    assert game.parts is not None
    change = defaultdict[str, float](float, game.parts(s, seat))
    for part, value in game.parts(before, seat).items():
        change[part] -= value
    return change


def _go_on(gains: Gains, s: State) -> bool:
    """One decision more, the best at once; False once the turn is over or had better be ended."""
    game = gains.game
    if not game.actors(s) or gains.turn_of(s) != gains.turn:
        return False
    seat = game.actors(s)[0]
    action = gains.best(s, seat)
    if game.passes(action):
        return False
    with suppress(Unseen):
        game.step(s, seat, action, copy(gains.luck))
        return True
    return False
