"""Room on the disk: what nobody needs any more goes back, and old databases are rewritten."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

SPARE = 8  # one page of so many may lie free, for what comes next
STEP = 64  # pages that go back at once: nobody waits long for them
INCREMENTAL = 2  # pages can go back while the database is in use
OLD = "select coalesce(sum(length(state)), 0) from move where state is not null"
MOVED = """
insert or ignore into state select game << 32 | seq, state from move where state is not null;
update move set state = null where state is not null;
"""

log = logging.getLogger(__name__)


def is_loose(db: sqlite3.Connection) -> bool:
    """Whether more lies free than is kept for what comes next."""
    (pages,) = db.execute("pragma page_count").fetchone()
    return _free(db) * SPARE > pages


def give_back(db: sqlite3.Connection) -> bool:
    """A step; whether there is more to do. With the last one the file itself becomes shorter."""
    with suppress(sqlite3.Error):  # a failing disk: nothing is lost by it
        free = _free(db)
        db.executescript(f"pragma incremental_vacuum({STEP})")  # `execute` stops after one page
        if _free(db) < free and is_loose(db):
            return True
        empty_log(db)
    return False


def empty_log(db: sqlite3.Connection) -> None:
    """The write-ahead log would keep what was deleted until it is overwritten. Where the disk fails
    or somebody reads, as a backup does, it is emptied the next time: nobody waits for that."""
    (patience,) = db.execute("pragma busy_timeout").fetchone()
    db.execute("pragma busy_timeout = 0")
    try:
        db.execute("pragma wal_checkpoint(truncate)")
    except sqlite3.Error as error:
        log.warning("the write-ahead log is emptied later: %s", error)
    finally:
        db.execute(f"pragma busy_timeout = {patience}")


def compact(db: sqlite3.Connection, target: Path) -> None:
    """A copy without any holes, also while `db` is written; it is on the disk then."""
    db.execute("vacuum into ?", (str(target),))
    _sync(target)


def rewrite(path: Path) -> None:
    """Lay out anew what an older version wrote, where there is room for it: its states lie between
    the moves, and what came free in it never goes back. Killed at any time the old file or the new
    one is there; with either one the bot runs.
    """
    new = path.with_name(path.name + ".new")
    new.unlink(missing_ok=True)  # a kill left it
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as db:
        (mode,) = db.execute("pragma auto_vacuum").fetchone()
        (old,) = db.execute(OLD).fetchone()
        if mode == INCREMENTAL and not old:
            return
        try:
            _look_for_room(path, 3 * old)
            _replace(db, path, new)
        except (OSError, sqlite3.Error) as error:
            new.unlink(missing_ok=True)
            log.warning("%s stays larger than it need be: %s", path, error)


def _free(db: sqlite3.Connection) -> int:
    (pages,) = db.execute("pragma freelist_count").fetchone()
    return pages


def _look_for_room(path: Path, moved: int) -> None:
    """For a second file, and for what is moved within the first one by way of its log."""
    need, free = path.stat().st_size + moved, shutil.disk_usage(path.parent).free
    if free < need:
        raise OSError(f"to rewrite it takes {need} bytes, and {free} are free")


def _replace(db: sqlite3.Connection, path: Path, new: Path) -> None:
    db.executescript(f"begin immediate; {MOVED} commit")
    db.execute(f"pragma auto_vacuum = {INCREMENTAL}")
    compact(db, new)
    db.execute("pragma journal_mode = delete")  # a log left behind would be taken for the new one's
    db.close()
    new.replace(path)
    _sync(path.parent)


def _sync(path: Path) -> None:
    """A file's content, or a directory's names, are on the disk then."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
