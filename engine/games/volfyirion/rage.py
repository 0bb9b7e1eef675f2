"""The Rage Pile of the solo game [VF-46, VF-49]."""

from __future__ import annotations

from engine.games.volfyirion.piles import take_top
from engine.games.volfyirion.state import GAP, Table


def feed(t: Table) -> None:
    """[VF-46] The top Asset card goes face down under the pile: at the start of every turn, and
    whenever a Wonder, Building or Troop is played."""
    if t.s.mode != "solo":
        return
    (market,) = t.s.markets
    card = take_top(t, market)
    if card != GAP:
        t.s.rage.pile.cards.append(card)
