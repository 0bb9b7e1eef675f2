import pytest
from PIL import ImageStat

from bot.text.say import say_in
from engine.games.wonder_book.cards import CHAPTERS
from engine.games.wonder_book.state import Page
from rendering.wonder_book import draw_close_up
from rendering.wonder_book.close_up import CLOSER, STRIP, around
from rendering.wonder_book.plates import scene
from rendering.wonder_book.sheets import SHEETS
from tests.rendering.wonder_book import before_the_fall, seen, table

EN = say_in("en")
LEAST_ABOVE, TALL = 76, 300  # pixels of the board; the former is 16 where it ends with the page


def test_wherever_the_hero_stands_it_is_seen() -> None:
    s = table()
    for area in CHAPTERS[1].areas:
        s.heroes[0].area, s.heroes[1].area = area, ""
        with_hero = draw_close_up(seen(s, 0), EN)
        assert with_hero
        assert with_hero.size == (900, 900)
        s.heroes[1].area = area
        with_both = draw_close_up(seen(s, 0), EN)
        assert with_both
        assert with_both.tobytes() != with_hero.tobytes(), area


def test_the_place_where_the_hero_stands_lies_in_the_light() -> None:
    """The foot of the Landing, below all figures, beside the foot of what lies above it."""
    s = table()
    s.heroes[0].area = "landing"
    here = draw_close_up(seen(s, 0), EN)
    s.heroes[0].area = "gatehouse"
    there = draw_close_up(seen(s, 0), EN)

    assert here
    assert there
    light, shade = (
        ImageStat.Stat(near.convert("L").crop(foot(area))).mean[0]
        for near, area in ((here, "landing"), (there, "gatehouse"))
    )
    assert light > shade + 12


def foot(area: str) -> tuple[int, int, int, int]:
    """The Landing as somebody sees it from close up who stands in an area."""
    left, top = around(SHEETS[1][0].areas[area].room)[:2]
    x, y = round((470 - left) * CLOSER), round((923 - top) * CLOSER) + STRIP
    return x, y, x + 300, y + 10


def test_the_place_where_the_hero_stands_is_not_squeezed_into_a_rim() -> None:
    """Also of an area at the foot of the page: what is below it is desk."""
    for sheets in SHEETS.values():
        for sheet in sheets:
            for area, facts in sheet.areas.items():
                window, room = around(facts.room), facts.room
                above = room[1] - window[1], window[3] - room[3]
                assert min(above) >= LEAST_ABOVE or room[3] - room[1] > TALL, (area, above)


def test_strangers_and_those_who_are_not_in_the_book_have_none() -> None:
    s = table()
    s.heroes[0].area = ""
    assert draw_close_up(seen(s), EN) is None
    assert draw_close_up(seen(s, 0), EN) is None


def test_before_anything_stands_it_is_the_scene_that_is_read() -> None:
    s = before_the_fall()
    s.page = Page(1, "back")
    near = draw_close_up(seen(s, 0), EN)
    assert near
    assert near.tobytes() == scene("eight-hooks", ()).tobytes()


@pytest.mark.parametrize("areas", [1, pytest.param(None, marks=pytest.mark.landing)])
def test_every_area_of_every_chapter_can_be_looked_at_from_near(areas: int | None) -> None:
    """Also where a chapter has two sheets."""
    for chapter, sheets in SHEETS.items():
        for sheet in sheets:
            s = table(2)
            s.chapter, s.goal, s.stacks, s.sparks = chapter, 0, {}, {}
            s.areas = [*sheet.areas]
            s.dashed, s.solid = [*CHAPTERS[chapter].dashed], [*CHAPTERS[chapter].solid]
            s.vortex = s.heroes[1].area = s.wyrms[0].area = s.areas[-1]
            for area in s.areas[:areas]:
                s.heroes[0].area = area
                near = draw_close_up(seen(s, 0), EN)
                assert near is not None, area
                assert near.size == (900, 900)
                s.wyrms[1].area = area
                with_a_wyrm = draw_close_up(seen(s, 0), EN)
                assert with_a_wyrm
                assert with_a_wyrm.tobytes() != near.tobytes(), area
                s.wyrms[1].area = ""
