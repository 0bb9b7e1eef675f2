"""A figure never hides the code of another space."""

import pytest

from engine.games.realm_of_wonder.board import SPACES
from rendering.realm_of_wonder.aside import LEAST, MOST, Place, aside, distance, extent
from rendering.realm_of_wonder.easel import Stand, spot
from rendering.realm_of_wonder.figures import picture, standing
from tests.rendering.realm_of_wonder import race

BEARING = 2  # of the first and last letter: the box of a text is that much wider than its ink


def _hidden(code: str, stand: Stand, busy: frozenset[str], place: Place) -> list[str]:
    """The spaces whose code a figure lies on."""
    x, y = spot(code, stand)
    middle, reach = (x + place.where[0], y + place.where[1]), place.size / 2 - BEARING
    others = (other for other in SPACES if other != code)
    return [one for one in others if distance(middle, extent(one, stand, one in busy)) < reach]


@pytest.mark.parametrize("middle", range(6))
def test_a_figure_hides_no_code_however_the_discs_stand(middle: int) -> None:
    for castle in range(6):
        stand = Stand(middle, castle)
        for code in SPACES:
            place = aside(code, stand)
            assert LEAST <= place.size <= MOST
            assert _hidden(code, stand, frozenset(), place) == [], (code, stand)


def test_nor_one_that_has_moved_down_below_what_stands_there() -> None:
    stand = Stand(1, 2)
    for code in SPACES:
        for other in _near(code, stand):
            busy = frozenset([other])
            assert _hidden(code, stand, busy, aside(code, stand, busy)) == [], (code, other)


def test_a_figure_stands_above_its_own_code_where_it_is_free_to() -> None:
    where = [aside(code, Stand(0, 0)) for code in SPACES]
    assert where.count(Place()) > len(SPACES) / 2
    assert sum(place.size == MOST for place in where) > len(SPACES) * 0.9


def _near(code: str, stand: Stand) -> list[str]:
    at = spot(code, stand)
    return [one for one in SPACES if one != code and distance(at, extent(one, stand)) < 60]


def test_where_one_goes_through_another_both_are_seen() -> None:
    """The one who is on the way in front, even of the first seat."""
    s = race(4)
    s.step, s.turn_of = "movement", 2
    s.characters[0].at = s.characters[2].at = "M8"

    facts = standing(s, "M8")

    assert facts.figure
    assert facts.other
    assert (facts.figure.seat, facts.other.seat) == (2, 0)
    alone = picture(facts._replace(other=None), 1)
    assert picture(facts, 1).image.tobytes() != alone.image.tobytes()
