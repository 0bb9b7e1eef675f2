"""The table in words."""

from __future__ import annotations

from engine.core import Msg, Text, View
from engine.games.harbour.bidding import points
from engine.games.harbour.state import Harbour


def describe(view: View[Harbour]) -> Text:
    lines = [
        Msg(
            "harbour-captain",
            {"seat": seat, "coins": one.coins, "points": points(one), "ships": one.ships},
        )
        for seat, one in enumerate(view.s.captains)
    ]
    heading = Msg("harbour-heading", {"round": view.s.round, "ship": view.s.quay})
    return Text(heading, _stakes(view.s), tuple(lines))


def _stakes(s: Harbour) -> tuple[Msg, ...]:
    """The goal with how far everybody is, then the worst that can happen next."""
    if s.result is not None:
        return ()
    worth = [points(one) for one in s.captains]
    sides = [Msg("harbour-side", {"seat": seat, "n": n}) for seat, n in enumerate(worth)]
    goal = Msg("harbour-goal", {"sides": sides})
    ahead = [seat for seat, n in enumerate(worth) if n == max(worth)]
    return (goal, Msg("harbour-ahead", {"seat": ahead[0]})) if len(ahead) == 1 else (goal,)
