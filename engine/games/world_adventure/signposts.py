"""What stands in a territory, in words beforehand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from engine.core import Msg
from engine.games.world_adventure.board import TERRITORIES, Nation
from engine.games.world_adventure.state import World
from engine.games.world_adventure.visits import barred, toll

SEEN = 3  # a line of a menu holds no more


def sights(
    s: World, seat: int, place: str, foes: Collection[str], crowd: Iterable[Msg]
) -> list[Msg]:
    """For the seat, the most important first; of the `crowd` there, cards of attackers on the way
    are told already."""
    one = TERRITORIES[place]
    seen = _errand(s, seat, place) + [who for who in crowd if who.args.get("card") not in foes]
    seen += _city(s, seat, place, one.nation) if one.city else _wild(s, place)
    return seen[: max(1, SEEN - len(foes))]


def _errand(s: World, seat: int, place: str) -> list[Msg]:
    """[WA-33]"""
    quest = s.clans[seat].quest
    if quest and place in quest.places and place not in quest.done:
        return [Msg("world-adventure-here-quest", {"quest": quest.key})]
    return []


def crowds(s: World, seat: int) -> Mapping[str, Sequence[Msg]]:
    """Who stands where, NPCs first."""
    found: dict[str, list[Msg]] = {}
    for npc in s.npcs:
        here = Msg("world-adventure-here-npc", {"npc": npc.kind, "card": npc.card})
        found.setdefault(npc.at, []).append(here)
    for other, clan in enumerate(s.clans):
        if other != seat:
            here = Msg("world-adventure-here-clan", {"seat": other})
            found.setdefault(clan.at, []).append(here)
    return found


def _city(s: World, seat: int, place: str, nation: Nation) -> Iterator[Msg]:
    """[WA-51, WA-56, WA-57]"""
    if stop := barred(s, seat, place):
        yield Msg("world-adventure-here-barred", stop.args)
    if n := toll(s, seat, place):
        yield Msg("world-adventure-here-toll", {"owner": s.stalls[nation], "n": n})
    if nation not in s.served:
        yield Msg("world-adventure-here-need", {"commodity": s.needs[nation]})


def _wild(s: World, place: str) -> Iterator[Msg]:
    """[WA-12] Signs without a marker."""
    one = TERRITORIES[place]
    if one.merchant and place not in s.merchants:
        yield Msg("world-adventure-here-merchant")
    if one.monster and place not in s.monsters:
        yield Msg("world-adventure-here-monster")
