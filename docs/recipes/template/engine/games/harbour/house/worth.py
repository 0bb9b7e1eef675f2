"""How well a seat stands."""

from __future__ import annotations

from engine.games.harbour.bidding import points
from engine.games.harbour.state import Harbour

COIN = 0.4  # points that a coin in the purse is worth


def worth(s: Harbour, seat: int) -> float:
    """Points ahead of the best other captain; coins count while there are ships to buy."""
    mine = s.captains[seat]
    best = max(points(one) for other, one in enumerate(s.captains) if other != seat)
    return points(mine) - best + (COIN * mine.coins if s.result is None else 0)
