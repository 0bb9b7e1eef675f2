"""The state with the phases that can lie on its stack: all that the codec must know."""

from __future__ import annotations

from engine.games.harbour.bidding import Bidding
from engine.games.harbour.state import Harbour


class StateWithPhases(Harbour, kw_only=True):
    stack: list[Bidding] = []
