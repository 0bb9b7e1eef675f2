"""Instructions under way, carried out from top to bottom [WB-15]."""

from __future__ import annotations

from typing import ClassVar

from engine.core import Phase
from engine.games.wonder_book.conditions import NOBODY
from engine.games.wonder_book.content import Effect
from engine.games.wonder_book.state import Turn


class Script(Phase, kw_only=True):
    """[WB-15, WB-29] The instructions of a card, a skill or a goal, one step each.

    `me` is the acting hero's seat, `card` and `side` where the instructions stand, `rerolls`
    whether a roll in them may be rolled again [WB-38].
    """

    settled: ClassVar[bool] = True
    todo: list[Effect] = []
    me: int = NOBODY
    card: int = 0
    side: str = "front"
    rerolls: bool = False

    def auto(self, t: Turn) -> None:
        from engine.games.wonder_book.effects import run  # effects ask, answers run effects

        if self.todo:
            run(t, self.todo.pop(0), self)
        else:
            self.over = True
