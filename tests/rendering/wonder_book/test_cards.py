from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.text.say import say_in
from engine.games.wonder_book.cards import CHAPTERS, GIFTS, HERO_CARDS, SHREDS, SKILLS, WYRM_CARDS
from engine.games.wonder_book.cards import effects as do
from engine.games.wonder_book.state import CHEST, Page, WonderBook
from rendering.icons import has_icon
from rendering.portraits import has_portrait
from rendering.rows import WIDE
from rendering.wonder_book import ARTIST, draw_page, hand, symbols
from rendering.wonder_book.cards import COLOURS, card_of_page
from rendering.wonder_book.plates import has_plate
from rendering.wonder_book.stories import BACKS, FACES, STORIES
from tests.rendering.wonder_book import before_the_fall, seen, table, words

EN = say_in("en")


def test_every_card_has_an_icon_that_exists() -> None:
    items = {card.item for c in CHAPTERS.values() for card in c.cards.values() if card.item}
    assert set(symbols.ITEMS) == items
    assert set(symbols.SHREDS) == set(SHREDS)
    assert set(symbols.SKILLS) == set(SKILLS)
    assert set(symbols.HEROES) == set(HERO_CARDS)
    assert set(symbols.WYRM_CARDS) == set(WYRM_CARDS)
    assert set(symbols.GIFTS) == set(HERO_CARDS)
    assert set(symbols.KINDS) == set(COLOURS)
    assert len(set(symbols.KINDS.values())) == len(COLOURS)
    tables = (
        symbols.KINDS,
        symbols.ITEMS,
        symbols.SHREDS,
        symbols.SKILLS,
        symbols.HEROES,
        symbols.WYRM_CARDS,
    )
    for table_of in (*tables, symbols.OBJECTS, symbols.GIFTS, STORIES, BACKS):
        assert all(has_icon(icon) for icon in table_of.values())


def test_every_boss_and_ally_has_a_face() -> None:
    every = [card for chapter in CHAPTERS.values() for card in chapter.cards.values()]
    bosses = {word.boss for word in words(every, do.BossComes)}
    allies = {word.ally for word in words(every, do.AllyComes)}
    assert bosses
    assert allies
    assert all(has_portrait(key) for key in bosses | allies)


def test_a_page_shows_nobody_whom_it_does_not_name() -> None:
    """Nor does the other side of the card, which was not read."""
    assert {"nora", "obel", "wick"} <= set(FACES.values())
    for (chapter, card, side), who in FACES.items():
        name, other = f"wb-{chapter}-{card}", "back" if side == "front" else "front"
        assert has_portrait(who)
        assert who in f"{EN(f'{name}-{side}-title')} {EN(f'{name}-{side}')}".lower()
        s = WonderBook(seats=2, chapter=chapter)
        assert card_of_page(s, Page(card, side), EN).face == who
        assert FACES.get((chapter, card, other), who) == who


def test_heroes_have_their_face_in_the_hand() -> None:
    assert [hand(seen(table(), seat), EN)[0].face for seat in range(4)] == list(HERO_CARDS)


def test_every_scene_has_its_plate() -> None:
    for chapter in CHAPTERS.values():
        for facts in chapter.cards.values():
            for side in (facts.front, facts.back):
                shown = (side.scene, *side.scenes.values()) if side else ()
                assert all(has_plate(scene) for scene in shown if scene)


def pages_of(chapter: int) -> Iterator[list[Page]]:
    """Pages that are read one after the other, as two: the sides of each card, and the side or the
    text with a key before a text with a key."""
    sides = [
        (n, name, side)
        for n, card in CHAPTERS[chapter].cards.items()
        for name, side in (("front", card.front), ("back", card.back))
        if side
    ]
    for (n, name, side), (m, other, _) in pairwise([*sides, sides[0]]):
        yield [Page(n, name), Page(m, other)]
        for text in words(side, do.Tell):
            yield [Page(n, name), Page(n, name, text.key)]
            yield from ([Page(n, name, text.key), Page(n, name, after.key)]
                        for after in words(text.then, do.Tell))  # fmt: skip


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_page_has_a_picture_and_none_that_of_its_neighbour(chapter: int) -> None:
    s = WonderBook(seats=2, chapter=chapter)
    for pages in pages_of(chapter):
        drawn = [card_of_page(s, page, EN).plate for page in pages]
        one, other = (plate().tobytes() for plate in drawn if plate)
        assert one != other, pages


def test_gifts_are_shown_as_long_as_they_can_be_used() -> None:
    s = table()
    s.keywords = [CHEST]
    assert len(hand(seen(s, 0), EN)) == 2
    s.gifts_used = [s.heroes[0].name]
    assert len(hand(seen(s, 0), EN)) == 1
    assert all(ARTIST.draw_card(f"gift-{gift.key}", EN) for gift in GIFTS.values())


def test_every_card_that_can_be_looked_up_has_a_picture() -> None:
    for card in ("shred-mist", "wyrm-card-gnaw", "hero-lara", "item-rope"):
        picture = ARTIST.draw_card(card, EN)
        assert picture, card
        assert picture.width == WIDE


def test_an_unknown_card_has_none() -> None:
    assert ARTIST.draw_card("shred-nonsense", EN) is None
    assert ARTIST.draw_card("nonsense", EN) is None


def test_a_hand_is_the_hero_and_what_it_holds() -> None:
    s = table()
    s.heroes[0].items, s.heroes[0].shreds = [8, 22], ["mist", "tailwind", "mist", "boulder"]
    hero, *held = hand(seen(s, 0), EN)
    assert hero.title == EN(f"hero-{s.heroes[0].name}")
    assert [card.number for card in held[:2]] == ["8", "22"]
    assert [(card.title, card.times) for card in held[2:]] == [
        (EN("shred-mist"), 2),
        (EN("shred-tailwind"), 1),
        (EN("shred-boulder"), 1),
    ]


def test_strangers_and_those_who_are_nobody_yet_hold_nothing() -> None:
    assert hand(seen(table()), EN) == ()
    assert hand(seen(before_the_fall(), 0), EN) == ()


@pytest.mark.parametrize(
    "page", [Page(1, "front"), Page(6, "front"), Page(6, "back"), Page(2, "front", "sign")]
)
def test_the_page_that_lies_open_is_a_card(page: Page) -> None:
    s = table()
    s.page = page
    picture = draw_page(seen(s), EN)
    assert picture
    assert picture.width == WIDE


def test_without_a_page_there_is_no_card() -> None:
    assert draw_page(seen(table()), EN) is None
