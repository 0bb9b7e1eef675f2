"""What bot players share: their type, and the worlds that a view could be."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from engine.core import Action, Dice, Game, Option, Unseen, View

House = Callable[[Game[Any], View[Any], list[Option], Dice], Action]
"""Chooses among the options on offer to `view.seat`; the dice are its own, not the table's."""


def legal(options: Iterable[Option]) -> list[Action]:
    return [option.action for option in options if option.blocked is None]


def asked(options: Iterable[Option]) -> list[Option]:
    """Answers to what is asked now: standing orders are on offer beside it, and answer nothing."""
    return [option for option in options if not option.action.standing]


def fork(dice: Dice) -> bytes:
    """A seed for streams that several branches share, so that luck does not decide between them."""
    return dice.below(1 << 63).to_bytes(8, "big")


def worlds(game: Game[Any], view: View[Any], seed: bytes, n: int) -> list[bytes]:
    """Encoded guesses at what the view hides. A branch decodes one, and owns the result."""
    raw, guesses = game.dump(view.s), list[bytes]()
    for number in range(n):
        s = game.load(raw)
        game.imagine(s, Dice(b"imagine" + seed, number))
        guesses.append(game.dump(s))
    return guesses


def tried(game: Game[Any], world: bytes, seat: int, action: Action, dice: Dice) -> Any:
    """The state after an action. If the action needs a card that is hidden, the state up to
    there."""
    s = game.load(world)
    with suppress(Unseen):
        game.step(s, seat, action, dice)
    return s
