"""The board in its 36 positions: RW-22, RW-26, RW-32, RW-33."""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean

import pytest

from engine.games.realm_of_wonder.board import (
    CASTLE,
    CASTLE_DOCKS,
    INNER_DOCKS,
    LANDS,
    OUTER_DOCKS,
    PATHS,
    SPACES,
    WALLS,
    Feature,
    Land,
)
from engine.games.realm_of_wonder.ways import (
    NO_WAY,
    SLOTS,
    Board,
    Step,
    Way,
    cheapest,
    distance_to_castle,
    docks,
    neighbours,
    next_vortices,
    same_disc,
)

BOARDS = [(middle, castle) for middle in range(6) for castle in range(6)]
HOUSES: dict[Land, str] = {
    space.land: code for code, space in SPACES.items() if space.feature == "house" and space.land
}


def walk(
    start: str, points: int, board: tuple[int, int] = (0, 0), shut: tuple[Feature, ...] = ()
) -> dict[str, Way]:
    """Ways on foot, past no space whose feature is `shut`."""
    closed = [code for code, space in SPACES.items() if space.feature in shut]
    return cheapest(start, points, on_foot(*board, lambda step: not step.wall), closed)


def on_foot(middle: int, castle: int, may_cross: Callable[[Step], bool]) -> Board:
    """The steps that may be crossed, at the costs of one on foot."""
    return {
        code: [(step.to, SPACES[step.to].cost) for step in leaving if may_cross(step)]
        for code, leaving in neighbours(middle, castle).items()
    }


@pytest.mark.rule("RW-26")
@pytest.mark.parametrize("land", LANDS)
def test_no_space_is_out_of_reach_for_ever(land: Land) -> None:
    reached = {HOUSES[land]}

    for board in BOARDS:
        reached |= walk(HOUSES[land], NO_WAY, board, shut=("house",)).keys()

    assert reached == set(SPACES)


@pytest.mark.rule("RW-26")
@pytest.mark.rule("RW-27")
@pytest.mark.parametrize("board", BOARDS)
def test_a_way_leads_from_every_house_to_the_castle_past_foreign_houses_and_forts(
    board: tuple[int, int],
) -> None:
    for house in HOUSES.values():
        assert CASTLE in walk(house, NO_WAY, board, shut=("house", "well"))


@pytest.mark.rule("RW-26")
@pytest.mark.parametrize("shut", [(), ("house",), ("house", "well")])
def test_the_castle_is_as_far_from_every_house_in_the_mean_of_all_boards(
    shut: tuple[Feature, ...],
) -> None:
    table = {
        land: mean(walk(house, NO_WAY, board, shut)[CASTLE].cost for board in BOARDS)
        for land, house in HOUSES.items()
    }

    assert max(table.values()) <= 1.1 * min(table.values()), table


@pytest.mark.rule("RW-26")
@pytest.mark.parametrize("land", LANDS)
def test_turning_the_discs_opens_and_closes_ways(land: Land) -> None:
    far = [distance_to_castle(*board)[HOUSES[land]] for board in BOARDS]

    assert max(far) >= 2 * min(far)


@pytest.mark.rule("RW-26")
@pytest.mark.parametrize("board", BOARDS)
def test_the_discs_meet_at_one_to_three_docks_of_the_castle_island_and_four_paths(
    board: tuple[int, int],
) -> None:
    met = docks(*board)

    paths = [pair for pair in met if pair[0] in PATHS.values()]

    assert len(paths) == 4
    assert 1 <= len(met) - len(paths) <= 3


@pytest.mark.rule("RW-26")
@pytest.mark.parametrize("board", BOARDS)
def test_what_is_joined_lies_at_the_same_angle(board: tuple[int, int]) -> None:
    for one, other in docks(*board):
        assert _angle(one, *board) == _angle(other, *board)


@pytest.mark.rule("RW-06")
@pytest.mark.rule("RW-26")
def test_the_whirls_line_up_with_the_path_of_the_land_the_discs_are_turned_to() -> None:
    ice, dunes = LANDS.index("ice"), LANDS.index("dunes")

    steps = neighbours(ice, dunes)

    assert Step(OUTER_DOCKS[0], dock=True) in steps[PATHS["ice"]]
    assert _angle(CASTLE_DOCKS[0], ice, dunes) == _angle(PATHS["dunes"], ice, dunes)


@pytest.mark.rule("RW-26")
def test_discs_turned_alike_meet_as_at_the_start_within() -> None:
    for turn in range(6):
        inner = {pair for pair in docks(turn, turn) if pair[0] in INNER_DOCKS.values()}

        assert inner == {(INNER_DOCKS[0], CASTLE_DOCKS[0]), (INNER_DOCKS[3], CASTLE_DOCKS[3])}


