from functools import cache
from itertools import combinations, pairwise
from math import hypot

import pytest
from PIL import Image, ImageChops

from bot.text.say import LANGUAGES, say_in
from engine.games.wonder_book.cards import CHAPTERS
from engine.games.wonder_book.cards import effects as do
from rendering.canvas import Pen
from rendering.lines import Path
from rendering.palette import grey
from rendering.text import fitted
from rendering.wonder_book.board import OBJECT, OBJECT_ROW
from rendering.wonder_book.book import LEAST_LABEL, SIZE, name_block, second, vivid
from rendering.wonder_book.maps import Map, border, edge, edges, outline, rim
from rendering.wonder_book.sheets import SHEETS, map_of
from rendering.wonder_book.sheets.chapter_1 import MAP as CHAPTER_1
from tests.rendering.wonder_book import words

EVERY = [(number, sheet) for number, sheets in SHEETS.items() for sheet in sheets]
APART = 15  # of 255
AREAS = [(sheet, area) for _, sheet in EVERY for area in sheet.areas]


def test_every_chapter_that_is_written_has_its_sheets() -> None:
    assert set(SHEETS) >= set(CHAPTERS)
    for number, chapter in CHAPTERS.items():
        areas = [area for sheet in SHEETS[number] for area in sheet.areas]
        assert sorted(areas) == sorted(chapter.areas)


def test_every_area_has_its_part_and_drawing() -> None:
    for _, sheet in EVERY:
        assert sorted(area for part in sheet.parts for area in part) == sorted(sheet.areas)
        assert set(sheet.art) == set(sheet.areas)


def test_areas_side_by_side_are_told_apart_without_colour() -> None:
    """In grey, as they are painted, and what is cut out of paper on each from its ground."""
    for _, sheet in EVERY:
        tones = {area: vivid(facts.wash) for area, facts in sheet.areas.items()}
        rings = {area: {*map(frozenset, edges(facts.ring))} for area, facts in sheet.areas.items()}
        for one, other in combinations(rings, 2):
            if rings[one] & rings[other]:
                assert abs(grey(tones[one]) - grey(tones[other])) >= APART, (one, other)
        assert all(abs(grey(second(tone)) - grey(tone)) >= 2 * APART for tone in tones.values())


def test_what_opens_together_lies_on_one_sheet() -> None:
    for number, chapter in CHAPTERS.items():
        for opened in words(chapter.cards, do.Open):
            assert set(opened.areas) <= set(map_of(number, opened.areas).areas)


def test_the_sheet_that_lies_open_is_found() -> None:
    for number, sheet in EVERY:
        assert map_of(number, []) is SHEETS[number][0]
        for part in sheet.parts:
            assert map_of(number, part) is sheet


def test_areas_with_a_border_touch_and_others_do_not() -> None:
    for number, sheet in EVERY:
        chapter = CHAPTERS[number]
        bordering = {frozenset(pair) for pair in (*chapter.dashed, *chapter.solid)}
        for one, other in combinations(sheet.areas, 2):
            long = _length(border(sheet, one, other))
            assert long >= 34 if {one, other} in bordering else long == 0, (one, other)


def test_a_border_that_changes_can_be_drawn_both_ways() -> None:
    for number, chapter in CHAPTERS.items():
        for word in (*words(chapter.cards, do.Link), *words(chapter.cards, do.Wall)):
            assert border(map_of(number, (word.a, word.b)), word.a, word.b), word


def test_a_border_is_the_same_line_from_both_sides() -> None:
    there, back = border(CHAPTER_1, "landing", "well"), border(CHAPTER_1, "well", "landing")
    assert there == back[::-1]


def test_areas_do_not_overlap() -> None:
    for _, sheet in EVERY:
        for one, other in combinations(sheet.areas, 2):
            both = ImageChops.multiply(_mask(sheet, one), _mask(sheet, other))
            assert sum(both.histogram()[180:]) < 12, (one, other)


def test_the_rim_holds_each_outer_edge_once() -> None:
    for _, sheet in EVERY:
        every = [frozenset(e) for area in sheet.areas.values() for e in edges(area.ring)]
        outer = [e for e in every if every.count(e) == 1]
        assert sum(len(line) - 1 for line in rim(sheet, frozenset(sheet.areas))) == sum(
            len(_edge_points(sheet, e)) - 1 for e in outer
        )


@pytest.mark.parametrize(("sheet", "area"), AREAS)
def test_the_room_for_name_and_figures_lies_in_the_area(sheet: Map, area: str) -> None:
    room = sheet.areas[area].room
    inside = _mask(sheet, area).crop(room).histogram()[255]
    assert inside >= 0.985 * (room[2] - room[0]) * (room[3] - room[1])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("sheet", "area"), AREAS)
def test_names_fit_at_their_least_size(sheet: Map, area: str, lang: str) -> None:
    room = sheet.areas[area].room
    name = say_in(lang)(f"area-{area}")
    block = name_block(name, room)
    words = [placed.atom.value for placed in block.atoms]
    assert block.size >= LEAST_LABEL
    assert "".join(words) == name.replace(" ", "")
    assert room[3] - room[1] - block.height >= OBJECT_ROW + 16


@pytest.mark.parametrize("lang", LANGUAGES)
def test_objects_fit_beside_their_icon(lang: str) -> None:
    for number, chapter in CHAPTERS.items():
        for laid in words(chapter.cards, do.Lay):
            room = map_of(number, [laid.area]).areas[laid.area].room
            name = say_in(lang)(f"object-{laid.stack}")
            text, style = fitted(name, OBJECT, room[2] - room[0] - 40, 28)
            assert text == name
            assert style.size >= 28


@cache
def _mask(sheet: Map, area: str) -> Image.Image:
    pen = Pen(SIZE)
    pen.shape(outline(sheet, area))
    return pen.mask()


def _length(path: Path) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path))


def _edge_points(sheet: Map, corners: frozenset[str]) -> Path:
    start, end = sorted(corners)
    return edge(sheet, start, end)
