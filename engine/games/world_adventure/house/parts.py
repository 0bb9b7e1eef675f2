"""`worth` in named parts, so that a move's gain can be told in words."""

from __future__ import annotations

from engine.games.world_adventure.ending import runes_of
from engine.games.world_adventure.house.pending import pending
from engine.games.world_adventure.house.worth import (
    RIVAL,
    RUNE,
    Plan,
    belongings,
    best_rival,
    danger,
    status,
    worth,
)
from engine.games.world_adventure.state import World


def parts(s: World, seat: int) -> dict[str, float]:
    """Their sum is `worth`. Before the first month only the clan that is being made up counts."""
    if s.result is not None:
        return {"end": worth(s, seat)}
    if s.month == 0:
        styled = status(s.clans[seat])
        return {"status": styled, "caravan": worth(s, seat) - styled}
    plan = Plan(s, seat)
    return {
        "runes": RUNE * runes_of(s, seat),
        "next-runes": plan.score,
        **belongings(s, seat),
        "pending": pending(s, seat, plan.gain),
        "danger": -danger(s, seat, plan.gain),
        "rival": -RIVAL * best_rival(s, seat),
    }
