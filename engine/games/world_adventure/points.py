"""Move and action points of a turn [WA-28]."""

from __future__ import annotations

from engine.core import Msg
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.state import Acting, Turn, World

MOVES, ACTIONS = 2, 1


def fresh_points(s: World, seat: int) -> Acting:
    """[WA-28, WA-50] Never below 0."""
    moves = max(0, MOVES + law(s, seat, "moves"))
    return Acting(moves, max(0, ACTIONS + law(s, seat, "actions")))


def no_action(s: World, seat: int, n: int = 1) -> Msg | None:
    """Why something that takes so many actions cannot be done."""
    return Msg("wa-28-action") if s.clans[seat].acting.actions < n else None


def spend_action(t: Turn, seat: int, n: int = 1) -> None:
    t.s.clans[seat].acting.actions -= n
