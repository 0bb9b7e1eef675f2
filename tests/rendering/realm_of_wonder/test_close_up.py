from itertools import product
from math import hypot

import pytest
from PIL import ImageChops

from bot.text.say import LANGUAGES, say_in
from engine.core import HIDDEN
from engine.games.realm_of_wonder.board import SPACES
from engine.games.realm_of_wonder.cards import HOMES
from rendering.realm_of_wonder import draw_close_up
from rendering.realm_of_wonder.close_up import CLOSER, NAME, NAME_ROOM, WINDOW, corner_of
from rendering.realm_of_wonder.easel import RADIUS, Stand, spot
from rendering.realm_of_wonder.ground import MIDDLE
from rendering.realm_of_wonder.spots import CODE
from rendering.text import width
from tests.rendering.realm_of_wonder import race, seen

EN = say_in("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_close_up_fits_a_phone(lang: str) -> None:
    picture = draw_close_up(seen(race(), 3), say_in(lang))

    assert picture
    assert picture.size == (900, 800)
    assert all(width(say_in(lang)(f"character-{key}"), NAME) <= NAME_ROOM for key in HOMES)


def test_who_has_no_seat_has_none() -> None:
    assert draw_close_up(seen(race()), EN) is None


def test_codes_are_as_large_as_buttons_on_a_phone() -> None:
    assert CODE * CLOSER * 400 / 900 >= 11


@pytest.mark.parametrize("stand", [Stand(0, 0), Stand(3, 4)])
def test_the_figure_is_in_sight_wherever_it_stands(stand: Stand) -> None:
    for code in SPACES:
        x, y = spot(code, stand)
        left, top = corner_of((x, y))

        assert 40 < (MIDDLE[0] + x) * CLOSER - left < WINDOW[0] - 40
        assert 40 < (MIDDLE[1] + y) * CLOSER - top < WINDOW[1] - 40


def test_hardly_any_night_outside_the_rim_is_seen() -> None:
    across, down = range(0, WINDOW[0], 20), range(0, WINDOW[1], 20)
    for code in SPACES:
        left, top = corner_of(spot(code, Stand(0, 0)))
        night = [
            hypot((left + x) / CLOSER - MIDDLE[0], (top + y) / CLOSER - MIDDLE[1]) > RADIUS
            for x, y in product(across, down)
        ]
        assert sum(night) < 0.15 * len(night), code


def test_it_shows_what_the_board_shows() -> None:
    before, moved, built, hidden = race(), race(), race(), race()
    moved.characters[5].at = "D8"
    built.forts.pop("D14")
    hidden.characters[3].moves.cards = [HIDDEN, "move-3", "move-4"]

    first = draw_close_up(seen(before, 5), EN)
    assert first
    for other in (moved, built):
        second = draw_close_up(seen(other, 5), EN)
        assert second
        assert ImageChops.difference(first, second).getbbox()
    same = draw_close_up(seen(hidden, 5), EN)
    assert same
    assert same.tobytes() == first.tobytes()
