"""Ways over the map, and who attacks on them [WA-28, WA-29, WA-85]."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.core import Msg, Option
from engine.deeds import Deeds
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.ambush import AT_ONCE, ambush, attacker, grasp, is_willing
from engine.games.world_adventure.board import TERRITORIES, neighbours
from engine.games.world_adventure.signposts import crowds, sights
from engine.games.world_adventure.state import NpcKind, Turn, World, touch


class Way(NamedTuple):
    """Territories without the first; the cards of those who attack on it."""

    path: tuple[str, ...] = ()
    foes: tuple[str, ...] = ()


def ways(s: World, seat: int) -> Mapping[str, Way]:
    """[WA-29] A shortest one to everything within reach, of several one with the fewest attackers.
    NPCs block none [WA-28]."""
    clan = s.clans[seat]
    foes = [npc for npc in s.npcs if npc.kind in AT_ONCE and is_willing(s, npc, seat)]
    waiting = tuple([(npc.card, npc.kind, npc.at) for npc in foes])
    return _ways(clan.at, clan.acting.moves, waiting)


@lru_cache(maxsize=10_000)
def _ways(at: str, moves: int, waiting: tuple[tuple[str, NpcKind, str], ...]) -> Mapping[str, Way]:
    foes = [(card, grasp(kind, place)) for card, kind, place in waiting]
    found, edge = {at: Way()}, {at: Way()}
    for _ in range(moves):
        beyond: dict[str, Way] = {}
        for here, way in edge.items():
            for there in neighbours(here):
                if there in found:
                    continue
                met = [card for card, near in foes if there in near and card not in way.foes]
                longer = Way((*way.path, there), (*way.foes, *met))
                if _is_safer(longer, beyond.get(there)):
                    beyond[there] = longer
        found |= beyond
        edge = beyond
    del found[at]
    return found


def _is_safer(way: Way, than: Way | None) -> bool:
    return than is None or len(way.foes) < len(than.foes)


def _offers(s: World, seat: int) -> Iterator[Option]:
    """In the order of the map."""
    open_ways, moves = ways(s, seat), s.clans[seat].acting.moves
    crowd = crowds(s, seat)
    for place in filter(open_ways.__contains__, TERRITORIES):
        way = open_ways[place]
        cost = len(way.path)
        args = {
            "cost": cost,
            "left": moves - cost,
            "here": sights(s, seat, place, way.foes, crowd.get(place, ())),
            "foes": way.foes,
        }
        yield Option(a.Travel(place), detail=Msg("world-adventure-way", args))


def _perform(t: Turn, seat: int, action: a.Travel) -> None:
    """[WA-85] Whoever attacks ends the way; what is left of the points is kept."""
    clan, start, gone = t.s.clans[seat], t.s.clans[seat].at, list[str]()
    for place in ways(t.s, seat)[action.place].path:
        clan.at = place
        clan.acting.moves -= 1
        gone.append(place)
        if attacker(t.s, seat):
            break
    touch(t, start, clan.at)
    t.tell(e.Travelled(seat, gone))
    ambush(t, seat)


TRAVEL = Deeds(_offers, (a.Travel,), _perform)
