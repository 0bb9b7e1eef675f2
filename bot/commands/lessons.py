"""Play all lessons through in all languages, and say what does not hold.

Exit code 1 if anything does not. `--seek` names a seed for each lesson that its own no longer fits,
for example because a rule now draws once more; texts must then be read again.
"""

from __future__ import annotations

import argparse


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seek", action="store_true", help="look for seeds that fit")


def run(args: argparse.Namespace) -> int:
    from bot.simulate.lessons import faults, seed_for
    from engine.games import GAMES

    wrong = 0
    for game in GAMES.values():
        for number, lesson in enumerate(game.lessons, 1):
            found = faults(game, number)
            wrong += bool(found)
            print(
                f"{game.key} {number}: {len(lesson.steps)} steps",
                *(found or ["all holds"]),
                sep="\n  ",
            )
            if found and args.seek:
                fits = seed_for(game, lesson)
                print(f"  seed: {fits.seed if fits else 'none found'}")
    return 1 if wrong else 0
