"""How far everything is for a seat. What stands in the way can be passed at a price [RW-22, RW-37,
RW-76]."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.cards import HOMES
from engine.games.realm_of_wonder.state import HOUSES, Realm
from engine.games.realm_of_wonder.ways import NO_WAY, neighbours

STRIDE = 7  # movement points of a round
FORT, FIGHT = 6, 3  # points that it costs to pass
PATIENCE = 0.72  # each round away leaves this much of a thing's worth
FAR = 6.0  # rounds; being farther away is no worse
STEP = 0.005  # taken off for each point of this round

_HOUSE = {key: HOUSES[land] for key, land in HOMES.items()}


class Bars(NamedTuple):
    """What a seat cannot simply walk through."""

    houses: tuple[str, ...] = ()
    forts: tuple[str, ...] = ()
    fights: tuple[str, ...] = ()


class Distances:
    """Distances from where a seat stands, with the `points` that it has in this round, if it has
    any to come."""

    def __init__(self, s: Realm, seat: int, points: int | None) -> None:
        self._from = (s.characters[seat].at, s.middle, s.castle)
        self._mode, self._bars, self._points = _mode(s, seat), _bars(s, seat), points

    @property
    def fades(self) -> Mapping[str, float]:
        """How much of its worth a thing keeps at its distance."""
        return _fades(*self._from, self._mode, self._bars, self._points)

    def rounds(self, space: str) -> float:
        """How many rounds it takes to get there; 0 means in this round."""
        points = -1 if self._points is None else self._points
        if _distances(*self._from, self._mode, self._bars)[space] <= points:
            return 0
        return min(FAR, _rounds(_distances(*self._from, "", self._bars)[space]))


def _rounds(distance: int) -> float:
    """Rounds from the next one on, as a smooth function so that each step counts."""
    return (distance / STRIDE + max(1, -(-distance // STRIDE))) / 2


def _mode(s: Realm, seat: int) -> str:
    """What makes ways easier in this round: its name, or for the vulture its land [RW-46, RW-47,
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


@lru_cache(maxsize=2_000)
def _fades(
    start: str, middle: int, castle: int, mode: str, bars: Bars, points: int | None
) -> Mapping[str, float]:
    foot = _distances(start, middle, castle, "", bars)
    fades = {code: _FADING[far] for code, far in foot.items()}
    if points is not None:
        now = _distances(start, middle, castle, mode, bars)
        fades |= {code: 1 - STEP * far for code, far in now.items() if far <= points}
    return fades


@lru_cache(maxsize=2_000)
def _distances(start: str, middle: int, castle: int, mode: str, bars: Bars) -> Mapping[str, int]:
    """The distances in points, found level by level: `levels[n]` are spaces that may be n points
    away."""
    passing = _passing(Bars() if mode == "balloon" else bars)
    board = _board(middle, castle, mode)
    far = dict.fromkeys(SPACES, NO_WAY) | {start: 0}
    levels = [[start]]
    for so_far, level in enumerate(levels):
        for at in level:
            if far[at] == so_far:
                leaving = so_far + passing.get(at, 0) if so_far else 0
                for to, cost in board[at]:
                    there = leaving + cost
                    if there < far[to]:
                        far[to] = there
                        while len(levels) <= there:
                            levels.append([])
                        levels[there].append(to)
    return far


@lru_cache(maxsize=1_000)
def _passing(bars: Bars) -> Mapping[str, int]:
    return (
        dict.fromkeys(bars.fights, FIGHT)
        | dict.fromkeys(bars.forts, FORT)
        | dict.fromkeys(bars.houses, NO_WAY)
    )


@lru_cache(maxsize=400)
def _board(middle: int, castle: int, mode: str) -> Mapping[str, tuple[tuple[str, int], ...]]:
    """For each space, where one can go from it and what that costs."""
    over_walls = mode in ("balloon", "fist")

    def cost(code: str) -> int:
        space = SPACES[code]
        easy = space.disc != "castle" and mode in ("balloon", space.land)
        return 1 if easy else space.cost

    return {
        code: tuple((step.to, cost(step.to)) for step in steps if over_walls or not step.wall)
        for code, steps in neighbours(middle, castle).items()
    }


_FADING = [PATIENCE ** _rounds(far) for far in range(NO_WAY + 1)]
