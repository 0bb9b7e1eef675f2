"""The story's puzzles of letters and words can be solved in each language."""

from __future__ import annotations

import re

import pytest

from bot.text.say import LANGUAGES, say_in


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", ["wb-6-31-back", "wb-6-39-front"])
def test_the_last_sentence_has_a_dot_for_each_letter_of_its_word(lang: str, page: str) -> None:
    say = say_in(lang)
    (dots,) = re.findall(r"\.{4,}", say(page))
    fits, too_short = (
        [letter for letter in say(f"option-6-39-{answer}") if letter.isalpha()]
        for answer in ("somebody", "nora")
    )

    assert len(fits) == len(dots) == 8
    assert len(too_short) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("answer", "planted"),
    [
        ("28-small", "wb-1-15-back"),
        ("29-once", "wb-1-18-back"),
        ("30-twelve", "wb-1-30-spring"),
    ],
)
def test_a_bitten_line_goes_on_with_what_chapter_one_said(
    lang: str, answer: str, planted: str
) -> None:
    say = say_in(lang)
    word = say(f"option-6-{answer}").casefold()

    assert word in say(planted).casefold()
    assert word in say(f"wb-6-{answer}").casefold()
