"""The round: Players' Phase and Enemies' Phase under a goal [WB-24, WB-26]."""

from __future__ import annotations

from typing import ClassVar

from engine.core import Phase
from engine.games.wonder_book import events as e
from engine.games.wonder_book.deeds import Table
from engine.games.wonder_book.players import PlayersPhase
from engine.games.wonder_book.reading import goal_in_force
from engine.games.wonder_book.script import Script


class Chapter(Phase):
    """[WB-24, WB-26] Players' Phase and Enemies' Phase alternate while a goal lies on top."""

    settled: ClassVar[bool] = True
    enemies: bool = False  # the Enemies' Phase comes next

    def auto(self, t: Table) -> None:
        if not t.s.goal:
            raise RuntimeError(f"chapter {t.s.chapter} has a dead end after {t.s.page}")
        if self.enemies:
            t.tell(e.EnemiesMove())
            t.push(RoundEnd())
            t.push(Script(todo=list(goal_in_force(t.s).enemies), card=t.s.goal))
        else:
            t.push(PlayersPhase())
        self.enemies = not self.enemies


class RoundEnd(Phase):
    """[WB-24] A round is complete."""

    def auto(self, t: Table) -> None:
        t.s.counters["rounds"] = t.s.counters.get("rounds", 0) + 1
        self.over = True
