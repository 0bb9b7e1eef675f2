"""Room on the disk: what is no longer needed is given back, and old databases are rewritten."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

SPARE = 8  # one page in so many may be free, for what comes next
STEP = 64  # pages given back at a time, so that nobody waits long
INCREMENTAL = 2  # pages can go back while the database is in use
OLD = "select coalesce(sum(length(state)), 0) from move where state is not null"
MOVED = """
insert or ignore into state(id, state)
    select game << 32 | seq, state from move where state is not null;
update move set state = null where state is not null;
"""

log = logging.getLogger(__name__)


def is_loose(db: sqlite3.Connection) -> bool:
    """Whether more pages are free than are kept for what comes next."""
    (pages,) = db.execute("pragma page_count").fetchone()
    return _free(db) * SPARE > pages


def give_back(db: sqlite3.Connection) -> bool:
    """Give back some pages; returns whether there are more. The last step makes the file itself
    shorter."""
    with suppress(sqlite3.Error):  # if the disk fails, nothing is lost by it
        free = _free(db)
        db.executescript(f"pragma incremental_vacuum({STEP})")  # `execute` stops after one page
        if _free(db) < free and is_loose(db):
            return True
        empty_log(db)
    return False


def empty_log(db: sqlite3.Connection) -> None:
    """The write-ahead log would keep what was deleted until it is overwritten. If the disk fails,
    or somebody is reading, as a backup does, it is emptied the next time: nobody waits for that."""
    (patience,) = db.execute("pragma busy_timeout").fetchone()
    db.execute("pragma busy_timeout = 0")
    try:
        db.execute("pragma wal_checkpoint(truncate)")
    except sqlite3.Error as error:
        log.warning("the write-ahead log is emptied later: %s", error)
    finally:
        db.execute(f"pragma busy_timeout = {patience}")


def compact(db: sqlite3.Connection, target: Path) -> None:
    """A copy without any holes, even while `db` is written. When this returns it is on the disk."""
    db.execute("vacuum into ?", (str(target),))
    _sync(target)


def rewrite(path: Path) -> None:
    """Rewrite a database of an older version, if there is room for it: there the states lie between
    the moves, and room that came free is never given back. After a kill at any moment either the
    old file or the new one is there, and the bot runs with both."""
    new = path.with_name(path.name + ".new")
    new.unlink(missing_ok=True)  # left there by a kill
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
    """There must be room for a second file, and for what is moved inside the first one by way of
    its log."""
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
    """When this returns, a file's content or a directory's names are on the disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
