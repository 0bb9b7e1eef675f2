"""The rules of each game are written, built and tested, all under the same numbers."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.games.wonder_book.cards import CHAPTERS
from engine.games.world_adventure.cards import PATROLS
from tests.engine.printed import swapped

ROOT = Path(__file__).parents[2]
CATALOGUES = [key for key in GAMES if (ROOT / "engine/games" / key / "rules.md").is_file()]

ENTRY = re.compile(r"^- \*\*([A-Z]{2}-E?\d+) ", re.MULTILINE)
NUMBER = re.compile(r"\b[A-Z]{2}-E?\d+\b")
REFUSAL = re.compile(r"[\"']([a-z]{2}-\d{2})-")


def catalogue(game: str) -> list[str]:
    text = (ROOT / "engine/games" / game / "rules.md").read_text(encoding="utf-8")
    return ENTRY.findall(text)


def prefix(game: str) -> str:
    return catalogue(game)[0].partition("-")[0]


def sources(game: str) -> str:
    paths = sorted((ROOT / "engine/games" / game).rglob("*.py"))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def cited_in_code(game: str) -> set[str]:
    """Numbers cited in docstrings and comments, and those that refusals point to."""
    found = [*NUMBER.findall(sources(game)), *map(str.upper, REFUSAL.findall(sources(game)))]
    return {number for number in found if number.startswith(prefix(game))}


def proven(game: str) -> set[str]:
    """Numbers in the marks of tests."""
    return {number for number in _all_marks() if number.startswith(prefix(game))}


@cache
def _all_marks() -> set[str]:
    return {mark for path in (ROOT / "tests").rglob("test_*.py") for mark in _marks(path)}


def _marks(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _is_test(node):
            for decorator in node.decorator_list:
                if ast.unparse(decorator).startswith("pytest.mark.rule("):
                    yield from NUMBER.findall(ast.unparse(decorator))


def _is_test(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a test checks something: it has an `assert`, or expects an error."""
    body = ast.unparse(ast.Module(function.body, []))
    return function.name.startswith("test_") and ("assert " in body or "pytest.raises" in body)


def is_example(number: str) -> bool:
    return "-E" in number


def test_there_are_catalogues() -> None:
    assert CATALOGUES


@pytest.mark.parametrize("game", CATALOGUES)
def test_every_number_stands_once(game: str) -> None:
    assert [number for number, times in Counter(catalogue(game)).items() if times > 1] == []
    assert {number.partition("-")[0] for number in catalogue(game)} == {prefix(game)}


@pytest.mark.parametrize("game", CATALOGUES)
def test_every_rule_is_built(game: str) -> None:
    rules = {number for number in catalogue(game) if not is_example(number)}

    assert sorted(rules - cited_in_code(game)) == []


@pytest.mark.parametrize("game", CATALOGUES)
def test_every_rule_and_example_is_tested(game: str) -> None:
    assert sorted(set(catalogue(game)) - proven(game)) == []


@pytest.mark.parametrize("game", CATALOGUES)
def test_every_number_that_is_cited_exists(game: str) -> None:
    assert sorted((cited_in_code(game) | proven(game)) - set(catalogue(game))) == []


def test_a_card_that_is_swapped_for_another_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """`conftest.py` relies on this after each worked example."""
    assert swapped() == []

    monkeypatch.setitem(PATROLS, "brigand-1", PATROLS["brigand-2"])
    monkeypatch.setitem(CHAPTERS, 99, CHAPTERS[1])

    tables = {name.rpartition(".")[2] for name in swapped()}
    assert tables == {"PATROLS", "CHAPTERS"}
