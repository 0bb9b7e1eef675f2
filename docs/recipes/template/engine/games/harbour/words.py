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
    return Text(heading, tuple(lines))
