"""A game's rules as its rule book tells them: one numbered entry for each rule, under headings."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from engine.rule_book import ENGLISH, RuleBook

_ENTRY = re.compile(r"- \*\*([A-Z]{2}-[A-Z]?\d+) (.+?)\.?\*\*\s*(.*)")
_BEGINS = re.compile(r"(?<!\w)(?=\w)")


@dataclass(frozen=True, slots=True)
class Rule:
    number: str
    title: str
    text: str
    chapter: str

    @property
    def name(self) -> str:
        return f"{self.number} {self.title}"


@cache
def rules_of(book: RuleBook, lang: str = ENGLISH) -> Sequence[Rule]:
    """In the order of the book."""
    return tuple(parse(book.pages[lang]))


def parse(text: str) -> list[Rule]:
    """An entry goes on over the indented lines that follow it."""
    rules: list[Rule] = []
    chapter = ""
    for line in text.splitlines():
        if line.startswith("#"):
            chapter = line.lstrip("# ").partition(" (")[0]
        elif match := _ENTRY.match(line):
            rules.append(Rule(match[1], match[2], match[3], chapter))
        elif line.startswith("  ") and line.strip() and rules and rules[-1].chapter == chapter:
            last = rules[-1]
            rules[-1] = Rule(last.number, last.title, f"{last.text} {line.strip()}", chapter)
    return rules


def search(rules: Sequence[Rule], query: str) -> list[Rule]:
    """Matches in number and title come before those in the text. Every word typed must be found, or
    begin a word that is there."""
    words = {_marked(word) for word in _plain(query).split()}

    def rank(rule: Rule) -> int:
        name, all_ = _read(rule)
        if query.lower() == rule.number.lower():
            return 0
        if all(word in name for word in words):
            return 1
        return 2 if all(word in all_ for word in words) else 3

    return sorted((rule for rule in rules if rank(rule) < 3), key=rank)


def _plain(text: str) -> str:
    """Lower case without accents, which people who type on a phone leave out."""
    letters = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _marked(text: str) -> str:
    """The text with a sign where each word begins, so that looking for one needs no pattern."""
    return _BEGINS.sub("\0", text)


@cache
def _read(rule: Rule) -> tuple[str, str]:
    """A rule's name, and all of it, in the form in which words are looked for."""
    return (
        _marked(_plain(rule.name)),
        _marked(_plain(f"{rule.name} {rule.chapter} {rule.text}")),
    )
