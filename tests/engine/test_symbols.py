"""Symbols of choices: each is drawn, each is used, and one thing has one symbol in all games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from bot.screens.frame import SIGNS
from engine.core import Action
from engine.games import GAMES
from engine.symbols import Symbol
from rendering import symbols
from rendering.assets.sources import SYMBOLS

ALL = set(get_args(Symbol))
KINDS = [kind for game in GAMES.values() for kind in game.actions]


def each(kind: type[Action]) -> Iterator[Action]:
    """One action for every value that its fields can name."""
    hints = get_type_hints(kind)
    values = [
        get_args(hint) if get_origin(hint) is Literal else ["x"]
        for hint in (hints[field] for field in kind.__struct_fields__)
    ]
    for chosen in product(*values):
        yield kind(*chosen)


def test_what_is_named_is_drawn_and_what_is_drawn_is_named() -> None:
    assert {path.stem for path in SYMBOLS.glob("*.svg")} == ALL
    assert set(symbols.pictures()) == ALL


def test_every_symbol_is_on_some_button() -> None:
    of_choices = {kind.sign for kind in KINDS} | {
        one.symbol for kind in KINDS for one in each(kind)
    }

    assert of_choices | set(SIGNS.values()) == ALL | {None}


def test_the_same_kind_of_choice_has_the_same_symbol_in_all_games() -> None:
    by_name = defaultdict[str, set[str | None]](set)
    for kind in KINDS:
        by_name[kind.__name__].add(kind.sign)

    assert {name: signs for name, signs in by_name.items() if len(signs) > 1} == {}


@pytest.mark.parametrize("doing", ["attack", "move", "end", "dice"])
def test_what_all_games_know_has_a_symbol_in_all_of_them(doing: str) -> None:
    """Except dice: Volfyirion has none, and Realm of Wonder's are rolled by what is done."""
    bearing = {key for key, game in GAMES.items() if any(one.sign == doing for one in game.actions)}

    assert len(bearing) == (2 if doing == "dice" else 4)
