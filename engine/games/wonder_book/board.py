"""The open book as a graph: which areas are next to each other, and how far apart they are
[WB-31]."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.wonder_book.cards.effects import Reach
from engine.games.wonder_book.state import WonderBook

FAR = 99  # there is no way


class Ways(NamedTuple):
    """`beside[area]`: areas across a dashed line; `steps[a][b]`: moves from a to b, FAR if none."""

    beside: dict[str, tuple[str, ...]]
    steps: dict[str, dict[str, int]]


def ways(s: WonderBook) -> Ways:
    """The ways that now lead between the areas in play. "Adjacent" means across a dashed line
    [WB-31]."""
    return _ways(tuple(s.areas), tuple(s.dashed))


def adjacent(s: WonderBook, area: str) -> tuple[str, ...]:
    return ways(s).beside.get(area, ())


def within(s: WonderBook, area: str, reach: Reach) -> list[str]:
    """The areas that a reach covers from `area`, its own first."""
    match reach:
        case "area":
            return [area]
        case "adjacent":
            return [area, *adjacent(s, area)]
        case "anywhere":
            return [area, *(other for other in s.areas if other != area)]


def walls(s: WonderBook, area: str) -> list[str]:
    """The areas in play behind a solid line of `area`."""
    ends = [(a, b) for a, b in s.solid if area in (a, b)]
    return [b if a == area else a for a, b in ends if a in s.areas and b in s.areas]


def approaches(s: WonderBook, area: str, targets: list[str]) -> list[str]:
    """The first areas of all shortest ways from `area` to the nearest of `targets` [WB-47]."""
    beside, steps = ways(s)
    targets = [target for target in targets if target]
    best = min((steps[area][target] for target in targets), default=FAR)
    if best >= FAR:
        return []
    nearest = [target for target in targets if steps[area][target] == best]
    return [step for step in beside[area] if any(steps[step][t] == best - 1 for t in nearest)]


def border(a: str, b: str) -> tuple[str, str]:
    return (a, b) if a < b else (b, a)


@lru_cache(maxsize=256)
def _ways(areas: tuple[str, ...], dashed: tuple[tuple[str, str], ...]) -> Ways:
    both = [*dashed, *((b, a) for a, b in dashed)]
    beside = {a: tuple(y for x, y in both if x == a and y in areas) for a in areas}
    return Ways(beside, {area: _steps(area, beside) for area in areas})


def _steps(start: str, beside: dict[str, tuple[str, ...]]) -> dict[str, int]:
    steps, edge = dict.fromkeys(beside, FAR) | {start: 0}, [start]
    for area in edge:
        for other in beside[area]:
            if steps[other] == FAR:
                steps[other] = steps[area] + 1
                edge.append(other)
    return steps
