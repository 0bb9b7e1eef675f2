"""What Discord did not take is never passed over in silence: laws over everything that answers a
click."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

from tests.sources import nodes_of

ROOT = Path(__file__).parents[2]
FILES = [
    *(ROOT / "bot" / "clicks").glob("*.py"),
    *(ROOT / "cogs").glob("*.py"),
    ROOT / "bot" / "messages" / "answers.py",
]
SHOWS = {"go_on", "follow", "refresh", "bring", "call"}  # these return what stood in the way

# Here nobody is left to be told; what is owed is shown later all the same.
UNTOLD = {
    "forgetting.py forget",  # who clicked is not at these tables any more, and nobody's any more
    "dailies.py close_late",  # the time, not somebody, ends these
}

REQUESTS = {
    *("send", "send_message", "edit_message", "edit_original_response", "original_response"),
    *("defer", "send_modal", "delete", "edit", "create_thread", "fetch_message", "create_dm"),
}


def functions() -> Iterator[tuple[str, ast.AST]]:
    for path in sorted(FILES):
        for node in nodes_of(path):
            if isinstance(node, ast.AsyncFunctionDef):
                yield f"{path.name} {node.name}", node


def called(node: ast.AST) -> str:
    """The name of the function that is awaited."""
    call = node.value if isinstance(node, ast.Await) else None
    return call.func.attr if isinstance(call, ast.Call) and _is_method(call.func) else ""


def _is_method(func: ast.expr) -> TypeGuard[ast.Attribute]:
    return isinstance(func, ast.Attribute)


def test_whoever_clicked_is_told_when_a_table_could_not_be_shown() -> None:
    passed_over = {
        name
        for name, function in functions()
        for node in ast.walk(function)
        if isinstance(node, ast.Expr)
        and called(node.value) in SHOWS
        and re.search(r"(desk|messages)\.\w+\(", ast.unparse(node))
    }
    assert passed_over == UNTOLD


def test_no_request_of_an_answer_can_end_it_half_way() -> None:
    """Each is awaited where its refusal is caught."""
    bare = {
        f"{name}: {called(node)}"
        for name, function in functions()
        for node in ast.walk(function)
        if called(node) in REQUESTS and node not in _caught(function)
    }
    assert bare == {"threads.py _show: send", "threads.py _thread: create_thread"}


def _caught(function: ast.AST) -> set[ast.AST]:
    tries = [
        node
        for node in ast.walk(function)
        if isinstance(node, ast.Try)
        and any("REFUSALS" in ast.unparse(h.type) for h in node.handlers if h.type)
    ]
    return {inner for one in tries for part in one.body for inner in ast.walk(part)}
