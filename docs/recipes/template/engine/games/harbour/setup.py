"""How a table is laid."""

from __future__ import annotations

from engine.core import Sealed, Setup, Zone
from engine.games.harbour.bidding import Bidding, moor
from engine.games.harbour.cards import SHIPS
from engine.games.harbour.state import Captain, Turn


def setup(t: Turn, _: Setup) -> None:
    """[HB-02]"""
    ships = [ship for ship, copies in SHIPS.items() for _ in range(copies)]
    t.dice.shuffle(ships)
    t.s.sea = Zone(ships)
    t.s.captains = [Captain(Sealed(seat)) for seat in range(t.s.seats)]
    t.s.stack = [Bidding()]
    moor(t)
