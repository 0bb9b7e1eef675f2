from functools import cache
from itertools import combinations, pairwise
from math import hypot

import pytest
from PIL import Image, ImageChops

from bot.text.say import LANGUAGES, say_in
from engine.games.wonder_book.cards import CHAPTERS
from rendering.canvas import Pen
from rendering.lines import Path
from rendering.text import fitted
from rendering.wonder_book.art import PAINTERS
from rendering.wonder_book.board import OBJECT, OBJECT_ROW
from rendering.wonder_book.book import LEAST_LABEL, SIZE, name_block
from rendering.wonder_book.maps import MAPS, border, edge, edges, outline, rim
from rendering.wonder_book.symbols import OBJECTS

CHAPTER_AREAS = [(c, area) for c, chapter in CHAPTERS.items() for area in chapter.areas]


def test_every_area_of_a_chapter_has_its_place_part_and_drawing() -> None:
    for number, chapter in CHAPTERS.items():
        drawn = MAPS[number]
        assert set(drawn.areas) == set(chapter.areas)
        assert sorted(area for part in drawn.parts for area in part) == sorted(chapter.areas)
        assert set(PAINTERS) >= set(chapter.areas)


def test_areas_with_a_border_touch_and_others_do_not() -> None:
    for number, chapter in CHAPTERS.items():
        bordering = {frozenset(pair) for pair in (*chapter.dashed, *chapter.solid)}
        for one, other in combinations(chapter.areas, 2):
            long = _length(border(number, one, other))
            assert long >= 34 if {one, other} in bordering else long == 0, (one, other)


def test_a_border_is_the_same_line_from_both_sides() -> None:
    there, back = border(1, "landing", "well"), border(1, "well", "landing")
    assert there == back[::-1]


def test_areas_do_not_overlap() -> None:
    for (_, one), (_, other) in combinations(CHAPTER_AREAS, 2):
        both = ImageChops.multiply(_mask(one), _mask(other))
        assert sum(both.histogram()[180:]) < 12, (one, other)


def test_the_rim_holds_each_outer_edge_once() -> None:
    areas = MAPS[1].areas
    every = [frozenset(e) for area in areas.values() for e in edges(area.ring)]
    outer = [e for e in every if every.count(e) == 1]
    assert sum(len(line) - 1 for line in rim(1, frozenset(areas))) == sum(
        len(_edge_points(e)) - 1 for e in outer
    )


@pytest.mark.parametrize(("chapter", "area"), CHAPTER_AREAS)
def test_the_room_for_name_and_figures_lies_in_the_area(chapter: int, area: str) -> None:
    room = MAPS[chapter].areas[area].room
    inside = _mask(area).crop(room).histogram()[255]
    assert inside >= 0.985 * (room[2] - room[0]) * (room[3] - room[1])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("chapter", "area"), CHAPTER_AREAS)
def test_names_fit_at_their_least_size(chapter: int, area: str, lang: str) -> None:
    room = MAPS[chapter].areas[area].room
    name = say_in(lang)(f"area-{area}")
    block = name_block(name, room)
    words = [placed.atom.value for placed in block.atoms]
    assert block.size >= LEAST_LABEL
    assert "".join(words) == name.replace(" ", "")
    assert room[3] - room[1] - block.height >= OBJECT_ROW + 16


@pytest.mark.parametrize("lang", LANGUAGES)
def test_objects_fit_beside_their_icon(lang: str) -> None:
    places = {"ovens": "bakery", "satchel": "lamp-court", "bell": "bell-stair"}
    places |= {"door": "reading-room", "dragon": "paper-bridge", "bobbin": "seam"}
    assert set(places) == set(OBJECTS)
    for stack, area in places.items():
        room = MAPS[1].areas[area].room
        name = say_in(lang)(f"object-{stack}")
        text, style = fitted(name, OBJECT, room[2] - room[0] - 40, 28)
        assert text == name
        assert style.size >= 28


@cache
def _mask(area: str) -> Image.Image:
    pen = Pen(SIZE)
    pen.shape(outline(1, area))
    return pen.mask()


def _length(path: Path) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path))


def _edge_points(corners: frozenset[str]) -> Path:
    start, end = sorted(corners)
    return edge(1, start, end)
