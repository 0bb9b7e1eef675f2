"""The project's own sources, for tests that read them: each file is parsed once a process."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def tree_of(path: Path) -> ast.Module:
    """Of a Python file. Never change it: other tests read it, too."""
    return ast.parse(text_of(path))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """All nodes of a Python file, as `ast.walk` finds them."""
    return tuple(ast.walk(tree_of(path)))


@cache
def entries_of(path: Path) -> tuple[EntryType, ...]:
    """Of a Fluent file. Never change them, either."""
    return tuple(FluentParser(with_spans=False).parse(text_of(path)).body)
