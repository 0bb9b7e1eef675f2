"""The board as printed: RW-26, and what other rules need of it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import cos, dist, radians, sin

import pytest

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
    BoardDisc,
    Feature,
    Land,
    Space,
)

CIRCLE = 0.042  # radius of a space on the picture
BANDS: dict[BoardDisc, tuple[float, float]] = {
    "outer": (0.66, 0.97),
    "middle": (0.34, 0.60),
    "castle": (0.0, 0.28),
}
Point = tuple[float, float]


def features(disc: BoardDisc, land: Land | None = None) -> Counter[Feature]:
    spaces = (space for space in SPACES.values() if space.disc == disc)
    return Counter(space.feature for space in spaces if land in (None, space.land))


def spaces_of(land: Land) -> list[Space]:
    """The spaces of a land on the mainland."""
    return [space for space in SPACES.values() if (space.disc, space.land) == ("outer", land)]


def place(code: str) -> Point:
    space = SPACES[code]
    angle = radians(space.angle)
    return space.radius * sin(angle), -space.radius * cos(angle)


def side(point: Point, start: Point, end: Point) -> bool:
    """Which side of a line a point is on."""
    (x, y), (x_1, y_1), (x_2, y_2) = point, start, end
    return (x_2 - x_1) * (y - y_1) > (y_2 - y_1) * (x - x_1)


def cross(one: tuple[str, str], other: tuple[str, str]) -> bool:
    a, b, c, d = (place(code) for code in (*one, *other))
    return side(a, c, d) != side(b, c, d) and side(c, a, b) != side(d, a, b)


@pytest.mark.rule("RW-04")
@pytest.mark.rule("RW-26")
def test_there_are_thirty_six_towers_four_in_a_land_and_two_on_an_island() -> None:
    towers = Counter(
        (space.disc, space.land) for space in SPACES.values() if space.feature == "tower"
    )

    assert towers == {("outer", land): 4 for land in LANDS} | {
        ("middle", land): 2 for land in LANDS
    }
    assert towers.total() == 36


@pytest.mark.rule("RW-26")
@pytest.mark.parametrize("land", LANDS)
def test_every_land_has_what_its_character_needs(land: Land) -> None:
    here = features("outer", land)
    codes = {space.code for space in spaces_of(land)}

    assert (here["house"], here["runestone"], here["vortex"]) == (1, 1, 1)
    assert here["well"] in (1, 2)
    assert any(space.cost == 2 for space in spaces_of(land))
    assert any(codes.issuperset(wall) for wall in WALLS)
    assert PATHS[land] in codes


@pytest.mark.rule("RW-50")
@pytest.mark.parametrize("land", LANDS)
def test_every_land_has_beaches_and_an_easy_one_of_the_mainland_to_dive_to(land: Land) -> None:
    beaches = [space for space in spaces_of(land) if space.beach]

    assert len(beaches) >= 2
    assert any(space.cost == 1 for space in beaches)


@pytest.mark.rule("RW-26")
def test_the_middle_disc_has_six_islands_with_wells_vortices_runestones_and_beaches() -> None:
    middle = [space for space in SPACES.values() if space.disc == "middle"]

    here = features("middle")

    assert {space.land for space in middle} == set(LANDS)
    assert (here["vortex"], here["runestone"], here["house"]) == (3, 3, 0)
    assert here["well"] >= 6
    assert sum(space.beach and space.cost == 1 for space in middle) >= 2


@pytest.mark.rule("RW-03")
@pytest.mark.rule("RW-34")
def test_the_castle_island_bears_nothing_but_the_castle_of_cost_one() -> None:
    assert +features("castle") == {"": 6, "castle": 1}
    assert (SPACES[CASTLE].feature, SPACES[CASTLE].cost) == ("castle", 1)


@pytest.mark.rule("RW-22")
def test_spaces_are_easy_or_hard() -> None:
    assert {space.cost for space in SPACES.values()} == {1, 2}


@pytest.mark.rule("RW-26")
def test_edges_and_walls_join_each_two_spaces_of_one_disc_once() -> None:
    pairs = [frozenset(pair) for pair in EDGES + WALLS]

    assert len(set(pairs)) == len(pairs)
    assert all(SPACES[one].disc == SPACES[other].disc for one, other in EDGES + WALLS)


@pytest.mark.rule("RW-26")
def test_neighbouring_lands_of_the_mainland_are_joined_by_one_or_two_edges_and_no_others() -> None:
    borders = Counter(
        frozenset((SPACES[one].land, SPACES[other].land))
        for one, other in EDGES
        if SPACES[one].disc == "outer" and SPACES[one].land != SPACES[other].land
    )

    assert set(borders) == {frozenset((land, LANDS[at - 1])) for at, land in enumerate(LANDS)}
    assert set(borders.values()) <= {1, 2}


@pytest.mark.rule("RW-26")
def test_discs_meet_in_the_middle_of_their_slots() -> None:
    docks = [
        *enumerate(PATHS[land] for land in LANDS),
        *OUTER_DOCKS.items(),
        *INNER_DOCKS.items(),
        *CASTLE_DOCKS.items(),
    ]

    assert all(SPACES[code].angle == slot * 60 for slot, code in docks)
    assert (len(OUTER_DOCKS), len(INNER_DOCKS), len(CASTLE_DOCKS)) == (4, 4, 3)


@pytest.mark.rule("RW-11")
@pytest.mark.rule("RW-26")
def test_whirls_are_gates() -> None:
    assert 0 in OUTER_DOCKS
    assert 0 in CASTLE_DOCKS


@pytest.mark.rule("RW-26")
def test_every_space_lies_within_its_disc() -> None:
    around = [space for space in SPACES.values() if space.code != CASTLE]

    for space in around:
        inner, outer = BANDS[space.disc]
        assert inner <= space.radius - CIRCLE < space.radius + CIRCLE <= outer, space


@pytest.mark.rule("RW-26")
def test_every_space_lies_within_the_sixth_of_its_land() -> None:
    for at, land in enumerate(LANDS):
        angles = [space.angle for space in SPACES.values() if space.land == land]

        assert all((angle - 60 * at + 30) % 360 < 60 for angle in angles), land


@pytest.mark.rule("RW-26")
def test_no_two_spaces_touch_on_the_picture() -> None:
    for one, other in combinations(SPACES, 2):
        apart = dist(place(one), place(other))

        assert SPACES[one].disc != SPACES[other].disc or apart > 2.1 * CIRCLE, (one, other, apart)


@pytest.mark.rule("RW-26")
def test_no_two_edges_cross_on_the_picture() -> None:
    for one, other in combinations(EDGES + WALLS, 2):
        assert set(one) & set(other) or not cross(one, other), (one, other)
