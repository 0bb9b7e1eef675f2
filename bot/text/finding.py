"""Full-text search in the rules: the closest ones to whatever somebody asks, best first.

SQLite's FTS5 in memory ranks them (bm25), and a rule counts more the more of the question's words
it holds, and the nearer the question comes to those that stand under it. Words are compared by
their stems, without accents, those of one meaning as one word: they stand together in
`locales/<language>/search.toml`, and so do those that say nothing ("how do I") and are left out. A
word that we do not know counts as the nearest one that we do. Questions are compared by their
letters as well, three by three, for no stemmer joins all forms of a verb, and no list all words of
one root.
"""

from __future__ import annotations

import re
import sqlite3
import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache
from heapq import nlargest
from importlib import import_module
from importlib.resources import files
from itertools import chain
from operator import mul
from typing import Any, NamedTuple

from bot.text.catalogue import Rule, rules_of
from engine.rule_book import RuleBook

WORDS = 24  # of a query that count
GUESSED = 3  # of them that may be misspelt: each takes longer than all the rest
STEMS = 4096  # of words that are kept, for each index
LIKE = 0.7  # how alike a misspelt word must be
INDICES = 16  # kept: for each game and language, and for all games
WEIGHTS = (4.0, 0.25, 1.0, 0.5)  # of title, questions, plain sentence, and the rest
COVERED = 0.7  # the power of the share of the question's words that a rule holds
ALIKE = 4.0  # times the score that a question adds with the same words or the same letters as ours
NEXT = (1.0, 0.5, 0.25)  # what the nearest question under a rule counts, the second, the third
OWN_MODE, OTHER_MODE, SOME_MODE = 1.3, 0.1, 0.8  # what a rule of one mode is worth: at a table of
# that mode, of another, or without a table

_SNOWBALL: Any = import_module("snowballstemmer")  # it has no types
_NUMBER = re.compile(r"([a-z]{2})[ -]?([a-z]?)0*(\d+)")
_WORD = re.compile(r"\w+")


class Marks(NamedTuple):
    """A set as a whole number, with a bit for each member that its index knows: small, and quickly
    compared. `size` counts the others, too."""

    bits: int
    size: int


class Question(NamedTuple):
    """Its meanings, how it asks (who, when, how many) included, and the letters, three by three,
    of the words that tell what is looked for."""

    whole: Marks
    letters: Marks


class Vocabulary:
    """A language: how its words are stemmed, its synonyms, and its words that say nothing."""

    def __init__(self, lang: str) -> None:
        page = files("bot") / "locales" / lang / "search.toml"
        table = tomllib.loads(page.read_text("utf-8"))
        made: Callable[[str], str] = _SNOWBALL.stemmer(table["stemmer"]).stemWord
        self.stem = lru_cache(STEMS)(made)
        self._idle = set(plain(table["idle"]).split())
        self._forms = {  # a name for its meaning, for each word that has one
            word: f"meaning{n}"
            for n, group in enumerate(table["synonyms"])
            for word in _words(group)
        }
        self._synonyms = {self.stem(word): name for word, name in self._forms.items()}

    @property
    def stems(self) -> Iterable[str]:
        """That have synonyms."""
        return self._synonyms

    def telling(self, text: str) -> list[str]:
        """The words that say what is looked for; all of them where none does."""
        words = _words(text)
        return [word for word in words if word not in self._idle] or words

    def meaning(self, word: str) -> str:
        """Its own, else its stem's: in Italian “soldi” (money) and “soldati” have one stem."""
        return self._forms.get(word) or self.of_stem(self.stem(word))

    def of_stem(self, stem: str) -> str:
        return self._synonyms.get(stem, stem)

    def meanings(self, text: str) -> list[str]:
        """What the text speaks of, in whatever words."""
        return [self.meaning(word) for word in self.telling(text)]