@pytest.mark.rule("RW-26")
@pytest.mark.parametrize("board", BOARDS)
def test_every_step_can_be_taken_back(board: tuple[int, int]) -> None:
    steps = neighbours(*board)

    for start, leaving in steps.items():
        for step in leaving:
            assert Step(start, step.wall, step.dock) in steps[step.to]
            assert step.dock != same_disc(start, step.to)


@pytest.mark.rule("RW-33")
def test_walls_stop_those_on_foot_only() -> None:
    one, other = WALLS[0]

    over = cheapest(one, SPACES[other].cost, on_foot(0, 0, lambda _: True), ())

    assert over[other].path == (other,)
    assert other not in walk(one, SPACES[other].cost)


@pytest.mark.rule("RW-22")
def test_the_cheapest_way_counts_hard_spaces_twice() -> None:
    ways = walk("H1", 3)

    assert ways["H3"] == Way(1, ("H3",))
    assert ways["H6"] == Way(3, ("H3", "H6"))
    assert ways["H7"] == Way(3, ("H3", "H5", "H7"))
    assert "H2" not in ways


@pytest.mark.rule("RW-22")
def test_no_points_lead_nowhere() -> None:
    assert walk("H1", 0) == {}


@pytest.mark.rule("RW-22")
def test_of_equal_ways_that_of_fewer_steps_then_of_lower_codes_is_taken() -> None:
    ways = walk("H1", 4)

    assert ways["H2"] == Way(4, ("H3", "H6", "H2"))


@pytest.mark.rule("RW-76")
def test_a_space_that_is_not_open_is_an_end_only() -> None:
    ways = walk("H2", 4, shut=("tower",))

    assert ways["H6"].path == ("H6",)
    assert "H3" not in ways
    assert all(SPACES[code].feature != "tower" for way in ways.values() for code in way.path[:-1])


@pytest.mark.rule("RW-22")
@pytest.mark.parametrize("board", [(0, 0), (2, 5), (5, 3)])
def test_ways_to_the_castle_cost_what_their_spaces_cost(board: tuple[int, int]) -> None:
    for house in HOUSES.values():
        way = walk(house, NO_WAY, board)[CASTLE]

        assert way.cost == distance_to_castle(*board)[house]
        assert way.cost == sum(SPACES[code].cost for code in way.path)


@pytest.mark.rule("RW-32")
def test_the_next_vortex_either_way_is_on_the_same_disc() -> None:
    vortices = [code for code, space in SPACES.items() if space.feature == "vortex"]

    for code in vortices:
        left, right = next_vortices(code)
        assert next_vortices(left)[1] == next_vortices(right)[0] == code
        assert same_disc(left, code)
        assert same_disc(right, code)
    assert [SPACES[code].land for code in next_vortices(_vortex_of("heath"))] == ["dunes", "quarry"]


@pytest.mark.rule("RW-32")
def test_vortices_of_the_middle_disc_lie_on_islands_that_no_bridge_joins() -> None:
    vortices = [space.code for space in SPACES.values() if space.feature == "vortex"]
    middle = {code for code in vortices if SPACES[code].disc == "middle"}

    for code in middle:
        reached = _on_its_disc(code)
        assert reached & middle == {code}
        assert reached & set(OUTER_DOCKS.values())
        assert reached & set(INNER_DOCKS.values())


@pytest.mark.rule("RW-59")
def test_every_land_of_both_discs_has_a_beach_and_the_castle_island_none() -> None:
    beaches = {(space.disc, space.land) for space in SPACES.values() if space.beach}
    assert beaches == {(disc, land) for disc in ("outer", "middle") for land in LANDS}


def _angle(code: str, middle: int, castle: int) -> float:
    """The angle of a space as the discs stand, in degrees clockwise from the top."""
    space = SPACES[code]
    turn = {"outer": 0, "middle": middle, "castle": castle}[space.disc]
    return (space.angle + turn * 360 / SLOTS) % 360


def _vortex_of(land: Land) -> str:
    """The vortex of a land on the mainland."""
    spaces = SPACES.values()
    return next(
        space.code
        for space in spaces
        if (space.disc, space.land, space.feature) == ("outer", land, "vortex")
    )


def _on_its_disc(start: str) -> set[str]:
    """The spaces that can be walked to without leaving the disc."""
    apart = on_foot(0, 0, lambda step: not step.wall and not step.dock)
    return {start, *cheapest(start, NO_WAY, apart, ())}
