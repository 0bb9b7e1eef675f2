import pytest
from PIL import Image

from bot.text.say import LANGUAGES, say_in
from engine.core import Zone
from engine.games.world_adventure import GAME
from engine.games.world_adventure.powers import TakingPower
from engine.games.world_adventure.setup import ChoosingHero
from rendering import cards
from rendering.world_adventure import ARTIST, draw_hand, draw_pile
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
    image = ARTIST.draw_card(card, EN)

    assert image
    assert image.size == (600, 840)


@pytest.mark.parametrize("card", ["nonsense", "card-nonsense", "hero-nobody", "happening-never"])
def test_what_is_no_card_has_no_face(card: str) -> None:
    assert ARTIST.draw_card(card, EN) is None


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


@pytest.mark.rule("WA-18")
def test_who_chooses_a_hero_sees_those_dealt_to_it() -> None:
    s = month(2)
    s.stack = [ChoosingHero(waiting=[0], dealt=[["akane", "nefri"], ["ishan", "parisa"]])]

    own, other = draw_hand(seen(s, 0), EN), draw_hand(seen(s, 1), EN)

    assert own
    assert other
    assert _same(own, draw_pile(["hero-akane", "hero-nefri"], EN))
    assert not _same(other, draw_pile(["hero-ishan", "hero-parisa"], EN))


@pytest.mark.rule("WA-07")
def test_nobody_else_sees_the_rune_powers_that_were_drawn() -> None:
    s = month(2)
    before = draw_hand(seen(s, 1), EN)
    s.stack = [TakingPower(seat=0, drawn=Zone(["still-hour", "fair-wind"], [0]))]

    own, other = draw_hand(seen(s, 0), EN), draw_hand(seen(s, 1), EN)

    assert own
    assert before
    assert other
    assert _same(own, draw_pile(["still-hour", "fair-wind"], EN))
    assert _same(other, before)


def test_who_has_no_seat_has_no_hand() -> None:
    assert draw_hand(seen(month()), EN) is None


def test_a_pile_shows_its_cards_and_nothing_hidden() -> None:
    pile = draw_pile(["still-hour", "lindworm", "happening-naga"], EN)

    assert pile.width == 1280
    assert _same(pile, draw_pile(["card-still-hour", "card-lindworm", "happening-naga"], EN))
    assert _same(draw_pile([], EN), draw_pile(["?"], EN))


def _same(one: Image.Image, other: Image.Image) -> bool:
    return one.tobytes() == other.tobytes()
