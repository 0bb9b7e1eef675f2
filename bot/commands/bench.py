"""Measure the speed goals and print one table: each a ratio, the median of three.

Both sides of a ratio are measured in the same run. A missed goal is said, and is no error. `bench
load` lets people click at many tables at once: how soon they are answered, and what it takes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from bot.bench import MEASURES, Measure

if TYPE_CHECKING:
    from bot.bench.load import Found

LOAD = "people click at random at many tables of all games, on a Discord that answers at once"
MISSING = 'not measured: pip install -e ".[bench]"'


def arguments(parser: argparse.ArgumentParser) -> None:
    names = ", ".join(MEASURES)
    parser.add_argument("--only", action="append", choices=MEASURES, metavar="NAME", help=names)
    parser.add_argument("--seconds", type=positive, default=1.0, help="each look lasts; default: 1")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(load=False)
    load = parser.add_subparsers(metavar="load").add_parser("load", help=LOAD, description=LOAD)
    load.add_argument("--tables", type=count, default=64, help="open at once; default: 64")
    load.add_argument("--clicks", type=count, default=2000, help="in all; default: 2000")
    load.add_argument("--seed", type=int, default=1, help="of what is clicked; default: 1")
    load.add_argument("--kinds", action="store_true", help="list what the store of pictures holds")
    load.add_argument("--curve", type=Path, metavar="FILE", help="draw how its memory goes (PNG)")
    load.set_defaults(load=True)


def run(args: argparse.Namespace) -> int:
    if args.load:
        return _load(args)
    chosen = [MEASURES[name] for name in args.only or MEASURES]
    values = measured(chosen, args.seconds)
    if args.json:
        print(json.dumps(report(values)))
        return 0
    for line in table(chosen, values):
        print(line)
    return 0


def _load(args: argparse.Namespace) -> int:
    from bot.bench import load

    found = asyncio.run(load.load(args.tables, args.clicks, args.seed))
    for line in found.lines():
        print(line)
    if args.curve:
        _draw(found, args.curve)
    for line in load.kinds() if args.kinds else ():
        print(line)
    return 0


def _draw(found: Found, file: Path) -> None:
    from bot.bench.curve import curve
    from rendering.encode import png

    clicks = len(found.answered)
    title = f"MB that the process holds, while {clicks:,} clicks come at {found.tables} tables"
    file.write_bytes(png(curve(title, found.grown, clicks)))


def count(word: str) -> int:
    """Raises ArgumentTypeError for anything but a whole number above 0."""
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"{word} is not a number above 0")
    return int(word)


def positive(word: str) -> float:
    """A number of seconds. Raises ArgumentTypeError unless it is finite and above 0, ValueError for
    what is no number."""
    seconds = float(word)
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{word} is not a number of seconds above 0")
    return seconds


def measured(chosen: Iterable[Measure], seconds: float) -> dict[str, float]:
    """The ratios by name, as far as the peers are installed."""
    values: dict[str, float] = {}
    for measure in chosen:
        if measure.available:
            print(f"{measure.name} …", file=sys.stderr)
            values[measure.name] = measure.value(seconds)
    return values


def report(values: Mapping[str, float]) -> dict[str, dict[str, object]]:
    return {
        name: {
            "value": round(value, 3),
            "target": MEASURES[name].target,
            "better": MEASURES[name].better,
            "met": MEASURES[name].met(value),
        }
        for name, value in values.items()
    }


def table(chosen: Iterable[Measure], values: Mapping[str, float]) -> list[str]:
    """The lines to print: one for each measure, then which goals were missed."""
    lines = [line(measure, values.get(measure.name)) for measure in chosen]
    missed = [name for name, value in values.items() if not MEASURES[name].met(value)]
    return [*lines, "", f"missed: {', '.join(missed)}" if missed else "no goal is missed"]


def line(measure: Measure, value: float | None) -> str:
    """`value` is None if the measure could not be taken here."""
    what = f"{measure.name:9} {measure.what:64}"
    if value is None:
        return f"{what} {MISSING}"
    sign = "≥" if measure.better == "high" else "≤"
    verdict = "" if measure.met(value) else "   MISSED"
    return f"{what} {value:7.2f}{measure.unit}   goal {sign} {measure.target:g}{verdict}"
