"""A hero's turn as data: whose it is, how many actions are left."""

from __future__ import annotations

from typing import Literal

from engine.core import Phase
from engine.games.wonder_book.actions import AskForItem, AskForShred
from engine.games.wonder_book.state import NOBODY, WonderBook

ACTIONS = 3  # in a turn [WB-28]


class OwnTurn(Phase):
    """[WB-28, WB-30] A turn, or with `extra` one additional action within another's turn or one's
    own. `kind` is the action that an additional action must be."""

    turn_of: int
    left: int = ACTIONS
    extra: bool = False
    kind: Literal["any", "move", "attack", "collect"] = "any"
    rerolled: bool = False
    declined: list[AskForItem | AskForShred] = []  # not handed over when asked for [WB-40]


def own_turn(s: WonderBook, me: int) -> OwnTurn | None:
    """The turn that is under way, if it is this hero's."""
    turn = _turn(s)
    return turn if turn and turn.turn_of == me else None


def turn_under_way(s: WonderBook) -> int:
    """Whose turn it is; NOBODY between turns."""
    turn = _turn(s)
    return turn.turn_of if turn else NOBODY


def _turn(s: WonderBook) -> OwnTurn | None:
    return next((p for p in s.stack if isinstance(p, OwnTurn) and not p.extra), None)
