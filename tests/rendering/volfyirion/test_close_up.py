"""Every City from near: as large as a phone needs, the reader's own side first, nothing secret."""

from collections.abc import Callable

import pytest
from PIL import ImageChops

from bot.text.say import LANGUAGES, say_in
from engine.core import View
from engine.games.volfyirion.state import Volfyirion
from rendering.volfyirion import ARTIST, draw_close_up
from rendering.volfyirion.cities import HEAD
from tests.rendering.volfyirion import coop, duel, solo, team
from tests.rendering.witness import watched, written

EN = say_in("en")
every_table = pytest.mark.parametrize("table", [duel, solo, coop, team])


@pytest.mark.parametrize("lang", LANGUAGES)
@every_table
def test_a_close_up_fits_a_phone(table: Callable[[], Volfyirion], lang: str) -> None:
    """As wide as a phone and not much higher; the head of a City is 25 pixels high at 400."""
    picture = draw_close_up(View(0, table()), say_in(lang))

    assert picture
    assert picture.width == 900
    assert picture.height <= 900
    assert HEAD * 400 / picture.width >= 25


@every_table
def test_each_side_sees_its_own_cities_first_and_every_one_is_there(
    table: Callable[[], Volfyirion],
) -> None:
    s = table()
    whole = draw_close_up(View(0, s), EN)
    assert whole
    for city in s.cities:
        before = city.standing
        city.standing = not before
        changed = draw_close_up(View(0, s), EN)
        city.standing = before
        assert changed
        box = ImageChops.difference(whole, changed).getbbox()
        assert box, city.key
        own = {0} if s.mode == "coop" else set(s.teams[0])
        left = box[2] <= 455 if own & set(city.owners) else box[0] >= 445
        assert left or s.mode == "solo"


def test_without_a_seat_there_is_none() -> None:
    """The table asks for a seat; without one there is nothing to see."""
    assert draw_close_up(View(None, duel()), EN) is None


def test_nothing_hidden_shows() -> None:
    one, other = duel(), duel()
    for house in other.houses:
        house.hand.cards, house.deck.cards = ["barter"], ["stab"]
    first, second = (draw_close_up(View(0, s), EN) for s in (one, other))
    assert first
    assert second
    assert first.tobytes() == second.tobytes()


def test_people_go_by_their_names_as_on_the_board() -> None:
    with watched():
        image = ARTIST.near(View(0, team()), EN, ("Ann", "Ben", "Cleo", "Dan").__getitem__)
        assert image
        lines = {line.text for line in written(image)}

    assert {"You · Ben", "Cleo · Dan"} <= lines
