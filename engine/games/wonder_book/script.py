"""Instructions that are carried out from top to bottom [WB-15]."""

from __future__ import annotations

from functools import singledispatch
from typing import ClassVar

from engine.core import Phase, Seat
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.holds import holds
from engine.games.wonder_book.state import NOBODY, Turn


class Script(Phase, kw_only=True):
    """[WB-15, WB-29] The instructions of a card, a skill or a goal, one step each.

    `me` is the acting hero's seat, `card` and `side` tell where the instructions are printed, and
    `rerolls` whether a roll in them may be rolled again [WB-38].
    """

    settled: ClassVar[bool] = True
    todo: list[Effect] = []
    me: Seat = NOBODY
    card: int = 0
    side: str = "front"
    rerolls: bool = False

    def auto(self, t: Turn) -> None:
        if self.todo:
            carry_out(self.todo.pop(0), t, self)
        else:
            self.over = True


@singledispatch
def carry_out(effect: Effect, t: Turn, by: Script) -> None:
    """Carry out one effect for the script `by`; an effect that asks somebody pushes a phase.

    Every effect is registered beside the rules that it uses, in one of `phases.OWNERS`.
    """
    raise NotImplementedError(type(effect).__name__)


@carry_out.register
def _(effect: do.If, t: Turn, by: Script) -> None:
    by.todo[:0] = effect.then if holds(t.s, effect.test, by.me) else effect.otherwise
