"""`docs/balance.md`: intervals follow from their shares, chapters from the games that are kept."""

from __future__ import annotations

import csv
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import median

import pytest

from bot.simulate import wilson
from bot.text.say import kebab, say_in
from engine.games import GAMES

ROOT = Path(__file__).parents[1]
CHAPTERS = ("I", "II", "III", "IV", "V", "VI")


def rows() -> Iterator[dict[str, str]]:
    """Each line of each table, by its columns' names."""
    names: list[str] = []
    for line in (ROOT / "docs/balance.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            names = []
        elif not names:
            names = cells
        elif set(line) - set("|- "):
            yield dict(zip(names, cells, strict=True))


def test_it_tells_which_version_of_the_rules_holds_now() -> None:
    told = {row["game"].split(",")[0]: row["version now"] for row in rows() if "version now" in row}

    say = say_in("en")
    assert told == {say(f"game-{kebab(key)}"): game.version for key, game in GAMES.items()}


@cache
def kept() -> dict[tuple[str, ...], list[dict[str, str]]]:
    """The games that were kept, by chapter, heroes and difficulty."""
    cells: dict[tuple[str, ...], list[dict[str, str]]] = defaultdict(list)
    with (ROOT / "measures/wonder_book_official_8.csv").open(encoding="utf-8") as file:
        for game in csv.DictReader(file):
            cells[game["chapter"], game["heroes"], game["difficulty"]].append(game)
    return cells


def share(cell: str) -> float:
    """The percentage in a cell, 0 to 100."""
    return float(re.findall(r"([\d.]+) %", cell)[0])


PLAYED = [row for row in rows() if row.keys() >= {"games", "won", "95 % interval"} and row["won"]]
KEPT = [row for row in PLAYED if "chapter" in row]


@pytest.mark.parametrize("row", PLAYED, ids=lambda row: " ".join(row.values())[:40])
def test_an_interval_follows_from_its_share(row: dict[str, str]) -> None:
    games = int(row["games"].split()[0])
    low, high = (100 * end for end in wilson(round(games * share(row["won"]) / 100), games))
    printed = [float(end) for end in row["95 % interval"].split("–")]
    assert printed == pytest.approx([low, high], abs=0.51)


@pytest.mark.parametrize("row", KEPT, ids=lambda row: " ".join(row.values())[:24])
def test_a_chapter_is_told_as_its_games_went(row: dict[str, str]) -> None:
    games = kept()[str(CHAPTERS.index(row["chapter"]) + 1), row["heroes"], row["difficulty"]]
    told = {
        "rounds": "rounds",
        "clicks a turn": "clicks_per_turn",
        "Destiny left": "destiny",
        "knock-outs": "knock_outs",
    }
    assert len(games) == int(row["games"])
    assert sum(int(game["won"]) for game in games) == pytest.approx(
        len(games) * share(row["won"]) / 100
    )
    for name, column in told.items():
        middle = median(float(game[column]) for game in games)
        assert float(row[name]) == pytest.approx(middle, abs=0.051), name
