"""Ways over the board as its discs stand: steps, cheapest ways and vortices [RW-22, RW-26]."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush

import msgspec

from engine.games.realm_of_wonder.board import (
    CASTLE,
    CASTLE_DOCKS,
    EDGES,
    INNER_DOCKS,
    LANDS,
    OUTER_DOCKS,
    PATHS,
    SPACES,
    WALLS,
)

SLOTS = len(LANDS)  # slots of a turning disc, which are also its positions
NO_WAY = 99
LENGTHS = 100  # more than the steps of any way


class Step(msgspec.Struct, frozen=True):
    """A step from a space to one next to it. `dock` says that it leads from one disc to another."""

    to: str
    wall: bool = False
    dock: bool = False


Steps = Mapping[str, tuple[Step, ...]]
Board = Mapping[str, Sequence[tuple[str, int]]]  # for each space, where one can go and at what cost


class Way(msgspec.Struct, frozen=True):
    """What a way costs in movement points, and its spaces from the first step to its end."""

    cost: int
    path: tuple[str, ...]


@lru_cache(maxsize=36)
def neighbours(middle: int, castle: int) -> Steps:
    """The steps from every space with the discs turned this way, in the order of the codes."""
    steps: defaultdict[str, list[Step]] = defaultdict(list)
    for pairs, wall, dock in (
        (EDGES, False, False),
        (WALLS, True, False),
        (docks(middle, castle), False, True),
    ):
        for one, other in pairs:
            steps[one].append(Step(other, wall, dock))
            steps[other].append(Step(one, wall, dock))
    return {code: tuple(sorted(steps[code], key=lambda step: step.to)) for code in SPACES}


@lru_cache(maxsize=36)
def docks(middle: int, castle: int) -> tuple[tuple[str, str], ...]:
    """Where the discs meet: paths with outer docks, and inner docks with those of the castle
    island."""
    paths = {(SLOTS + at - middle) % SLOTS: PATHS[land] for at, land in enumerate(LANDS)}
    slots = {(slot + castle - middle) % SLOTS: dock for slot, dock in CASTLE_DOCKS.items()}
    return (
        *((paths[slot], dock) for slot, dock in OUTER_DOCKS.items()),
        *((dock, slots[slot]) for slot, dock in INNER_DOCKS.items() if slot in slots),
    )


def cheapest(start: str, points: int, board: Board, closed: Collection[str]) -> dict[str, Way]:
    """The cheapest way to every space within reach. Of equal ways, the one with fewer steps wins,
    then the one with lower codes. A closed space may end a way but is never passed. `start` is left
    out."""
    limit = (points + 1) * LENGTHS
    ranks = {start: 0}  # the cost, then the number of steps
    paths: dict[str, tuple[str, ...]] = {start: ()}
    queue = [(0, start)]
    while queue:
        so_far, at = heappop(queue)
        path = paths[at]
        for to, cost in board[at]:
            rank = so_far + cost * LENGTHS + 1
            if rank < ranks.get(to, limit):
                ranks[to], paths[to] = rank, (*path, to)
                if to not in closed:
                    heappush(queue, (rank, to))
    del paths[start]
    return {to: Way(ranks[to] // LENGTHS, path) for to, path in paths.items()}


@lru_cache(maxsize=36)
def distance_to_castle(middle: int, castle: int) -> Mapping[str, int]:
    """What the way to the castle costs on foot from every space if nobody stands on it."""
    far = dict.fromkeys(SPACES, NO_WAY) | {CASTLE: 0}
    queue = [(0, CASTLE)]
    while queue:
        so_far, at = heappop(queue)
        total = so_far + SPACES[at].cost
        for step in neighbours(middle, castle)[at]:
            if not step.wall and total < far[step.to]:
                far[step.to] = total
                heappush(queue, (total, step.to))
    return far


def same_disc(one: str, other: str) -> bool:
    return SPACES[one].disc == SPACES[other].disc


@lru_cache(maxsize=20)
def next_vortices(code: str) -> tuple[str, str]:
    """The vortices next to one on its disc, anticlockwise and clockwise [RW-32]."""
    vortices = [space for space in SPACES.values() if space.feature == "vortex"]
    ring = sorted(
        (space.code for space in vortices if same_disc(space.code, code)),
        key=lambda code: SPACES[code].angle,
    )
    at = ring.index(code)
    return ring[at - 1], ring[(at + 1) % len(ring)]
