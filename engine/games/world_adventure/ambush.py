"""Attacks of NPCs on whoever comes into their reach [WA-38 to WA-42, WA-85]."""

from __future__ import annotations

from functools import cache
from typing import get_args

from engine.core import Phase
from engine.games.world_adventure import events as e
from engine.games.world_adventure.battle import fight_monster
from engine.games.world_adventure.board import is_city, neighbours
from engine.games.world_adventure.clash import clash
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.state import Npc, NpcKind, Turn, World

ORDER: tuple[NpcKind, ...] = get_args(NpcKind)  # [WA-35, WA-42, WA-85]
AT_ONCE = ("brigand", "government", "raid", "legendary")  # also in the player phase [WA-41, WA-85]
FAR = ("destroyer", "raid")  # strike into the next territory, but not into cities [WA-39, WA-40]


class Ambush(Phase, kw_only=True):
    """[WA-85] One attacker after the other, as long as the attacked one is still there."""

    seat: int
    place: str

    def auto(self, t: Turn) -> None:
        npc = attacker(t.s, self.seat)
        if npc is None or t.s.clans[self.seat].at != self.place:
            self.over = True
        else:
            strike(t, npc, self.seat)


def ambush(t: Turn, seat: int) -> bool:
    """[WA-85] Whether somebody attacks the seat where it is, in its turn: the battle comes next."""
    if attacker(t.s, seat) is None:
        return False
    t.push(Ambush(seat=seat, place=t.s.clans[seat].at))
    return True


def attacker(s: World, seat: int) -> Npc | None:
    """[WA-85] Who strikes first."""
    able = (npc for npc in s.npcs if npc.kind in AT_ONCE and may_strike(s, npc, seat))
    return min(able, key=lambda npc: ORDER.index(npc.kind), default=None)


def may_strike(s: World, npc: Npc, seat: int) -> bool:
    return reaches(npc, s.clans[seat].at) and is_willing(s, npc, seat)


def is_willing(s: World, npc: Npc, seat: int) -> bool:
    """[WA-36, WA-37, WA-42] Brigand and Government once a turn, each monster once a month, and not
    whoever has engaged it."""
    clan = s.clans[seat]
    if truce(s, npc, seat):
        return False
    match npc.kind:
        case "brigand":
            return npc.kind not in clan.acting.ambushed
        case "government":  # [WA-78]
            return clan.wanted > 0 and npc.kind not in clan.acting.ambushed
        case _:
            return npc.token not in clan.struck and seat not in npc.spares


def reaches(npc: Npc, place: str) -> bool:
    return place in grasp(npc.kind, npc.at)


@cache
def grasp(kind: NpcKind, at: str) -> frozenset[str]:
    """[WA-84] Where it can strike. Of all of them only the Government gets into cities."""
    if kind in FAR:
        return frozenset(place for place in (at, *neighbours(at)) if not is_city(place))
    return frozenset({at})


def truce(s: World, npc: Npc, seat: int) -> bool:
    """Something keeps it from attacking the seat."""
    return law(s, seat, "truce", npc.kind) > 0


def strike(t: Turn, npc: Npc, seat: int) -> None:
    """The battle comes next."""
    clan = t.s.clans[seat]
    t.tell(e.Ambushed(seat, npc.card, npc.at))
    if npc.kind in ("brigand", "government"):
        clan.acting.ambushed.append(npc.kind)
        clash(t, seat, npc, ambushed=True)
    else:
        clan.struck.append(npc.token)
        fight_monster(t, seat, npc, ambushed=True)
