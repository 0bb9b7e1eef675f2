"""What happens before the first turn: the table is laid for its mode, and somebody begins
[VF-08]."""

from __future__ import annotations

from engine.core import Setup
from engine.games.volfyirion.modes import RULES
from engine.games.volfyirion.state import Turn
from engine.games.volfyirion.turn import TurnOrder


def setup(t: Turn, table: Setup) -> None:
    """Lay the table for a mode and choose who begins [VF-08]."""
    s = t.s
    s.mode = next(mode for mode in RULES if mode == table.mode)
    s.stack = [TurnOrder()]
    RULES[s.mode].lay(t, table)
    if table.settings.get("first-player", "chance") == "chance":
        s.first_team = t.dice.below(len(s.teams))
    s.turn_of = s.first_team
