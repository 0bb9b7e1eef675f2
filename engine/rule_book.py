"""The rule book of a game: its numbered rules, in every language in which it is played."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

ENGLISH = "en"
LANGUAGES = (ENGLISH, "fr", "it")

_NUMBER = re.compile(r"^- \*\*([A-Z]{2}-E?\d+) ", re.MULTILINE)


@dataclass(frozen=True, slots=True, eq=False)
class RuleBook:
    """`pages` are Markdown by language; a rule is an entry `- **RW-45 Its title.** Its text.`"""

    pages: Mapping[str, str]

    def numbers(self, lang: str = ENGLISH) -> list[str]:
        """Of rules and worked examples, in the order of the page."""
        return _NUMBER.findall(self.pages[lang])


NO_RULES = RuleBook(dict.fromkeys(LANGUAGES, ""))


def rule_book(package: str) -> RuleBook:
    """The pages `rules.md`, `rules.fr.md` … of a game's package. Raises FileNotFoundError if one is
    missing, ValueError if one has no rules or other numbers than the English page."""
    names = {lang: "rules.md" if lang == ENGLISH else f"rules.{lang}.md" for lang in LANGUAGES}
    book = RuleBook({lang: _read(package, name) for lang, name in names.items()})
    for lang, name in names.items():
        if not book.numbers() or book.numbers(lang) != book.numbers():
            raise ValueError(f"{package}: {name} has no rules, or not those of rules.md in order")
    return book


def _read(package: str, name: str) -> str:
    return (files(package) / name).read_text("utf-8")
