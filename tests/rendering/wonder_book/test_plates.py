"""Scenes of the story: each is there, up to date and small, shows who plays, and nothing that was
not read."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageOps, ImageStat

from bot.text.say import say_in
from engine.games.wonder_book.cards import CHAPTERS, HERO_CARDS
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.cards.effects import Effect
from engine.games.wonder_book.state import Page
from rendering import atlas
from rendering.assets.sources import digest, of_children, of_plates
from rendering.fonts import ASSETS
from rendering.wonder_book import ARTIST, draw, draw_page, plates
from rendering.wonder_book.book import PAGES
from rendering.wonder_book.signs import VIEWS
from tests.rendering.wonder_book import before_the_fall, seen

EN = say_in("en")
EVERY = sorted(plates.index().plates)
CHILDREN = tuple(HERO_CARDS)
MOST_BYTES = 60_000  # of a scene
ALL_ASSETS = 8_000_000
ROOMS = "hooks hook back desk open early white plan noon flap pencil dusk"  # of the tower
ENDINGS = ("blank", "hook", "thaw", "obel", "home", "tomorrow")  # of the campaign [WB-63]
NEEDED = {1: 12, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4}  # scenes of a chapter
GROUNDS = [f"ground-{n}-{view}" for n in CHAPTERS for view in range(VIEWS)]
COUNTRIES = [f"country-{n}" for n in CHAPTERS]
BESIDE = ("hole", "window", *COUNTRIES, *GROUNDS)  # pictures that are no scenes
HOLE = (PAGES[0] + 36, PAGES[1] + 114)  # where a scene lies behind the torn country


def scenes_of(chapter: int) -> dict[tuple[int, str], str]:
    """The scene of each side of a card that has one, and of each text with a key."""
    sides = {
        (card, name): scene
        for card, facts in CHAPTERS[chapter].cards.items()
        for side_name, side in (("front", facts.front), ("back", facts.back))
        if side
        for name, scene in ((side_name, side.scene), *side.scenes.items())
    }
    return {side: scene for side, scene in sides.items() if scene}


def last_texts(effects: tuple[Effect, ...]) -> set[str]:
    """The keys of the texts after which the chapter is over."""
    found: set[str] = set()
    for effect in effects:
        if isinstance(effect, do.Tell):
            found |= {effect.key} if do.Win() in effect.then else last_texts(effect.then)
        elif isinstance(effect, do.If):
            found |= last_texts(effect.then) | last_texts(effect.otherwise)
    return found


ALIKE = 4  # of 255: the open book is kept as a JPEG; another scene is 37 and more apart


def apart(one: Image.Image, other: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def test_the_scenes_are_what_their_drawings_make() -> None:
    """If not: python -m rendering.assets.build_plates, or build_children"""
    files = {path.stem for path in (ASSETS / "plates").glob("*.webp")}

    assert plates.index().sources == digest(of_plates())
    assert files == {*EVERY, *BESIDE}
    children = atlas.index("children", atlas.Grid)
    assert children.sources == digest(of_children())
    assert children.rows == [*CHILDREN]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_each_chapter_has_its_scenes_and_opens_with_one(chapter: int) -> None:
    scenes = scenes_of(chapter)

    assert len({scene for scene in scenes.values() if scene in EVERY}) >= NEEDED[chapter]
    assert scenes[1, "front"] in EVERY


def test_whatever_a_chapter_ends_with_has_a_scene_of_its_own() -> None:
    shown = [
        ending.scenes[key]
        for chapter in CHAPTERS.values()
        for ending in [chapter.cards[len(chapter.cards)].back]
        if ending
        for key in sorted(last_texts(ending.then))
    ]
    assert len(shown) == len(set(shown)) == 5 * 4 + 1
    assert {*shown} <= {*EVERY}


def test_each_of_the_six_endings_has_a_scene_of_its_own() -> None:
    scenes = scenes_of(6)
    shown = {scenes[43, key] for key in ENDINGS}
    assert len(shown) == len(ENDINGS) == 6
    assert shown <= {*EVERY}


def test_no_chapter_opens_or_ends_as_another_does() -> None:
    """The tower has two rooms: each chapter sees them from another side, with the children in other
    places, and not only in another light."""
    rooms = [name for name in EVERY if name.split("-")[1] in ROOMS.split()]
    rooms = [name for name in rooms if plates.index().plates[name].all_four]
    places = [tuple(plates.index().plates[name].slots) for name in rooms]
    assert len(rooms) >= 2 * len(CHAPTERS)
    assert len({*places}) == len(places)
    for one, other in combinations(rooms, 2):
        assert ImageStat.Stat(ImageChops.difference(plain(one), plain(other))).mean[0] > 20, (
            one,
            other,
        )


def plain(name: str) -> Image.Image:
    """A scene in grey, small, whatever its light."""
    return ImageOps.equalize(plates.scene(name, ()).convert("L").resize((80, 48)))


def test_every_scene_is_on_a_page() -> None:
    assert {scene for n in CHAPTERS for scene in scenes_of(n).values()} >= set(EVERY)


@pytest.mark.parametrize("name", EVERY)
def test_a_scene_has_room_for_those_who_are_there_and_is_small(name: str) -> None:
    plate = plates.index().plates[name]
    path = ASSETS / "plates" / f"{name}.webp"
    with Image.open(path) as image:
        assert image.size == plates.SIZE
    assert path.stat().st_size <= MOST_BYTES
    assert len(plate.slots) == len(CHILDREN) or (plate.all_four and not plate.slots)
    for hero, slot in zip(CHILDREN, plate.slots, strict=False):
        half = plates.child(hero, slot).width // 2
        assert half * 0.5 <= slot.x <= plates.SIZE[0] - half * 0.5
        assert slot.high <= slot.y <= plates.SIZE[1]


def test_all_that_is_shipped_stays_small() -> None:
    files = [path for path in ASSETS.rglob("*") if path.suffix not in (".py", ".svg", ".ttf")]
    assert sum(path.stat().st_size for path in files if path.is_file()) <= ALL_ASSETS


def test_in_the_book_only_those_are_drawn_who_play() -> None:
    inside = [name for name in EVERY if not plates.index().plates[name].all_four]
    for name in inside:
        nobody, one, two = (plates.scene(name, CHILDREN[:n]) for n in range(3))
        assert apart(nobody, one) > 0.3, name
        assert apart(one, two) > 0.3, name


def test_outside_the_book_there_are_always_four() -> None:
    outside = [name for name in EVERY if plates.index().plates[name].all_four]
    assert outside
    for name in outside:
        assert plates.scene(name, ()).tobytes() == plates.scene(name, CHILDREN[:2]).tobytes()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_before_anything_stands_the_story_is_seen_through_the_torn_country(chapter: int) -> None:
    """The scene of the page that lies open; without one, that of the chapter's first page: nothing
    that was not read."""
    s = before_the_fall()
    s.chapter, scenes = chapter, scenes_of(chapter)
    for page in (Page(1, "front"), Page(1, "back")):
        s.page = page
        shown = plates.scene(scenes.get((1, page.side), scenes[1, "front"]), ())
        x, y = HOLE
        box = (200, 140, 600, 340)
        seen_box = (x + box[0], y + box[1], x + box[2], y + box[3])
        assert apart(draw(seen(s), EN).crop(seen_box), shown.crop(box)) < ALIKE


def test_what_nobody_has_opened_is_another_country_in_each_chapter() -> None:
    for one, other in combinations(CHAPTERS, 2):
        assert apart(plates.country(one), plates.country(other)) > ALIKE, (one, other)


def test_a_scene_is_shown_once() -> None:
    """On the board while nothing stands there, later with its page."""
    s = before_the_fall()
    assert draw_page(seen(s), EN) is None
    s.areas = ["landing"]
    page = draw_page(seen(s), EN)
    assert page
    top = page.crop((0, 0, plates.SIZE[0], 400))
    assert apart(top, plates.scene("eight-hail", ()).crop((0, 0, plates.SIZE[0], 400))) == 0


def test_a_card_that_is_looked_up_shows_its_scene_too() -> None:
    """With nobody in it: nobody is at a table."""
    page = ARTIST.draw_card("wb-1-4-front", EN)
    assert page
    box = (0, 0, plates.SIZE[0], 400)
    assert apart(page.crop(box), plates.scene("eight-landing", ()).crop(box)) == 0


@pytest.mark.long
def test_scenes_are_built_byte_for_byte_the_same(tmp_path: Path) -> None:
    from rendering.assets import build_children, build_plates

    build_plates.build(tmp_path)
    build_children.build(tmp_path)

    names = ["plates.json", "children.json", "children.webp"]
    for name in [*names, *(f"plates/{name}.webp" for name in (*EVERY, *BESIDE))]:
        assert (tmp_path / name).read_bytes() == (ASSETS / name).read_bytes(), name
