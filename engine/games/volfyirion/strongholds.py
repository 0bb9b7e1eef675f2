"""The Strongholds of a team game: laying them, and pairing Cities freely [VF-55, VF-56]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import ClassVar

from engine.core import Option, Phase
from engine.games.volfyirion import actions as a
from engine.games.volfyirion import events as e
from engine.games.volfyirion.cards import CITIES
from engine.games.volfyirion.state import City, Turn, Volfyirion

SIDES = ("volarees", "rorius")  # the Houses at war
PLACES = ("west", "keep", "east")
STRONGHOLDS = tuple(f"{side}-{place}" for side in SIDES for place in PLACES)  # their keys
PRINTED = (18, 18, 18)  # 10 + 8, 9 + 9, 8 + 10
SPACES = 2  # for Troops; as many for Buildings, but none on the shared Stronghold

Triple = tuple[int, int, int]


def lay_strongholds(s: Volfyirion) -> None:
    """West and East belong to one partner each, and the Keep between them to both."""
    for side, (west, east) in zip(SIDES, s.teams, strict=True):
        whose = ([west], [west, east], [east])
        for place, owners, defence in zip(PLACES, whose, PRINTED, strict=True):
            buildings = 0 if place == "keep" else SPACES
            s.cities.append(City(f"{side}-{place}", defence, owners, [], [], SPACES, buildings))


@lru_cache(maxsize=1)
def pairings() -> tuple[Triple, ...]:
    """The Defences that six Cities in three pairs can come to, each as West, Keep, East."""
    found = set[Triple]()
    cities = sorted(CITIES.values())
    for west in combinations(range(6), 2):
        rest = [i for i in range(6) if i not in west]
        for keep in combinations(rest, 2):
            east = [i for i in rest if i not in keep]
            found.add((_sum(cities, west), _sum(cities, keep), _sum(cities, east)))
    return tuple(sorted(found, key=lambda triple: (triple != PRINTED, triple)))


def _sum(cities: list[int], pair: tuple[int, ...] | list[int]) -> int:
    return sum(cities[i] for i in pair)


class Pairing(Phase, kw_only=True):
    """[VF-55] Before the first turn a team pairs its Cities as it likes. Either partner can do
    it."""

    quick: ClassVar[bool] = True
    shared: ClassVar[bool] = True
    team: int

    def actors(self, s: Volfyirion) -> list[int]:
        return s.teams[self.team]

    def options(self, s: Volfyirion, seat: int) -> Iterator[Option]:
        return (Option(a.PairCities(*triple)) for triple in pairings())

    def play(self, t: Turn, seat: int, action: a.PairCities) -> None:
        self.over = True
        defences = (action.west, action.keep, action.east)
        own = [city for city in t.s.cities if set(city.owners) <= set(t.s.teams[self.team])]
        for city, defence in zip(own, defences, strict=True):
            city.defence = defence
        t.tell(e.CitiesPaired(list(t.s.teams[self.team]), *defences))
