import pytest

from bot.text.say import LANGUAGES, say_in
from engine.core import Zone
from engine.games.world_adventure import GAME
from engine.games.world_adventure.powers import TakingPower
from engine.games.world_adventure.setup import ChoosingHero
from rendering.rows import WIDE
from rendering.world_adventure import ARTIST, hand, pile
from rendering.world_adventure.cards import full_card
from tests.rendering.world_adventure import month, seen

EN = say_in("en")

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_every_card_of_the_game_has_a_face(lang: str) -> None:
    say = say_in(lang)

    for card in GAME.cards:
        full = full_card(card, say)
        assert full, card
        assert full.title
        assert full.rule


@pytest.mark.parametrize(
    "card", ["hero-salman", "card-merchant-3-6", "card-naga", "happening-naga", "card-still-hour"]
)
def test_cards_are_drawn(card: str) -> None:
    image = ARTIST.draw_card(card, EN)

    assert image
    assert image.width == WIDE


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
    clan = s.clans[0]
    assert clan.quest

    held = [*(power.key for power in clan.powers), clan.quest.key, *clan.items]

    assert hand(seen(s, 0), EN) == pile([f"hero-{clan.hero.key}", *held], EN)
    assert len(hand(seen(s, 0), EN)) == 1 + len(held)


@pytest.mark.rule("WA-18")
def test_who_chooses_a_hero_sees_those_dealt_to_it() -> None:
    s = month(2)
    s.stack = [ChoosingHero(waiting=[0], dealt=[["akane", "nefri"], ["ishan", "parisa"]])]

    assert hand(seen(s, 0), EN) == pile(["hero-akane", "hero-nefri"], EN)
    assert hand(seen(s, 1), EN) != pile(["hero-ishan", "hero-parisa"], EN)


@pytest.mark.rule("WA-07")
def test_nobody_else_sees_the_rune_powers_that_were_drawn() -> None:
    s = month(2)
    before = hand(seen(s, 1), EN)
    s.stack = [TakingPower(seat=0, drawn=Zone(["still-hour", "fair-wind"], [0]))]

    assert hand(seen(s, 0), EN) == pile(["still-hour", "fair-wind"], EN)
    assert hand(seen(s, 1), EN) == before


def test_who_has_no_seat_has_no_hand() -> None:
    assert hand(seen(month()), EN) == ()


def test_a_pile_shows_its_cards_and_nothing_hidden() -> None:
    found = pile(["still-hour", "?", "lindworm", "happening-naga"], EN)

    ids = ["card-still-hour", "card-lindworm", "happening-naga"]
    assert [card.title for card in found] == [EN(id) for id in ids]
    assert found == pile(ids, EN)
