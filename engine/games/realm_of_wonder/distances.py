"""How far everything is for a seat, as house players see it: over what stands in the way, at a
price [RW-22, RW-37, RW-76]."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.cards import HOMES
from engine.games.realm_of_wonder.state import HOUSES, Realm
from engine.games.realm_of_wonder.ways import NO_WAY, neighbours

STRIDE = 7  # movement points of a round
FORT, FIGHT = 6, 3  # points that it takes to pass
PATIENCE = 0.72  # what is a round away is worth so much of what is here
FAR = 6.0  # rounds; more is no worse
STEP = 0.005  # less for each point of this round

_HOUSE = {key: HOUSES[land] for key, land in HOMES.items()}


class Bars(NamedTuple):
    """What a seat does not just walk through."""

    houses: tuple[str, ...] = ()
    forts: tuple[str, ...] = ()
    fights: tuple[str, ...] = ()


class Sight:
    """From where a seat stands, with the `points` that it has in this round, if any are to come."""

    def __init__(self, s: Realm, seat: int, points: int | None) -> None:
        self._from = (s.characters[seat].at, s.middle, s.castle)
        self._mode, self._bars, self._points = _mode(s, seat), _bars(s, seat), points

    @property
    def fades(self) -> Mapping[str, float]:
        """How much of its worth a thing keeps for being so far away."""
        return _fades(*self._from, self._mode, self._bars, self._points)

    def rounds(self, space: str) -> float:
        """Until one is there; 0: in this round."""
        points = -1 if self._points is None else self._points
        if _distances(*self._from, self._mode, self._bars)[space] <= points:
            return 0
        return min(FAR, _rounds(_distances(*self._from, "", self._bars)[space]))


def _rounds(distance: int) -> float:
    """From the next round on; smooth, so that each step counts."""
    return (distance / STRIDE + max(1, -(-distance // STRIDE))) / 2


def _mode(s: Realm, seat: int) -> str:
    """What makes ways easier in this round: the land of the vulture, or its name [RW-46, RW-47,
    RW-55]."""
    pace = s.characters[seat].pace
    return "balloon" if pace.balloon else "fist" if pace.fist else pace.vulture


def _bars(s: Realm, seat: int) -> Bars:
    others = [one for number, one in enumerate(s.characters) if number != seat]
    return Bars(
        tuple([_HOUSE[one.key] for one in others]),
        tuple([space for space, fort in s.forts.items() if fort.owner != seat]),
        (*s.monsters, *[one.at for one in others]),
    )


@lru_cache(maxsize=20_000)
def _fades(
    start: str, middle: int, castle: int, mode: str, bars: Bars, points: int | None
) -> Mapping[str, float]:
    foot = _distances(start, middle, castle, "", bars)
    if points is None:
        return {code: PATIENCE ** _rounds(far) for code, far in foot.items()}
    now = _distances(start, middle, castle, mode, bars) if mode else foot
    return {
        code: 1 - STEP * now[code] if now[code] <= points else PATIENCE ** _rounds(far)
        for code, far in foot.items()
    }


@lru_cache(maxsize=20_000)
def _distances(start: str, middle: int, castle: int, mode: str, bars: Bars) -> Mapping[str, int]:
    passing = _passing(Bars() if mode == "balloon" else bars)
    board, costs = _steps(middle, castle, mode in ("balloon", "fist")), _costs(mode)
    far = dict.fromkeys(SPACES, NO_WAY) | {start: 0}
    queue = [(0, start)]
    while queue:
        so_far, at = heappop(queue)
        if so_far > far[at]:
            continue
        if at != start:
            so_far += passing.get(at, 0)
        for to in board[at]:
            total = so_far + costs[to]
            if total < far[to]:
                far[to] = total
                heappush(queue, (total, to))
    return far


@lru_cache(maxsize=1_000)
def _passing(bars: Bars) -> Mapping[str, int]:
    return (
        dict.fromkeys(bars.fights, FIGHT)
        | dict.fromkeys(bars.forts, FORT)
        | dict.fromkeys(bars.houses, NO_WAY)
    )


@cache
def _steps(middle: int, castle: int, over_walls: bool) -> Mapping[str, tuple[str, ...]]:
    board = neighbours(middle, castle)
    return {
        code: tuple(step.to for step in board[code] if over_walls or not step.wall)
        for code in SPACES
    }


@cache
def _costs(mode: str) -> Mapping[str, int]:
    def cost(code: str) -> int:
        space = SPACES[code]
        easy = space.disc != "castle" and mode in ("balloon", space.land)
        return 1 if easy else space.cost

    return {code: cost(code) for code in SPACES}
