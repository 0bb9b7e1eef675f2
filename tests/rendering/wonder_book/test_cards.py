import pytest

from bot.say import LANGUAGES, say_in
from engine.games.wonder_book.cards import CHAPTERS, HERO_CARDS, SHREDS, SKILLS, WYRM_CARDS
from engine.games.wonder_book.state import Page
from rendering.icons import has_icon
from rendering.wonder_book import draw_card, draw_hand, draw_page, symbols
from tests.rendering.wonder_book import before_the_fall, seen, table

EN = say_in("en")


def test_every_card_has_an_icon_that_exists() -> None:
    items = {card.item for c in CHAPTERS.values() for card in c.cards.values() if card.item}
    assert set(symbols.ITEMS) == items
    assert set(symbols.SHREDS) == set(SHREDS)
    assert set(symbols.SKILLS) == set(SKILLS)
    assert set(symbols.HEROES) == set(HERO_CARDS)
    assert set(symbols.WYRM_CARDS) == set(WYRM_CARDS)
    tables = (symbols.ITEMS, symbols.SHREDS, symbols.SKILLS, symbols.HEROES, symbols.WYRM_CARDS)
    for table_of in (*tables, symbols.OBJECTS, symbols.STORIES):
        assert all(has_icon(icon) for icon in table_of.values())


def test_every_card_that_can_be_looked_up_has_a_picture() -> None:
    for card in ("shred-mist", "wyrm-card-gnaw", "hero-lara", "item-rope"):
        picture = draw_card(card, EN)
        assert picture, card
        assert picture.size == (600, 840)


def test_an_unknown_card_has_none() -> None:
    assert draw_card("shred-nonsense", EN) is None
    assert draw_card("nonsense", EN) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_the_hero_and_what_it_holds(lang: str) -> None:
    s = table()
    empty = draw_hand(seen(s, 0), say_in(lang))
    s.heroes[0].items, s.heroes[0].shreds = [8, 22], ["mist", "tailwind", "mist", "boulder"]
    full = draw_hand(seen(s, 0), say_in(lang))
    assert empty
    assert full
    assert empty.width == full.width == 1280
    assert empty.tobytes() != full.tobytes()


def test_strangers_and_those_who_are_nobody_yet_hold_nothing() -> None:
    assert draw_hand(seen(table()), EN) is None
    assert draw_hand(seen(before_the_fall(), 0), EN) is None


@pytest.mark.parametrize(
    "page", [Page(1, "front"), Page(6, "front"), Page(6, "back"), Page(2, "front", "sign")]
)
def test_the_page_that_lies_open_is_a_card(page: Page) -> None:
    s = table()
    s.page = page
    picture = draw_page(seen(s), EN)
    assert picture
    assert picture.size == (600, 840)


def test_without_a_page_there_is_no_card() -> None:
    assert draw_page(seen(table()), EN) is None
