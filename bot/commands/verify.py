"""Re-run an exported game from its seed, and name the first difference if there is one.

Exit code 0: the game was played as the file says. 1: it was not, or not by these rules.
"""

from __future__ import annotations

import argparse
from pathlib import Path


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="what /table export gave of an ended game")


def run(args: argparse.Namespace) -> int:
    """Exit code 0 if the game was played as the file says, else 1. Raises Problem if the file
    cannot be read."""
    from bot.problem import Problem
    from bot.records.verifying import verify
    from bot.text.say import ENGLISH, say_in

    try:
        raw = args.file.read_bytes()
    except OSError as error:
        raise Problem(f"{args.file} cannot be read: {error.strerror}") from error
    finding = verify(raw)
    print(say_in(ENGLISH).msg(finding.says))
    return 0 if finding.same else 1
