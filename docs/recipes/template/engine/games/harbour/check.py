"""Every component is somewhere, and only once."""

from __future__ import annotations

from engine.components import conserved
from engine.games.harbour.cards import PURSE, SHIPS
from engine.games.harbour.state import Harbour


def check(s: Harbour) -> None:
    """AssertionError if a ship or a coin is lost, or is there twice."""
    owned = [ship for one in s.captains for ship in one.ships]
    quay = [s.quay] if s.quay else []
    conserved([*owned, *quay, *s.sea.cards, *s.gone], SHIPS)
    assert all(one.coins >= 0 and one.coins + one.paid == PURSE for one in s.captains)
