"""The card tables of all games as printed, to find out which ones a test has swapped."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from copy import copy
from typing import Any

from engine.games import GAMES


def swapped() -> list[str]:
    """The tables in which an entry is not the one that was there at first."""
    return [name for name, table in _tables() if table != PRINTED.get(name, table)]


def _tables() -> Iterator[tuple[str, Any]]:
    """Every constant of the games' modules that holds several things, by its full name."""
    for module in [name for name in sys.modules if name.startswith(PACKAGES)]:
        for name, value in vars(sys.modules[module]).items():
            if name.isupper() and isinstance(value, dict | list | tuple):
                yield f"{module}.{name}", value


PACKAGES = tuple(f"engine.games.{game}." for game in GAMES)
PRINTED = {name: copy(table) for name, table in _tables()}
