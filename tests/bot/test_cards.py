"""`/card` finds a card by the player's word for it, in whatever language."""

from __future__ import annotations

import pytest

from bot.text.cards import card_name, cards_like
from bot.text.say import LANGUAGES, say_in
from engine.games import GAMES

ALL = [(key, lang) for key, game in GAMES.items() if game.cards for lang in LANGUAGES]
CARDS = ("character-cyclops", "character-yeti", "card-cannon", "card-wish")


def found(typed: str, lang: str = "en", cards: tuple[str, ...] = CARDS) -> list[str]:
    return cards_like(cards, typed, say_in(lang))


@pytest.mark.parametrize(("game", "lang"), ALL)
def test_every_public_card_is_found_by_its_name_in_every_language(game: str, lang: str) -> None:
    """Names may be shared: then a card of that name comes first."""
    cards = GAMES[game].cards
    for other in LANGUAGES:
        for card in cards[:: 1 + len(cards) // 12]:
            name = card_name(card, say_in(other))
            first = cards_like(cards, name, say_in(lang))[0]
            assert name in {card_name(first, say_in(one)) for one in LANGUAGES}


def test_accents_capitals_and_typing_errors_do_not_matter() -> None:
    for typed in ("yeti", "Yéti", "YETI", "le yéti", "yetti"):
        assert found(typed)[0] == "character-yeti"
    assert found("ciclope")[0] == found("cyclope")[0] == found("cyclosp")[0] == CARDS[0]


def test_the_beginning_of_a_word_is_enough() -> None:
    assert found("cann") == ["card-cannon"]


def test_an_id_finds_that_card_alone() -> None:
    assert found("card-wish") == ["card-wish"]


def test_nothing_typed_finds_all_in_the_order_of_their_names() -> None:
    names = [card_name(card, say_in("it")) for card in found("", "it")]

    assert len(names) == len(CARDS)
    assert names == sorted(names)


def test_what_is_like_no_name_finds_nothing() -> None:
    assert found("unicorn") == []
    assert found("") != []
    assert found("wish", cards=()) == []
