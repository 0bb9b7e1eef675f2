"""The map: nine flowers of seven hexagons, fair signs, distances [WA-11, WA-12, WA-83]."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pytest

from engine.games.world_adventure.board import (
    CITIES,
    HAUNTS,
    LEGENDS,
    NATIONS,
    STEPS,
    TERRITORIES,
    Territory,
    corners,
    distance,
    distances,
    middle,
    neighbours,
    outer,
)

OUTER = [one for one in TERRITORIES.values() if not one.city]
MERCHANTS = [one.code for one in OUTER if one.merchant]
MONSTERS = [one.code for one in OUTER if one.monster]
PLACES = {(one.q, one.r): one for one in TERRITORIES.values()}


def spread(places: Iterable[str]) -> float:
    """How much the nine cities differ in their mean distance to these places."""
    to = list(places)
    means = [sum(distance(city, place) for place in to) / len(to) for city in CITIES.values()]
    return max(means) - min(means)


# --- the tiling -------------------------------------------------------------------------------


@pytest.mark.rule("WA-11")
def test_nine_flowers_of_seven_lie_without_overlap() -> None:
    assert len(NATIONS) == len(CITIES) == 9
    assert len(TERRITORIES) == len(PLACES) == 63
    for nation, code in CITIES.items():
        flower = [one for one in TERRITORIES.values() if one.nation == nation]
        assert [one.code for one in flower] == [code, *(f"{code}{n}" for n in range(1, 7))]
        assert [one.city for one in flower] == [True] + [False] * 6
        assert set(neighbours(code)) == {one.code for one in flower[1:]}


@pytest.mark.rule("WA-11")
def test_the_map_is_one_piece_without_holes() -> None:
    """Around it lies one sea: every empty hexagon near the map can be reached from outside."""
    near = {
        (q, r)
        for q in range(min(q for q, _ in PLACES) - 1, max(q for q, _ in PLACES) + 2)
        for r in range(min(r for _, r in PLACES) - 1, max(r for _, r in PLACES) + 2)
    }
    sea = near - PLACES.keys()

    assert len(flooded(set(PLACES))) == 63
    assert flooded(sea) == sea


def flooded(within: set[tuple[int, int]]) -> set[tuple[int, int]]:
    queue = [min(within)]
    found = set(queue)
    for q, r in queue:
        new = {(q + dq, r + dr) for dq, dr in STEPS} & within - found
        found |= new
        queue += new
    return found


@pytest.mark.rule("WA-11")
def test_nations_lie_roughly_as_on_the_real_map() -> None:
    x = {nation: middle(code)[0] for nation, code in CITIES.items()}
    y = {nation: middle(code)[1] for nation, code in CITIES.items()}

    assert x["europe"] < x["russia"] < x["japan"]
    assert x["egypt"] < x["persia"] < x["china"]
    assert x["arabia"] < x["india"] < x["java"]
    assert y["europe"] < y["egypt"] < y["arabia"]
    assert y["russia"] < y["persia"] < y["india"]
    assert y["japan"] < y["china"] < y["java"]


@pytest.mark.rule("WA-11")
def test_numbers_run_clockwise_from_north() -> None:
    for code in CITIES.values():
        x, y = middle(code)
        sides = [(round(a - x, 3), round(b - y, 3)) for a, b in map(middle, neighbours(code))]
        assert neighbours(code) == tuple(f"{code}{n}" for n in range(1, 7))
        assert sides == [
            (0, -1.732),
            (1.5, -0.866),
            (1.5, 0.866),
            (0, 1.732),
            (-1.5, 0.866),
            (-1.5, -0.866),
        ]


@pytest.mark.rule("WA-11")
def test_hexagons_of_neighbours_share_an_edge() -> None:
    """The map as drawn fits together like the map as counted."""
    hexagons = {
        code: {(round(x, 3), round(y, 3)) for x, y in corners(code)} for code in TERRITORIES
    }

    for one, other in combinations(TERRITORIES, 2):
        shared = len(hexagons[one] & hexagons[other])
        assert (shared == 2) == (other in neighbours(one))


# --- signs ------------------------------------------------------------------------------------


@pytest.mark.rule("WA-12")
def test_every_outer_territory_bears_a_sign_and_no_city_does() -> None:
    assert all(one.merchant or one.monster for one in OUTER)
    assert not any(signs(one) for one in TERRITORIES.values() if one.city)


@pytest.mark.rule("WA-12")
@pytest.mark.parametrize("nation", NATIONS)
def test_signs_are_well_mixed(nation: str) -> None:
    mine = [one for one in OUTER if one.nation == nation]

    assert sum(one.merchant for one in mine) in (3, 4)
    assert sum(one.monster for one in mine) in (3, 4)
    assert any(one.merchant and one.monster for one in mine)


@pytest.mark.rule("WA-12")
def test_signs_are_as_near_to_each_city_as_the_maps_shape_allows() -> None:
    """The middle of a map is nearer to everything than its corners are; the signs make up for some
    of that."""
    shape = spread(one.code for one in OUTER)

    assert shape < 1.75
    assert spread(MERCHANTS) < 1.45
    assert spread(MONSTERS) < 1.45
    for signed in (MERCHANTS, MONSTERS):
        reach = [sum(distance(city, code) <= 2 for code in signed) for city in CITIES.values()]
        assert 7 <= min(reach) <= max(reach) <= 10


@pytest.mark.rule("WA-12", "WA-45")
def test_each_legendary_monster_has_a_territory_far_from_the_others() -> None:
    assert tuple(HAUNTS) == LEGENDS
    assert len({TERRITORIES[code].nation for code in HAUNTS.values()}) == 6
    assert all(TERRITORIES[code].legend == key for key, code in HAUNTS.items())
    assert min(distance(*pair) for pair in combinations(HAUNTS.values(), 2)) == 4
    assert {min(distance(city, to) for to in HAUNTS.values()) for city in CITIES.values()} == {1, 2}


def signs(one: Territory) -> bool:
    return one.merchant or one.monster or one.legend is not None


# --- distances --------------------------------------------------------------------------------


@pytest.mark.rule("WA-83")
def test_next_to_is_a_common_edge_across_nations_too() -> None:
    across = [code for code in neighbours("EU3") if not code.startswith("EU")]

    assert across == ["RU5", "PE1", "PE6"]
    assert all(code in neighbours(other) for code in TERRITORIES for other in neighbours(code))


@pytest.mark.rule("WA-83")
def test_distance_is_counted_in_steps() -> None:
    assert distance("CN", "CN") == 0
    assert distance("CN1", "CN4") == 2
    assert all(distances(code).keys() == TERRITORIES.keys() for code in TERRITORIES)


@pytest.mark.rule("WA-83", "WA-36")
def test_the_brigand_counts_around_cities() -> None:
    assert distance("CN1", "CN4", around_cities=True) == 3
    assert not distances("CN1", around_cities=True).keys() & set(CITIES.values())
    assert {one.code for one in OUTER} == distances("CN1", around_cities=True).keys()


@pytest.mark.rule("WA-13")
def test_a_die_names_an_outer_territory() -> None:
    assert outer("arabia", 2) == "AR2"
