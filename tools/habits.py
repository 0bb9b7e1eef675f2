"""How often English texts have the habits that a native speaker would not have.

    python -m tools.habits bot/locales/en/wonder_book*_story.ftl

Prints, for each habit, how often it occurs and how often in 1,000 words. `FAULTS` are not allowed
in any file that was read (`tests/bot/test_plain_english.py`); `MANNERS` are only too many. They are
patterns: they take many an "up to" for that of a die, and miss a simile without "like" or "as".
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

NUMBER = r"(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)"

FAULTS = {
    "straight quotes": re.compile(r"""['"]"""),
    "noun + more or less": re.compile(
        rf"\b(?:{NUMBER}|his|her|its|their|your) (?!(?:times?|or|little|bit|lot|few|great) )[a-z]+"
        r" (?:more|less|fewer)\b(?! than\b)",
        re.IGNORECASE,
    ),
    "up to N on a die": re.compile(
        r"\b(?:hit|hits|hitting|roll|rolls|rolled|succeeds?|success(?:es)?) up to \d", re.IGNORECASE
    ),
    "bare who": re.compile(
        r"\bwhoever\b|\b(?:only|except|(?:in)?to|for|of|from|but|than) who\b|\(who\b"
        r"|(?:^|(?<=[.:;!?…▸*] )|(?<=“))who (?!else\b)[^.:;!?…]*[.:;]",
        re.IGNORECASE | re.MULTILINE,
    ),
    "words that stand, offers that hold": re.compile(
        r"\b(?:names?|notes?|lines?|letters?|marks?|texts?|words?|sentences?) (?:that )?"
        r"st(?:ands?|ood)\b"
        r"|\bst(?:ands?|ood) (?:(?:the|an?|one|two|three|last|first|same) )+"
        r"(?:word|name|line|note|text|sentence)s?\b"
        r"|\b(?:that|what|which) st(?:ands|ood)[.,:]|\bstands?(?:, [^.,“]+)?: "
        r"|\b(?:offer|rule|promise)s? (?:does not|doesn’t|no longer|still) holds?\b",
        re.IGNORECASE,
    ),
}
MANNERS = {
    "somebody, nobody, one of you": re.compile(
        r"\b(?:somebody|someone|nobody|no one|anybody|anyone|one of you)\b", re.IGNORECASE
    ),
    "similes": re.compile(
        r"(?<!would )(?<!d )(?<!n’t )(?<!you )(?<!they )(?<!I )(?<!looks )(?<!look )\blike\b"
        r"|\bas \w+(?: \w+)? as\b|\bas (?:if|though)\b|, as (?:an?|you|one|people|some|children)\b"
        r"|\bthe way (?:an?|it|you|the|one|people|teachers|shops|children|some|in)\b",
        re.IGNORECASE,
    ),
    "stand, lie, hang": re.compile(r"\b(?:stands?|lies?|lying|hangs?)\b", re.IGNORECASE),
}
ENDING = "pages that end on at most 6 words"
SHORT = 6
SENTENCE = re.compile(r"(?<=[.!?…:])[”*]*\s+")
LITERAL = re.compile(r'\{ "([^"]*)" \}')
PAGE = re.compile(r"(?<!-rules)(?<!-title)$")


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    texts = [text for path in parser.parse_args(argv).files for text in read(path).items()]
    words = sum(len(text.split()) for _, text in texts)
    counts = Counter[str]()
    for name, pattern in (FAULTS | MANNERS).items():
        counts[name] = sum(len(pattern.findall(text)) for _, text in texts)
    print(f"{words} words")
    for name, n in counts.items():
        print(f"{n:5} {1000 * n / words:6.1f}  {name}")
    pages = [text for id, text in texts if PAGE.search(id)]
    short = sum(len(last_sentence(page).split()) <= SHORT for page in pages)
    print(f"{short:5} {short / max(1, len(pages)):6.0%}  {ENDING}")


def faults(text: str) -> list[tuple[str, str]]:
    """(habit, the words) for each that is found in a text."""
    return [
        (name, found.group())
        for name, pattern in FAULTS.items()
        for found in pattern.finditer(text)
    ]


def read(path: Path) -> dict[str, str]:
    """What is said, by the message's id. A choice or a variable is left as Fluent writes it, except
    for a literal, whose quotes are not read."""
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {
        entry.id.name: said(entry.value)
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value
    }


def said(pattern: ast.Pattern) -> str:
    message = ast.Message(ast.Identifier("x"), pattern)
    lines = FluentSerializer().serialize_entry(message).removeprefix("x =").splitlines()
    return LITERAL.sub(r"\1", "\n".join(line.strip() for line in lines)).strip()


def last_sentence(page: str) -> str:
    """Of what is told; the line of rules below an outcome is none of it, nor a reference to it."""
    told = re.split(r"▸|\{", page)[0].strip()
    return SENTENCE.split(told)[-1]


if __name__ == "__main__":
    main()
