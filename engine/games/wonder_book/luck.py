"""Pushing one's luck: roll on, or take what has been piled up [WB-70]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action, Option, Phase, Seat
from engine.games.wonder_book import events as e
from engine.games.wonder_book.actions import Keep, Reroll, RollOn, Stop
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.rolls import can_reroll, reroll, roll
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import Turn, WonderBook


class PushingLuck(Phase):
    """[WB-70] The first roll is required; each further one is the hero's choice.

    `dice` are the last roll, `failed` if it shows no success. A Special Action's dice can be rolled
    again (`rerolls`) before the failure counts [WB-38].
    """

    me: Seat
    effect: do.PushLuck
    card: int
    side: str
    pile: int = 0
    dice: list[bool] = []
    failed: bool = False
    rerolls: bool = False

    def actors(self, s: WonderBook) -> list[int]:
        asked = self._can_reroll(s) if self.failed else self.pile
        return [self.me] if asked else []

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        if self._can_reroll(s):
            yield Option(Reroll())
        if self.failed:
            yield Option(Keep())
        else:
            yield Option(RollOn())
            yield Option(Stop())

    def play(self, t: Turn, seat: int, action: Action) -> None:
        match action:
            case Reroll():
                kept = sum(self.dice)
                self._lie(t, reroll(t, self.me, self.dice), kept)
            case Stop():
                self._take(t)
            case _:
                self.auto(t)

    def auto(self, t: Turn) -> None:
        if self.failed:
            self._bust(t)
        else:
            self._lie(t, roll(t, self.me, self.effect.dice))

    def _lie(self, t: Turn, dice: list[bool], counted: int = 0) -> None:
        """The dice have been rolled; `counted` of their successes are already in the pile."""
        self.dice, self.failed = dice, not any(dice)
        if self.failed:
            return
        self.pile = min(self.effect.most, self.pile + sum(dice) - counted)
        t.tell(e.LuckPiled(t.s.heroes[self.me].name, self.pile))
        if self.pile == self.effect.most:
            self._take(t)

    def _can_reroll(self, s: WonderBook) -> bool:
        return self.rerolls and bool(self.dice) and can_reroll(s, self.me, self.dice)

    def _take(self, t: Turn) -> None:
        self._order(t, (do.Count(self.effect.counter, self.pile),))

    def _bust(self, t: Turn) -> None:
        t.tell(e.LuckLost(t.s.heroes[self.me].name, self.pile))
        self._order(t, self.effect.bust)

    def _order(self, t: Turn, todo: tuple[Effect, ...]) -> None:
        self.over = True
        t.push(Script(todo=list(todo), me=self.me, card=self.card, side=self.side))


@carry_out.register
def _(effect: do.PushLuck, t: Turn, by: Script) -> None:
    t.push(PushingLuck(me=by.me, effect=effect, card=by.card, side=by.side, rerolls=by.rerolls))
