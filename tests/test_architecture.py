"""The house rules that a linter does not know: sizes, names, and who speaks of what."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import engine.games
from tests.sources import nodes_of, text_of, tree_of

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "rendering", "db", "bot", "cogs")
MODULE_LINES = 300
FUNCTION_LINES = 25
FLAT = 35  # modules of a game beside its words, before some of them get a room
TABLE_SHARE = 0.6  # a module that is mostly data is a table

MODULES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
TOOLS = sorted((ROOT / "tools").rglob("*.py"))
EVERYWHERE = sorted([*MODULES, *(ROOT / "tests").rglob("*.py")])
GAMES = sorted(path.parent.name for path in (ROOT / "engine" / "games").glob("*/__init__.py"))

# What every game has under the same name; `cards` and `words` may be packages.
ROOMS = (
    *("state", "phases", "setup", "cards", "actions", "events", "check", "honours", "words"),
    *("house.worth", "house.imagine"),
)
PARTS = {  # of a game's declaration: where they lie
    "state": r"phases\.StateWithPhases",
    "setup": r"setup\.setup",
    "text": r"words\.(\w+\.)?describe",
    "worth": r"house\.worth\.worth",
    "imagine": r"house\.imagine\.imagine",
    "check": r"check\.check",
}


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def lines(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def is_table(path: Path) -> bool:
    """Mostly assignments, one line a card, or types with fields only: no code to be read."""
    body = tree_of(path).body
    data = sum(lines(node) for node in body if _is_data(node))
    return data > TABLE_SHARE * sum(map(lines, body))


def _is_data(node: ast.stmt) -> bool:
    if isinstance(node, ast.ClassDef):
        return not any(isinstance(part, ast.FunctionDef) for part in node.body)
    return isinstance(node, ast.Assign | ast.AnnAssign)


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in nodes_of(path):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def body_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """From the first statement on: signature and docstring do not count."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def is_match_table(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """One `match`, perhaps after a line or two: a table with a row a case."""
    matches = [lines(node) for node in function.body if isinstance(node, ast.Match)]
    return bool(matches) and max(matches) >= body_lines(function) - 5


def test_modules_are_short() -> None:
    long = {
        name_of(path): count
        for path in [*MODULES, *TOOLS]
        if (count := len(text_of(path).splitlines())) > MODULE_LINES and not is_table(path)
    }
    assert long == {}


def test_functions_are_short() -> None:
    long = {
        f"{name_of(path)}:{function.lineno} {function.name}": count
        for path in [*MODULES, *TOOLS]
        for function in functions(path)
        if (count := body_lines(function)) > FUNCTION_LINES and not is_match_table(function)
    }
    assert long == {}


@pytest.mark.parametrize("package", ["bot", "cogs", "db"])
def test_no_game_is_named_outside_its_own_files(package: str) -> None:
    names = "|".join(game.replace("_", "[ _-]?") for game in GAMES)
    named = [
        f"{name_of(path)}: {found[0]}"
        for path in MODULES
        if path.is_relative_to(ROOT / package)
        and (found := re.search(names, text_of(path), re.IGNORECASE))
    ]
    assert GAMES
    assert named == []


def test_errors_are_caught_by_name_but_for_one_handler() -> None:
    broad = [
        name_of(path)
        for path in MODULES
        for node in nodes_of(path)
        if isinstance(node, ast.ExceptHandler) and _is_broad(node)
    ]
    assert len(broad) <= 1, broad


def _is_broad(handler: ast.ExceptHandler) -> bool:
    """`except:`, `except Exception`; BaseException counts unless it is raised again."""
    caught = ast.unparse(handler.type) if handler.type else "BaseException"
    again = any(isinstance(node, ast.Raise) and node.exc is None for node in handler.body)
    return caught == "Exception" or (caught == "BaseException" and not again)


def test_nothing_is_silenced_or_put_off() -> None:
    marks = ("# type: ignore", "time.sleep(", "mark.skip", "mark.xfail", "TODO", "FIXME")
    found = [
        f"{name_of(path)}:{number}"
        for path in EVERYWHERE
        if path != Path(__file__)
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if any(mark in line for mark in marks)
    ]
    assert found == []


def test_the_engine_says_nothing_itself() -> None:
    """Prose belongs into the locale files: a literal of the engine is an id, not a sentence."""
    said = [
        f"{name_of(path)}:{node.lineno} {node.value!r}"
        for path in MODULES
        if path.is_relative_to(ROOT / "engine" / "games")
        for node in _literals(tree_of(path))
        if re.search(r"[a-z]\w* [a-z]\w* [a-z]", str(node.value))
    ]
    assert said == []


def _literals(tree: ast.Module) -> Iterator[ast.Constant]:
    """Strings except for docstrings and what a bug is told with (the arguments of a raise)."""
    passed = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise | ast.Assert)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for inner in ast.walk(node)
    }
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    for node in constants:
        if isinstance(node.value, str) and id(node) not in passed:
            yield node


# --- who imports whom -------------------------------------------------------------------------


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = {module_of(path): path for path in MODULES}


@cache
def imports(name: str) -> frozenset[str]:
    """The modules of this program that a module imports, wherever in its file it does."""
    found = set[str]()
    for node in nodes_of(NAMES[name]):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names} & NAMES.keys()
            found |= inner or {node.module}
    return frozenset(found & NAMES.keys() - {name})


def game_of(name: str) -> str:
    """The game that a module belongs to, or ""."""
    return name.split(".")[2] if name.startswith("engine.games.") else ""


def in_house(name: str) -> bool:
    return f"{name}.".startswith(f"engine.games.{game_of(name)}.house.")


def test_rules_and_pictures_never_import_what_only_bot_players_need() -> None:
    """It lies in the game's `house`, and the game's declaration alone hands it out."""
    broken = [
        f"{name} imports {other}"
        for name in NAMES
        if not in_house(name) and name != f"engine.games.{game_of(name)}"
        for other in imports(name)
        if in_house(other)
    ]
    assert broken == []


def test_every_game_has_the_same_rooms() -> None:
    lacking = {
        game: absent
        for game in GAMES
        if (absent := [room for room in ROOMS if f"engine.games.{game}.{room}" not in NAMES])
    }
    assert lacking == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_few_modules_at_its_top(game: str) -> None:
    flat = {path.stem for path in (ROOT / "engine/games" / game).glob("*.py")}

    assert len(flat - {"__init__", "words"}) <= FLAT


@pytest.mark.parametrize("key", GAMES)
def test_every_game_hands_out_the_same_parts_by_the_same_names(key: str) -> None:
    game = engine.games.GAMES[key]
    for part, where in PARTS.items():
        found = getattr(game, part)
        place = f"{found.__module__}.{found.__qualname__}"
        assert re.fullmatch(rf"engine\.games\.{key}\.{where}", place), place


# Tests of a game as a whole: what its catalogue tells by examples or under a heading, what tables
# of older versions become, what may be taken back.
WHOLE = {"examples", "rules", "stored", "undo"}


@pytest.mark.parametrize("game", GAMES)
def test_tests_of_a_game_are_named_for_what_they_try(game: str) -> None:
    """`test_<module>`, or `test_<module>_<what of it>`."""
    modules = {path.stem for path in (ROOT / "engine/games" / game).rglob("*.py")}
    modules |= {path.name for path in (ROOT / "engine/games" / game).iterdir()} | WHOLE
    strays = [
        name_of(path)
        for path in (ROOT / "tests/engine" / game).rglob("test_*.py")
        if not any(f"{path.stem}_".startswith(f"test_{module}_") for module in modules)
    ]
    assert strays == []


# Where an import waits in a function so that a start does not wait for it; `--help` imports every
# command (`bot.commands`), and would load discord.py and Pillow with them.
LATE = {
    "bot.app": "the health page, whose libraries only those need who watch over the bot",
    "bot.simulate.plan": "the words, which only a table needs that cannot be laid",
    "bot.bench.processes": "simcord, which only the extra `bench` installs; one measure needs it",
    "bot.bench.rules": "python-chess, likewise",
}


def circle(graph: dict[str, frozenset[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return error.args[1]
    return []


def test_no_imports_go_in_a_circle() -> None:
    assert circle({name: imports(name) for name in NAMES}) == []


def test_no_import_waits_in_a_function() -> None:
    assert LATE.keys() <= NAMES.keys()
    late = [
        f"{name} in {function.name}"
        for name, path in NAMES.items()
        if name not in LATE and not name.startswith("bot.commands.")
        for function in functions(path)
        if any(isinstance(node, ast.Import | ast.ImportFrom) for node in ast.walk(function))
    ]
    assert late == []
