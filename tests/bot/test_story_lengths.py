"""What is read aloud takes about as long in every language."""

from __future__ import annotations

import re

import pytest

from bot.text.say import LANGUAGES, Say, say_in
from tests.bot.test_say import messages

READ = re.compile(r"wb-\d-\d+-(?!.*(?:title|rules))[\w-]+")
LONGER, SPARE = 1.2, 3  # than in English; a line of few words may have so many more
MOST = 130  # words
EPILOGUES = "wb-6-43-"


def pages() -> list[str]:
    return [id for id in messages("en") if READ.fullmatch(id)]


def words(say: Say, id: str) -> int:
    """Of a page or what follows a choice, without its rules."""
    text, rules = say(id), f"{id}-rules"
    if rules in say:
        text = text.replace(say(rules), "")
    return len(re.findall(r"\S*\w\S*", text))


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_page_is_longer_than_in_english_by_more_than_a_fifth(lang: str) -> None:
    counts = {id: (words(say_in("en"), id), words(say_in(lang), id)) for id in pages()}

    assert len(counts) > 500
    assert {id: n for id, n in counts.items() if n[1] > max(LONGER * n[0], n[0] + SPARE)} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_none_takes_too_long_but_the_epilogues(lang: str) -> None:
    short = [id for id in pages() if not id.startswith(EPILOGUES)]

    assert {id: n for id in short if (n := words(say_in(lang), id)) > MOST} == {}
