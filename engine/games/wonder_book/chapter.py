"""The round: Players' Phase and Enemies' Phase under a goal [WB-24, WB-26]."""

from __future__ import annotations

from typing import ClassVar

from engine.core import Phase
from engine.games.wonder_book import events as e
from engine.games.wonder_book.cards import card_of
from engine.games.wonder_book.enemies.wyrm_cards import discard_wyrm_card
from engine.games.wonder_book.holds import holds
from engine.games.wonder_book.players import PlayersPhase
from engine.games.wonder_book.reading import Reading, goal_in_force
from engine.games.wonder_book.script import Script
from engine.games.wonder_book.state import Turn, WonderBook
from engine.games.wonder_book.turns import turn_under_way


class Chapter(Phase):
    """[WB-24, WB-26] Players' Phase and Enemies' Phase alternate while a goal lies on top."""

    settled: ClassVar[bool] = True
    enemies: bool = False  # whether the Enemies' Phase comes next

    def auto(self, t: Turn) -> None:
        """The Players' Phase and the Enemies' Phase in turn. Raises RuntimeError if the chapter's
        pages have led to no goal."""
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

    def auto(self, t: Turn) -> None:
        t.s.counters["rounds"] = t.s.counters.get("rounds", 0) + 1
        self.over = True


def check_goal(t: Turn) -> None:
    """[WB-25] As soon as the goal is met its instruction is followed, whatever is under way.

    Checked after each completed action and instruction, never in the middle of one nor before an
    open page was read.
    """
    if t.s.goal and t.s.result is None and _settled(t.s):
        goal = goal_in_force(t.s)
        if holds(t.s, goal.test):
            card, t.s.goal = t.s.goal, 0
            side = "front" if card_of(t.s.chapter, card).front.goal else "back"
            t.tell(e.GoalMet(f"{t.s.chapter}-{card}"))
            _leave_enemies_phase(t)
            t.push(Script(todo=list(goal.do), me=turn_under_way(t.s), card=card, side=side))


def _settled(s: WonderBook) -> bool:
    if s.stack[-1].over or not getattr(s.stack[-1], "settled", False):
        return False
    return not any(type(phase) is Reading and not phase.over for phase in s.stack)


def _leave_enemies_phase(t: Turn) -> None:
    """[WB-25] A goal that has been met gives no more instructions. Nothing is left of an Enemies'
    Phase in progress, not even a Wyrm card that it has revealed."""
    if any(isinstance(phase, RoundEnd) for phase in t.s.stack):
        del t.s.stack[1:]  # everything but the chapter itself
        discard_wyrm_card(t)
