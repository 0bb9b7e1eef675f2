"""Ways over the map, who attacks on them, and what stands at their ends [WA-28, WA-29, WA-85]."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache

import msgspec

from engine.core import Lasting, Msg, Option, named
from engine.deeds import Deeds
from engine.games.world_adventure import actions as a
from engine.games.world_adventure import events as e
from engine.games.world_adventure.board import TERRITORIES, Nation, distances, neighbours
from engine.games.world_adventure.roaming import AT_ONCE, REACH, ambush, attacker, grasp, is_willing
from engine.games.world_adventure.stalls import barred, toll
from engine.games.world_adventure.state import NpcKind, Turn, World, touch


class Way(msgspec.Struct, frozen=True):
    """Its territories without the first, and the cards of those who attack on it."""

    path: tuple[str, ...] = ()
    foes: tuple[str, ...] = ()


def ways(s: World, seat: int) -> Mapping[str, Way]:
    """[WA-29] A shortest way to everything within reach, in the order of the map; of several, one
    with the fewest attackers. NPCs block none [WA-28]."""
    clan = s.clans[seat]
    moves, far = clan.acting.moves, distances(clan.at)
    waiting = [
        (npc.card, npc.kind, npc.at)
        for npc in s.npcs
        if npc.kind in AT_ONCE and far[npc.at] <= moves + REACH and is_willing(s, npc, seat)
    ]
    return _ways(clan.at, moves, tuple(waiting))


@lru_cache(maxsize=10_000)
def _ways(at: str, moves: int, waiting: tuple[tuple[str, NpcKind, str], ...]) -> Mapping[str, Way]:
    near: dict[str, list[str]] = {}  # by territory, who attacks there
    for card, kind, place in waiting:
        for there in grasp(kind, place):
            near.setdefault(there, []).append(card)
    found, edge = {at: Way()}, {at: Way()}
    for _ in range(moves):
        beyond: dict[str, Way] = {}
        for here, way in edge.items():
            for there in neighbours(here):
                if there in found:
                    continue
                met = [card for card in near.get(there, ()) if card not in way.foes]
                if there not in beyond or len(way.foes) + len(met) < len(beyond[there].foes):
                    beyond[there] = Way((*way.path, there), (*way.foes, *met))
        found |= beyond
        edge = beyond
    return {place: found[place] for place in TERRITORIES if place in found and place != at}


def _offers(s: World, seat: int) -> Iterator[Option]:
    """The territories within reach, in the order of the map."""
    return map(_TRAVEL.__getitem__, ways(s, seat))


def _perform(t: Turn, seat: int, action: a.Travel) -> None:
    """[WA-85] An attack ends the way; the points that are left are kept."""
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


# --- what stands in a territory, in words beforehand ------------------------------------------

SEEN = 3  # a line of a menu has no room for more


def _way(s: World, seat: int, action: a.Travel) -> Msg:
    """What the way costs, and what comes of it."""
    place, way = action.place, ways(s, seat)[action.place]
    cost, moves = len(way.path), s.clans[seat].acting.moves
    here = _sights(s, seat, place, way.foes)
    args = {"cost": cost, "left": moves - cost, "here": here, "foes": way.foes}
    return Msg("world-adventure-way", args)


def _sights(s: World, seat: int, place: str, foes: Collection[str]) -> list[Msg]:
    """What the seat can see there, the most important first. Cards of `foes` that attack on the way
    have been told already."""
    one = TERRITORIES[place]
    seen = _errand(s, seat, place) + _crowd(s, seat, place, foes)
    seen += _city(s, seat, place, one.nation) if one.city else _wild(s, place)
    return seen[: max(1, SEEN - len(foes))]


def _errand(s: World, seat: int, place: str) -> list[Msg]:
    """[WA-33] The part of the seat's quest that is to be done there."""
    quest = s.clans[seat].quest
    if quest and place in quest.places and place not in quest.done:
        return [Msg("world-adventure-here-quest", {"quest": quest.key})]
    return []


def _crowd(s: World, seat: int, place: str, foes: Collection[str]) -> list[Msg]:
    """Those who stand there, NPCs first."""
    npcs = [npc for npc in s.npcs if npc.at == place and npc.card not in foes]
    clans = [other for other, clan in enumerate(s.clans) if clan.at == place and other != seat]
    return [
        *[Msg("world-adventure-here-npc", {"npc": npc.kind, "card": npc.card}) for npc in npcs],
        *[Msg("world-adventure-here-clan", {"seat": other}) for other in clans],
    ]


def _city(s: World, seat: int, place: str, nation: Nation) -> Iterator[Msg]:
    """[WA-51, WA-56, WA-57] What a city has for the seat."""
    if stop := barred(s, seat, place):
        yield Msg("world-adventure-here-barred", stop.args)
    if n := toll(s, seat, place):
        yield Msg("world-adventure-here-toll", {"owner": named(s.stalls[nation]), "n": n})
    if nation not in s.served:
        yield Msg("world-adventure-here-need", {"commodity": s.needs[nation]})


def _wild(s: World, place: str) -> Iterator[Msg]:
    """[WA-12] Signs that have no marker."""
    one = TERRITORIES[place]
    if one.merchant and place not in s.merchants:
        yield Msg("world-adventure-here-merchant")
    if one.monster and place not in s.monsters:
        yield Msg("world-adventure-here-monster")


_TRAVEL = {place: Lasting(a.Travel(place), text=_way) for place in TERRITORIES}
TRAVEL = Deeds(_offers, (a.Travel,), _perform)
