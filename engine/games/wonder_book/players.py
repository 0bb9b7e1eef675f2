"""The Players' Phase: heroes stand up, then take their turns in any order [WB-27 to WB-42]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.core import Action, Msg, Option, Phase
from engine.games.wonder_book import events as e
from engine.games.wonder_book.actions import CallHero, EndTurn, TakeTurn
from engine.games.wonder_book.allies import ally_stands_up
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.ending import flip_destiny, is_lost_next
from engine.games.wonder_book.heroes import stand_up
from engine.games.wonder_book.offers import offers, perform
from engine.games.wonder_book.reactions import Reacting, occasion
from engine.games.wonder_book.script import Script, carry_out
from engine.games.wonder_book.state import Turn, WonderBook
from engine.games.wonder_book.turns import OwnTurn


class PlayersPhase(Phase):
    """[WB-27, WB-42] Every hero takes one turn, in any order; each turn is finished before the next
    begins.

    A bot player's hero acts when a person calls it, or when the people's heroes are done.
    """

    settled: ClassVar[bool] = True
    begun: bool = False

    def actors(self, s: WonderBook) -> list[int]:
        pending = self._pending(s) if self.begun else []
        return [seat for seat in pending if s.people[seat]] if len(pending) > 1 else []

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        yield Option(TakeTurn(s.heroes[seat].name))
        for other in self._pending(s):
            if not s.people[other]:
                yield Option(CallHero(s.heroes[other].name))

    def play(self, t: Turn, seat: int, action: TakeTurn | CallHero) -> None:
        names = [hero.name for hero in t.s.heroes]
        t.push(HeroTurn(turn_of=names.index(action.hero)))

    def auto(self, t: Turn) -> None:
        if not self.begun:
            self.begun = True
            _begin(t)
        elif pending := self._pending(t.s):
            t.push(HeroTurn(turn_of=pending[0]))
        else:
            self.over = True

    def _pending(self, s: WonderBook) -> list[int]:
        return [seat for seat, hero in enumerate(s.heroes) if not hero.done]


class HeroTurn(OwnTurn):
    """[WB-28] Up to three actions; unused ones are lost. Passing needs no reason."""

    settled: ClassVar[bool] = True

    def actors(self, s: WonderBook) -> list[int]:
        return [self.turn_of] if self.left else []

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        yield from offers(s, seat, self.kind)
        own = None if self.extra else self.turn_of  # after an extra action its own turn goes on
        others = [hero.done for number, hero in enumerate(s.heroes) if number != own]
        ends = Msg("wonder-book-ends") if all(others) and is_lost_next(s) else None
        yield Option(EndTurn(), detail=ends, confirm=ends is not None)

    def play(self, t: Turn, seat: int, action: Action) -> None:
        if isinstance(action, EndTurn):
            self.left = 0
        else:
            self.left -= 1
            if on := occasion(action):
                t.push(Reacting(on=on, me=seat))
            perform(t, seat, action)

    def auto(self, t: Turn) -> None:
        self.over = True
        if not self.extra:
            hero = t.s.heroes[self.turn_of]
            hero.done, t.s.roll = True, []
            t.tell(e.TurnEnded(hero.name))


@carry_out.register
def _(effect: do.Extra, t: Turn, by: Script) -> None:
    """[WB-30] The hero acts at once, if it stands."""
    if t.s.heroes[by.me].standing:
        t.push(HeroTurn(turn_of=by.me, left=1, extra=True, kind=effect.kind))


def _begin(t: Turn) -> None:
    """[WB-53] Pay one Destiny token for each hero or ally that lies, one at a time; then all of
    them stand up, and Special Rules react [WB-69]."""
    t.s.round += 1
    t.tell(e.RoundBegan(t.s.round))
    down = [seat for seat, hero in enumerate(t.s.heroes) if not hero.standing]
    lying = [ally for ally in t.s.allies if not ally.standing]
    for _ in [*down, *lying]:
        flip_destiny(t, -1)
        if t.s.result is not None:
            return
    for seat in down:
        stand_up(t, seat)
    for ally in lying:
        ally_stands_up(t, ally)
    t.push(Reacting(on="round"))
    for hero in t.s.heroes:
        hero.done, hero.guard = False, 0
