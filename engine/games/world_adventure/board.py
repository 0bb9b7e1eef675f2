"""The map of World Adventure, this project's own design [WA-11, WA-12]: 63 flat-top hexagons.

Each nation is a flower of a city and six outer territories; the nine flowers lie in three rows,
roughly as on the real map. A territory is named by its code: `CN` is the city of China, and `CN1`
to `CN6` lie around it, clockwise from north [WA-13].
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Literal, get_args

import msgspec

Nation = Literal["europe", "russia", "japan", "egypt", "persia", "china", "arabia", "india", "java"]
LegendKey = Literal["lindworm", "orochi", "sphinx", "nian", "roc", "naga"]

NATIONS: tuple[Nation, ...] = get_args(Nation)
LEGENDS: tuple[LegendKey, ...] = get_args(LegendKey)
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # N, NE, SE, S, SW, NW in (q, r)
RISE = 3**0.5  # from north side to south side, in lengths of a side


class Territory(msgspec.Struct, frozen=True):
    """`q`, `r`: axial coordinates, `q` to the south-east, `r` to the south. Signs tell who can be
    met there, `legend` which legendary monster awakes there [WA-12, WA-45]."""

    code: str
    nation: Nation
    city: bool
    q: int
    r: int
    merchant: bool = False
    monster: bool = False
    legend: LegendKey | None = None


class _Flower(msgspec.Struct, frozen=True):
    """A nation's city: its code, its place, and which of the territories 1 to 6 bear signs."""

    code: str
    q: int
    r: int
    merchants: str
    monsters: str
    legend: tuple[LegendKey, int] | None = None


# Signs are spread so that every city has them about equally near, as far as a map with a middle
# and corners allows; legends awake four steps apart, one or two steps from every city.
_FLOWERS: dict[Nation, _Flower] = {
    "europe": _Flower("EU", 0, 0, "1235", "246", ("lindworm", 2)),
    "russia": _Flower("RU", 3, -2, "2346", "1235"),
    "japan": _Flower("JP", 6, -4, "1236", "1245", ("orochi", 2)),
    "egypt": _Flower("EG", -1, 3, "135", "1246", ("sphinx", 5)),
    "persia": _Flower("PE", 2, 1, "356", "1245"),
    "china": _Flower("CN", 5, -1, "1235", "2346", ("nian", 5)),
    "arabia": _Flower("AR", 1, 4, "2356", "134", ("roc", 4)),
    "india": _Flower("IN", 4, 2, "2346", "1345"),
    "java": _Flower("JV", 7, 0, "2346", "1235", ("naga", 2)),
}


def _territories() -> Iterator[Territory]:
    """[WA-11] Nine nations, each a city and six outer territories."""
    for nation, flower in _FLOWERS.items():
        yield Territory(flower.code, nation, True, flower.q, flower.r)
        for number, (q, r) in enumerate(STEPS, 1):
            yield Territory(
                f"{flower.code}{number}",
                nation,
                False,
                flower.q + q,
                flower.r + r,
                str(number) in flower.merchants,
                str(number) in flower.monsters,
                flower.legend[0] if flower.legend and flower.legend[1] == number else None,
            )


TERRITORIES: dict[str, Territory] = {one.code: one for one in _territories()}
CITIES: dict[Nation, str] = {nation: flower.code for nation, flower in _FLOWERS.items()}
HAUNTS: dict[LegendKey, str] = {
    one.legend: one.code for one in TERRITORIES.values() if one.legend
}  # where each legendary monster awakes
_AT = {(one.q, one.r): one.code for one in TERRITORIES.values()}


def is_city(code: str) -> bool:
    return TERRITORIES[code].city


def outer(nation: Nation, number: int) -> str:
    """[WA-13] The outer territory that a die points to."""
    return f"{CITIES[nation]}{number}"


@lru_cache(maxsize=63)
def neighbours(code: str) -> tuple[str, ...]:
    """[WA-83] The territories that share an edge, those of other nations included, clockwise from
    north."""
    one = TERRITORIES[code]
    around = (_AT.get((one.q + q, one.r + r)) for q, r in STEPS)
    return tuple(other for other in around if other)


@lru_cache(maxsize=126)
def distances(code: str, around_cities: bool = False) -> Mapping[str, int]:
    """[WA-83] Steps to every territory, the nearest first. With `around_cities` a way enters no
    city, though it may begin in one."""
    found = {code: 0}
    queue = [code]
    for here in queue:
        for there in neighbours(here):
            if there not in found and not (around_cities and is_city(there)):
                found[there] = found[here] + 1
                queue.append(there)
    return found


def distance(one: str, other: str, around_cities: bool = False) -> int:
    """In steps."""
    return distances(one, around_cities)[other]


def middle(code: str) -> tuple[float, float]:
    """(x, y) of the hexagon's middle, in lengths of a side; Europe's city lies at (0, 0)."""
    one = TERRITORIES[code]
    return 1.5 * one.q, RISE * (one.r + one.q / 2)


def corners(code: str) -> tuple[tuple[float, float], ...]:
    """The corners of the hexagon, clockwise from the eastern one; in lengths of a side."""
    x, y = middle(code)
    half = RISE / 2
    around = ((1, 0), (0.5, half), (-0.5, half), (-1, 0), (-0.5, -half), (0.5, -half))
    return tuple((x + right, y + down) for right, down in around)
