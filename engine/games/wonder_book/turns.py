"""A hero's turn as data: whose it is, how many actions are left."""

from __future__ import annotations

from typing import Literal

from engine.core import Phase, Seat
from engine.games.wonder_book.actions import AskForItem, AskForShred
from engine.games.wonder_book.state import NOBODY, WonderBook

ACTIONS = 3  # in a turn [WB-28]


class OwnTurn(Phase):
    """[WB-28, WB-30] A turn or, with `extra`, one additional action within any hero's turn. `kind`
    is the action that it must be."""

    turn_of: Seat
    left: int = ACTIONS
    extra: bool = False
    kind: Literal["any", "move", "attack", "collect"] = "any"
    rerolled: bool = False
    declined: list[AskForItem | AskForShred] = []  # what was asked for and not handed over [WB-40]


def own_turn(s: WonderBook, me: int) -> OwnTurn | None:
    """The turn in progress, if it is this hero's."""
    turn = _turn(s)
    return turn if turn and turn.turn_of == me else None


def turn_under_way(s: WonderBook) -> int:
    """The seat whose turn it is; NOBODY between turns."""
    turn = _turn(s)
    return turn.turn_of if turn else NOBODY


def _turn(s: WonderBook) -> OwnTurn | None:
    return next((p for p in s.stack if isinstance(p, OwnTurn) and not p.extra), None)
