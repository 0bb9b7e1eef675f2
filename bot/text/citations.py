"""Where the numbers of rules are cited, in the sources of a clone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Literal

from bot.text.catalogue import rules_of
from engine.core import Phase
from engine.games import GAMES

ROOT = Path(__file__).parents[2]
NUMBER = re.compile(r"\b[A-Z]{2}-E?\d+\b")
RANGE = re.compile(r"\b([A-Z]{2})-(\d+) to \1-(\d+)\b")
REFUSAL = re.compile(r"[\"']([a-z]{2}-\d{2})-[a-z-]+")
BUILT = ("phase", "function", "refusal")  # what does the rule; elsewhere it is only named

Kind = Literal["phase", "function", "refusal", "class", "module"]
Owner = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Citation:
    """A rule's number in a source. `name` is the function or class around it, or the message."""

    number: str
    path: str  # from the root of the repository
    line: int
    kind: Kind
    name: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.name}".rstrip()


def title_of(number: str) -> tuple[str, str] | None:
    """The game that has the rule, and the rule's title; None for a rule that nobody has."""
    rules = ((key, rule) for key, game in GAMES.items() for rule in rules_of(game.rules))
    return next(((key, rule.title) for key, rule in rules if rule.number == number), None)


@cache
def citations(game: str, folder: str) -> tuple[Citation, ...]:
    """In the modules of a game below `engine/games` or `rendering`."""
    paths = sorted((ROOT / folder / game).rglob("*.py"))
    return tuple(one for path in paths for one in cited(ROOT, path.relative_to(ROOT)))


def cited(root: Path, where: Path) -> Iterator[Citation]:
    """In one module, from the top down."""
    text = (root / where).read_text(encoding="utf-8")
    owners = list(_owners(ast.parse(text)))
    module = ".".join(where.with_suffix("").parts).removesuffix(".__init__")
    for line, words in enumerate(text.splitlines(), start=1):
        if numbers := numbers_in(words):
            around = [one for one in owners if one.lineno <= line <= (one.end_lineno or 0)]
            kind, name = _kind(around, module), ".".join(one.name for one in around)
            yield from (Citation(number, f"{where}", line, kind, name) for number in numbers)
        for id in REFUSAL.finditer(words):
            yield Citation(id[1].upper(), f"{where}", line, "refusal", id[0][1:])


def _owners(node: ast.AST) -> Iterator[Owner]:
    """The functions and classes in a node, each before those in it; none stands in an
    expression."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.excepthandler | ast.match_case):
            if isinstance(child, Owner):
                yield child
            yield from _owners(child)


def numbers_in(text: str) -> list[str]:
    """“VF-25, VF-27 to VF-29”: the ends of a range and all between."""
    between = [
        f"{letters}-{n:02}"
        for letters, first, last in RANGE.findall(text)
        for n in range(int(first) + 1, int(last))
    ]
    return [*NUMBER.findall(text), *between]


def _kind(around: list[Owner], module: str) -> Kind:
    """By what stands around it, the outermost first."""
    if not around:
        return "module"
    if not isinstance(around[-1], ast.ClassDef):
        return "function"
    owner = getattr(import_module(module), around[0].name)
    return "phase" if issubclass(owner, Phase) else "class"


def tests_of(number: str) -> list[str]:
    """The tests that carry the rule's mark."""
    paths = sorted((ROOT / "tests").rglob("test_*.py"))
    return [test for path in paths for test, numbers in marks(path) if number in numbers]


@cache
def marks(path: Path) -> tuple[tuple[str, list[str]], ...]:
    """The tests of a module that state something, with the rules that they are marked with."""
    text = path.read_text(encoding="utf-8")
    return tuple(_marks(path, text)) if "mark.rule(" in text else ()


def _marks(path: Path, text: str) -> Iterator[tuple[str, list[str]]]:
    lines, where = text.splitlines(), path.relative_to(ROOT)
    outer = ast.parse(text).body
    inner = [node for one in outer if isinstance(one, ast.ClassDef) for node in one.body]
    for node in (*outer, *inner):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _is_test(node, lines):
            calls = [ast.unparse(one) for one in node.decorator_list if _is_of_rules(one)]
            yield f"{where}::{node.name}", NUMBER.findall(" ".join(calls))


def _is_of_rules(mark: ast.expr) -> bool:
    return isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule"


def _is_test(function: ast.FunctionDef | ast.AsyncFunctionDef, lines: list[str]) -> bool:
    """An `assert`, or an error that must come."""
    body = "\n".join(lines[function.body[0].lineno - 1 : function.end_lineno])
    return function.name.startswith("test_") and ("assert " in body or "pytest.raises" in body)
