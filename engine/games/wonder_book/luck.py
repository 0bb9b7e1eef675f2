"""Pushing your luck: roll on, or take what was piled up [WB-70]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Option, Phase
from engine.games.wonder_book import content as c
from engine.games.wonder_book import events as e
from engine.games.wonder_book.actions import RollOn, Stop
from engine.games.wonder_book.deeds import Table
from engine.games.wonder_book.rolls import roll
from engine.games.wonder_book.script import Script
from engine.games.wonder_book.state import WonderBook


class PushingLuck(Phase):
    """[WB-70] The first roll is a must; each further one is the hero's choice."""

    me: int
    effect: c.PushLuck
    card: int
    side: str
    pile: int = 0

    def actors(self, s: WonderBook) -> list[int]:
        return [self.me] if self.pile else []

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        yield Option(RollOn())
        yield Option(Stop())

    def play(self, t: Table, seat: int, action: RollOn | Stop) -> None:
        if isinstance(action, RollOn):
            self.auto(t)
        else:
            self._take(t)

    def auto(self, t: Table) -> None:
        successes = sum(roll(t, self.me, self.effect.dice))
        if not successes:
            self._bust(t)
            return
        self.pile = min(self.effect.most, self.pile + successes)
        t.tell(e.LuckPiled(t.s.heroes[self.me].name, self.pile))
        if self.pile == self.effect.most:
            self._take(t)

    def _take(self, t: Table) -> None:
        self._order(t, (c.Count(self.effect.counter, self.pile),))

    def _bust(self, t: Table) -> None:
        t.tell(e.LuckLost(t.s.heroes[self.me].name, self.pile))
        self._order(t, self.effect.bust)

    def _order(self, t: Table, todo: tuple[c.Effect, ...]) -> None:
        self.over = True
        t.push(Script(todo=list(todo), me=self.me, card=self.card, side=self.side))
