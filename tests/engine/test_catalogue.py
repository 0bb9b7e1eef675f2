"""The rules of each game are written, built and tested, all under the same numbers."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from bot.text.citations import BUILT, citations, cited, marks
from engine.games import GAMES
from engine.games.wonder_book.cards import CHAPTERS
from engine.games.world_adventure.cards import PATROLS
from tests.engine.printed import swapped

ROOT = Path(__file__).parents[2]


def catalogue(game: str) -> list[str]:
    return GAMES[game].rules.numbers()


def prefix(game: str) -> str:
    return catalogue(game)[0].partition("-")[0]


def built(game: str) -> set[str]:
    """Numbers that a phase, a function or a refusal cites; elsewhere they are only mentioned."""
    return {one.number for one in citations(game, "engine/games") if one.kind in BUILT}


def mentioned(game: str) -> set[str]:
    """Numbers anywhere in the game's code and in that of its pictures."""
    cited = (*citations(game, "engine/games"), *citations(game, "rendering"))
    return {one.number for one in cited if one.number.startswith(prefix(game))}


def proven(game: str) -> set[str]:
    """Numbers in the marks of tests."""
    return {number for number in _all_marks() if number.startswith(prefix(game))}


@cache
def _all_marks() -> set[str]:
    paths = (ROOT / "tests").rglob("test_*.py")
    return {number for path in paths for _, rules in marks(path) for number in rules}


def is_example(number: str) -> bool:
    return "-E" in number


@pytest.mark.parametrize("game", GAMES)
def test_every_number_stands_once(game: str) -> None:
    assert [number for number, times in Counter(catalogue(game)).items() if times > 1] == []
    assert {number.partition("-")[0] for number in catalogue(game)} == {prefix(game)}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_built(game: str) -> None:
    rules = {number for number in catalogue(game) if not is_example(number)}

    assert sorted(rules - built(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_example_is_tested(game: str) -> None:
    assert sorted(set(catalogue(game)) - proven(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_number_that_is_cited_exists(game: str) -> None:
    assert sorted((mentioned(game) | proven(game)) - set(catalogue(game))) == []


def test_a_rule_that_is_only_mentioned_is_not_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A module's docstring, a constant and a class that is no phase build nothing."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "laid_spoils.py").write_text(
        '''"""Spoils [RW-01]."""

from engine.core import Event, Msg, Phase

LIMIT = 3  # [RW-02]


class Shared(Event, frozen=True):
    """[RW-03]"""


class Sharing(Phase):
    """[RW-04]"""

    left: int = LIMIT  # [RW-05 to RW-07]


def share():
    """[RW-08]"""
    return Msg("rw-09-empty")  # [RW-10]
'''
    )

    found = {one.number: one.kind for one in cited(tmp_path, Path("laid_spoils.py"))}

    assert {number for number, kind in found.items() if kind in BUILT} == {
        *(f"RW-{n:02}" for n in range(4, 11))
    }
    assert found["RW-01"] == found["RW-02"] == "module"
    assert found["RW-03"] == "class"


def test_a_card_that_is_swapped_for_another_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """`conftest.py` relies on this after each worked example."""
    assert swapped() == []

    monkeypatch.setitem(PATROLS, "brigand-1", PATROLS["brigand-2"])
    monkeypatch.setitem(CHAPTERS, 99, CHAPTERS[1])

    tables = {name.rpartition(".")[2] for name in swapped()}
    assert tables == {"PATROLS", "CHAPTERS"}
