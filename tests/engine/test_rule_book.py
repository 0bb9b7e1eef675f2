"""A game without its rules in every language cannot be declared."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.rule_book import LANGUAGES, rule_book

PAGE = "# Rules\n\n- **HB-01 {}.** Once.\n- **HB-02 {}.** Twice.\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with two rules in every language; its name is that of the folder."""
    monkeypatch.syspath_prepend(tmp_path)
    laid = tmp_path / f"laid_{tmp_path.name}"
    laid.mkdir()
    (laid / "__init__.py").touch()
    for lang in LANGUAGES:
        page(laid, lang).write_text(PAGE.format(f"{lang} bid", f"{lang} sale"))
    return laid


def page(package: Path, lang: str) -> Path:
    return package / ("rules.md" if lang == "en" else f"rules.{lang}.md")


def test_a_game_tells_the_same_rules_in_every_language(package: Path) -> None:
    book = rule_book(package.name)

    assert [book.numbers(lang) for lang in LANGUAGES] == [["HB-01", "HB-02"]] * len(LANGUAGES)
    assert [f"{lang} sale" in book.pages[lang] for lang in LANGUAGES] == [True] * len(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_rules_in_a_language_is_refused(package: Path, lang: str) -> None:
    page(package, lang).unlink()

    with pytest.raises(FileNotFoundError, match=page(package, lang).name):
        rule_book(package.name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lost", ["- **HB-02 ", "- **"])
def test_a_page_that_tells_other_rules_is_refused(package: Path, lang: str, lost: str) -> None:
    rest, _, _ = page(package, lang).read_text().partition(lost)
    page(package, lang).write_text(rest)

    with pytest.raises(ValueError, match="not those of rules"):
        rule_book(package.name)
