"""How French and Italian join a preposition to what is inserted after it: “de” and “le marais” are
“du marais”, “di” and “il guado” are “del guado”, “de” loses its vowel before “Ann”, and “e” is
“ed” before “Elsa”.

Only what is inserted is joined: in “essaie de le faire”, written as a whole, nothing is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial

OPEN, CLOSE = "\u2068", "\u2069"  # around each piece that was inserted, as Fluent marks it
KEPT = str.maketrans(
    {OPEN: "\ue068", CLOSE: "\ue069"}
)  # those of a name that is read from the right
SHOWN = str.maketrans({OPEN: None, CLOSE: None, "\ue068": OPEN, "\ue069": CLOSE})

VOWEL = "(?:[aeiouàâäéèêëîïôöûùüœæ]|y(?![aeiouàâäéèêëîïôöûùüœæ]))"
FRENCH = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}
STEMS = {"di": "de", "a": "a", "da": "da", "in": "ne", "su": "su"}
ENDS = {"il": "l", "lo": "llo", "la": "lla", "i": "i", "gli": "gli", "le": "lle", "l’": "ll’"}
ITALIAN = {f"{one} {the}": stem + end for one, stem in STEMS.items() for the, end in ENDS.items()}

Join = tuple[re.Pattern[str], Callable[[re.Match[str]], str]]


def kept(text: str) -> str:
    """A text to be inserted, with its own marks told apart from those around it."""
    return text.translate(KEPT)


def joined(lang: str, text: str) -> str:
    """A text whose inserted pieces are marked, joined and without the marks."""
    for pattern, join in JOINS[lang]:
        text = pattern.sub(join, text)
    return text.translate(SHOWN)


def _with_articles(words: Mapping[str, str]) -> Join:
    """A preposition and the article of what follows are one word."""
    prepositions = "|".join({both.split()[0] for both in words})
    articles = "|".join({both.split()[1] for both in words})
    pattern = rf"\b({prepositions}) ({OPEN}+)((?:{articles})(?= |(?<=’)))( ?)"
    return re.compile(pattern, re.IGNORECASE), partial(_one_word, words)


def _one_word(words: Mapping[str, str], found: re.Match[str]) -> str:
    preposition, marks, article, space = found.groups()
    word = words.get(f"{preposition.lower()} {article}")
    if word is None:  # a name that begins with a capital article
        return found[0]
    return (word.capitalize() if preposition[0].isupper() else word) + space + marks


def _without_vowel(found: re.Match[str]) -> str:
    return f"{found[1]}’"


def _with_consonant(found: re.Match[str]) -> str:
    return f"{found[1]}d "


JOINS: dict[str, tuple[Join, ...]] = {
    "fr": (
        _with_articles(FRENCH),
        (re.compile(rf"\b(d|qu)e (?={OPEN}+{VOWEL})", re.IGNORECASE), _without_vowel),
    ),
    "it": (
        _with_articles(ITALIAN),
        (re.compile(rf"\b([ae]) (?={OPEN}+\1)", re.IGNORECASE), _with_consonant),
    ),
}
