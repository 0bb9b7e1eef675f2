"""The pseudo-locale goes through all screens and pictures.

    python -m tools.pseudo                    all; two minutes
    python -m tools.pseudo --quick            fewer moments of each play, every ninth picture
    python -m tools.pseudo --games volfyirion --check

It prints how many texts do not fit, by kind, with examples: what Discord would refuse, labels,
titles, descriptions and texts that are cut, what a menu asks in more than a phone shows, lines that
are lost in silence, and on pictures what is cut, too small or outside its frame. `--check` exits
with 1 if anything was found.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.games import GAMES
from tools.pseudo import pictures, screens, tour
from tools.pseudo.found import Found
from tools.pseudo.locale import spoken
from tools.sittings import sittings


def all_of(games: Sequence[str], quick: bool) -> Found:
    """All that does not fit: in tables, lessons, pictures and answers. If `quick`, fewer are looked
    at."""
    found, most, every, step = Found(), 400, 10, 1
    if quick:
        most, every, step = 31, 10, 9
    with spoken() as say:
        for key in games:
            levels = ["random"] if quick else ["random", "greedy"]
            screens.of_tables(found, sittings([key], levels, 1), every, most)
            screens.of_lessons(found, key)
            pictures.of_game(found, say, key, step)
        with TemporaryDirectory() as directory:
            asyncio.run(tour.of_the_bot(found, Path(directory)))
    return found


def main(argv: Sequence[str] | None = None) -> int:
    ask = argparse.ArgumentParser(prog="python -m tools.pseudo")
    ask.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    ask.add_argument("--quick", action="store_true", help="fewer moments and pictures")
    ask.add_argument("--check", action="store_true", help="1 if anything does not fit")
    args = ask.parse_args(argv)
    found = all_of(args.games, args.quick)
    print(found.report())
    return 1 if args.check and found.kinds else 0


if __name__ == "__main__":
    sys.exit(main())
