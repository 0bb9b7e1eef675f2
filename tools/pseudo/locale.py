"""The English texts, accented, longer, and marked at both ends, so that a cut is seen: “Join” is
“Jööîîñ” between single angle quotes.

Only what is read is changed: variables, markup, icons, addresses and commands stay. A text gets as
much longer as translators reckon (`GROWTH`), its marks included. What English, French and Italian
say alike is a name, such as Volfyirion or Kartika: it is accented and marked, but no longer. Dates,
joints and rule books are the English ones, because a `Say` of this language still calls itself
`en`.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from contextlib import contextmanager
from importlib.resources import files
from unittest import mock

from fluent.syntax import ast

from bot.text import say as saying
from bot.text.say import ENGLISH, Say
from bot.text.texts import Texts

FIRST, LAST = "‹", "›"  # all faces of our pictures have them, and no English text has
GROWTH = ((10, 1.0), (20, 0.6))  # up to so many characters, by how much
GROWTH_OF_LONG = 0.35
VALUE = 12  # characters that are reckoned for a variable
ACCENTS = str.maketrans("aceinorstuyzdlgACEINORSTUYZ", "åçéîñöŕšţüýžđłğÅÇÉÎÑÖŔŠŢÜÝŽ")
VOWELS = frozenset("aeiouyAEIOUY")
KEPT = re.compile(
    r"\*+|__|~~|`[^`]*`|<[^>]*>|:[a-z-]+:|https?://\S+|(?<!\w)/[a-z]+(?: [a-z]+)?|\]\([^)]*\)"
    r"|\b[A-Z]{2,3}\b"  # abbreviations are as short in every language
)
BEFORE = re.compile(r"(?:[\s#>*_~]|-#? |:[a-z-]+:)*")  # what Discord and pictures take for markup
AFTER = re.compile(r"[\s*_~]*\Z")
TYPED = "back-"  # ids of words that people type
SELECTED = "silent"  # a text that sentences select on

Part = ast.TextElement | ast.Placeable


class Pseudo(Texts):
    """English, each entry changed when it is first said."""

    def __init__(self) -> None:
        super().__init__(ENGLISH, _sources(ENGLISH))
        others = [Texts(one, _sources(one)).written for one in saying.LANGUAGES if one != ENGLISH]
        self._alike = {
            id
            for id, text in self.written.items()
            if all(other.get(id, "").strip() == text.strip() for other in others)
        }

    def add_resource(self, resource: ast.Resource, allow_overrides: bool = False) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term) and not entry.id.name.startswith(TYPED):
                patterns = [entry.value, *(one.value for one in entry.attributes)]
                for pattern in filter(None, patterns):
                    change(pattern, name=entry.id.name in self._alike)
        super().add_resource(resource, allow_overrides)


def _sources(lang: str) -> list[str]:
    found = sorted((files("bot") / "locales" / lang).iterdir(), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl")]


class PseudoSay(Say):
    def __init__(self) -> None:
        super().__init__(ENGLISH)
        self._bundle = Pseudo()


@contextmanager
def spoken() -> Generator[Say]:
    """Whatever is said in English meanwhile is said in the pseudo-locale."""
    plain, pseudo = saying.__dict__["_say"], PseudoSay()
    says = {lang: plain(lang) for lang in saying.LANGUAGES} | {ENGLISH: pseudo}
    with mock.patch.object(saying, "_say", says.__getitem__):
        yield pseudo


def whole(text: str) -> bool:
    """Whether no text of the pseudo-locale in it has lost an end."""
    return text.count(FIRST) == text.count(LAST)


def change(pattern: ast.Pattern, *, name: bool = False) -> None:
    """Accent, lengthen and mark what an entry says, in place. A `name` gets no longer."""
    if [_text(one) for one in pattern.elements] == [SELECTED]:
        return
    long = _length(pattern)
    rate = 0 if name else next((by for most, by in GROWTH if long <= most), GROWTH_OF_LONG)
    _lengthen(pattern, max(0, rate - len(FIRST + LAST) / long))
    _mark(pattern)


def longer(text: str, more: int) -> str:
    """So many letters more, vowels first, in each of its words; accented."""
    ends = [0, *(end for found in KEPT.finditer(text) for end in found.span()), len(text)]
    read = [n for start, end in zip(ends[::2], ends[1::2], strict=True) for n in range(start, end)]
    letters = [n for n in read if text[n].isalpha()]
    doubled = [n for n in letters if text[n] in VOWELS] or letters
    counts = dict.fromkeys(letters, 1)
    for i, n in enumerate(doubled):
        counts[n] += more * (i + 1) // len(doubled) - more * i // len(doubled)
    return "".join(
        c if n not in counts else (c + c.lower() * (counts[n] - 1)).translate(ACCENTS)
        for n, c in enumerate(text)
    )


def _lengthen(pattern: ast.Pattern, rate: float) -> None:
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            part.value = longer(part.value, round(len(part.value) * rate))
        for variant in _variants(part):
            _lengthen(variant, rate)


def _mark(pattern: ast.Pattern) -> None:
    """At both ends, or in each variant of what is nothing but variants, since one may be empty."""
    parts: list[Part] = pattern.elements
    if not any(map(str.isalpha, "".join(map(_text, parts)))):
        for variant in (one for part in parts for one in _variants(part)):
            _mark(variant)
        return
    parts[:1] = [
        ast.TextElement(BEFORE.sub(rf"\g<0>{FIRST}", _text(parts[0]), 1)),
        *_placeable(parts[0]),
    ]
    parts[-1:] = [
        *_placeable(parts[-1]),
        ast.TextElement(AFTER.sub(rf"{LAST}\g<0>", _text(parts[-1]), 1)),
    ]


def _length(pattern: ast.Pattern) -> int:
    """In characters, with the longest variant of each choice."""
    total = 0
    for part in pattern.elements:
        of_variants = [_length(variant) for variant in _variants(part)]
        total += len(_text(part)) or max(of_variants, default=VALUE)
    return total


def _text(part: Part) -> str:
    return part.value if isinstance(part, ast.TextElement) else ""


def _placeable(part: Part) -> list[Part]:
    return [part] if isinstance(part, ast.Placeable) else []


def _variants(part: Part) -> list[ast.Pattern]:
    match part:
        case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
            return [variant.value for variant in variants]
        case _:
            return []
