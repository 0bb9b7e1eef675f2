"""Where a character can go with the points it has, and what bars its way [RW-22, RW-33, RW-76]."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Literal

from engine.games.realm_of_wonder.board import CASTLE, INNER_DOCKS, SPACES
from engine.games.realm_of_wonder.state import HOUSES, Realm
from engine.games.realm_of_wonder.ways import Board, Step, Way, cheapest, neighbours

__all__ = ["Bar", "Way", "bars", "landing", "open_ways", "step_cost", "ways_from"]

# What stands on a space, the strongest first: nobody enters another's house [RW-27, RW-77]; a
# fort must be conquered before the character on it is met [RW-37].
Bar = Literal["castle", "house", "fort", "fight"]

_SHORE = frozenset(INNER_DOCKS.values())  # spaces of the middle disc that face the castle


def bars(s: Realm, seat: int) -> dict[str, Bar]:
    """Spaces that a seat cannot simply step onto, and what bars them."""
    found: dict[str, Bar] = dict.fromkeys(s.monsters, "fight")
    strangers = [one for other, one in enumerate(s.characters) if other != seat]
    for one in strangers:
        found[one.at] = "fight"
    for space, fort in s.forts.items():
        if fort.owner != seat:
            found[space] = "fort"
    for one in strangers:
        found[HOUSES[one.home]] = "house"
    found[CASTLE] = "castle"
    return found


def step_cost(s: Realm, seat: int, to: str) -> int:
    """[RW-22] The points of a step: 1 easy, 2 hard, fewer with balloon or vulture."""
    pace = s.characters[seat].pace
    return _costs(pace.balloon, pace.vulture)[to]


def open_ways(
    s: Realm, seat: int, more: int = 0, barred: Mapping[str, Bar] | None = None
) -> Mapping[str, Way]:
    """The cheapest ways to all spaces that may be entered with the points left and `more`, over
    spaces that nothing bars; with the balloon, over everything but water [RW-55]. `barred`, if it
    is known already, are the `bars`."""
    one = s.characters[seat]
    found = bars(s, seat) if barred is None else barred
    return ways_from(s, seat, one.at, one.pace.left + more, found)


def ways_from(
    s: Realm, seat: int, start: str, points: int, barred: Mapping[str, Bar]
) -> Mapping[str, Way]:
    """The same with so many points, from any space."""
    pace = s.characters[seat].pace
    means = (pace.balloon, pace.fist, pace.vulture)
    return _ways(start, points, (s.middle, s.castle), means, tuple(barred.items()))


@lru_cache(maxsize=1_000)
def _ways(
    start: str,
    points: int,
    discs: tuple[int, int],
    means: tuple[bool, bool, str],
    barring: tuple[tuple[str, Bar], ...],
) -> Mapping[str, Way]:
    """Cached: what is on offer is looked up again when it is done."""
    barred, (balloon, _, _) = dict(barring), means
    closed = _on_the_island(barred) if balloon else barred
    ways = cheapest(start, points, _board(discs, means), closed)
    return {to: way for to, way in ways.items() if barred.get(to) != "house"}


def _on_the_island(barred: Mapping[str, Bar]) -> Collection[str]:
    return [code for code in barred if SPACES[code].disc == "castle"]


def landing(start: str, way: Way, barred: Mapping[str, Bar]) -> str:
    """The last space before the end of a way on which one can stand. A draw leads back there, even
    out of the air [RW-41]."""
    return next((code for code in reversed(way.path[:-1]) if code not in barred), start)


@lru_cache(maxsize=20)
def _costs(balloon: bool, vulture: str) -> Mapping[str, int]:
    """With the balloon, or in the land of the vulture, a space costs 1 [RW-47, RW-55]; neither
    counts on the castle island [RW-34]."""
    return {
        code: 1 if space.disc != "castle" and (balloon or space.land == vulture) else space.cost
        for code, space in SPACES.items()
    }


@lru_cache(maxsize=500)
def _board(discs: tuple[int, int], means: tuple[bool, bool, str]) -> Board:
    """The steps that can be taken at all [RW-33], and what they cost. Balloon and powers are lost
    on the castle island, so ways that they help end there, since what leads on costs something else
    [RW-34]."""
    balloon, fist, vulture = means
    over_walls, eased = balloon or fist, vulture != ""

    def may_cross(step: Step) -> bool:
        if step.wall and (not over_walls or SPACES[step.to].disc == "castle"):
            return False
        return not (step.dock and (over_walls or eased) and step.to in _SHORE)

    costs = _costs(balloon, vulture)
    return {
        code: [(step.to, costs[step.to]) for step in steps if may_cross(step)]
        for code, steps in neighbours(*discs).items()
    }
