"""Let bot players play a game against each other and print what came of it.

Budgets are the same as at a real table. The same seed gives the same games, whatever the jobs.
A chapter of a campaign is played from a typical one; `--chapter all` plays campaigns from the first
chapter to the last, and a lost chapter again, up to four times in all.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from typing import Any, cast

from bot.clicks.steps import LEVEL
from bot.simulate import (
    ALL,
    Outcome,
    numbers_of,
    planned,
    played,
    reported,
    setting_values,
    spelt,
    tasks_for,
)
from engine.games import GAMES
from engine.house import HOUSES

PROGRESS_EVERY = 5  # seconds


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=", ".join(spelt(GAMES)))
    parser.add_argument("--mode", help="default: the first mode for so many players")
    parser.add_argument("--players", type=positive, help="default: the fewest")
    parser.add_argument("--games", type=positive, default=20, help="default: 20")
    parser.add_argument("--house", choices=HOUSES, default=LEVEL, help=f"default: {LEVEL}")
    parser.add_argument("--against", choices=HOUSES, help="for all sides but one, each in turn")
    parser.add_argument("--seed", default="0", help="any word; default: 0")
    parser.add_argument("--jobs", type=positive, default=1, help="processes; default: 1")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--chapter", type=chapter, metavar="N", help=f"of a campaign, or {ALL}")
    for key, values in setting_values(GAMES.values()).items():
        flag, dest = f"--{key}", f"setting_{key}"
        parser.add_argument(flag, dest=dest, metavar="WORD", help=", ".join(values))
    for key in sorted({key for game in GAMES.values() for key in numbers_of(game)}):
        flag, dest = f"--{key}", f"campaign_{key}"
        parser.add_argument(flag, dest=dest, metavar="N", type=int, help="of the campaign")


def run(args: argparse.Namespace) -> int:
    plan = planned(args)
    tasks = tasks_for(plan, args)

    began = time.monotonic()
    outcomes = list(progress(played(tasks, args.jobs), len(tasks)))
    seconds = {"seconds": round(time.monotonic() - began, 2)}
    show(plan.told | reported(plan, outcomes) | seconds, as_json=args.json)
    return 0


def positive(word: str) -> int:
    """Raises ArgumentTypeError for a number below 1, ValueError for what is no whole number."""
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{word} is not a number from 1 on")
    return number


def chapter(word: str) -> str | int:
    return word if word == ALL else positive(word)


def progress(outcomes: Iterator[list[Outcome]], games: int) -> Iterator[list[Outcome]]:
    """Print a line to stderr every few seconds, and one at the end."""
    began = said = time.monotonic()
    for number, outcome in enumerate(outcomes, start=1):
        yield outcome
        now = time.monotonic()
        if number == games or now - said >= PROGRESS_EVERY:
            said = now
            print(f"{number} of {games} games, {now - began:.0f} s", file=sys.stderr)


def show(report: dict[str, Any], *, as_json: bool) -> None:
    """Prints rows of key and value, or one JSON object."""
    if as_json:
        print(json.dumps(report))
        return
    lines = list(rows(report))
    width = max(len(key) for key, _ in lines)
    for key, value in lines:
        print(f"{key:{width}}  {value}")


def rows(report: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """A nested table is printed line by line under its name."""
    for key, value in report.items():
        if isinstance(value, dict):
            yield from ((f"{key} {name}", each) for name, each in rows(cast("Any", value)))
        else:
            yield key, value
