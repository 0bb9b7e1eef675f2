"""One law for every picture of every game, mode and chapter, in every language: whatever is written
on it is large enough for a phone, whole, in letters that exist, and within the picture."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.text.say import LANGUAGES, say_in
from engine.games import GAMES
from engine.games.wonder_book.cards import CHAPTERS
from rendering.rows import LEAST as LEAST_OF_ROWS
from tests.rendering.every import DEEDS, faults, of_cards, of_deeds, of_pages, of_tables
from tests.rendering.witness import watched, written


@pytest.mark.slow
@pytest.mark.parametrize("each", [False, pytest.param(True, marks=pytest.mark.landing)])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_all_that_is_written_on_a_table_can_be_read_on_a_phone(game: str, each: bool) -> None:
    """`each`: in every language, else one picture in one, the next in the next."""
    found: list[str] = []
    with watched():
        for n, (name, draw) in enumerate(of_tables(game)):
            for lang in LANGUAGES if each else LANGUAGES[n % len(LANGUAGES) :][:1]:
                if image := draw(say_in(lang)):
                    assert written(image), name
                    found += faults(f"{lang}, {name}", image)
    assert "\n".join(sorted(set(found))) == ""


@pytest.mark.slow
@pytest.mark.parametrize("step", [7, pytest.param(1, marks=pytest.mark.landing)])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_all_that_is_written_on_a_card_can_be_read_on_a_phone(game: str, step: int) -> None:
    """Each card as a row among others. `step`: only each such card of a language."""
    found: list[str] = []
    with watched():
        for n, lang in enumerate(LANGUAGES):
            for name, image in of_cards(game, say_in(lang), n % step, step):
                found += faults(f"{lang}, {name}", image, LEAST_OF_ROWS)
    assert "\n".join(sorted(set(found))) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_written_on_the_deeds_can_be_read_on_a_phone(lang: str) -> None:
    with watched():
        images = [*of_deeds(say_in(lang))]
        assert images
        assert [fault for image in images for fault in faults("deeds", image, DEEDS)] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("chapter", "langs", "step"),
    [
        (1, LANGUAGES, 9),
        pytest.param(1, LANGUAGES, 1, marks=pytest.mark.landing),
        *(pytest.param(n, LANGUAGES, 2, marks=pytest.mark.landing) for n in CHAPTERS if n > 1),
        *(pytest.param(n, LANGUAGES, 1, marks=pytest.mark.long) for n in CHAPTERS if n > 1),
    ],
)
def test_all_that_is_written_on_a_page_can_be_read_on_a_phone(
    chapter: int, langs: Sequence[str], step: int
) -> None:
    """Each page of the story. `step`: only each such page."""
    found: list[str] = []
    with watched():
        for lang in langs:
            for id, image in of_pages(chapter, say_in(lang), step):
                found += faults(f"{lang}, {id}", image, LEAST_OF_ROWS)
    assert "\n".join(sorted(set(found))) == ""
