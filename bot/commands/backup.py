"""Write a consistent copy of the database to a new file, also while the bot is running."""

from __future__ import annotations

import argparse
from pathlib import Path


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="where the copy goes; it must not exist yet")


def run(args: argparse.Namespace) -> int:
    """Exit code 0. Raises Problem if there is no database yet, and what `db.file.copy` raises."""
    from bot.problem import Problem
    from bot.settings import Settings
    from db.file import copy

    file: Path = args.file
    database = Settings.read().database
    if not database.exists():
        raise Problem(f"{database} does not exist: there is nothing to copy yet")
    copy(database, file)
    print(f"{database} is copied to {file}")
    return 0
