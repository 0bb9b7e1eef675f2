"""The wanted track: points, ranks and bounties [WA-75 to WA-78]."""

from __future__ import annotations

from typing import Literal

from engine.games.world_adventure import events as e
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.state import NpcKind, Turn, World, gain_gold

BOUNTIES = (10, 7, 5, 3, 2, 1)  # gold by rank
CRIMES: dict[str, int] = {"merchant": 1, "government": 2}  # points by the kind attacked
MERITS: dict[NpcKind, int] = {"brigand": 2, "destroyer": 1, "raid": 1, "legendary": 2}


def change_wanted(t: Turn, seat: int, n: int) -> None:
    """[WA-75] Never go below 0. A seat that comes to a number stands behind those already there
    [WA-76]."""
    clan = t.s.clans[seat]
    points = max(0, clan.wanted + n)
    if points == clan.wanted:
        return
    clan.wanted = points
    t.s.track = [other for other in t.s.track if other != seat] + [seat] * (points > 0)
    t.tell(e.WantedChanged(seat, points))


def attack_npc(t: Turn, seat: int, target: Literal["merchant", "government"]) -> None:
    """[WA-75] The points come as the attack begins, and only if the player begins it."""
    change_wanted(t, seat, CRIMES[target])


def attack_player(t: Turn, seat: int, rival: int) -> None:
    """[WA-75] Attacking a player who is wanted is allowed, and even does one credit."""
    change_wanted(t, seat, -1 if t.s.clans[rival].wanted else 1)


def defeat_npc(t: Turn, seat: int, kind: NpcKind) -> None:
    """[WA-75] The points come no matter who attacked."""
    change_wanted(t, seat, -MERITS.get(kind, 0))


def clear_wanted(t: Turn, seat: int) -> None:
    """[WA-77, WA-49] The seat is caught or dead, and so no longer wanted."""
    change_wanted(t, seat, -t.s.clans[seat].wanted)


def ranked(s: World) -> list[int]:
    """[WA-76] The seats that are wanted, the most wanted first."""
    return sorted(s.track, key=lambda seat: -s.clans[seat].wanted)


def rank(s: World, seat: int) -> int | None:
    """The seat's rank; 1 is the most wanted, None means that it is not wanted [WA-78]."""
    return ranked(s).index(seat) + 1 if s.clans[seat].wanted else None


# --- bounties ---------------------------------------------------------------------------------


def bounty(s: World, seat: int) -> int:
    """The bounty on the seat as it stands now; ask for it before the fight."""
    place = rank(s, seat)
    return BOUNTIES[place - 1] if place else 0


def pay_bounty(t: Turn, seat: int, loser: int, n: int) -> None:
    """Pay the bounty for slaying a player; driving one off earns none."""
    if n:
        n = max(0, n + law(t.s, seat, "bounty"))
        gain_gold(t, seat, n)
        t.tell(e.BountyPaid(seat, loser, n))
