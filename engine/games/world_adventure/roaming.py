"""What NPCs do: which clans they pursue in their own phase, where they go, and which clans that
come within their reach they attack [WA-35 to WA-42, WA-84, WA-85]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar, get_args

from engine.core import Phase, Seat
from engine.games.world_adventure import events as e
from engine.games.world_adventure.battle import fight_monster
from engine.games.world_adventure.board import distances, is_city, neighbours
from engine.games.world_adventure.cards import PATROLS
from engine.games.world_adventure.clash import clash
from engine.games.world_adventure.laws import law
from engine.games.world_adventure.state import SUCCESS, Npc, NpcKind, Turn, World, roll, touch
from engine.games.world_adventure.wanted import ranked

ORDER: tuple[NpcKind, ...] = get_args(NpcKind)  # [WA-35, WA-42, WA-85]
AT_ONCE = ("brigand", "government", "raid", "legendary")  # in the player phase, too [WA-41, WA-85]
FAR = ("destroyer", "raid")  # reach the next territory, but no cities [WA-39, WA-40]
REACH = 1  # territories from where it stands to the farthest that it can strike
STRIDE = 2  # territories a month [WA-36, WA-37]
Rank = tuple[int, ...]
T = TypeVar("T")


def acting_order(s: World) -> list[str]:
    """[WA-35, WA-42] NPCs by `token`; legendary monsters in the order in which they awoke."""
    return [npc.token for npc in sorted(s.npcs, key=lambda npc: ORDER.index(npc.kind))]


def act(t: Turn, npc: Npc) -> None:
    """Brigand and Government go after clans and look around; the others attack whom they can
    reach."""
    if npc.kind in ("brigand", "government"):
        pursue(t, npc)
        search(t, npc)
    else:
        attack(t, npc)


# --- Brigand, Government ----------------------------------------------------------------------


def pursue(t: Turn, npc: Npc) -> None:
    """[WA-36, WA-37] Go up to two territories towards the target; without a target, stay put."""
    path = [npc.at]
    target = _chosen(t, targets(t.s, npc), lambda seat: pursuit_rank(t.s, npc, seat))
    if target is not None:
        path = way(t, npc, t.s.clans[target].at)[: stride(t.s, npc) + 1]
    if npc.kind == "brigand" and is_city(path[-1]):  # the Brigand waits at the gate
        path.pop()
    t.s.trails[npc.kind] = path
    if len(path) > 1:
        touch(t, npc.at, path[-1])
        npc.at = path[-1]
        t.tell(e.NpcMoved(npc.kind, path[1:]))


def stride(s: World, npc: Npc) -> int:
    """How many territories it goes in a month."""
    return max(0, STRIDE + law(s, None, "npc-steps", npc.kind))


def targets(s: World, npc: Npc) -> list[int]:
    """[WA-36, WA-37, WA-78] The Brigand pursues anybody, the Government those who are wanted."""
    fair = (npc.kind == "brigand" or clan.wanted > 0 for clan in s.clans)
    return [seat for seat, ok in enumerate(fair) if ok and not truce(s, npc, seat)]


def pursuit_rank(s: World, npc: Npc, seat: int) -> Rank:
    """[WA-36, WA-37] The Brigand prefers the nearest clan, then the richest in gold, then in
    commodities; the Government the nearest, then the most wanted."""
    clan = s.clans[seat]
    steps = distances(clan.at, npc.kind == "brigand")[npc.at]
    if npc.kind == "brigand":
        return steps, -clan.gold, -len(clan.goods)
    return steps, ranked(s).index(seat)


def way(t: Turn, npc: Npc, to: str) -> list[str]:
    """[WA-36, WA-83] A shortest way; the Brigand's goes around all cities but its goal. Chance
    decides among several."""
    left = distances(to, npc.kind == "brigand")
    path = [npc.at]
    while path[-1] != to:
        nearer = [place for place in neighbours(path[-1]) if left.get(place) == left[path[-1]] - 1]
        path.append(_any_of(t, nearer))
    return path


def search(t: Turn, npc: Npc) -> None:
    """[WA-36, WA-37, WA-84] Look once a month in its territory, in the same order of preference."""
    here = [seat for seat in targets(t.s, npc) if t.s.clans[seat].at == npc.at]
    seat = _chosen(t, here, lambda seat: pursuit_rank(t.s, npc, seat))
    if seat is None:
        return
    explorer = PATROLS[npc.card].explorer + law(t.s, None, "npc-explorer", npc.kind)
    dice = roll(t, max(0, explorer))
    found = any(die <= SUCCESS for die in dice)
    t.tell(e.NpcScouted(npc.kind, seat, dice, found))
    if found:
        strike(t, npc, seat)


# --- monsters ---------------------------------------------------------------------------------


def attack(t: Turn, npc: Npc) -> None:
    """[WA-42] Each monster attacks one player."""
    prey = [seat for seat in range(t.s.seats) if may_strike(t.s, npc, seat)]
    seat = _chosen(t, prey, lambda seat: weakness(t.s, seat))
    if seat is not None:
        strike(t, npc, seat)


def weakness(s: World, seat: int) -> Rank:
    """[WA-42] Fewest ready soldiers, then fewest of level 2, ready or not, then most gold, then
    most commodities."""
    clan = s.clans[seat]
    veterans = sum(soldier.level == 2 for soldier in clan.soldiers)
    return len(clan.ready), veterans, -clan.gold, -len(clan.goods)


# --- choosing ---------------------------------------------------------------------------------


def _chosen(t: Turn, seats: Sequence[int], key: Callable[[int], Rank]) -> int | None:
    """The first seat by rank; among equals, chance decides."""
    if not seats:
        return None
    ranks = [key(seat) for seat in seats]
    first = min(ranks)
    return _any_of(t, [seat for seat, rank in zip(seats, ranks, strict=True) if rank == first])


def _any_of(t: Turn, among: Sequence[T]) -> T:
    return among[0] if len(among) == 1 else t.dice.pick(among)


# --- attacks on clans that come within reach --------------------------------------------------


class Ambush(Phase, kw_only=True):
    """[WA-85] One attacker after the other, as long as the clan is still there."""

    seat: Seat
    place: str

    def auto(self, t: Turn) -> None:
        npc = attacker(t.s, self.seat)
        if npc is None or t.s.clans[self.seat].at != self.place:
            self.over = True
        else:
            strike(t, npc, self.seat)


def ambush(t: Turn, seat: int) -> bool:
    """[WA-85] Whether somebody attacks the seat where it stands, in its turn. If so, the battle
    comes next."""
    if attacker(t.s, seat) is None:
        return False
    t.push(Ambush(seat=seat, place=t.s.clans[seat].at))
    return True


def attacker(s: World, seat: int) -> Npc | None:
    """[WA-85] The NPC that strikes first, if any."""
    able = [npc for npc in s.npcs if npc.kind in AT_ONCE and may_strike(s, npc, seat)]
    return min(able, key=lambda npc: ORDER.index(npc.kind)) if able else None


def may_strike(s: World, npc: Npc, seat: int) -> bool:
    return reaches(npc, s.clans[seat].at) and is_willing(s, npc, seat)


def is_willing(s: World, npc: Npc, seat: int) -> bool:
    """[WA-36, WA-37, WA-42] Brigand and Government strike once a turn, each monster once a month,
    and never a clan that has engaged it."""
    clan = s.clans[seat]
    match npc.kind:
        case "brigand":
            willing = npc.kind not in clan.acting.ambushed
        case "government":  # [WA-78]
            willing = clan.wanted > 0 and npc.kind not in clan.acting.ambushed
        case _:
            willing = npc.token not in clan.struck and seat not in npc.spares
    return willing and not truce(s, npc, seat)


def reaches(npc: Npc, place: str) -> bool:
    return place in grasp(npc.kind, npc.at)


@lru_cache(maxsize=400)
def grasp(kind: NpcKind, at: str) -> frozenset[str]:
    """[WA-38 to WA-41, WA-84] The territories that it can strike; Destroyer and raid also reach the
    next ones. Of all these only the Government gets into cities."""
    if kind in FAR:
        return frozenset(place for place in (at, *neighbours(at)) if not is_city(place))
    return frozenset({at})


def truce(s: World, npc: Npc, seat: int) -> bool:
    """Whether something keeps the NPC from attacking the seat."""
    return law(s, seat, "truce", npc.kind) > 0


def strike(t: Turn, npc: Npc, seat: int) -> None:
    """Attack the seat; the battle comes next."""
    clan = t.s.clans[seat]
    t.tell(e.Ambushed(seat, npc.card, npc.at))
    if npc.kind in ("brigand", "government"):
        clan.acting.ambushed.append(npc.kind)
        clash(t, seat, npc, ambushed=True)
    else:
        clan.struck.append(npc.token)
        fight_monster(t, seat, npc, ambushed=True)
