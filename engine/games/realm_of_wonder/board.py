"""The board of Realm of Wonder, this project's own design [RW-26]: three discs of spaces.

The outer disc is the mainland of six lands and never turns. The middle disc has an island for each
land, and the castle stands on the island within. The turning discs are drawn and written down here
as they lie at turn 0.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

Land = Literal["heath", "quarry", "marsh", "ice", "orchard", "dunes"]
BoardDisc = Literal["outer", "middle", "castle"]
Feature = Literal["", "house", "tower", "well", "runestone", "vortex", "castle"]

LANDS: tuple[Land, ...] = get_args(Land)  # clockwise from the top


class Space(msgspec.Struct, frozen=True):
    """A space of the board. `cost` in movement points: 1 easy, 2 hard [RW-22]. `angle` in degrees
    clockwise from the top, `radius` as a fraction of the whole board's."""

    code: str
    disc: BoardDisc
    land: Land | Literal[""]
    cost: int
    feature: Feature
    beach: bool
    angle: float
    radius: float


_ROWS = (
    # outer disc, heath
    Space("H1", "outer", "heath", 1, "house", False, 2, 0.925),
    Space("H2", "outer", "heath", 1, "", False, 0, 0.715),
    Space("H3", "outer", "heath", 1, "tower", False, 348, 0.9),
    Space("H4", "outer", "heath", 1, "well", False, 13, 0.885),
    Space("H5", "outer", "heath", 1, "tower", False, 337, 0.82),
    Space("H6", "outer", "heath", 2, "tower", False, 1, 0.82),
    Space("H7", "outer", "heath", 1, "vortex", True, 348, 0.735),
    Space("H8", "outer", "heath", 1, "runestone", True, 11, 0.745),
    Space("H9", "outer", "heath", 1, "tower", False, 22, 0.8),
    # outer disc, quarry
    Space("Q1", "outer", "quarry", 1, "house", False, 55, 0.92),
    Space("Q2", "outer", "quarry", 1, "", False, 60, 0.715),
    Space("Q3", "outer", "quarry", 1, "well", False, 68, 0.905),
    Space("Q4", "outer", "quarry", 1, "tower", True, 80, 0.92),
    Space("Q5", "outer", "quarry", 1, "tower", False, 40, 0.9),
    Space("Q6", "outer", "quarry", 2, "tower", True, 46, 0.755),
    Space("Q7", "outer", "quarry", 1, "runestone", False, 57, 0.815),
    Space("Q8", "outer", "quarry", 1, "vortex", False, 70, 0.775),
    Space("Q9", "outer", "quarry", 1, "tower", False, 81, 0.8),
    # outer disc, marsh
    Space("M1", "outer", "marsh", 1, "house", False, 120, 0.92),
    Space("M2", "outer", "marsh", 1, "", False, 120, 0.715),
    Space("M3", "outer", "marsh", 2, "tower", False, 128, 0.84),
    Space("M4", "outer", "marsh", 2, "tower", True, 97, 0.89),
    Space("M5", "outer", "marsh", 1, "tower", False, 108, 0.865),
    Space("M6", "outer", "marsh", 2, "runestone", False, 110, 0.765),
    Space("M7", "outer", "marsh", 1, "vortex", True, 131, 0.745),
    Space("M8", "outer", "marsh", 2, "tower", True, 142.5, 0.85),
    Space("M9", "outer", "marsh", 1, "well", False, 133, 0.925),
    # outer disc, ice
    Space("I1", "outer", "ice", 1, "house", False, 176, 0.925),
    Space("I2", "outer", "ice", 1, "", False, 180, 0.715),
    Space("I3", "outer", "ice", 1, "vortex", True, 167, 0.73),
    Space("I4", "outer", "ice", 2, "", False, 159, 0.85),
    Space("I5", "outer", "ice", 1, "runestone", True, 194, 0.735),
    Space("I6", "outer", "ice", 1, "tower", False, 186, 0.9),
    Space("I7", "outer", "ice", 1, "tower", False, 196, 0.92),
    Space("I8", "outer", "ice", 1, "tower", False, 188, 0.8),
    Space("I9", "outer", "ice", 1, "tower", False, 201, 0.82),
    Space("I10", "outer", "ice", 1, "well", False, 171, 0.835),
    # outer disc, orchard
    Space("O1", "outer", "orchard", 1, "house", False, 240, 0.92),
    Space("O2", "outer", "orchard", 1, "", False, 240, 0.715),
    Space("O3", "outer", "orchard", 1, "tower", False, 228, 0.91),
    Space("O4", "outer", "orchard", 1, "well", False, 252, 0.91),
    Space("O5", "outer", "orchard", 1, "tower", False, 218, 0.83),
    Space("O6", "outer", "orchard", 1, "well", False, 233, 0.815),
    Space("O7", "outer", "orchard", 2, "runestone", False, 247, 0.815),
    Space("O8", "outer", "orchard", 1, "vortex", False, 262, 0.83),
    Space("O9", "outer", "orchard", 1, "tower", True, 227, 0.735),
    Space("O10", "outer", "orchard", 1, "tower", True, 253, 0.735),
    # outer disc, dunes
    Space("D1", "outer", "dunes", 1, "house", False, 301, 0.925),
    Space("D2", "outer", "dunes", 1, "", False, 300, 0.715),
    Space("D3", "outer", "dunes", 2, "tower", False, 289, 0.895),
    Space("D4", "outer", "dunes", 1, "well", False, 312, 0.92),
    Space("D5", "outer", "dunes", 1, "tower", False, 279, 0.81),
    Space("D6", "outer", "dunes", 1, "vortex", True, 290, 0.75),
    Space("D7", "outer", "dunes", 2, "tower", False, 306, 0.825),
    Space("D8", "outer", "dunes", 1, "tower", True, 322, 0.885),
    Space("D9", "outer", "dunes", 1, "runestone", True, 315, 0.76),
    # middle disc, heath
    Space("H11", "middle", "heath", 1, "", False, 0, 0.555),
    Space("H12", "middle", "heath", 1, "tower", False, 343, 0.515),
    Space("H13", "middle", "heath", 1, "well", True, 15, 0.5),
    Space("H14", "middle", "heath", 2, "tower", False, 345, 0.41),
    Space("H15", "middle", "heath", 1, "runestone", False, 0, 0.385),
    # middle disc, quarry
    Space("Q11", "middle", "quarry", 1, "", False, 60, 0.555),
    Space("Q12", "middle", "quarry", 2, "tower", True, 44, 0.5),
    Space("Q13", "middle", "quarry", 1, "runestone", False, 56, 0.43),
    Space("Q14", "middle", "quarry", 1, "tower", False, 75, 0.51),
    Space("Q15", "middle", "quarry", 1, "well", True, 73, 0.4),
    # middle disc, marsh
    Space("M11", "middle", "marsh", 1, "vortex", True, 137, 0.525),
    Space("M12", "middle", "marsh", 1, "tower", False, 105, 0.52),
    Space("M13", "middle", "marsh", 2, "tower", False, 121, 0.49),
    Space("M14", "middle", "marsh", 1, "well", False, 137, 0.42),
    Space("M15", "middle", "marsh", 1, "", False, 120, 0.385),
    # middle disc, ice
    Space("I11", "middle", "ice", 1, "", False, 180, 0.555),
    Space("I12", "middle", "ice", 1, "well", True, 165, 0.48),
    Space("I13", "middle", "ice", 1, "tower", False, 196, 0.51),
    Space("I14", "middle", "ice", 1, "tower", False, 195, 0.405),
    Space("I15", "middle", "ice", 1, "runestone", False, 180, 0.385),
    # middle disc, orchard
    Space("O11", "middle", "orchard", 1, "", False, 240, 0.555),
    Space("O12", "middle", "orchard", 1, "tower", False, 224, 0.51),
    Space("O13", "middle", "orchard", 1, "vortex", False, 256, 0.52),
    Space("O14", "middle", "orchard", 1, "tower", True, 249, 0.41),
    Space("O15", "middle", "orchard", 1, "well", False, 229, 0.41),
    # middle disc, dunes
    Space("D11", "middle", "dunes", 1, "vortex", False, 283, 0.51),
    Space("D12", "middle", "dunes", 2, "tower", False, 315, 0.515),
    Space("D13", "middle", "dunes", 1, "tower", True, 299, 0.525),
    Space("D14", "middle", "dunes", 1, "well", False, 282, 0.41),
    Space("D15", "middle", "dunes", 1, "", False, 300, 0.385),
    # castle island
    Space("K1", "castle", "", 1, "", False, 0, 0.225),
    Space("K2", "castle", "", 1, "", False, 60, 0.225),
    Space("K3", "castle", "", 1, "", False, 120, 0.19),
    Space("K4", "castle", "", 1, "", False, 180, 0.225),
    Space("K5", "castle", "", 2, "", False, 240, 0.19),
    Space("K6", "castle", "", 1, "", False, 300, 0.19),
    Space("K", "castle", "", 1, "castle", False, 0, 0.0),
)
SPACES: dict[str, Space] = {space.code: space for space in _ROWS}

