"""A game's rules as its rule book tells them: one numbered entry for each rule, under headings.

An entry begins with one plain sentence. Two of its lines are not shown: "Asked:" holds questions
that it answers, for the search (`bot/text/finding.py`), "Mode:" the modes that it is about, if not
all.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from engine.rule_book import ENGLISH, RuleBook

_ENTRY = re.compile(r"- \*\*([A-Z]{2}-[A-Z]?\d+) (.+?)\.?\*\*\s*(.*)")
_SENTENCE = re.compile(r"(?<=[.!?])\s(?![a-zà-ÿ;:?!»])")  # a hero is K.-O. in the middle of one
_HIDDEN = {"Asked:": "asked", "Mode:": "modes"}
_RULINGS = ("Ruling", "Arbitrage", "Precisazion")  # a line that begins so begins a paragraph


@dataclass(frozen=True, slots=True)
class Rule:
    number: str
    title: str
    text: str
    chapter: str
    asked: str = ""
    modes: str = ""  # ids, with spaces between them; none: the rule holds in every mode

    @property
    def name(self) -> str:
        return f"{self.number} {self.title}"

    @property
    def plain(self) -> str:
        """The rule in one sentence."""
        return _SENTENCE.split(self.text, maxsplit=1)[0]

    @property
    def rest(self) -> str:
        """All that follows the plain sentence, rulings included."""
        return self.text[len(self.plain) :].strip()


@cache
def rules_of(book: RuleBook, lang: str = ENGLISH) -> Sequence[Rule]:
    """In the order of the book."""
    return tuple(parse(book.pages[lang]))


def parse(text: str) -> list[Rule]:
    """An entry goes on over the indented lines that follow it."""
    rules: list[Rule] = []
    chapter, field = "", "text"
    for line in text.splitlines():
        if line.startswith("#"):
            chapter = line.lstrip("# ").partition(" (")[0]
        elif match := _ENTRY.match(line):
            rules.append(Rule(match[1], match[2], match[3], chapter))
            field = "text"
        elif line.startswith("  ") and line.strip() and rules and rules[-1].chapter == chapter:
            first, _, words = line.strip().partition(" ")
            field = _HIDDEN.get(first, field)
            rules[-1] = _longer(rules[-1], field, words if first in _HIDDEN else line.strip())
    return rules


def _longer(rule: Rule, field: str, line: str) -> Rule:
    between = "\n" if line.startswith(_RULINGS) else " "
    return replace(rule, **{field: f"{getattr(rule, field)}{between}{line}".strip()})
