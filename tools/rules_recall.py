"""How often `/rules` shows a rule that answers: recall@1 and recall@3 on a file of questions.

python -m tools.rules_recall tests/data/rules_questions.toml
python -m tools.rules_recall FILE --misses        each question that misses, too
python -m tools.rules_recall FILE --unseen        as if nobody had thought of these questions before

A file is a list of [[question]], each with `game`, `lang`, `question` and `rules`: the numbers that
answer it, the best first. As at a table, the rules of the question's game are searched, in its
language. The interval is Wilson's, at 95 %. Unseen, the lines "Asked:" are left out that tell much
the same as a question of the file: what is measured is how the search answers new ones.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import sqrt
from pathlib import Path
from typing import Any

from bot.text.catalogue import Rule, rules_of
from bot.text.finding import Index, Vocabulary
from engine.games import GAMES
from engine.rule_book import LANGUAGES

SHOWN = 3
Z = 1.96  # of a normal distribution, at 95 %
ALIKE = 0.5  # of the meanings of two questions, that both have: they tell much the same


@dataclass(frozen=True)
class Asked:
    """A question, the numbers that answer it, and those that were found, best first."""

    game: str
    lang: str
    question: str
    rules: Sequence[str]
    found: Sequence[str]

    def within(self, first: int) -> bool:
        """Whether a rule that answers is among the `first` found."""
        return not set(self.rules).isdisjoint(self.found[:first])


def asked(file: Path, *, unseen: bool = False) -> list[Asked]:
    """Raises KeyError if a question lacks a field, or names a game or language that we do not
    have."""
    groups = dict[tuple[str, str], list[dict[str, Any]]]()
    for one in tomllib.loads(file.read_text("utf-8"))["question"]:
        groups.setdefault((one["game"], one["lang"]), []).append(one)
    return [one for group in groups.values() for one in _answered(group, unseen)]


def _answered(group: Sequence[dict[str, Any]], unseen: bool) -> list[Asked]:
    game, lang = group[0]["game"], group[0]["lang"]
    index = _index(game, lang, tuple(one["question"] for one in group) if unseen else ())
    return [
        Asked(**one, found=[rule.number for rule in index.find(one["question"])]) for one in group
    ]


@lru_cache(maxsize=len(GAMES) * len(LANGUAGES))
def _index(game: str, lang: str, questions: tuple[str, ...]) -> Index:
    """Of a game's rules, without the lines under them that ask one of the questions."""
    return Index(_without(questions, rules_of(GAMES[game].rules, lang), lang), lang)


def _without(questions: Sequence[str], rules: Sequence[Rule], lang: str) -> list[Rule]:
    """The rules, without the lines under them that tell much the same as one of the questions."""
    language = Vocabulary(lang)
    seen = [set(language.meanings(question)) for question in questions]

    def new(line: str) -> bool:
        ours = set(language.meanings(line))
        return all(len(ours & one) < ALIKE * len(ours | one) for one in seen)

    return [replace(rule, asked=", ".join(filter(new, rule.asked.split(", ")))) for rule in rules]


def recall(some: Sequence[Asked], first: int) -> float:
    """The share, 0 to 1, whose answer is among the `first` found."""
    return sum(one.within(first) for one in some) / len(some)


def interval(share: float, n: int) -> tuple[float, float]:
    """Wilson's, of a share of n."""
    middle = share + Z * Z / (2 * n)
    half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    return (middle - half) / scale, (middle + half) / scale


def table(some: Sequence[Asked]) -> list[str]:
    """Over all, by game, by language."""
    groups = {"all": list(some)}
    for name in [*(one.game for one in some), *(one.lang for one in some)]:
        groups.setdefault(name, [one for one in some if name in (one.game, one.lang)])
    head = f"{'':18}{'n':>4}   recall@1               recall@{SHOWN}"
    return [head, *(_line(name, group) for name, group in groups.items())]


def _line(name: str, some: Sequence[Asked]) -> str:
    cells = [_cell(recall(some, first), len(some)) for first in (1, SHOWN)]
    return f"{name:18}{len(some):4}   {'   '.join(cells)}"


def _cell(share: float, n: int) -> str:
    low, high = interval(share, n)
    return f"{share:6.1%} [{low:4.0%} to {high:4.0%}]"


def main() -> None:
    form = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("file", type=Path)
    parser.add_argument("--misses", action="store_true")
    parser.add_argument("--unseen", action="store_true")
    args = parser.parse_args()
    some = asked(args.file, unseen=args.unseen)
    for one in some if args.misses else ():
        if not one.within(SHOWN):
            print(f"{one.game} {one.lang} {one.question!r}: {one.rules}, found {one.found[:SHOWN]}")
    print("\n".join(table(some)))


if __name__ == "__main__":
    main()