class Index:
    def __init__(self, rules: Sequence[Rule], lang: str) -> None:
        self._rules, self._language = rules, Vocabulary(lang)
        self._numbers = {_number(rule.number): rule for rule in rules}
        self._bits = dict[str, int]()  # of each meaning, and each three letters, of our questions
        self._asked = {
            rule: [self._question(one, new=True) for one in rule.asked.split(", ")]
            for rule in rules
        }
        texts = [part for rule in rules for part in _parts(rule)]
        stems = (self._language.stem(word) for text in texts for word in _words(text))
        self._stems = dict.fromkeys([*self._language.stems, *stems])
        # Read in one thread at a time, not always the same one.
        self._db = sqlite3.connect(":memory:", check_same_thread=False)
        self._db.execute("CREATE VIRTUAL TABLE rule USING fts5(title, asked, plain, rest)")
        rows = [[self._language.meanings(part) for part in _parts(rule)] for rule in rules]
        self._held = [set(chain.from_iterable(row)) for row in rows]
        self._db.executemany(
            "INSERT INTO rule VALUES (?, ?, ?, ?)", [[*map(" ".join, row)] for row in rows]
        )

    def find(self, query: str, mode: str = "") -> list[Rule]:
        """The rules closest to the query, best first. A rule's number finds that rule alone; a
        query in which no word is like any of ours finds every rule, those first under which
        somebody asks alike. `mode`: of the table that asks."""
        if (rule := self._numbers.get(_number(query))) is not None:
            return [rule]
        terms = frozenset(self._terms(self._language.telling(query)[:WORDS]))
        ours = self._question(query)
        return (self._ranked(terms, ours, mode) if terms else []) or self._by_nearness(ours)

    def _question(self, text: str, *, new: bool = False) -> Question:
        """`new`: one of our own, whose words and letters become known."""
        whole = map(self._language.meaning, _words(text)[:WORDS])
        telling = self._language.telling(text)[:WORDS]
        return Question(self._marks(whole, new), self._marks(_threes(telling), new))

    def _marks(self, things: Iterable[str], new: bool) -> Marks:
        members = set(things)
        if new:
            for thing in members:
                self._bits.setdefault(thing, len(self._bits))
        bits = sum(1 << self._bits[thing] for thing in members if thing in self._bits)
        return Marks(bits, len(members))

    def _ranked(self, terms: frozenset[str], ours: Question, mode: str) -> list[Rule]:
        score = f"bm25(rule, {', '.join(map(str, WEIGHTS))})"  # the best is the most negative
        match = " OR ".join(f'"{term}"' for term in terms)
        found: list[tuple[int, float]] = self._db.execute(
            f"SELECT rowid - 1, {score} FROM rule WHERE rule MATCH ?", (match,)
        ).fetchall()
        scores = dict[Rule, float]()
        for at, points in found:
            rule, covered = self._rules[at], len(terms & self._held[at]) / len(terms)
            near = 1 + self._nearest_asked(ours, rule)
            scores[rule] = points * covered**COVERED * near * _share(rule, mode)
        return sorted(scores, key=scores.__getitem__)

    def _by_nearness(self, ours: Question) -> list[Rule]:
        """Of “who am I” no word says anything, but somebody asks the same."""
        return sorted(self._rules, key=lambda rule: -self._nearest_asked(ours, rule))

    def _nearest_asked(self, ours: Question, rule: Rule) -> float:
        near = nlargest(len(NEXT), (_nearness(ours, asked) for asked in self._asked[rule]))
        return sum(map(mul, NEXT, near))

    def _terms(self, words: Sequence[str]) -> list[str]:
        known = [word for word in words if self._language.stem(word) in self._stems]
        unknown = [word for word in words if self._language.stem(word) not in self._stems][:GUESSED]
        guesses = [stem for word in unknown for stem in self._nearest(word, LIKE)]
        if not known and not guesses:
            guesses = [stem for word in unknown for stem in self._nearest(word, 0)]
        meant = map(self._language.meaning, known)
        return [*meant, *map(self._language.of_stem, guesses)]

    def _nearest(self, word: str, like: float) -> list[str]:
        """The stems that come nearest to a word that we do not know, of those with the same first
        letter: to compare it with all of them takes as long as a hundred queries."""
        stems = [stem for stem in self._stems if stem[0] == word[0]]
        begun = [stem for stem in stems if len(word) > 2 and stem.startswith(word)]
        return begun[:3] or get_close_matches(self._language.stem(word), stems, n=2, cutoff=like)


@lru_cache(INDICES)
def index(books: tuple[RuleBook, ...], lang: str) -> Index:
    """Built at the first query, in about a tenth of a second: not on the event loop."""
    return Index([rule for book in books for rule in rules_of(book, lang)], lang)


def find(query: str, books: Iterable[RuleBook], lang: str, mode: str = "") -> list[Rule]:
    """`Index.find`, in the rules of these books together."""
    return index(tuple(books), lang).find(query, mode)


def plain(text: str) -> str:
    """Lower case without accents, which people who type on a phone leave out."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _words(text: str) -> list[str]:
    return _WORD.findall(plain(text))


def _threes(words: Iterable[str]) -> Iterable[str]:
    """The letters of each word, three by three, a space at each end."""
    for word in words:
        ends = f" {word} "
        yield from (ends[at : at + 3] for at in range(len(word)))


def _parts(rule: Rule) -> tuple[str, ...]:
    return rule.title, rule.asked, rule.plain, f"{rule.rest} {rule.chapter}"


def _nearness(ours: Question, asked: Question) -> float:
    letters = _closeness(ours.letters, asked.letters)
    return ALIKE * (letters + _closeness(ours.whole, asked.whole))


def _closeness(one: Marks, other: Marks) -> float:
    """0 to 1: the share of the one's members that are the other's, times that of the other's."""
    return (one.bits & other.bits).bit_count() ** 2 / (one.size * other.size or 1)


def _number(text: str) -> tuple[str, ...] | None:
    """Of WB-31, also as wb31 or WB 031."""
    match = _NUMBER.fullmatch(plain(text).strip())
    return match.groups() if match else None


def _share(rule: Rule, mode: str) -> float:
    """What its score counts."""
    if not rule.modes:
        return 1
    if not mode:
        return SOME_MODE
    return OWN_MODE if mode in rule.modes.split() else OTHER_MODE
