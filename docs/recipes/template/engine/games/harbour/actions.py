"""What can be chosen."""

from __future__ import annotations

from engine.core import Action


class Bid(Action, frozen=True):
    """[HB-03]"""

    coins: int


Actions = Bid
