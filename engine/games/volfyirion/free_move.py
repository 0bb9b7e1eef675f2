"""Moving Volfyirion by a card instead of by K [VF-35]."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action, Option
from engine.games.volfyirion import dragon, team_dragon
from engine.games.volfyirion.asks import Ask
from engine.games.volfyirion.state import Turn, Volfyirion


class MoveFree(Ask, kw_only=True):
    """[VF-31, VF-60] Any of the moves that can be paid for; in a team game one of the short
    ones."""

    def choices(self, s: Volfyirion) -> Iterator[Option]:
        if s.mode != "team":
            return (Option(action) for action in dragon.moves(s, self.me))
        flights = team_dragon.flights(s, self.me)
        return (Option(action) for action, cost in flights if cost == team_dragon.STEP)

    def choose(self, t: Turn, action: Action) -> None:
        (team_dragon.fly if t.s.mode == "team" else dragon.move)(t, self.me, action)
