"""A guess at what a view hides: other captains' bids, and the order of the ships to come."""

from __future__ import annotations

from collections import Counter

from engine.core import HIDDEN, Dice
from engine.games.harbour.cards import SHIPS
from engine.games.harbour.state import Harbour
from engine.house.hidden import deal_hidden


def imagine(s: Harbour, dice: Dice) -> None:
    """Any bid that the captain can pay is as likely as another."""
    for one in s.captains:
        if one.bid.value == HIDDEN:
            one.bid.value = str(dice.below(one.coins + 1))
    seen = [ship for one in s.captains for ship in one.ships] + [s.quay, *s.gone, *s.sea.cards]
    deal_hidden(dice, Counter(SHIPS) - Counter(seen), [s.sea])