CASTLE = "K"

# Where the discs meet [RW-26]. A slot is a sixth of a turning disc: slot 0 holds its whirl.
PATHS: dict[Land, str] = dict(zip(LANDS, ("H2", "Q2", "M2", "I2", "O2", "D2"), strict=True))
OUTER_DOCKS: dict[int, str] = {0: "H11", 1: "Q11", 3: "I11", 4: "O11"}  # slot of the middle disc
INNER_DOCKS: dict[int, str] = {0: "H15", 2: "M15", 3: "I15", 5: "D15"}  # slot of the middle disc
CASTLE_DOCKS: dict[int, str] = {0: "K1", 1: "K2", 3: "K4"}  # slot of the castle island


def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    return tuple((one, other) for one, _, other in (pair.partition("-") for pair in text.split()))


# Spaces next to each other, on the same disc.
EDGES: tuple[tuple[str, str], ...] = _pairs("""
    H1-H3 H1-H4 H3-H5 H3-H6 H4-H6 H4-H9 H5-H7 H6-H2 H7-H2 H8-H2 H8-H9 H6-H7
    Q1-Q5 Q1-Q3 Q3-Q4 Q4-Q9 Q8-Q9 Q2-Q8 Q5-Q6 Q2-Q6 Q2-Q7
    M1-M5 M4-M5 M5-M6 M2-M6 M1-M3 M3-M7 M2-M7 M7-M8 M1-M9 M8-M9
    I1-I4 I1-I10 I1-I6 I4-I10 I3-I4 I8-I10 I6-I7 I6-I8 I7-I8 I7-I9 I8-I9 I5-I8 I5-I9 I2-I3 I2-I5
    O1-O3 O1-O4 O3-O5 O3-O6 O4-O7 O4-O8 O5-O9 O6-O9 O7-O10 O8-O10 O2-O9 O2-O10
    D1-D3 D3-D5 D3-D6 D5-D6 D2-D6 D1-D4 D4-D8 D8-D9 D2-D9 D1-D7 D7-D9
    H9-Q5 Q4-M4 Q9-M4 M8-I4 I9-O5 O8-D5 D8-H5
    H11-H12 H11-H13 H12-H14 H14-H15 H13-H15
    Q11-Q12 Q11-Q14 Q12-Q13 Q13-Q15
    M12-M13 M13-M15 M11-M13 M11-M14
    I11-I12 I11-I13 I12-I15 I13-I14 I14-I15
    O11-O12 O11-O13 O12-O15 O14-O15 O13-O14
    D12-D13 D11-D13 D11-D14 D14-D15 D12-D15
    D12-H12 Q14-M12 I13-O12
    K1-K6 K2-K3 K3-K4 K4-K5 K5-K6 K3-K K5-K
""")

# Spaces with a wall between them: only a balloon or the Golem's fist crosses it [RW-33].
WALLS: tuple[tuple[str, str], ...] = _pairs("""
    H6-H8
    Q1-Q7 Q3-Q8 Q7-Q8 Q6-Q7
    M3-M8
    I3-I10
    O6-O7
    D2-D7 D4-D7
    Q11-Q13 Q14-Q15
    M14-M15
    D13-D15
    K1-K2
""")
