"""Make a backup the database. The bot must not be running; an existing database is kept."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a file made by `backup`")


def run(args: argparse.Namespace) -> int:
    """Raises Problem if the backup does not exist or a database is in the way, and what
    `db.file.hold` and `db.file.copy` raise."""
    from bot.problem import Problem
    from bot.settings import Settings
    from db.file import copy, hold

    file: Path = args.file
    database = Settings.read().database
    if not file.exists():
        raise Problem(f"{file} does not exist")
    log, index = (database.with_name(database.name + suffix) for suffix in ("-wal", "-shm"))
    with closing(hold(database)):
        for old in (database, log):  # another database's log would be replayed into this one
            if old.exists() and (old == database or old.stat().st_size):
                raise Problem(f"{old} is in the way: move it elsewhere first")
        for empty in (log, index):
            empty.unlink(missing_ok=True)
        copy(file, database)
    print(f"{database} is restored from {file}")
    print("It knows the people again who were forgotten since it was made: `python -m bot forget`")
    return 0
