import pytest
from PIL import Image

from bot.text.say import LANGUAGES, say_in
from engine.games.world_adventure import GAME
from rendering import cards
from rendering.world_adventure import draw_card, draw_hand, draw_pile
from rendering.world_adventure.cards import full_card
from tests.rendering.world_adventure import month, seen

EN = say_in("en")

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_every_card_of_the_game_has_a_face_that_holds_its_text(lang: str) -> None:
    say = say_in(lang)

    for card in GAME.cards:
        full = full_card(card, say)
        assert full, card
        assert full.title
        assert full.rule
        laid = cards.plan(full)
        assert laid.size >= 24, card
        assert cards.needs(full, laid.size) <= laid.bottom - laid.top, card


@pytest.mark.parametrize(
    "card", ["hero-salman", "card-merchant-3-6", "card-naga", "happening-naga", "card-still-hour"]
)
def test_cards_are_drawn(card: str) -> None:
    image = draw_card(card, EN)

    assert image
    assert image.size == (600, 840)


@pytest.mark.parametrize("card", ["nonsense", "card-nonsense", "hero-nobody", "happening-never"])
def test_what_is_no_card_has_no_face(card: str) -> None:
    assert draw_card(card, EN) is None


def test_green_and_yellow_merchants_differ_without_colour() -> None:
    green, yellow = full_card("card-merchant-1-1", EN), full_card("card-merchant-1-4", EN)

    assert green
    assert yellow
    assert green.letter != yellow.letter


def test_a_hand_holds_hero_powers_quest_and_items() -> None:
    s = month()
    image = draw_hand(seen(s, 0), EN)
    s.clans[0].items.clear()
    less = draw_hand(seen(s, 0), EN)

    assert image
    assert less
    assert image.width == less.width == 1280
    assert image.height > less.height


def test_who_has_no_seat_has_no_hand() -> None:
    assert draw_hand(seen(month()), EN) is None


def test_a_pile_shows_its_cards_and_nothing_hidden() -> None:
    pile = draw_pile(["still-hour", "lindworm", "happening-naga"], EN)

    assert pile.width == 1280
    assert _same(pile, draw_pile(["card-still-hour", "card-lindworm", "happening-naga"], EN))
    assert _same(draw_pile([], EN), draw_pile(["?"], EN))


def _same(one: Image.Image, other: Image.Image) -> bool:
    return one.tobytes() == other.tobytes()
