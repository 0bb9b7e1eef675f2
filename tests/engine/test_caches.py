"""What the engine remembers has a bound: a worker thinks for weeks."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator, Sized
from pathlib import Path
from random import Random
from types import FunctionType
from typing import Any

import pytest

import engine
from bot.bench.games import play_out, table
from engine.core import Dice
from engine.games import GAMES
from engine.house import HOUSES
from engine.house.playing_out import decide
from tests.sources import nodes_of, text_of

ROOT = Path(engine.__path__[0])
MODULES = [
    importlib.import_module(found.name)
    for found in pkgutil.walk_packages(engine.__path__, "engine.")
]


def unbounded(path: Path) -> Iterator[str]:
    """Every use of `functools.cache`, and of `lru_cache` without a size of its own."""
    for node in nodes_of(path):
        match node:
            case ast.ImportFrom(module="functools", names=names):
                yield from (name.name for name in names if name.name == "cache")
            case ast.Attribute(value=ast.Name(id="functools"), attr="cache"):
                yield "functools.cache"
            case ast.Call(func=ast.Name(id="lru_cache"), args=[], keywords=[ast.keyword() as size]):
                if not isinstance(size.value, ast.Constant) or not size.value.value:
                    yield ast.unparse(node)
            case ast.Call(func=ast.Name(id="lru_cache")):
                yield ast.unparse(node)
            case ast.FunctionDef(decorator_list=[*_, ast.Name(id="lru_cache")]):
                yield node.name
            case _:
                pass


def test_every_cache_has_a_size() -> None:
    paths = [path for path in ROOT.rglob("*.py") if "cache" in text_of(path)]
    found = {path: names for path in paths if (names := list(unbounded(path)))}

    assert len(paths) > 10
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        "from functools import cache",
        "import functools\n@functools.cache\ndef f(x): ...",
        "from functools import lru_cache\n@lru_cache(maxsize=None)\ndef f(x): ...",
        "from functools import lru_cache\n@lru_cache(None)\ndef f(x): ...",
        "from functools import lru_cache\n@lru_cache()\ndef f(x): ...",
        "from functools import lru_cache\n@lru_cache\ndef f(x): ...",
    ],
)
def test_a_cache_without_a_size_is_found(text: str, tmp_path: Path) -> None:
    path = tmp_path / "cached.py"
    path.write_text(text)

    assert list(unbounded(path))


def kept() -> dict[str, int]:
    """How much every container holds that lives as long as its module or class."""
    found: dict[str, int] = {}
    for module in MODULES:
        for name, value in vars(module).items():
            holder = f"{module.__name__}.{name}"
            parts: dict[str, Any] = {"": value}
            if isinstance(value, type) and value.__module__ == module.__name__:
                parts = {f".{part}": each for part, each in vars(value).items()}
            elif isinstance(value, FunctionType):
                defaults = (*(value.__defaults__ or ()), *(value.__kwdefaults__ or {}).values())
                parts = {f"[{n}]": each for n, each in enumerate(defaults)}
            for part, each in parts.items():
                if isinstance(each, dict | list | set) and not name.startswith("__"):
                    found[holder + part] = len(_sized(each))
    return found


def _sized(value: Any) -> Sized:
    return value


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_nothing_else_grows_while_games_are_played(key: str) -> None:
    game, luck = GAMES[key], Random(7)
    play_out(game, luck)
    before = kept()

    play_out(game, luck)
    s = table(game, luck)
    for number in range(30):
        if s.result is not None:
            break
        seat = game.actors(s)[0]
        action = decide(game, s, seat, HOUSES["greedy"], Dice.house(b"grown", number))
        game.text(game.view(s, seat))
        s = game.apply(s, seat, action, Dice(b"grown", number)).s

    assert len(before) > 100
    assert {name: n for name, n in kept().items() if n != before.get(name)} == {}
