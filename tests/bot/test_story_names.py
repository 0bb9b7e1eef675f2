"""What the story names is called the same wherever it stands: on pages, cards, maps and pictures.

`tests/data/wonder_book_names.<lang>.toml` has a table for each chapter, I to VI, in which a name, a
thing or a phrase first counts: `"English words" = ["one of these", "or this"]`. Where the English
has the words (whole words, case ignored) the translation has one of the forms, in whichever chapter
it is; a form may be the beginning of a word. `[I.except]` names what rightly drops one, with the
reason: `"message id: English words" = "reason"`.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import bot
from tests.sources import entries_of, text_of

LOCALES = Path(bot.__file__).parent / "locales"
LISTS = {
    path.name.split(".")[1]: path
    for path in (Path(__file__).parents[1] / "data").glob("wonder_book_names.*.toml")
}
LISTED = {"fr", "it"}  # whose list there has to be; it grows with the languages that tell the story
FILES = re.compile(r"wonder_book(_\d)?_(story|rules|cards)")


class Plain(Visitor):
    """A message's own words, without marks, lines and references."""

    def __init__(self) -> None:
        self.words = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words += " ".join(f" {node.value.replace('*', '')} ".split()) + " "


class Names(NamedTuple):
    forms: dict[str, list[str]]  # by the English words
    excepted: dict[str, str]  # a reason by "message id: English words"


@cache
def texts(lang: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted((LOCALES / lang).glob("wonder_book*.ftl")):
        if FILES.fullmatch(path.stem):
            for entry in entries_of(path):
                if isinstance(entry, ast.Message):
                    plain = Plain()
                    plain.visit(entry)
                    found[entry.id.name] = plain.words.casefold()
    return found


@cache
def names(lang: str) -> Names:
    listed = Names({}, {})
    for table in tomllib.loads(text_of(LISTS[lang])).values():
        listed.excepted.update(table.pop("except", {}))
        assert not listed.forms.keys() & table.keys(), "a name stands twice"
        listed.forms.update(table)
    return listed


@cache
def named(words: str) -> list[str]:
    """The messages whose English has the words."""
    whole = re.compile(rf"\b{re.escape(words.casefold())}\b")
    return [id for id, text in texts("en").items() if whole.search(text)]


def dropped(lang: str) -> set[str]:
    said = texts(lang)
    return {
        f"{id}: {words}"
        for words, forms in names(lang).forms.items()
        for id in named(words)
        if id in said and not any(form.casefold() in said[id] for form in forms)
    }


def test_each_language_that_tells_the_story_lists_its_names() -> None:
    assert set(LISTS) == LISTED


@pytest.mark.parametrize("lang", sorted(LISTS))
def test_each_name_is_in_the_story(lang: str) -> None:
    assert [words for words in names(lang).forms if not named(words)] == []


@pytest.mark.parametrize("lang", sorted(LISTS))
def test_what_the_english_names_is_called_by_its_name(lang: str) -> None:
    """An exception that is no longer needed goes."""
    excepted = names(lang).excepted

    assert sorted(dropped(lang) - set(excepted)) == []
    assert sorted(set(excepted) - dropped(lang)) == []
    assert all(reason for reason in excepted.values())


def test_a_name_is_a_whole_word_and_a_form_its_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"en": {"a": "a wick", "b": "wicked"}, "fr": {"a": "des mèches", "b": "méchant"}}
    monkeypatch.setattr(f"{__name__}.texts", said.__getitem__)
    for forms, missing in (["mèche"], set[str]()), (["wick"], {"a: Wick"}):
        named.cache_clear()
        monkeypatch.setattr(f"{__name__}.names", lambda _, now=forms: Names({"Wick": now}, {}))

        assert dropped("fr") == missing
    named.cache_clear()
