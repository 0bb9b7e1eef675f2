"""The database as a file: how it is locked and opened, what it holds, how it is copied."""

from __future__ import annotations

import sqlite3
import zlib
from contextlib import closing, suppress
from importlib import resources
from pathlib import Path

from db.errors import (
    Damaged,
    Exists,
    InUse,
    Newer,
    NoDirectory,
    NotADatabase,
    StoreError,
    Unwritable,
)
from db.space import INCREMENTAL, compact, rewrite

MAGIC = b"SQLite format 3\0"
WAIT = 5.0  # seconds
PART = ".dragonspotter-part"  # of a copy that is not whole yet
APPLICATION = 0x44726753  # "DrgS" in the file's header tells our databases from others


def scripts() -> list[str]:
    """The migrations in order; a database's version is the number of those it has seen."""
    folder = resources.files("db") / "migrations"
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    return [f.read_text("utf-8") for f in files]


def hold(path: Path) -> sqlite3.Connection:
    """Keep other processes away from `path` until closed or killed. Raises a subclass of Unusable:
    InUse if another process does so, NoDirectory or Unwritable.

    The lock is SQLite's own, on an empty database beside the real one: the real one stays readable
    for backups, and a forked worker does not inherit it as it would an flock.
    """
    if not path.parent.is_dir():
        raise NoDirectory(path=str(path))
    lock = path.with_name(path.name + ".lock")
    try:
        db = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise problem(path, error) from error
    try:
        db.execute("begin exclusive")
    except sqlite3.Error as error:
        db.close()
        raise problem(path, error) from error
    return db


def prepare(path: Path) -> None:
    """Create or migrate the database. Raises a subclass of Unusable for a file that is not fit, and
    leaves it as it is."""
    try:
        if path.exists() and path.stat().st_size and not _blank(path):
            examine(path)
        with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as db:
            db.execute(f"pragma auto_vacuum = {INCREMENTAL}")  # of a new database
            db.execute("pragma journal_mode = wal")
            _migrate(db)
        rewrite(path)
    except (OSError, sqlite3.Error) as error:
        raise problem(path, error) from error


def connect(path: Path) -> sqlite3.Connection:
    """Open the database. A write waits for the command line, which may be writing a request."""
    db = sqlite3.connect(path, timeout=WAIT, isolation_level=None, check_same_thread=False)
    for pragma in (
        "journal_mode = wal",
        "synchronous = full",
        "foreign_keys = on",
        "secure_delete = on",  # what is forgotten does not linger in free pages
        "journal_size_limit = 0",  # nor in the tail of the write-ahead log
    ):
        db.execute(f"pragma {pragma}")
    _understand(db)
    return db


def reader(path: Path) -> sqlite3.Connection:
    """Open a database that may be in use, for reading alone: rows as the store reads them."""
    db = _reader(path)
    _understand(db)
    return db


def _understand(db: sqlite3.Connection) -> None:
    db.text_factory = _text
    db.create_function("pack", 1, _pack, deterministic=True)
    db.create_function("unpack", 1, _unpack, deterministic=True)


def examine(path: Path) -> None:
    """Raises a subclass of Unusable, such as NotADatabase or Damaged, if something is wrong with an
    existing database; it may be in use. Changes nothing."""
    try:
        with path.open("rb") as file:
            if file.read(len(MAGIC)) != MAGIC:
                raise NotADatabase(path=str(path))
        with closing(_reader(path)) as db:
            identify(path, db)
            (verdict,) = db.execute("pragma quick_check(1)").fetchone()
            if verdict != "ok":
                raise Damaged(path=str(path), reason=" ".join(verdict.split()))
    except (OSError, sqlite3.Error) as error:
        raise problem(path, error) from error


def copy(source: Path, target: Path) -> None:
    """A consistent copy without holes, even while `source` is written. It appears whole or not at
    all. Raises Exists, or a subclass of Unusable: NoDirectory, what is wrong with the source, or
    what the disk says."""
    if target.exists():
        raise Exists(path=str(target))
    if not target.parent.is_dir():
        raise NoDirectory(path=str(target))
    examine(source)
    clear(target.parent)
    part = target.with_name(target.name + PART)
    try:
        with closing(_reader(source)) as db:
            compact(db, part)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise problem(target, error) from error
    finally:
        part.unlink(missing_ok=True)


def clear(directory: Path) -> None:
    """Take away unfinished copies whose process was killed, except those that somebody is writing
    or that we may not remove."""
    for part in directory.glob(f"*{PART}"):
        try:
            with closing(sqlite3.connect(part, timeout=0, isolation_level=None)) as db:
                db.execute("begin exclusive")
        except sqlite3.Error as error:
            if isinstance(problem(part, error), InUse):
                continue
        with suppress(OSError):
            for file in (part, part.with_name(f"{part.name}-journal")):
                file.unlink(missing_ok=True)


def problem(path: Path, error: OSError | sqlite3.Error) -> StoreError:
    """The error in one clear sentence."""
    reason = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return InUse(path=str(path))
        case sqlite3.SQLITE_NOTADB:
            return NotADatabase(path=str(path))
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_ERROR:
            return Damaged(path=str(path), reason=reason)
        case _:
            return Unwritable(path=str(path), reason=reason)


def _reader(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _blank(path: Path) -> bool:
    """Whether the database has nothing in it and belongs to nobody yet, because a kill came while
    it was first created."""
    with closing(_reader(path)) as db:
        (application,) = db.execute("pragma application_id").fetchone()
        (things,) = db.execute("select count(*) from sqlite_schema").fetchone()
    return application == 0 and things == 0


def identify(path: Path, db: sqlite3.Connection) -> int:
    """The version of our database. Raises NotADatabase or Newer."""
    (application,) = db.execute("pragma application_id").fetchone()
    (version,) = db.execute("pragma user_version").fetchone()
    if application != APPLICATION:
        raise NotADatabase(path=str(path))
    if version > len(scripts()):
        raise Newer(path=str(path), found=version, known=len(scripts()))
    return version


def _migrate(db: sqlite3.Connection) -> None:
    """All that is missing in one transaction: it is there whole or not at all, and reaches the
    disk once."""
    (version,) = db.execute("pragma user_version").fetchone()
    if missing := scripts()[version:]:
        together = "\n;".join(missing)  # a script may end in a comment
        db.executescript(
            f"begin immediate; {together}\n; pragma application_id = {APPLICATION}; "
            f"pragma user_version = {version + len(missing)}; commit"
        )


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")


def _pack(data: bytes) -> bytes:
    return zlib.compress(data, 1)


def _unpack(data: bytes | None) -> bytes | None:
    """A thinned state is null in the file and empty outside. Bytes that were never packed become
    null, so that no row which holds them is understood."""
    with suppress(zlib.error, TypeError):
        return b"" if data is None else zlib.decompress(data)
    return None
