"""Forget a person, as they can themselves with /me forget; the bot may be running.

With Discord's developer mode on, a right click on somebody copies their number. Run it again to see
whether it is done: then nothing is known of them.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from typing import Literal

LARGEST = 1 << 63  # Discord's numbers are smaller


def arguments(parser: argparse.ArgumentParser) -> None:
    whose(parser, "user")


def run(args: argparse.Namespace) -> int:
    return reach("forget", args)


def whose(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument(
        "id", type=_id, metavar=what.upper(), help=f"Discord's number of the {what}"
    )
    parser.add_argument(
        "databases",
        nargs="*",
        type=Path,
        metavar="DATABASE",
        help="default: that of the settings; name all where several processes serve the bot",
    )


def reach(kind: Literal["forget", "erase"], args: argparse.Namespace) -> int:
    """Print a line for each database; a fault in one does not stop the others."""
    from bot.duties import requests
    from bot.settings import Settings
    from db.errors import StoreError

    settings, failed = Settings.read(), 0
    for path in args.databases or [settings.database]:
        try:
            said = asyncio.run(requests.reach(path, kind, args.id)) if path.exists() else ""
        except (OSError, StoreError) as problem:
            print(f"dragonspotter: {problem}", file=sys.stderr)
            failed = 1
        else:
            failed = failed if said else 1
            print(f"{path}: {said or 'there is no such file'}", file=None if said else sys.stderr)
    shards = settings.shards
    if not args.databases and len(shards.ids) < shards.total:
        print(f"Only shares {shards} were reached: name the other processes' databases, too.")
    return failed


def _id(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and int(word) < LARGEST):
        raise argparse.ArgumentTypeError(f"{word} is not one of Discord's numbers")
    return int(word)
