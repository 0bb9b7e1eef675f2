"""What is paid for the wanted [WA-77]."""

from __future__ import annotations

from engine.games.world_adventure import events as e
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.state import Turn, World, gain_gold
from engine.games.world_adventure.wanted import rank

BOUNTIES = (10, 7, 5, 3, 2, 1)  # gold, by rank


def bounty(s: World, seat: int) -> int:
    """On the seat as it stands now: to be asked before the fight."""
    place = rank(s, seat)
    return BOUNTIES[place - 1] if place else 0


def pay_bounty(t: Turn, seat: int, loser: int, n: int) -> None:
    """For slaying, not for driving off."""
    if n:
        n = max(0, n + law(t.s, seat, "bounty"))
        gain_gold(t, seat, n)
        t.tell(e.BountyPaid(seat, loser, n))
