"""Choices that the group makes together [WB-17]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

from engine.core import Action, Option, Phase, Seat
from engine.games.wonder_book import events as e
from engine.games.wonder_book.actions import Vote
from engine.games.wonder_book.state import Turn, WonderBook, group


class GroupChoice(Phase, kw_only=True):
    """[WB-17] Any person of the group decides, or the majority if the table wants it so.

    A tie goes to the first reader; turning a page needs no vote [WB-15]. Bot players decide only if
    no person sits at the table. If the last person waited for leaves, those who stay vote again.
    """

    quick: ClassVar[bool] = True
    shared: ClassVar[bool] = True
    together: ClassVar[bool] = True
    settled: ClassVar[bool] = False
    votes: dict[Seat, int] = {}  # by seat, the option's place in the offer

    def actors(self, s: WonderBook) -> list[int]:
        return self._waited_for(s) or group(s)

    def options(self, s: WonderBook, seat: int) -> Iterator[Option]:
        return iter(self.offers(s))

    def offers(self, s: WonderBook) -> list[Option]:
        raise NotImplementedError(type(self).__name__)

    def decide(self, t: Turn, action: Action) -> None:
        raise NotImplementedError(type(self).__name__)

    def play(self, t: Turn, seat: int, action: Action) -> None:
        if not (t.s.majority and isinstance(action, Vote)):
            self.decide(t, action)
            return
        offers = [option.action for option in self.offers(t.s)]
        self.votes[seat] = offers.index(action)
        if len(group(t.s)) > 1:
            t.tell(e.Voted(seat, action))
        if not self._waited_for(t.s):
            chosen, self.votes = self._winner(t.s), {}
            self.decide(t, offers[chosen])

    def _waited_for(self, s: WonderBook) -> list[int]:
        return [seat for seat in group(s) if seat not in self.votes]

    def _winner(self, s: WonderBook) -> int:
        """The option with the most votes; of equals the first reader's, else the earliest."""
        counts = Counter(self.votes.values())
        best = [option for option, n in counts.items() if n == max(counts.values())]
        first = self.votes.get(min(self.votes), best[0])
        return first if first in best else min(best)
