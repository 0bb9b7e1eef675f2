"""`docs/rulebook_map.md`: every printed rule stands in the section of its game, with its tests."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.text.catalogue import rules_of
from bot.text.citations import marks as marks_in
from bot.text.citations import numbers_in
from bot.text.say import kebab, say_in
from engine.games import GAMES
from tests.engine.test_catalogue import catalogue

ROOT = Path(__file__).parents[1]
COLUMNS = "| Printed | Rules | Offered in | Shown by | Printed or ruled |"
SECTIONS = {key: say_in("en")(f"game-{kebab(key)}") for key in GAMES}
OURS = "Ruling: not in the printed box"
TEST = re.compile(r"\btest_\w+")
MODULE = re.compile(r"`([\w/]+\.py)`")


class Row(NamedTuple):
    """A line of a section's table: a paragraph of the rulebook."""

    printed: str
    rules: list[str]
    modules: list[str]
    tests: list[str]
    ruled: str


def rows(game: str) -> list[Row]:
    """Of the table with these columns, which is a section's first."""
    text = (ROOT / "docs/rulebook_map.md").read_text(encoding="utf-8")
    _, _, section = text.partition(f"\n## {SECTIONS[game]}\n")
    _, _, table = section.partition("\n## ")[0].partition(f"{COLUMNS}\n")
    lines = table.partition("\n\n")[0].splitlines()[1:]
    return [_row(line) for line in lines]


def _row(line: str) -> Row:
    printed, rules, modules, tests, ruled = map(str.strip, line.strip("| ").split(" | "))
    return Row(printed, numbers_in(rules), MODULE.findall(modules), TEST.findall(tests), ruled)


@cache
def marks() -> dict[str, set[str]]:
    """The rules that each test names in its mark; tests of one name together."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for test, rules in marks_in(path):
            found[test.rpartition("::")[2]].update(rules)
    return dict(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_printed_rule_stands_in_the_section_of_its_game(game: str) -> None:
    """Of a card that we add, the rule says that it is not printed."""
    told = {number for row in rows(game) for number in row.rules}
    ours = {one.number for one in rules_of(GAMES[game].rules) if OURS in one.text}

    assert sorted(told ^ (set(catalogue(game)) - ours)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_row_says_where_and_by_what_its_rules_are_shown(game: str) -> None:
    package = ROOT / "engine/games" / game
    empty = [row.printed for row in rows(game) if not (row.rules and row.modules and row.ruled)]
    lost = [name for row in rows(game) for name in row.modules if not (package / name).is_file()]

    assert (empty, lost) == ([], [])


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_of_a_row_prove_its_rules(game: str) -> None:
    unproven = {
        row.printed: missing
        for row in rows(game)
        if (missing := set(row.rules).difference(*(marks().get(name, ()) for name in row.tests)))
    }

    assert unproven == {}


def test_every_test_that_is_named_exists() -> None:
    named = TEST.findall((ROOT / "docs/rulebook_map.md").read_text(encoding="utf-8"))

    assert sorted(set(named) - set(marks())) == []
